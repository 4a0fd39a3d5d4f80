import UIKit

extension Snapshotting where Value == UIView, Format == String {
  /// Compares views by what is told to those who cannot see them, in the order it is told.
  public static var accessibility: Snapshotting { accessibility() }

  /// Compares views by what is told to those who cannot see them, in the order it is told.
  ///
  /// - Parameters:
  ///   - size: The view's size; nil for the one it has.
  ///   - traits: Traits that hold for the view.
  /// - Returns: The strategy.
  public static func accessibility(
    size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting<UIView, String> {
    words(size, traits) { SpokenElement.text(of: $0) }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// Compares controllers by what is told to those who cannot see them, in the order it is told.
  public static var accessibility: Snapshotting { accessibility() }

  /// Compares controllers by what is told to those who cannot see them, in the order it is told.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - size: Another size than the device's.
  ///   - traits: Traits that hold besides the device's.
  /// - Returns: The strategy.
  public static func accessibility(
    on config: ViewImageConfig = .init(),
    size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting<UIViewController, String> {
    words(on: config, size, traits) { SpokenElement.text(of: $0) }
  }
}

/// Something on a screen that is told to those who cannot see it.
@MainActor
package struct SpokenElement {
  /// What is told, on a line.
  package let words: String
  /// Where it is in the view that was asked, in points.
  package let frame: CGRect

  /// The elements in a view, in the order they are told: rows from the top, each in the reading direction.
  package static func all(in root: UIView) -> [SpokenElement] {
    var found: [SpokenElement] = []
    collect(root, root, &found)
    return found
  }

  static func text(of root: UIView) -> String {
    all(in: root).map(\.words).joined(separator: "\n")
  }

  private static func collect(
    _ view: UIView,
    _ root: UIView,
    _ found: inout [SpokenElement]
  ) {
    guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return }
    if view.isAccessibilityElement {
      found.append(SpokenElement(view, view.convert(view.bounds, to: root)))
      return
    }
    if let elements = view.accessibilityElements {
      for element in elements {
        if let part = element as? UIView {
          collect(part, root, &found)
        } else if let part = element as? UIAccessibilityElement {
          found.append(
            SpokenElement(part, root.convert(part.accessibilityFrame, from: nil as UIView?))
          )
        }
      }
      return
    }
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let parts = view.subviews.map { ($0, $0.convert($0.bounds, to: root)) }
    // What lies within the height of another is beside it.
    let ordered = parts.sorted { first, second in
      let (one, two) = (first.1, second.1)
      if one.maxY <= two.midY { return true }
      if two.maxY <= one.midY { return false }
      if one.minX != two.minX { return isReversed ? one.maxX > two.maxX : one.minX < two.minX }
      return one.minY < two.minY
    }
    for (part, _) in ordered { collect(part, root, &found) }
  }

  private init(_ object: AccessibilityObject, _ frame: CGRect) {
    self.frame = frame
    words = Self.words(
      label: object.accessibilityLabel,
      value: object.accessibilityValue,
      hint: object.accessibilityHint,
      traits: object.accessibilityTraits,
      identifier: (object as? UIView)?.accessibilityIdentifier
    )
  }

  private static let kinds: [(UIAccessibilityTraits, String)] = [
    (.header, "heading"), (.button, "button"), (.link, "link"), (.searchField, "search field"),
    (.image, "image"), (.staticText, "text"), (.adjustable, "adjustable"),
    (.keyboardKey, "key"), (.tabBar, "tab bar"),
  ]

  private static let states: [(UIAccessibilityTraits, String)] = [
    (.selected, "selected"), (.notEnabled, "dimmed"), (.updatesFrequently, "updates frequently"),
    (.playsSound, "plays sound"), (.summaryElement, "summary"),
    (.startsMediaSession, "starts media"), (.allowsDirectInteraction, "direct"),
    (.causesPageTurn, "turns page"),
  ]

  private static func words(
    label: String?,
    value: String?,
    hint: String?,
    traits: UIAccessibilityTraits,
    identifier: String?
  ) -> String {
    let kinds = kinds.filter { traits.contains($0.0) }.map(\.1)
    var words = kinds.isEmpty ? "element" : kinds.joined(separator: " ")
    words += label.map { " \"\($0)\"" } ?? " without a label"
    if let value, !value.isEmpty { words += ", value \"\(value)\"" }
    if let hint, !hint.isEmpty { words += ", hint \"\(hint)\"" }
    for (trait, name) in states where traits.contains(trait) { words += ", \(name)" }
    if let identifier, !identifier.isEmpty { words += ", #\(identifier)" }
    return words
  }
}
