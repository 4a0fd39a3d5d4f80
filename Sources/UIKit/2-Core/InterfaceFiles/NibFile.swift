import Foundation
import InterfaceFiles

/// An interface file with the bundle it is in and its translation.
@MainActor
struct NibFile {
  let document: InterfaceDocument
  let bundle: Bundle
  let strings: NibStrings
}

/// The translation of an interface file: texts by the id of the element and the property.
struct NibStrings: Sendable {
  private let texts: [String: String]

  static let none = NibStrings(texts: [:])

  init(texts: [String: String]) { self.texts = texts }

  /// The text of a key such as `aBc-12-dEf.text`.
  subscript(_ key: String) -> String? { texts[key] }
}
