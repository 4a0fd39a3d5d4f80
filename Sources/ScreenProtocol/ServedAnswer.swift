import Foundation

/// What a method found or did.
package struct ServedAnswer: Hashable, Sendable {
  /// For people and agents.
  package var text: String
  /// For programs: fields beside the text.
  package var fields: [String: ServedValue]
  /// A PNG file.
  package var picture: Data?

  package init(_ text: String, _ fields: [String: ServedValue] = [:], picture: Data? = nil) {
    (self.text, self.fields, self.picture) = (text, fields, picture)
  }

  /// The result of a request.
  package var value: ServedValue {
    var all = fields
    all["text"] = .string(text)
    if let picture { all["png"] = .string(picture.base64EncodedString()) }
    return .object(all)
  }
}
