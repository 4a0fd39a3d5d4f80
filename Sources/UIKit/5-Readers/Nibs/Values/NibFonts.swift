import CoreGraphics
import Diagnostics
import Foundation
import InterfaceFiles

/// Reads fonts.
@MainActor
enum NibFonts {
  /// The font an element describes; one of the system where the font is missing.
  static func font(_ element: InterfaceElement, _ making: NibMaking) -> UIFont? {
    let size = CGFloat(element.number("pointSize") ?? element.number("size") ?? 0)
    let fallback = size > 0 ? size : UIFont.systemFontSize
    if let style = element.attributes["style"] ?? textStyle(element.attributes["type"]) {
      return UIFont.preferredFont(
        forTextStyle: UIFont.TextStyle(rawValue: style),
        compatibleWith: making.traits
      )
    }
    if let name = element.attributes["name"] {
      if let font = UIFont(name: name, size: fallback) { return font }
      if name.hasPrefix(".") { return UIFont.systemFont(ofSize: fallback) }
      making.report(.nibFont, element, saw: name)
      return UIFont.systemFont(ofSize: fallback)
    }
    switch element.attributes["type"] ?? element.attributes["metaFont"] {
    case "boldSystem", "systemBold": return UIFont.boldSystemFont(ofSize: fallback)
    case "italicSystem": return UIFont.italicSystemFont(ofSize: fallback)
    case "smallSystem": return UIFont.systemFont(ofSize: UIFont.smallSystemFontSize)
    default:
      return UIFont.systemFont(ofSize: fallback, weight: weight(element.attributes["weight"]))
    }
  }

  private static func textStyle(_ type: String?) -> String? {
    type.flatMap { $0.hasPrefix("UICTFontTextStyle") ? $0 : nil }
  }

  static func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }
}
