/// What can be asked of screens, and of the program that keeps them.
package enum ServedMethod: String, CaseIterable, Sendable {
  // What is there.
  case see, tree, accessibility, find, explain, changes, ledger, inspect, previews
  // What a person does.
  case tap, press, drag, swipe, pinch, scroll, type, key, back, pasteboard
  // Time and the device.
  case wait, clock, set, show
  // The live picture.
  case watch, seen, input
  // UI tests.
  case elements, aim, turn, enter, visit, audit
  // The screens that are kept, and their projects.
  case open, close, screens, build, log, diagnostics, record, replay, test, doctor

  /// Who does it.
  package enum Place: Sendable {
    /// The app, on its screen.
    case screen
    /// The program that keeps the screens.
    case keeper
  }

  package var place: Place {
    switch self {
    case .open, .close, .screens, .build, .log, .diagnostics, .record, .replay, .test, .doctor:
      .keeper
    default: .screen
    }
  }

  /// Whether it is a tool for agents; the others are for programs that show the screen live.
  package var isTool: Bool {
    switch self {
    case .inspect, .watch, .seen, .input, .elements, .aim, .turn, .enter, .visit, .audit: false
    default: true
    }
  }

  /// Whether the screen may be another one after it, so that it is done again where an app is started
  /// anew.
  package var isAction: Bool {
    switch self {
    case .tap, .press, .drag, .swipe, .pinch, .scroll, .type, .key, .back, .wait, .set,
      .show, .input, .enter, .visit:
      true
    default: false
    }
  }

  /// One sentence for whoever chooses among the methods.
  package var summary: String {
    switch self {
    case .see: "A picture of the screen, or of one element, as PNG."
    case .tree:
      "What is on the screen as indented text: elements as screen readers have them, or views."
    case .accessibility: "All that screen readers are told, as JSON."
    case .find: "The elements that fit, with their places."
    case .explain:
      "Why a view is where it is: the constraints that decide each edge, with their sums."
    case .changes: "What changed in the tree of views since this was last asked."
    case .ledger:
      "What lists were told of their data: updates with their index paths and the numbers of items."
    case .previews: "The previews of the app that can be shown, by name and place."
    case .inspect: "Every view in sight with its number, place and look, or all of one view."
    case .tap: "Touches an element or a place briefly."
    case .press: "Rests a finger on an element or a place."
    case .drag: "Moves a finger from an element or a place by a way, without a fling."
    case .swipe: "Flicks a finger over an element or the screen: up, down, left or right."
    case .pinch: "Moves two fingers apart or together, and turns them."
    case .scroll: "Drags up and down until an element is in sight, or once by a way."
    case .type: "Types text where the keyboard is."
    case .key: "Presses and lets go of a key, as \"return\" or \"escape\"."
    case .back: "Goes back in the stack of screens."
    case .pasteboard: "The text that the app copied last; or puts text there for it to paste."
    case .wait:
      "Lets time pass: until nothing moves, until an element is there, or so many seconds."
    case .clock: "Says whether time stands still between requests (frozen) or goes on (real)."
    case .set: "Sets size, style, text size, direction, language or locale while the app runs."
    case .show:
      "Puts a screen in the window: a preview by its name, a controller by its class, or one of a storyboard."
    case .watch: "Sends each frame from now on, or no more."
    case .seen: "Says that a frame has come."
    case .input: "Fingers, wheels and keys as they come, in the form of gesture scripts."
    case .elements: "The tree of elements as UI tests see it, each with its type."
    case .aim: "Where a finger touches an element, and whether it reaches it."
    case .turn: "Turns the wheel of a picker to a row."
    case .enter: "Has the app come to the front, or leave it."
    case .visit: "Has the app open a URL."
    case .audit: "What is hard to see, to touch or to hear on the screen."
    case .open: "Opens an app or a screen, with a device of its own."
    case .close: "Ends a screen that was opened."
    case .screens: "The screens that are open."
    case .build: "Builds the app again and brings it back to where it was."
    case .log: "What the app printed."
    case .diagnostics: "The findings (TSK- codes) of the build and of the app."
    case .record: "What was done since the screen was opened, to be replayed."
    case .replay: "Does again what was recorded, from the start."
    case .test: "Runs the project's unit tests."
    case .doctor: "Lists what the project uses that is missing here."
    }
  }

  /// The parameters, each with its type and what it is.
  package var parameters: [ServedParameter] {
    own + (self == .open || self == .screens ? [] : [Self.screen])
  }

  private var own: [ServedParameter] {
    switch self {
    case .see: Self.element + [ServedParameter("scale", .number, "pixels a point; the device's")]
    case .tree:
      [
        ServedParameter("views", .flag, "the views instead of the elements"),
        ServedParameter(
          "all",
          .flag,
          "also what is out of sight, and without a limit of 2,000 bytes"
        ),
      ] + Self.element
    case .accessibility, .changes, .back, .close, .screens, .build, .record, .doctor, .previews: []
    case .find, .explain: Self.element
    case .ledger:
      [
        ServedParameter("from", .number, "the number of the first update; 0"),
        ServedParameter("view", .number, "the number of one list's view; all"),
      ]
    case .inspect: [ServedParameter("view", .number, "the number of one view")]
    case .tap: Self.element + Self.place
    case .press:
      Self.element + Self.place + [ServedParameter("seconds", .number, "how long; 0.8")]
    case .drag:
      Self.element + Self.place + [
        ServedParameter("by", .numbers, "the way [x, y] in points"),
        ServedParameter("seconds", .number, "how long the way takes; 0.3"),
        ServedParameter("rest", .number, "how long the finger rests before, in seconds; 0"),
      ]
    case .swipe:
      Self.element + Self.place + [
        ServedParameter("direction", .text, "up, down, left or right", isNeeded: true)
      ]
    case .pinch:
      Self.element + Self.place + [
        ServedParameter("factor", .number, "how much further apart the fingers end; 2"),
        ServedParameter("turn", .number, "how far they turn, in degrees, clockwise; 0"),
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
    case .pasteboard: [ServedParameter("words", .text, "what to put there")]
    case .wait:
      [ServedParameter("seconds", .number, "exactly so long, or how long to wait at most; 10")]
        + Self.element
    case .clock: [ServedParameter("mode", .text, "frozen or real", isNeeded: true)]
    case .set: Self.device + Self.locale
    case .show:
      [
        ServedParameter("preview", .text, "the name of a preview, or its file and line"),
        ServedParameter("controller", .text, "the class of a view controller"),
        ServedParameter("storyboard", .text, "the name of a storyboard"),
        ServedParameter("id", .text, "the controller's identifier in it; its initial one"),
      ]
    case .watch: [ServedParameter("on", .flag, "whether to; true")]
    case .seen: [ServedParameter("frame", .number, "its number", isNeeded: true)]
    case .input:
      [
        ServedParameter("events", .objects, "in order", isNeeded: true),
        ServedParameter("rest", .flag, "whether to go on until nothing moves; false"),
      ]
    case .elements: []
    case .aim:
      [
        Self.numbered,
        ServedParameter("reveal", .flag, "whether to scroll it in sight first; false"),
      ]
    case .turn: [Self.numbered, ServedParameter("value", .text, "the row's text", isNeeded: true)]
    case .enter:
      [ServedParameter("state", .text, "active, inactive or background", isNeeded: true)]
    case .visit: [ServedParameter("url", .text, "what is opened", isNeeded: true)]
    case .audit: [ServedParameter("kinds", .texts, "what is looked for; all")]
    case .open: Self.opening
    case .log: [ServedParameter("from", .number, "the number of the first line; 0")]
    case .diagnostics: []
    case .replay: [ServedParameter("steps", .objects, "what record gave; what was done so far")]
    case .test: [ServedParameter("filter", .text, "a part of the tests' names")]
    }
  }

  private static let screen = ServedParameter(
    "screen",
    .text,
    "the screen that is meant, where several are open"
  )

  private static let element = [
    ServedParameter("identifier", .text, "the accessibility identifier, whole"),
    ServedParameter("label", .text, "the label, whole"),
    ServedParameter("role", .text, "button, item, field, heading, ..."),
    ServedParameter("text", .text, "a part of the label or value, in any case"),
    ServedParameter("within", .text, "identifier, label or a part of it of what it is in"),
    ServedParameter("index", .number, "which of several, from 0"),
  ]

  private static let numbered = ServedParameter(
    "element",
    .number,
    "its number in the last tree, counted in the tree's order from 0",
    isNeeded: true
  )

  private static let place = [
    ServedParameter("at", .numbers, "the place [x, y] instead of an element")
  ]

  private static let device = [
    ServedParameter("style", .text, "light or dark"),
    ServedParameter("textSize", .text, "extraSmall ... accessibilityExtraExtraExtraLarge"),
    ServedParameter("rightToLeft", .flag, "whether screens read from right to left"),
    ServedParameter("size", .numbers, "width and height in points"),
  ]

  private static let opening =
    [
      ServedParameter(
        "path",
        .text,
        "an app's folder, project or Swift file; the one that was named first"
      ),
      ServedParameter("gallery", .text, "the id of a screen of the gallery instead"),
      ServedParameter("name", .text, "how it is called from then on"),
      ServedParameter("target", .text, "the target of a project, where it has several"),
      ServedParameter("scheme", .text, "the scheme that names target and configuration"),
      ServedParameter("configuration", .text, "whose settings count; Debug"),
      ServedParameter("packages", .text, "a folder of clones that packages are taken from"),
      ServedParameter("arguments", .texts, "what the app is given, as -Key value"),
      ServedParameter("url", .text, "what the app is launched to open"),
      ServedParameter("preview", .text, "the name of the preview to begin with"),
      ServedParameter("controller", .text, "the class of the view controller to begin with"),
      ServedParameter("storyboard", .text, "the storyboard to begin with"),
      ServedParameter("id", .text, "the controller's identifier in it"),
      ServedParameter("scale", .number, "pixels a point"),
      ServedParameter("safeArea", .numbers, "top, left, bottom, right in points"),
      ServedParameter("date", .text, "what the clock shows, as in 2026-01-09T09:41"),
      ServedParameter("keyboard", .flag, "whether a keyboard comes up where text is edited"),
    ] + device + locale

  private static let locale = [
    ServedParameter("language", .text, "the app's language, as in de; the app starts again"),
    ServedParameter("locale", .text, "of dates and numbers, as in de_AT; the app starts again"),
  ]

  /// The method as agents' programs list it, with a JSON schema.
  package var tool: ServedValue {
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
