import Diagnostics
import Foundation
import Testing

@testable import TextShaping

@Suite struct FontLibraryTests {
  private static func font(_ description: FontDescription) -> Font {
    FontLibrary.shared.font(for: description)
  }

  @Test func `the same description gives the same font`() {
    #expect(systemFont(19.5) === systemFont(19.5))
    #expect(systemFont(19.5) !== systemFont(19.25))
  }

  @Test func `a font is equal to one that is made when it was let go of`() {
    let library = FontLibrary()
    let first = library.font(for: FontDescription(.system(.standard), size: 17))
    library.letGo()
    let second = library.font(for: FontDescription(.system(.standard), size: 17))
    #expect(first !== second)
    #expect(first == second && first.hashValue == second.hashValue)
    #expect(first != library.font(for: FontDescription(.system(.standard), size: 18)))
    #expect(first != systemFont(17), "another library may draw it with other files")
  }

  @Test func `system fonts have the names iOS gives them`() {
    #expect(systemFont().names.postScript == ".SFUI-Regular")
    #expect(systemFont(17, .semibold).names.postScript == ".SFUI-Semibold")
    #expect(systemFont().names.family == ".AppleSystemUIFont")
    #expect(systemFont(17, .bold).names.style == "Bold")
  }

  @Test(arguments: [".SFUI-Regular", ".AppleSystemUIFont", ".AppleSystemUIFontMonospaced-Bold"])
  func `a system font is found under its own names`(name: String) {
    #expect(FontLibrary.shared.match(name) == .exact)
    #expect(namedFont(name).metrics == systemFont().metrics)
  }

  @Test func `every weight has a face of its own`() {
    let faces = FontWeight.all.map { systemFont(17, $0).typeface.names.postScript }
    #expect(Set(faces).count == 9)
    #expect(systemFont(17, .heavy).typeface.weight.openType > 750)
  }

  @Test func `from 20 points on the display cut draws`() {
    #expect(systemFont(19.9).typeface.names.family == "Inter")
    #expect(systemFont(20).typeface.names.family == "Inter Display")
  }

  @Test func `italic and monospaced and serif differ from the plain one`() {
    var italic = FontDescription.system(17)
    italic.isItalic = true
    #expect(Self.font(italic).typeface.isItalic)
    let mono = Self.font(FontDescription(.system(.monospaced), size: 17))
    #expect(mono.typeface.names.family == "Noto Sans Mono")
    let serif = Self.font(FontDescription(.system(.serif), size: 17, weight: .bold))
    #expect(serif.typeface.names.postScript == "NotoSerif-Bold")
    for font in [mono, serif, Self.font(FontDescription(.system(.rounded), size: 17))] {
      #expect(font.metrics.lineHeight == systemFont().metrics.lineHeight)
    }
  }

  @Test func `monospaced digits are all as wide`() {
    var description = FontDescription.system(17)
    description.hasMonospacedDigits = true
    let font = Self.font(description)
    let widths = Set((0...9).map { layout("\($0)\($0)", format(font)).size.width.rounded() })
    #expect(widths.count == 1)
    #expect(layout("11", format()).size.width < layout("00", format()).size.width)
  }

  @Test func `features can be asked for`() {
    var description = FontDescription.system(17)
    description.features = [FontFeature("zero")]
    let slashed = layout("0", format(Self.font(description)))
    #expect(slashed.glyphs[0].id != layout("0").glyphs[0].id)
  }

  @Test(arguments: [
    ("Inter-Bold", "Inter-Bold"), ("Inter Semi Bold", "Inter-SemiBold"),
    ("inter-bold", "Inter-Bold"), ("Noto Serif", "NotoSerif-Regular"),
    ("NotoSansCJKsc-Regular", "NotoSansCJKsc-Regular"), ("Inter", "Inter-Regular"),
  ])
  func `pinned fonts are found by family, full and PostScript name`(name: String, face: String) {
    let font = namedFont(name)
    #expect(font.match == .exact)
    #expect(font.typeface.names.postScript == face)
  }

  @Test func `traits choose within a family`() {
    let bold = Self.font(FontDescription(.named("Noto Serif"), size: 17, weight: .bold))
    #expect(bold.typeface.names.postScript == "NotoSerif-Bold")
    let italic = Self.font(
      FontDescription(.named("NotoSerif-Bold"), size: 17, isItalic: true)
    )
    #expect(italic.typeface.names.postScript == "NotoSerif-BoldItalic")
  }

  @Test(arguments: [
    ("Helvetica", "Helvetica", "Inter-Regular"),
    ("HelveticaNeue-Light", "Helvetica Neue", "Inter-Light"),
    ("Helvetica Neue", "Helvetica Neue", "Inter-Regular"),
    ("AvenirNext-DemiBoldItalic", "Avenir Next", "Inter-SemiBoldItalic"),
    ("ArialMT", "Arial", "Inter-Regular"), ("Arial-BoldMT", "Arial", "Inter-Bold"),
    ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", "NotoSerif-BoldItalic"),
    ("Georgia-Bold", "Georgia", "NotoSerif-Bold"), ("Menlo-Bold", "Menlo", "NotoSansMono-Bold"),
    ("Courier", "Courier", "NotoSansMono-Regular"),
    ("HiraginoSans-W3", "Hiragino Sans", "NotoSansCJKjp-Regular"),
    ("PingFangTC-Semibold", "PingFang TC", "NotoSansCJKtc-Bold"),
  ])
  func `families of iOS have stand-ins`(name: String, family: String, face: String) {
    #expect(FontLibrary.shared.match(name) == .substituted(family: family))
    let font = namedFont(name)
    #expect(font.match == .substituted(family: family))
    #expect(font.typeface.names.postScript == face)
    #expect(font.names.family == family)
  }

  @Test(arguments: ["NoSuchFont", "Helvetica-Foo", "", "Roboto", "Tahoma", "é", "-"])
  func `what iOS has not is unknown, and still draws`(name: String) {
    #expect(FontLibrary.shared.match(name) == .unknown)
    let font = namedFont(name)
    #expect(font.match == .unknown)
    #expect(font.typeface === systemFont().typeface)
  }

  @Test func `a substitution is reported once for a family`() {
    let library = FontLibrary()
    let found = UIKitDiagnostics.recording {
      _ = library.font(for: .named("Georgia", 12))
      _ = library.font(for: .named("Georgia-Bold", 14))
      _ = library.font(for: .named("Nope", 14))
      _ = library.font(for: .named("Nope", 15))
    }
    #expect(found.map(\.code) == ["TSK-FONT", "TSK-FONT"])
    #expect(found.map(\.place) == ["font family Georgia", "font Nope"])
  }

  @Test func `asking how well a name matches reports nothing`() {
    let library = FontLibrary()
    #expect(UIKitDiagnostics.recording { _ = library.match("Georgia") }.isEmpty)
  }

  @Test(
    arguments: [
      (0, 12), (-5, 12), (0.01, 0.01), (1e6, 1e6), (1e7, 1e6), (.infinity, 1e6),
      (-.infinity, 12), (.nan, 12), (17, 17),
    ] as [(CGFloat, CGFloat)]
  )
  func `an impossible size becomes a possible one`(size: CGFloat, used: CGFloat) {
    let library = FontLibrary()
    let found = UIKitDiagnostics.recording {
      #expect(library.font(for: .system(size)).pointSize == used)
      #expect(library.font(for: .named("Inter", size)).pointSize == used)
    }
    let isReported = !size.isFinite || size > 1e6
    #expect(found.map(\.code) == (isReported ? ["TSK-NAN"] : []))
  }

  @Test func `families are listed with their faces`() {
    let families = FontLibrary.shared.familyNames
    #expect(families.contains("Inter") && families.contains("Noto Sans CJK JP"))
    #expect(families == families.sorted())
    #expect(!families.contains("Helvetica"))
    let faces = FontLibrary.shared.faceNames(ofFamily: "Noto Serif")
    #expect(
      faces == ["NotoSerif-Regular", "NotoSerif-Italic", "NotoSerif-Bold", "NotoSerif-BoldItalic"]
    )
    #expect(FontLibrary.shared.faceNames(ofFamily: "Nope").isEmpty)
  }

  @Test func `weights translate to OpenType's scale and back`() {
    #expect(FontWeight.all.map(\.openType) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    for value in stride(from: 100.0, through: 900, by: 12.5) {
      #expect(abs(FontWeight(openType: value).openType - value) < 1e-9)
    }
    #expect(FontWeight(rawValue: -3).openType == 100)
    #expect(FontWeight(rawValue: .nan).openType == 400)
    #expect(FontWeight(rawValue: 9).openType == 900)
  }
}
