import CoreGraphics
import Foundation
import Testing
import UIKit

/// Descriptions of fonts, and what changing one part leaves of the others.
@MainActor @Suite struct FontDescriptorTests {
  private let standard = UIFont.systemFont(ofSize: 20).fontDescriptor

  private func weight(_ descriptor: UIFontDescriptor) -> UIFont.Weight? {
    let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    return traits?[.weight] as? UIFont.Weight
  }

  @Test func `a font made of its descriptor is the same font`() {
    for font in [
      UIFont.systemFont(ofSize: 13), .systemFont(ofSize: 20, weight: .heavy),
      .italicSystemFont(ofSize: 9), .monospacedSystemFont(ofSize: 14, weight: .regular),
      .monospacedDigitSystemFont(ofSize: 30, weight: .light),
    ] {
      #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
      #expect(UIFont(descriptor: font.fontDescriptor, size: 40).pointSize == 40)
      #expect(UIFont(descriptor: font.fontDescriptor, size: 40) == font.withSize(40))
    }
  }

  @Test func `another size leaves the rest`() {
    let larger = standard.withSize(40)
    #expect(larger.pointSize == 40 && standard.pointSize == 20)
    #expect(larger.withSize(20) == standard && larger != standard)
    #expect(larger.symbolicTraits == standard.symbolicTraits)
  }

  @Test func `traits are put on and taken off`() throws {
    let both = try #require(standard.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    let italic = try #require(both.withSymbolicTraits(.traitItalic))
    #expect(italic.symbolicTraits.contains(.traitItalic))
    #expect(!italic.symbolicTraits.contains(.traitBold))
    let none = try #require(both.withSymbolicTraits([]))
    #expect(none == standard)
    #expect(both.pointSize == 20)
  }

  @Test func `a bold font that becomes bold stays as it is`() throws {
    let heavy = UIFont.systemFont(ofSize: 20, weight: .heavy).fontDescriptor
    #expect(try #require(heavy.withSymbolicTraits(.traitBold)) == heavy)
  }

  @Test func `weights are told by attributes`() {
    for weight in [UIFont.Weight.ultraLight, .regular, .medium, .black] {
      let descriptor = UIFont.systemFont(ofSize: 20, weight: weight).fontDescriptor
      #expect(self.weight(descriptor) == weight)
      #expect(descriptor.symbolicTraits.contains(.traitBold) == (weight == .black))
      let added = standard.addingAttributes([
        .traits: [UIFontDescriptor.TraitKey.weight: weight]
      ])
      #expect(UIFont(descriptor: added, size: 0) == .systemFont(ofSize: 20, weight: weight))
    }
  }

  @Test func `attributes name what a font is`() {
    let descriptor = UIFontDescriptor(name: "Helvetica", size: 15)
    #expect(descriptor.object(forKey: .name) as? String == "Helvetica")
    #expect(descriptor.pointSize == 15)
    let again = UIFontDescriptor(fontAttributes: descriptor.fontAttributes)
    #expect(UIFont(descriptor: again, size: 0) == UIFont(descriptor: descriptor, size: 0))
    #expect(standard.object(forKey: .name) == nil)
  }

  @Test func `a face is found by its name`() {
    let bold = standard.withFace("Bold Italic")
    #expect(bold.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    #expect(standard.withFace("Light").symbolicTraits.isEmpty)
    #expect(weight(standard.withFace("Semibold")) == .semibold)
    #expect(weight(bold.withFace("Regular")) == .regular)
    #expect(!bold.withFace("Regular").symbolicTraits.contains(.traitItalic))
  }

  @Test func `designs are the system's alone`() throws {
    let serif = try #require(standard.withDesign(.serif))
    let rounded = try #require(standard.withDesign(.rounded))
    #expect(serif != rounded && serif != standard)
    #expect(try #require(serif.withDesign(.default)) == standard)
    #expect(UIFontDescriptor(name: "Helvetica", size: 15).withDesign(.serif) == nil)
    let mono = try #require(standard.withDesign(.monospaced))
    #expect(mono.symbolicTraits.contains(.traitMonoSpace))
  }

  @Test func `a descriptor of a text style gives a font that follows it`() {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(body.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
    #expect(UIFont(descriptor: body, size: 0) == .preferredFont(forTextStyle: .body))
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let larger = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .body,
      compatibleWith: large
    )
    #expect(larger.pointSize > body.pointSize)
    #expect(
      larger.pointSize == UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize
    )
  }

  @Test func `a family has its faces`() throws {
    #expect(UIFont.familyNames.contains("Inter"))
    let names = UIFont.fontNames(forFamilyName: "Inter")
    #expect(names.contains("Inter-Regular") && names.contains("Inter-Bold"))
    #expect(Set(names).count == names.count)
    for name in names {
      let font = try #require(UIFont(name: name, size: 12))
      #expect(font.familyName == "Inter")
    }
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    let found = UIFontDescriptor(name: "Inter", size: 9).matchingFontDescriptors(
      withMandatoryKeys: nil
    )
    #expect(found.count == names.count && found.allSatisfy { $0.pointSize == 9 })
    let none = UIFontDescriptor(name: "No Such Font", size: 9)
    #expect(none.matchingFontDescriptors(withMandatoryKeys: nil).isEmpty)
  }

  @Test func `measures grow with the size`() {
    for weight in [UIFont.Weight.light, .bold] {
      let (small, large) = (
        UIFont.systemFont(ofSize: 10, weight: weight), UIFont.systemFont(ofSize: 30, weight: weight)
      )
      #expect(abs(large.ascender - 3 * small.ascender) < 0.01)
      #expect(abs(large.descender - 3 * small.descender) < 0.01)
      #expect(small.xHeight < small.capHeight && small.capHeight < small.ascender)
      #expect(small.descender < 0)
      #expect(abs(small.lineHeight - (small.ascender - small.descender)) < 0.01)
    }
  }
}
