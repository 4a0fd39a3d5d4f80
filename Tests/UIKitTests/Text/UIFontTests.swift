import TestSupport
import Testing
import UIKit

@MainActor @Suite struct UIFontTests {
  @Test(arguments: [8, 9, 11, 12, 13, 15, 17, 20, 22, 28, 34, 60] as [CGFloat])
  func `the system font has San Francisco's measures`(size: CGFloat) {
    for weight in [UIFont.Weight.ultraLight, .regular, .semibold, .black] {
      let font = UIFont.systemFont(ofSize: size, weight: weight)
      #expect(abs(font.ascender - 0.9521484375 * size) < 0.01)
      #expect(abs(font.descender + 0.2412109375 * size) < 0.01)
      #expect(abs(font.lineHeight - 1.193359375 * size) < 0.01)
      #expect(abs(font.capHeight - 0.70458984375 * size) < 0.01)
      #expect(font.leading == 0)
      #expect(font.pointSize == size)
    }
  }

  @Test func `sizes of the system are those of iOS`() {
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.smallSystemFontSize == 12)
    #expect(UIFont.systemFontSize == 14)
  }

  @Test func `fonts are equal when they look alike`() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17, weight: .bold) == UIFont.boldSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.italicSystemFont(ofSize: 17))
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName.hasSuffix("Semibold"))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
  }

  @Test func `a font of no known name is none`() {
    #expect(UIFont(name: "There Is No Such Font", size: 17) == nil)
    #expect(UIFont(name: "", size: 17) == nil)
    #expect(UIFont(name: "Helvetica", size: 17)?.pointSize == 17)
  }

  @Test func `descriptors change traits and keep the rest`() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == UIFont.boldSystemFont(ofSize: 20))
    let italic = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: italic, size: 13).pointSize == 13)
    #expect(italic.symbolicTraits.contains([.traitBold, .traitItalic]))
    let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
    let code = UIFont(descriptor: mono, size: 0)
    #expect(width("iiii", code) == width("mmmm", code))
    #expect(width("iiii", font) < width("mmmm", font))
  }

  @Test(
    arguments: [
      ("Inter-Regular", []), ("Inter-Bold", .traitBold), ("Inter-Italic", .traitItalic),
      ("Inter-BoldItalic", [.traitBold, .traitItalic]),
    ] as [(String, UIFontDescriptor.SymbolicTraits)]
  )
  func `a font with a name has the traits of its face`(
    _ name: String,
    _ traits: UIFontDescriptor.SymbolicTraits
  ) throws {
    let descriptor = UIFontDescriptor(name: name, size: 17)
    #expect(descriptor.symbolicTraits == traits)
    let bold = try #require(descriptor.withSymbolicTraits(traits.union(.traitBold)))
    #expect(bold.symbolicTraits == traits.union(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).familyName == "Inter")
  }

  @Test func `digits of one width stand under each other`() {
    let plain = UIFont.systemFont(ofSize: 17)
    let even = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(width("1111", even) == width("0000", even))
    #expect(width("1111", plain) < width("0000", plain))
    // A label of 58 points holds it on the phone, where it takes about 56.
    #expect(width("10:00 AM", .monospacedDigitSystemFont(ofSize: 12, weight: .medium)) < 58)
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    text.size(withAttributes: [.font: font]).width
  }
}
