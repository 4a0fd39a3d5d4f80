import Testing

@testable import TextShaping

@Suite struct PinnedFontsTests {
  private static let files = FontFiles()

  @Test(arguments: FontPackage.allCases)
  func `every package is there and knows its files`(package: FontPackage) {
    #expect(Self.files[package.witness] != nil, "\(package.rawValue)")
    #expect(FontPackage(ofFile: package.witness) == package)
    #expect(package.rawValue.hasPrefix("fonts-"))
    #expect(!package.purpose.isEmpty)
  }

  @Test func `every script's file is there`() {
    for (script, stem) in PinnedFonts.stemByScript {
      #expect(Self.files[stem + "-Regular"] != nil, "\(script)")
      #expect(script.count == 4)
    }
    for stem in PinnedFonts.common { #expect(Self.files[stem + "-Regular"] != nil) }
  }

  @Test(arguments: [
    ("", "jp"), ("ja-JP", "jp"), ("ko-KR", "kr"), ("zh", "sc"), ("zh-CN", "sc"), ("zh-SG", "sc"),
    ("zh-Hant", "tc"), ("zh-tw", "tc"), ("zh-MO", "hk"), ("ZH-HK", "hk"), ("en", "jp"),
  ])
  func `the language picks a member of the collection`(language: String, member: String) {
    #expect(PinnedFonts.cjkMember(language: language) == member)
  }

  @Test func `circled numbers and CJK signs are squares, letters are not`() {
    for character in "①㈱「。！＠" {
      #expect(character.unicodeScalars.allSatisfy { PinnedFonts.isSquare($0.value) })
    }
    for character in "aé→★漢" {
      #expect(!character.unicodeScalars.contains { PinnedFonts.isSquare($0.value) })
    }
  }
}

@Suite struct FamilySubstitutesTests {
  @Test(arguments: [
    ("Helvetica", FontWeight.regular, false), ("helvetica", .regular, false),
    ("Helvetica-Bold", .bold, false), ("Helvetica-BoldOblique", .bold, true),
    ("Helvetica Light", .light, false), ("Helvetica-LightOblique", .light, true),
  ])
  func `the words behind a family say which face`(
    name: String,
    weight: FontWeight,
    isItalic: Bool
  ) {
    let match = FamilySubstitutes.match(name)
    #expect(match?.family == "Helvetica")
    #expect(match?.weight == weight && match?.isItalic == isItalic)
  }

  @Test(arguments: [
    ("HelveticaNeue-UltraLight", FontWeight.ultraLight), ("HelveticaNeue-Thin", .thin),
    ("HelveticaNeue-Medium", .medium), ("HelveticaNeue-CondensedBold", .bold),
    ("AvenirNext-DemiBold", .semibold), ("AvenirNext-Heavy", .heavy), ("Avenir-Black", .black),
    ("Avenir-Book", .regular), ("Palatino-Roman", .regular), ("HiraginoSans-W6", .semibold),
    ("Futura-CondensedExtraBold", .heavy), ("GillSans-SemiBold", .semibold),
    ("TimesNewRomanPSMT", .regular), ("CourierNewPS-BoldMT", .bold), ("MarkerFelt-Wide", .bold),
  ])
  func `PostScript names are understood`(name: String, weight: FontWeight) {
    #expect(FamilySubstitutes.match(name)?.weight == weight)
  }

  @Test func `the longest family wins`() {
    #expect(FamilySubstitutes.match("Avenir Next Condensed")?.family == "Avenir Next Condensed")
    #expect(FamilySubstitutes.match("AvenirNext-Bold")?.family == "Avenir Next")
    #expect(FamilySubstitutes.match("Avenir")?.family == "Avenir")
    #expect(FamilySubstitutes.match("CourierNew")?.family == "Courier New")
  }

  @Test(arguments: ["", "Helvetic", "HelveticaX", "Helvetica-Bolder", "Inter", "Arial-Bold-Foo"])
  func `what is no face of a known family is nothing`(name: String) {
    #expect(FamilySubstitutes.match(name) == nil)
  }

  @Test func `every stand-in is a pinned family`() {
    let families = Set(FontLibrary.shared.pinnedCatalog().familyNames)
    for name in ["Helvetica", "Menlo", "Georgia", "Hiragino Sans", "Hiragino Mincho ProN"] {
      let match = FamilySubstitutes.match(name)
      #expect(match.map { families.contains($0.substitute) } == true, "\(name)")
    }
  }
}
