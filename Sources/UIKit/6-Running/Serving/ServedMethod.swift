/// What can be asked of a screen.
enum ServedMethod: String, CaseIterable, Sendable {
  case see, tree, find, explain, changes
  case tap, press, drag, scroll, type, key, back
  case wait, set

  /// One sentence for whoever chooses among the methods.
  var summary: String {
    switch self {
    case .see: "A picture of the screen, or of one element, as PNG."
    case .tree:
      "What is on the screen as indented text: elements as screen readers have them, or views."
    case .find: "The elements that fit, with their places."
    case .explain:
      "Why a view is where it is: the constraints that decide each edge, with their sums."
    case .changes: "What changed in the tree of views since this was last asked."
    case .tap: "Touches an element or a place briefly."
    case .press: "Rests a finger on an element or a place."
    case .drag: "Moves a finger from an element or a place by a way."
    case .scroll: "Drags up and down until an element is in sight, or once by a way."
    case .type: "Types text where the keyboard is."
    case .key: "Presses and lets go of a key, as \"return\" or \"escape\"."
    case .back: "Goes back in the stack of screens."
    case .wait: "Lets time pass: until nothing moves, or so many seconds."
    case .set: "Sets size, style, text size or direction of the device while the app runs."
    }
  }

  /// The parameters, each with its type and what it is.
  var parameters: [ServedParameter] {
    switch self {
    case .see: Self.element
    case .tree:
      [
        ServedParameter("views", .flag, "the views instead of the elements"),
        ServedParameter(
          "all",
          .flag,
          "also what is out of sight, and without a limit of 2,000 letters"
        ),
      ] + Self.element
    case .find, .explain, .tap: Self.element + (self == .tap ? Self.place : [])
    case .changes: []
    case .press:
      Self.element + Self.place + [ServedParameter("seconds", .number, "how long; 0.8")]
    case .drag:
      Self.element + Self.place + [
        ServedParameter("by", .numbers, "the way [x, y] in points"),
        ServedParameter("seconds", .number, "how long the way takes; 0.3"),
        ServedParameter("rest", .number, "how long the finger rests before, in seconds; 0"),
      ]
    case .scroll:
      Self.element + [ServedParameter("by", .numbers, "the way [x, y] of the content in points")]
    case .type: [ServedParameter("words", .text, "what is typed", isNeeded: true)]
    case .key:
      [
        ServedParameter(
          "name",
          .text,
          "return, escape, tab, space, delete, up, down, left, right, or a letter",
          isNeeded: true
        ),
        ServedParameter("modifiers", .texts, "shift, control, alternate, command"),
      ]
    case .back: []
    case .wait:
      [ServedParameter("seconds", .number, "exactly so long; until nothing moves without it")]
    case .set:
      [
        ServedParameter("style", .text, "light or dark"),
        ServedParameter("textSize", .text, "extraSmall ... accessibilityExtraExtraExtraLarge"),
        ServedParameter("rightToLeft", .flag, "whether screens read from right to left"),
        ServedParameter("size", .numbers, "width and height in points"),
      ]
    }
  }

  private static let element = [
    ServedParameter("identifier", .text, "the accessibility identifier, whole"),
    ServedParameter("label", .text, "the label, whole"),
    ServedParameter("role", .text, "button, item, field, heading, ..."),
    ServedParameter("text", .text, "a part of the label or value, in any case"),
    ServedParameter("within", .text, "identifier, label or a part of it of what it is in"),
    ServedParameter("index", .number, "which of several, from 0"),
  ]

  private static let place = [
    ServedParameter("at", .numbers, "the place [x, y] instead of an element")
  ]

  /// The method as agents' programs list it, with a JSON schema.
  var tool: ServedValue {
    var properties: [String: ServedValue] = [:]
    for parameter in parameters { properties[parameter.name] = parameter.schema }
    let needed = parameters.filter(\.isNeeded).map { ServedValue.string($0.name) }
    return [
      "name": .string(rawValue),
      "description": .string(summary),
      "inputSchema": [
        "type": "object", "properties": .object(properties), "required": .array(needed),
        "additionalProperties": false,
      ],
    ]
  }
}

/// A named value that a method takes.
struct ServedParameter: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case text, texts, number, numbers, flag }

  let name: String
  let kind: Kind
  let meaning: String
  var isNeeded = false

  init(_ name: String, _ kind: Kind, _ meaning: String, isNeeded: Bool = false) {
    (self.name, self.kind, self.meaning, self.isNeeded) = (name, kind, meaning, isNeeded)
  }

  /// What is wanted, for messages.
  var kindName: String {
    switch kind {
    case .text: "a text"
    case .texts: "a list of texts"
    case .number: "a number"
    case .numbers: "a list of two numbers"
    case .flag: "true or false"
    }
  }

  var schema: ServedValue {
    var schema: [String: ServedValue] = ["description": .string(meaning)]
    switch kind {
    case .text: schema["type"] = "string"
    case .number: schema["type"] = "number"
    case .flag: schema["type"] = "boolean"
    case .texts: schema.merge(["type": "array", "items": ["type": "string"]]) { $1 }
    case .numbers:
      schema.merge([
        "type": "array", "items": ["type": "number"], "minItems": 2, "maxItems": 2,
      ]) { $1 }
    }
    return .object(schema)
  }

  /// Whether a value is of the kind, and a number one that means something.
  func takes(_ value: ServedValue) -> Bool {
    switch kind {
    case .text: value.text != nil
    case .flag: value.flag != nil
    case .number: value.double.map(Self.isSound) ?? false
    case .texts: value.list?.allSatisfy { $0.text != nil } ?? false
    case .numbers:
      value.list.map { $0.count == 2 && $0.allSatisfy { $0.double.map(Self.isSound) ?? false } }
        ?? false
    }
  }

  private static func isSound(_ number: Double) -> Bool { abs(number) <= GestureLimits.furthest }
}
