/// An element of a screen as UI tests see it, with what is in it.
package struct ScreenElement: Codable, Hashable, Sendable {
  /// What it is: the name of a case of `XCUIElement.ElementType`.
  package var kind: String
  package var identifier = ""
  package var label = ""
  package var title = ""
  package var value: String?
  package var placeholder: String?
  /// Left, top, width and height on the screen, in points.
  package var frame: [Double] = [0, 0, 0, 0]
  package var isEnabled = true
  package var isSelected = false
  /// Whether keys of a keyboard with arrows go to it.
  package var hasFocus = false
  /// Whether text is typed into it.
  package var hasKeyboardFocus = false
  /// How far a slider is, from 0 to 1.
  package var position: Double?
  package var children: [ScreenElement] = []

  package init(kind: String) { self.kind = kind }

  private enum CodingKeys: String, CodingKey {
    case kind, identifier, label, title, value, placeholder, frame, position, children
    case isEnabled = "enabled"
    case isSelected = "selected"
    case hasFocus = "focused"
    case hasKeyboardFocus = "typing"
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    kind = try values.decode(String.self, forKey: .kind)
    identifier = try values.decodeIfPresent(String.self, forKey: .identifier) ?? ""
    label = try values.decodeIfPresent(String.self, forKey: .label) ?? ""
    title = try values.decodeIfPresent(String.self, forKey: .title) ?? ""
    value = try values.decodeIfPresent(String.self, forKey: .value)
    placeholder = try values.decodeIfPresent(String.self, forKey: .placeholder)
    frame = try values.decodeIfPresent([Double].self, forKey: .frame) ?? [0, 0, 0, 0]
    isEnabled = try values.decodeIfPresent(Bool.self, forKey: .isEnabled) ?? true
    isSelected = try values.decodeIfPresent(Bool.self, forKey: .isSelected) ?? false
    hasFocus = try values.decodeIfPresent(Bool.self, forKey: .hasFocus) ?? false
    hasKeyboardFocus = try values.decodeIfPresent(Bool.self, forKey: .hasKeyboardFocus) ?? false
    position = try values.decodeIfPresent(Double.self, forKey: .position)
    children = try values.decodeIfPresent([ScreenElement].self, forKey: .children) ?? []
  }

  /// The element as an answer holds it: what is not said is as usual.
  package var fields: ServedValue {
    var fields: [String: ServedValue] = [
      "kind": .string(kind), "frame": .array(frame.map { .number($0) }),
    ]
    let texts = [
      ("identifier", identifier), ("label", label), ("title", title), ("value", value ?? ""),
      ("placeholder", placeholder ?? ""),
    ]
    for (name, text) in texts where !text.isEmpty { fields[name] = .string(text) }
    if value == "" { fields["value"] = "" }
    if !isEnabled { fields["enabled"] = false }
    let marks = [("selected", isSelected), ("focused", hasFocus), ("typing", hasKeyboardFocus)]
    for (name, isSo) in marks where isSo { fields[name] = true }
    if let position { fields["position"] = .number(position) }
    if !children.isEmpty { fields["children"] = .array(children.map(\.fields)) }
    return .object(fields)
  }
}

/// What UI tests are told of a screen at one moment.
package struct ScreenReport: Decodable, Sendable {
  package var tree: ScreenElement
  /// The app's time, in seconds.
  package var time: Double
  /// When something may happen next without input, in seconds of the app's time; nil when all is quiet.
  package var due: Double?
}
