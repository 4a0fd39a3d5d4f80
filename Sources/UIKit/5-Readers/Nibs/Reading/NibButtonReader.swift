import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads buttons.
@MainActor
enum NibButtonReader {
  static func read(_ button: UIButton, _ values: NibValues) {
    readConfiguration(button, values)
    for state in values.element.children where state.name == "state" {
      readState(button, state, values)
    }
    values.font("fontDescription") { button.titleLabel?.font = $0 }
    if let mode = values.choice("lineBreakMode", NibAttributedStrings.lineBreaks) {
      button.titleLabel?.lineBreakMode = mode
    }
    if let inset = values.insets("contentEdgeInsets") { button.contentEdgeInsets = inset }
    if let inset = values.insets("titleEdgeInsets") { button.titleEdgeInsets = inset }
    if let inset = values.insets("imageEdgeInsets") { button.imageEdgeInsets = inset }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected,
    "disabled": .disabled, "focused": .focused,
  ]

  private static func readState(
    _ button: UIButton,
    _ element: InterfaceElement,
    _ values: NibValues
  ) {
    guard let name = element.key, let state = states[name] else { return }
    let making = values.making
    let inner = NibValues(element, making)
    let id = values.element.id ?? ""
    let written = inner.string("title")
    if let title = making.strings["\(id).\(name)Title"] ?? written {
      button.setTitle(title, for: state)
    }
    if let rich = inner.attributedString("attributedTitle") {
      button.setAttributedTitle(rich, for: state)
    }
    inner.color("titleColor") { color in if let color { button.setTitleColor(color, for: state) } }
    inner.color("titleShadowColor") { color in
      if let color { button.setTitleShadowColor(color, for: state) }
    }
    if let image = inner.image("image") { button.setImage(image, for: state) }
    if let image = inner.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
    if let configuration = inner.symbolConfiguration("preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
  }

  // MARK: Configurations

  private static func readConfiguration(_ button: UIButton, _ values: NibValues) {
    guard let child = values.child("configuration", "buttonConfiguration") else { return }
    let inner = NibValues(child, values.making)
    var configuration = style(child.attributes["style"])
    let id = values.element.id ?? ""
    configuration.title =
      values.making.strings["\(id).configuration.title"] ?? inner.string("title")
    configuration.subtitle =
      values.making.strings["\(id).configuration.subtitle"] ?? inner.string("subtitle")
    if let image = inner.image("image") { configuration.image = image }
    if let symbol = inner.symbolConfiguration("preferredSymbolConfigurationForImage") {
      configuration.preferredSymbolConfigurationForImage = symbol
    }
    if let place = inner.choice("imagePlacement", placements) {
      configuration.imagePlacement = place
    }
    if let padding = inner.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = inner.number("titlePadding") { configuration.titlePadding = padding }
    if let insets = inner.directionalInsets("contentInsets") {
      configuration.contentInsets = insets
    }
    if let style = inner.choice("cornerStyle", corners) { configuration.cornerStyle = style }
    if let size = inner.choice("buttonSize", sizes) { configuration.buttonSize = size }
    inner.color("baseForegroundColor") { configuration.baseForegroundColor = $0 }
    inner.color("baseBackgroundColor") { configuration.baseBackgroundColor = $0 }
    configuration.showsActivityIndicator = inner.flag("showsActivityIndicator") ?? false
    button.configuration = configuration
  }

  private static func style(_ name: String?) -> UIButton.Configuration {
    switch name {
    case "gray", "bordered": .gray()
    case "tinted", "borderedTinted": .tinted()
    case "filled", "borderedProminent": .filled()
    default: .plain()
    }
  }

  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]

  private static let corners: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
}
