import CoreGraphics
import Foundation
import Testing

@testable import TextShaping

@Suite struct TypefaceTests {
  private static func path(_ stem: String) throws -> String { try #require(FontFiles()[stem]) }

  @Test func `a file that is no font is no typeface`() throws {
    #expect(Typeface(.init(path: "/nowhere.ttf")) == nil)
    #expect(Typeface(.init(path: "/etc/passwd")) == nil)
    #expect(Typeface(.init(path: "/")) == nil)
    let path = try Self.path("Inter-Regular")
    #expect(Typeface(.init(path: path, index: 1)) == nil)
    #expect(Typeface(.init(path: path, index: -1)) == nil)
  }

  @Test func `the members of a collection differ`() throws {
    let path = try Self.path("NotoSansCJK-Regular")
    let names = (0..<5).compactMap { Typeface(.init(path: path, index: $0))?.names.postScript }
    #expect(Set(names).count == 5)
    #expect(names.contains("NotoSansCJKjp-Regular"))
  }

  @Test func `names, weight and slant are the face's own`() throws {
    let face = try #require(Typeface(.init(path: Self.path("Inter-SemiBoldItalic"))))
    #expect(face.names.family == "Inter")
    #expect(face.names.style == "Semi Bold Italic")
    #expect(face.names.full == "Inter Semi Bold Italic")
    #expect(face.names.legacyFamily == "Inter Semi Bold")
    #expect(face.weight == .semibold)
    #expect(face.isItalic)
  }

  @Test func `characters have glyphs or not`() throws {
    let face = try #require(Typeface(.init(path: Self.path("Inter-Regular"))))
    #expect(face.glyph(for: "A") != nil && face.covers(0x41))
    #expect(face.glyph(for: "é") != nil && face.covers(0xE9))
    #expect(face.glyph(for: "漢") == nil && !face.covers(0x6F22))
    #expect(face.glyph(for: "\u{1}") == nil && !face.covers(0x10FFFF))
    #expect(face.glyphCount > 2000)
  }

  @Test func `the empty face has nothing and breaks nothing`() {
    let face = Typeface.empty
    #expect(face.glyphCount == 0)
    #expect(face.glyph(for: "A") == nil)
    #expect(face.bounds(of: 0).isEmpty)
    #expect(face.cgFont == nil)
    #expect(face.outline(of: 5).isEmpty)
  }

  @Test func `glyphs out of range have no measures`() throws {
    let face = try #require(Typeface(.init(path: Self.path("Inter-Regular"))))
    #expect(face.bounds(of: 60_000).isEmpty)
    #expect(face.advance(of: 60_000).isFinite)
    #expect(face.outline(of: 4_000_000).isEmpty)
  }

  @Test func `a typeface is made into one drawing font`() throws {
    let face = try #require(Typeface(.init(path: Self.path("Inter-Regular"))))
    let other = try #require(Typeface(.init(path: Self.path("Inter-Bold"))))
    #expect(face.cgFont != nil)
    #expect(face.cgFont == face.cgFont)
    #expect(face.cgFont != other.cgFont)
    #expect(face == face && face != other)
  }

  @Test func `a library opens a file once`() throws {
    let path = try Self.path("Inter-Regular")
    let library = FontLibrary()
    #expect(library.typeface(at: .init(path: path)) === library.typeface(at: .init(path: path)))
    #expect(library.typeface(at: .init(path: "/nowhere")) == nil)
  }

  @Test func `axes are named by four letters`() {
    #expect(FontVariation("wght", 700).name == "wght")
    #expect(FontVariation("wght", 700) == FontVariation(tag: 0x7767_6874, value: 700))
    #expect(FontFeature("ss1").tag == 0x7373_3120)
    #expect(FontFeature("tnum").value == 1)
  }
}

@Suite struct FontCatalogTests {
  private static func catalog(_ stems: String...) throws -> FontCatalog {
    let files = FontFiles()
    return FontCatalog(files: try stems.map { try #require(files[$0]) })
  }

  @Test func `faces are listed lightest first, upright before italic`() throws {
    let catalog = try Self.catalog("Inter-Bold", "Inter-Italic", "Inter-Thin", "Inter-Regular")
    #expect(
      catalog.faces(ofFamily: "INTER").map(\.names.postScript)
        == ["Inter-Thin", "Inter-Regular", "Inter-Italic", "Inter-Bold"]
    )
    #expect(catalog.familyNames == ["Inter"])
  }

  @Test func `the nearest face answers, slant before weight`() throws {
    let catalog = try Self.catalog("Inter-Bold", "Inter-Italic", "Inter-Regular")
    func face(_ weight: FontWeight, _ isItalic: Bool) -> String? {
      let description = FontDescription(
        .named("Inter"),
        size: 12,
        weight: weight,
        isItalic: isItalic
      )
      return catalog.face(for: description, named: "Inter")?.names.postScript
    }
    #expect(face(.black, false) == "Inter-Bold")
    #expect(face(.light, false) == "Inter-Regular")
    #expect(face(.black, true) == "Inter-Italic")
  }

  @Test func `old family names lead to their face`() throws {
    let catalog = try Self.catalog("Inter-SemiBold")
    #expect(catalog.face(named: "Inter Semi Bold")?.names.postScript == "Inter-SemiBold")
    #expect(catalog.face(named: "Inter") == nil)
  }

  @Test func `removing a file removes its faces only`() throws {
    var catalog = try Self.catalog("Inter-Bold", "NotoSerif-Bold")
    let path = try #require(FontFiles()["Inter-Bold"])
    catalog.remove(file: path)
    #expect(catalog.familyNames == ["Noto Serif"])
    #expect(catalog.face(named: "Inter-Bold") == nil)
  }

  @Test func `a file that is no font has no faces`() {
    #expect(FaceRecord.faces(inFile: "/etc/passwd").isEmpty)
    #expect(FontCatalog(files: ["/nowhere"]).familyNames.isEmpty)
  }
}

@Suite struct SystemFontFacesTests {
  private static func stems(
    _ faces: SystemFontFaces,
    _ change: (inout FontDescription) -> Void
  )
    -> [String]
  {
    var description = FontDescription.system(17)
    change(&description)
    return faces.candidates(description, size: description.size).map(\.stem)
  }

  @Test func `Inter is asked for by weight, slant and size`() {
    #expect(Self.stems(.inter) { _ in }.first == "Inter-Regular")
    #expect(Self.stems(.inter) { $0.isItalic = true }.first == "Inter-Italic")
    let heavy = Self.stems(.inter) {
      $0.weight = .heavy
      $0.isItalic = true
      $0.size = 30
    }
    #expect(
      heavy == [
        "InterDisplay-ExtraBoldItalic", "Inter-ExtraBoldItalic", "Inter-ExtraBold", "Inter-Regular",
      ]
    )
  }

  @Test func `San Francisco has a text and a display cut, or axes`() {
    #expect(Self.stems(.sanFrancisco) { _ in } == ["SF-Pro-Text-Regular", "SF-Pro"])
    let italic = Self.stems(.sanFrancisco) {
      $0.size = 28
      $0.isItalic = true
    }
    #expect(italic == ["SF-Pro-Display-RegularItalic", "SF-Pro-Italic"])
    let bold = FontDescription.system(22, weight: .bold)
    let variable = SystemFontFaces.sanFrancisco.candidates(bold, size: 22).last
    #expect(variable?.variations == [.init("wght", 700), .init("opsz", 22)])
  }

  @Test func `designs without a face of Apple's fall back on Noto`() {
    for faces in [SystemFontFaces.inter, .sanFrancisco] {
      #expect(Self.stems(faces) { $0.family = .system(.serif) }.last == "NotoSerif-Regular")
      let mono = Self.stems(faces) {
        $0.family = .system(.monospaced)
        $0.weight = .bold
      }
      #expect(mono.last == "NotoSansMono-Bold")
    }
    #expect(Self.stems(.inter) { $0.family = .system(.rounded) }.first == "Inter-Regular")
    #expect(
      Self.stems(.sanFrancisco) { $0.family = .system(.rounded) }.first
        == "SF-Pro-Rounded-Regular"
    )
    #expect(Self.stems(.inter) { $0.family = .named("Inter") }.isEmpty)
  }
}
