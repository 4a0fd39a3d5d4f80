import Foundation

/// What a method found or did.
struct ServedAnswer: Hashable {
  /// For people and agents.
  var text: String
  /// For programs: fields beside the text.
  var fields: [String: ServedValue] = [:]
  /// A PNG file.
  var picture: Data?

  init(_ text: String, _ fields: [String: ServedValue] = [:], picture: Data? = nil) {
    (self.text, self.fields, self.picture) = (text, fields, picture)
  }

  /// The result of a request.
  var value: ServedValue {
    var all = fields
    all["text"] = .string(text)
    if let picture { all["png"] = .string(picture.base64EncodedString()) }
    return .object(all)
  }

  /// The parts that agents are shown.
  var content: [ServedValue] {
    var parts: [ServedValue] = [["type": "text", "text": .string(text)]]
    if let picture {
      parts.append([
        "type": "image", "data": .string(picture.base64EncodedString()), "mimeType": "image/png",
      ])
    }
    return parts
  }
}
