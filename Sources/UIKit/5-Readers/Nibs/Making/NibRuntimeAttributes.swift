import CoreGraphics
import Diagnostics
import Foundation
import InterfaceFiles

/// Sets the values that a file gives properties by name.
@MainActor
enum NibRuntimeAttributes {
  static func set(_ entry: NibMaking.Made, _ making: NibMaking) {
    var strings = 0
    for attribute in entry.element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute.attributes["keyPath"] else { continue }
      var value = value(of: attribute, making)
      if value is String {
        let id = entry.element.id ?? ""
        let key = "\(id).ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(strings)]"
        if let translated = making.strings[key] { value = translated }
        strings += 1
      }
      set(value, at: path, of: entry.object, attribute, making)
    }
  }

  private static func set(
    _ value: Any?,
    at path: String,
    of object: AnyObject,
    _ element: InterfaceElement,
    _ making: NibMaking
  ) {
    var keys = path.components(separatedBy: ".")
    let last = keys.removeLast()
    let owner = KeyTable.object(object, at: keys)
    let outcome = owner.map { KeyTable.set(value, last, of: $0) } ?? .unknownKey
    guard outcome != .done else { return }
    // UIKit logs the mistake here and goes on, where a missing outlet ends the app.
    let place = NibPlace(making.document.path, element).description
    let known = KeyTable.keys(of: owner ?? object)
    UIKitDiagnostics.report(
      Diagnosis(
        .nibAttribute,
        place: place,
        saw: outcome == .otherType
          ? "\(type(of: owner ?? object)).\(last) takes no \(value.map { "\(type(of: $0))" } ?? "nil")"
          : "\(type(of: object)) has no \"\(path)\""
            + (known.isEmpty ? "" : "; known: " + known.joined(separator: ", ")),
        applePhrase: "Failed to set (\(path)) user defined inspected property on"
          + " (\(type(of: object)))"
      )
    )
  }

  private static func value(of element: InterfaceElement, _ making: NibMaking) -> Any? {
    let inner = element.child(key: "value")
    switch element.attributes["type"] {
    case "boolean": return (inner ?? element).flag("value") ?? false
    case "number": return (inner ?? element).number("value")
    case "color": return inner.flatMap { NibColors.color($0, making) }
    case "point":
      return inner.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    case "size":
      return inner.map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    case "rect": return inner.map(NibValues.rect)
    case "range":
      return inner.map {
        NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0)
      }
    case "image":
      if let inner { return NibImages.image(inner, named: "image", making) }
      return NibImages.image(element, named: "value", making)
    case "nil": return nil
    default:
      return element.attributes["value"] ?? inner.map(NibValues.characters)
    }
  }
}
