/// What something is to assistive programs.
enum AccessibilityRole: String, Sendable {
  case application, window, dialog, group, bar
  case list, item, heading, staticText, image, link
  case button, toggle, slider, stepper, field, password, text, search, progress
  case tabs, tab, menu, menuItem
}

extension AccessibilityRole {
  /// What traits say of an element of no class of its own.
  init(traits: UIAccessibilityTraits, isElement: Bool) {
    if traits.contains(.header) {
      self = .heading
    } else if traits.contains(.searchField) {
      self = .search
    } else if traits.contains(.adjustable) {
      self = .slider
    } else if traits.contains(.link) {
      self = .link
    } else if !traits.isDisjoint(with: [.button, .keyboardKey, .startsMediaSession]) {
      self = .button
    } else if traits.contains(.image) {
      self = .image
    } else {
      self = isElement ? .staticText : .group
    }
  }
}

extension UIAccessibilityTraits {
  private static let names: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
    (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
    (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.tabBar, "tabBar"), (.header, "header"),
  ]

  /// The names of the traits, in the order of their bits.
  var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}
