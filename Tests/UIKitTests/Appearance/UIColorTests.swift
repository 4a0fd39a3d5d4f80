import CoreGraphics
import Diagnostics
import Testing
import UIKit

@MainActor @Suite struct UIColorTests {
  private func components(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  private func traits(
    _ style: UIUserInterfaceStyle,
    _ level: UIUserInterfaceLevel = .base,
    _ contrast: UIAccessibilityContrast = .normal
  ) -> UITraitCollection {
    UITraitCollection { traits in
      traits.userInterfaceStyle = style
      traits.userInterfaceLevel = level
      traits.accessibilityContrast = contrast
    }
  }

  @Test(arguments: [
    (UIColor.systemBlue, [0, 122, 255, 255], [10, 132, 255, 255]),
    (.systemRed, [255, 59, 48, 255], [255, 69, 58, 255]),
    (.systemGreen, [52, 199, 89, 255], [48, 209, 88, 255]),
    (.systemGray, [142, 142, 147, 255], [142, 142, 147, 255]),
    (.systemGray6, [242, 242, 247, 255], [28, 28, 30, 255]),
    (.label, [0, 0, 0, 255], [255, 255, 255, 255]),
    (.secondaryLabel, [60, 60, 67, 153], [235, 235, 245, 153]),
    (.tertiaryLabel, [60, 60, 67, 77], [235, 235, 245, 77]),
    (.systemBackground, [255, 255, 255, 255], [0, 0, 0, 255]),
    (.secondarySystemBackground, [242, 242, 247, 255], [28, 28, 30, 255]),
    (.systemGroupedBackground, [242, 242, 247, 255], [0, 0, 0, 255]),
    (.secondarySystemGroupedBackground, [255, 255, 255, 255], [28, 28, 30, 255]),
    // Facts co.systemFill.alpha and co.tertiarySystemFill.light.
    (.systemFill, [120, 120, 128, 51], [120, 120, 128, 92]),
    (.tertiarySystemFill, [118, 118, 128, 31], [118, 118, 128, 61]),
    (.separator, [60, 60, 67, 74], [84, 84, 88, 153]),
    (.opaqueSeparator, [198, 198, 200, 255], [56, 56, 58, 255]),
  ])
  func `the palette is that of iOS 15 to 18`(color: UIColor, light: [Int], dark: [Int]) {
    func isNear(_ a: [Int], _ b: [Int]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) <= 1 } }
    #expect(isNear(components(color, traits(.light)), light))
    #expect(isNear(components(color, traits(.dark)), dark))
  }

  @Test func `backgrounds are lighter above the ground in the dark`() {
    #expect(components(.systemBackground, traits(.dark, .elevated)) == [28, 28, 30, 255])
    #expect(components(.secondarySystemBackground, traits(.dark, .elevated)) == [44, 44, 46, 255])
    #expect(components(.systemBackground, traits(.light, .elevated)) == [255, 255, 255, 255])
  }

  @Test func `high contrast has colours of its own`() {
    #expect(components(.systemBlue, traits(.light, .base, .high)) == [0, 64, 221, 255])
    #expect(components(.systemBlue, traits(.dark, .base, .high)) == [64, 156, 255, 255])
  }

  @Test func `a dynamic colour answers to the traits it is asked under`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(components(color, traits(.dark)) == [255, 255, 255, 255])
    #expect(components(color, traits(.light)) == [0, 0, 0, 255])
    var seen: CGColor?
    traits(.dark).performAsCurrent { seen = color.cgColor }
    #expect(seen == UIColor.white.cgColor)
    #expect(components(color.withAlphaComponent(0.2), traits(.dark)) == [255, 255, 255, 51])
  }

  @Test func `a colour that answers with itself is told`() {
    final class Knot: @unchecked Sendable {
      var color: UIColor = .red
    }
    let knot = Knot()
    knot.color = UIColor { _ in knot.color }
    let found = UIKitDiagnostics.recording { _ = knot.color.cgColor }
    #expect(found.map(\.code) == ["TSK-COLOR-LOOP"])
  }

  @Test func `hue, saturation and brightness go there and back`() {
    for step in 0..<24 {
      let hue = CGFloat(step) / 24
      let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.5)
      var (h, s, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
      #expect(abs(h - hue) < 0.001 && abs(s - 0.6) < 0.001 && abs(b - 0.8) < 0.001)
      #expect(a == 0.5)
    }
  }

  @Test func `colours of the same components are equal`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor.red != UIColor.blue)
    #expect(UIColor.systemRed == UIColor.systemRed && UIColor.systemRed != UIColor.systemPink)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }
}
