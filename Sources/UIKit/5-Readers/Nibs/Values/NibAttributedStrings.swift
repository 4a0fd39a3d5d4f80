import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads text with attributes.
@MainActor
enum NibAttributedStrings {
  /// The text of an element; a translation has the attributes of the first part.
  static func string(
    _ element: InterfaceElement,
    _ making: NibMaking,
    translated: String?
  ) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for fragment in element.children where fragment.name == "fragment" {
      let attributes = fragment.first("attributes").map { self.attributes($0, making) } ?? [:]
      if let translated {
        return NSAttributedString(string: translated, attributes: attributes)
      }
      let text =
        fragment.attributes["content"]
        ?? fragment.child(key: "content").map(NibValues.characters) ?? ""
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }

  private static func attributes(
    _ element: InterfaceElement,
    _ making: NibMaking
  ) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      guard let name = child.key else { continue }
      let key = NSAttributedString.Key(name)
      switch child.name {
      case "color": result[key] = NibColors.color(child, making)
      case "font", "fontDescription": result[key] = NibFonts.font(child, making)
      case "paragraphStyle": result[key] = paragraphStyle(child)
      case "integer": result[key] = NSNumber(value: child.integer("value") ?? 0)
      case "real": result[key] = NSNumber(value: child.number("value") ?? 0)
      case "url", "string":
        result[key] = child.attributes["string"] ?? NibValues.characters(of: child)
      case "shadow": result[key] = shadow(child, making)
      default: continue
      }
    }
    return result
  }

  private static func shadow(_ element: InterfaceElement, _ making: NibMaking) -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = CGFloat(element.number("blurRadius") ?? 0)
    if let offset = element.child(key: "offset") {
      shadow.shadowOffset = CGSize(
        width: offset.number("width") ?? 0,
        height: offset.number("height") ?? 0
      )
    }
    if let color = element.child(key: "color") {
      shadow.shadowColor = NibColors.color(color, making)
    }
    return shadow
  }

  private static func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    func length(_ name: String) -> CGFloat? { element.number(name).map { CGFloat($0) } }
    style.alignment = alignments[element.attributes["alignment"] ?? ""] ?? .natural
    style.lineBreakMode =
      lineBreaks[element.attributes["lineBreakMode"] ?? ""] ?? .byWordWrapping
    if let value = length("lineSpacing") { style.lineSpacing = value }
    if let value = length("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = length("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
    if let value = length("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = length("headIndent") { style.headIndent = value }
    if let value = length("tailIndent") { style.tailIndent = value }
    if let value = length("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = length("maximumLineHeight") { style.maximumLineHeight = value }
    if let value = length("lineHeightMultiple") { style.lineHeightMultiple = value }
    return style
  }

  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
    "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping,
    "clip": .byClipping, "clipping": .byClipping,
    "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
    "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
  ]
}
