import CoreGraphics
import Foundation
import InterfaceFiles

/// What an element says, as values of UIKit.
///
/// What the file says for the size of the window goes before what it says for every size.
@MainActor
struct NibValues {
  let element: InterfaceElement
  let making: NibMaking
  private let variations: [InterfaceElement]

  init(_ element: InterfaceElement, _ making: NibMaking) {
    self.element = element
    self.making = making
    variations = NibVariations.matching(element, making.traits)
  }

  // MARK: Attributes

  /// An attribute as it is written.
  func text(_ name: String) -> String? {
    for variation in variations.reversed() {
      if let text = variation.attributes[name] { return text }
    }
    return element.attributes[name]
  }

  func flag(_ name: String) -> Bool? {
    switch text(name) {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  func number(_ name: String) -> CGFloat? {
    for variation in variations.reversed() {
      if let number = variation.number(name) { return CGFloat(number) }
    }
    return element.number(name).map { CGFloat($0) }
  }

  func integer(_ name: String) -> Int? {
    for variation in variations.reversed() {
      if let number = variation.integer(name) { return number }
    }
    return element.integer(name)
  }

  /// One of several words.
  func choice<Value>(_ name: String, _ words: [String: Value]) -> Value? {
    text(name).flatMap { words[$0] }
  }

  /// Text for people to read, in their language; translations may call the property otherwise.
  func string(_ name: String, as property: String? = nil) -> String? {
    let written = text(name) ?? content(of: child(name))
    guard let id = element.id, let translated = making.strings["\(id).\(property ?? name)"] else {
      return written
    }
    return translated
  }

  /// What a `string` element holds.
  private func content(of element: InterfaceElement?) -> String? {
    guard let element, element.name == "string" || element.name == "mutableString" else {
      return nil
    }
    return NibValues.characters(of: element)
  }

  /// The characters of an element, decoded where XML could not hold them.
  static func characters(of element: InterfaceElement) -> String {
    guard element.flag("base64-UTF8") == true else { return element.text }
    let text = element.text.filter { !$0.isWhitespace }
    let padded = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? element.text
  }

  // MARK: Elements inside

  /// The element that has a role.
  func child(_ key: String, _ name: String? = nil) -> InterfaceElement? {
    for variation in variations.reversed() {
      if let child = variation.child(key: key, name) { return child }
    }
    return element.child(key: key, name)
  }

  func rect(_ key: String) -> CGRect? {
    child(key, "rect").map { Self.rect($0) }
  }

  static func rect(_ element: InterfaceElement) -> CGRect {
    CGRect(
      x: element.number("x") ?? 0,
      y: element.number("y") ?? 0,
      width: element.number("width") ?? 0,
      height: element.number("height") ?? 0
    )
  }

  func size(_ key: String) -> CGSize? {
    child(key, "size").map {
      CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
    }
  }

  func point(_ key: String) -> CGPoint? {
    child(key, "point").map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
  }

  func insets(_ key: String) -> UIEdgeInsets? {
    guard let child = child(key), child.name == "inset" || child.name == "edgeInsets" else {
      return nil
    }
    if child.name == "inset" {
      return UIEdgeInsets(
        top: child.number("minY") ?? 0,
        left: child.number("minX") ?? 0,
        bottom: child.number("maxY") ?? 0,
        right: child.number("maxX") ?? 0
      )
    }
    return UIEdgeInsets(
      top: child.number("top") ?? 0,
      left: child.number("left") ?? 0,
      bottom: child.number("bottom") ?? 0,
      right: child.number("right") ?? 0
    )
  }

  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    child(key, "directionalEdgeInsets").map {
      NSDirectionalEdgeInsets(
        top: $0.number("top") ?? 0,
        leading: $0.number("leading") ?? 0,
        bottom: $0.number("bottom") ?? 0,
        trailing: $0.number("trailing") ?? 0
      )
    }
  }

  // MARK: Looks

  /// Calls a block with a colour, with nil where the file says there is none.
  func color(_ key: String, _ body: (UIColor?) -> Void) {
    guard let child = child(key) else { return }
    body(child.name == "nil" ? nil : NibColors.color(child, making))
  }

  func font(_ key: String, _ body: (UIFont) -> Void) {
    if let child = child(key), let font = NibFonts.font(child, making) { body(font) }
  }

  func attributedString(_ key: String) -> NSAttributedString? {
    child(key, "attributedString").map { NibAttributedStrings.string($0, making, translated: nil) }
  }

  /// The image that an attribute names, or an element inside describes.
  func image(_ name: String) -> UIImage? {
    if let reference = child(name, "imageReference") {
      return NibImages.image(reference, named: "image", making)
    }
    return NibImages.image(element, named: name, making)
  }

  func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
    child(key).flatMap { NibImages.configuration($0, making) }
  }
}
