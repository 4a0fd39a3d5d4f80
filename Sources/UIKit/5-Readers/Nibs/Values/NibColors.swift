import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads colours.
@MainActor
enum NibColors {
  /// The colour an element describes; nil where it names one that does not exist.
  static func color(_ element: InterfaceElement, _ making: NibMaking) -> UIColor? {
    if let name = element.attributes["name"], !hasComponents(element) {
      return named(name, element, making)
    }
    if let name = element.attributes["systemColor"]
      ?? element.attributes["xcode11CocoaTouchSystemColor"]
      ?? element.attributes["cocoaTouchSystemColor"]
    {
      if let color = system(name) { return color }
      if let stored = making.document.resources.systemColors[name] { return fixed(stored) }
      if hasComponents(element) { return fixed(element) }
      making.report(
        .nibColor,
        element,
        what: "An interface file names a colour of the system that there is not.",
        saw: name,
        remedy: "Choose another colour; none is used."
      )
      return nil
    }
    return fixed(element)
  }

  private static func named(
    _ name: String,
    _ element: InterfaceElement,
    _ making: NibMaking
  ) -> UIColor? {
    if let color = AssetCatalogs.of(making.bundle).color(name) { return color }
    let stored = making.document.resources.namedColors[name]
    making.report(
      .nibColor,
      element,
      what: "An interface file names a colour that is not in the bundle.",
      saw: "\"\(name)\"",
      remedy: "Put \(name).colorset in an asset catalog; "
        + (stored == nil ? "none is used." : "the colour the file was designed with is used."),
      applePhrase: "could not be resolved to a color"
    )
    return stored.flatMap(fixed)
  }

  private static func hasComponents(_ element: InterfaceElement) -> Bool {
    ["red", "white", "cyan", "hue"].contains { element.attributes[$0] != nil }
  }

  /// A colour of the system by the name design tools use.
  private static func system(_ name: String) -> UIColor? {
    switch name {
    case "darkTextColor": .darkText
    case "lightTextColor": .lightText
    case "groupTableViewBackgroundColor": .systemGroupedBackground
    case "viewFlipsideBackgroundColor": UIColor(white: 0.12, alpha: 1)
    case "scrollViewTexturedBackgroundColor": UIColor(white: 0.43, alpha: 1)
    case "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground
    case "linkColor": .link
    default: UIColor.system(named: name)
    }
  }

  /// A colour of numbers.
  private static func fixed(_ element: InterfaceElement) -> UIColor? {
    func part(_ name: String) -> CGFloat? { element.number(name).map { CGFloat($0) } }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return UIColor(white: white, alpha: alpha) }
    if let red = part("red"), let green = part("green"), let blue = part("blue") {
      return element.attributes["customColorSpace"] == "displayP3"
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let cyan = part("cyan") {
      let black = part("black") ?? 0
      return UIColor(
        red: (1 - cyan) * (1 - black),
        green: (1 - (part("magenta") ?? 0)) * (1 - black),
        blue: (1 - (part("yellow") ?? 0)) * (1 - black),
        alpha: alpha
      )
    }
    if let hue = part("hue") {
      return UIColor(
        hue: hue,
        saturation: part("saturation") ?? 0,
        brightness: part("brightness") ?? 0,
        alpha: alpha
      )
    }
    return nil
  }
}
