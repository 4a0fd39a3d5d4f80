import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

/// Components of colours, and what becomes of them.
@MainActor @Suite struct ColorArithmeticTests {
  private struct Components: Equatable {
    var red = CGFloat(0)
    var green = CGFloat(0)
    var blue = CGFloat(0)
    var alpha = CGFloat(0)

    func isNear(_ other: Components) -> Bool {
      abs(red - other.red) < 1e-6 && abs(green - other.green) < 1e-6
        && abs(blue - other.blue) < 1e-6 && abs(alpha - other.alpha) < 1e-6
    }
  }

  private func components(_ color: UIColor) -> Components {
    var c = Components()
    color.getRed(&c.red, green: &c.green, blue: &c.blue, alpha: &c.alpha)
    return c
  }

  /// Hue, saturation and brightness as the textbook has them, in degrees.
  private func textbook(_ h: CGFloat, _ s: CGFloat, _ v: CGFloat) -> Components {
    let chroma = v * s
    let sector = (h * 6).truncatingRemainder(dividingBy: 6)
    let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let (r, g, b): (CGFloat, CGFloat, CGFloat) =
      switch sector {
      case ..<1: (chroma, second, 0)
      case ..<2: (second, chroma, 0)
      case ..<3: (0, chroma, second)
      case ..<4: (0, second, chroma)
      case ..<5: (second, 0, chroma)
      default: (chroma, 0, second)
      }
    return Components(red: r + v - chroma, green: g + v - chroma, blue: b + v - chroma, alpha: 1)
  }

  @Test(arguments: 0..<20) func `hue, saturation and brightness are the textbook's`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let (h, s, v) = (random.double(0...1), random.double(0...1), random.double(0...1))
      let color = UIColor(hue: h, saturation: s, brightness: v, alpha: 1)
      #expect(components(color).isNear(textbook(h, s, v)))
    }
  }

  @Test(arguments: 0..<20) func `components of any colour make it again by hue`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let color = UIColor(
        red: random.double(0...1),
        green: random.double(0...1),
        blue: random.double(0...1),
        alpha: random.double(0...1)
      )
      var (h, s, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
      #expect((0..<1).contains(h) && (0...1).contains(s))
      let again = UIColor(hue: h, saturation: s, brightness: b, alpha: a)
      #expect(components(again).isNear(components(color)))
    }
  }

  @Test func `hues go round`() {
    for hue in [0.0, 0.25, 0.7] {
      let color = components(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1))
      let whole = components(UIColor(hue: hue + 1, saturation: 1, brightness: 1, alpha: 1))
      #expect(color.isNear(whole))
    }
    #expect(
      components(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1))
        .isNear(components(.red))
    )
  }

  @Test func `greys have no hue and black has no saturation`() {
    for white in [0, 0.3, 1] as [CGFloat] {
      var (h, s, b) = (CGFloat(9), CGFloat(9), CGFloat(9))
      UIColor(white: white, alpha: 1).getHue(&h, saturation: &s, brightness: &b, alpha: nil)
      #expect(h == 0 && s == 0 && abs(b - white) < 1e-6)
    }
  }

  @Test func `greys tell their white`() {
    var (white, alpha) = (CGFloat(-1), CGFloat(-1))
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.25 && alpha == 0.5)
    #expect(components(.darkGray).isNear(.init(red: 1 / 3, green: 1 / 3, blue: 1 / 3, alpha: 1)))
    #expect(components(.lightGray).isNear(.init(red: 2 / 3, green: 2 / 3, blue: 2 / 3, alpha: 1)))
    #expect(components(.clear) == .init())
  }

  @Test func `another alpha leaves the rest, and the last one counts`() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    let faint = color.withAlphaComponent(0.9).withAlphaComponent(0.05)
    #expect(components(faint).isNear(.init(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.05)))
    #expect(components(color).alpha == 0.4)
    #expect(color.withAlphaComponent(0.4) == color)
    #expect(color.cgColor.alpha == 0.4 && faint.cgColor.alpha == 0.05)
  }

  @Test func `a dynamic colour with another alpha stays dynamic`() {
    let faint = UIColor.label.withAlphaComponent(0.5)
    let (light, dark) = (
      faint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)),
      faint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    )
    #expect(components(light).isNear(.init(red: 0, green: 0, blue: 0, alpha: 0.5)))
    #expect(components(dark).isNear(.init(red: 1, green: 1, blue: 1, alpha: 0.5)))
  }

  @Test func `a resolved colour no longer follows traits`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let fixed = UIColor.label.resolvedColor(with: dark)
    #expect(fixed.resolvedColor(with: light) == fixed)
    #expect(UIColor.red.resolvedColor(with: dark) == .red)
    var seen: [UIUserInterfaceStyle] = []
    dark.performAsCurrent {
      light.performAsCurrent { seen.append(UITraitCollection.current.userInterfaceStyle) }
      seen.append(UITraitCollection.current.userInterfaceStyle)
    }
    #expect(seen == [.light, .dark])
  }

  @Test func `a provider sees the traits it is asked under as the current ones`() {
    let nested = UIColor { _ in
      UITraitCollection.current.userInterfaceStyle == .dark ? .red : .blue
    }
    let outer = UIColor { _ in nested }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(outer.resolvedColor(with: dark) == .red)
    #expect(outer.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .blue)
  }

  @Test func `dynamic colours are the same when they are the same object`() {
    let color = UIColor { _ in .red }
    #expect(color == color && color != UIColor { _ in .red })
    #expect(color != .red && color.hash == color.hash)
  }

  @Test func `colours come through archives`() throws {
    for color in [
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), .systemTeal, .label,
      UIColor(white: 0.5, alpha: 1),
    ] {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: color,
        requiringSecureCoding: true
      )
      let again = try #require(
        try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
      )
      for style in [UIUserInterfaceStyle.light, .dark] {
        let traits = UITraitCollection(userInterfaceStyle: style)
        #expect(
          components(again.resolvedColor(with: traits))
            .isNear(components(color.resolvedColor(with: traits)))
        )
      }
    }
  }

  @Test func `fill and stroke are set apart and together`() {
    let picture = Picture.drawn(4, 1) {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).set()
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor(red: 0, green: 1, blue: 0, alpha: 1).set()
      UIRectFill(CGRect(x: 2, y: 0, width: 2, height: 1))
    }
    #expect(picture == ["BBGG"])
  }
}

/// Insets, offsets and edges.
@MainActor @Suite struct EdgeTests {
  @Test(arguments: 0..<10) func `insets taken off and put on again leave a rectangle`(seed: Int) {
    var random = SplitMix64(seed: seed)
    func number() -> CGFloat { CGFloat(random.int(-20...20)) }
    let rect = CGRect(x: number(), y: number(), width: 100, height: 80)
    let insets = UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
    let inner = rect.inset(by: insets)
    #expect(inner.minX == rect.minX + insets.left && inner.maxX == rect.maxX - insets.right)
    #expect(inner.minY == rect.minY + insets.top && inner.maxY == rect.maxY - insets.bottom)
    let opposite = UIEdgeInsets(
      top: -insets.top,
      left: -insets.left,
      bottom: -insets.bottom,
      right: -insets.right
    )
    #expect(inner.inset(by: opposite) == rect)
  }

  @Test func `edges hold their bits`() {
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right] && UIRectEdge.all.rawValue == 15)
    #expect(NSDirectionalRectEdge.all.rawValue == 15)
    #expect(UIRectCorner.allCorners.isSuperset(of: [.topLeft, .topRight, .bottomLeft]))
    #expect(UIAxis.both == [.horizontal, .vertical])
    #expect(UIEdgeInsets() == .zero && NSDirectionalEdgeInsets() == .zero && UIOffset() == .zero)
  }

  @Test func `sizes of text are in order`() {
    let ordered: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for (i, first) in ordered.enumerated() {
      #expect(first.isAccessibilityCategory == (i >= 7))
      for (j, second) in ordered.enumerated() {
        #expect((first < second) == (i < j) && (first <= second) == (i <= j))
        #expect((first > second) == (i > j) && (first >= second) == (i >= j))
      }
    }
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }
}
