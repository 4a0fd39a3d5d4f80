import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads images and how symbols are to look.
@MainActor
enum NibImages {
  /// The image an attribute of an element names; nil where it names none, or one that is missing.
  static func image(
    _ element: InterfaceElement,
    named attribute: String,
    _ making: NibMaking
  ) -> UIImage? {
    guard let name = element.attributes[attribute], !name.isEmpty else { return nil }
    let isSystem = element.attributes["catalog"] == "system"
    var image: UIImage?
    if isSystem {
      image = UIImage(systemName: name, withConfiguration: configuration(element, making))
    } else {
      image = UIImage(named: name, in: making.bundle, compatibleWith: making.traits)
      if image == nil { reportMissing(name, element, making) }
    }
    switch element.attributes["renderingMode"] {
    case "template": image = image?.withRenderingMode(.alwaysTemplate)
    case "original": image = image?.withRenderingMode(.alwaysOriginal)
    default: break
    }
    return image
  }

  private static func reportMissing(
    _ name: String,
    _ element: InterfaceElement,
    _ making: NibMaking
  ) {
    making.report(
      .nibImage,
      element,
      saw: "\"\(name)\"",
      remedy: "Put \(name).imageset in an asset catalog or the file among the resources; no image"
        + " is shown.",
      applePhrase: "Could not load the \"\(name)\" image referenced from a nib in the bundle"
    )
  }

  /// How a symbol is to look; nil where an element does not say.
  static func configuration(
    _ element: InterfaceElement,
    _ making: NibMaking
  ) -> UIImage.SymbolConfiguration? {
    let weight = weights[element.attributes["weight"] ?? ""] ?? .unspecified
    let scale =
      scales[element.attributes["scale"] ?? element.attributes["symbolScale"] ?? ""]
      ?? .unspecified
    switch element.attributes["configurationType"] {
    case "pointSize":
      return UIImage.SymbolConfiguration(
        pointSize: CGFloat(element.number("pointSize") ?? 17),
        weight: weight,
        scale: scale
      )
    case "font":
      if let style = element.attributes["textStyle"]
        ?? element.child(key: "fontDescription")?.attributes["style"]
      {
        return UIImage.SymbolConfiguration(
          textStyle: UIFont.TextStyle(rawValue: style),
          scale: scale
        )
      }
      let font = element.child(key: "fontDescription").flatMap { NibFonts.font($0, making) }
      return font.map { UIImage.SymbolConfiguration(font: $0, scale: scale) }
    default:
      let byWeight = weight == .unspecified ? nil : UIImage.SymbolConfiguration(weight: weight)
      let byScale = scale == .unspecified ? nil : UIImage.SymbolConfiguration(scale: scale)
      guard let byWeight else { return byScale }
      return byScale.map { byWeight.applying($0) } ?? byWeight
    }
  }

  private static let scales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let weights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
