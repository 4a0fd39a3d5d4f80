/// The numbers by which AT-SPI knows kinds of things.
extension AccessibilityRole {
  /// The number of the role, and its name.
  var atspi: (number: UInt32, name: String) {
    switch self {
    case .application: (75, "application")
    case .window: (23, "frame")
    case .dialog: (16, "dialog")
    case .group: (39, "panel")
    case .bar: (63, "tool bar")
    case .list: (31, "list")
    case .item: (32, "list item")
    case .heading: (83, "heading")
    case .staticText: (29, "label")
    case .image: (27, "image")
    case .link: (88, "link")
    case .button: (43, "push button")
    case .toggle: (62, "toggle button")
    case .slider: (51, "slider")
    case .stepper: (52, "spin button")
    case .field, .search: (79, "entry")
    case .password: (40, "password text")
    case .text: (61, "text")
    case .progress: (42, "progress bar")
    case .tabs: (38, "page tab list")
    case .tab: (37, "page tab")
    case .menu: (33, "menu")
    case .menuItem: (35, "menu item")
    }
  }
}

/// How something stands, by the numbers of AT-SPI.
enum AccessibilityState: UInt64 {
  case active = 1
  case checked = 4
  case editable = 7
  case enabled = 8
  case focusable = 11
  case focused = 12
  case modal = 16
  case multiLine = 17
  case multiselectable = 18
  case pressed = 20
  case selectable = 22
  case selected = 23
  case sensitive = 24
  case showing = 25
  case singleLine = 26
  case visible = 30
  case managesDescendants = 31
  case selectableText = 38
  case checkable = 41
}

/// A set of states as AT-SPI writes it.
struct AccessibilityStates {
  private(set) var bits: UInt64 = 0

  mutating func insert(_ state: AccessibilityState, if isSo: Bool = true) {
    if isSo { bits |= 1 << state.rawValue }
  }

  /// Two words, the lower one first.
  var words: [UInt32] {
    [UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits >> 32)]
  }

  func contains(_ state: AccessibilityState) -> Bool { bits & (1 << state.rawValue) != 0 }

  @MainActor
  static func of(_ node: AccessibilityNode, _ reading: AccessibilityReading) -> AccessibilityStates
  {
    var states = AccessibilityStates()
    states.insert(.visible)
    let isSeen = !reading.frame.isEmpty && reading.frame.intersects(UIScreen.main.bounds)
    states.insert(.showing, if: isSeen && (node.item == nil || node.object != nil))
    let isEnabled = !reading.traits.contains(.notEnabled)
    states.insert(.enabled, if: isEnabled)
    states.insert(.sensitive, if: isEnabled)
    states.insert(.focusable, if: reading.canBeFocused)
    states.insert(.focused, if: reading.isFocused)
    let isSelected = reading.traits.contains(.selected)
    switch reading.role {
    case .window: states.insert(.active, if: (node.object as? UIWindow)?.isKeyWindow ?? false)
    case .dialog: states.insert(.modal)
    case .item, .tab:
      states.insert(.selectable)
      states.insert(.selected, if: isSelected)
      states.insert(.checkable, if: reading.isChecked != nil)
      states.insert(.checked, if: reading.isChecked == true)
    case .toggle, .menuItem:
      states.insert(.checkable)
      states.insert(.checked, if: reading.value == "1" || isSelected)
      states.insert(.pressed, if: reading.value == "1")
    case .field, .password, .search, .text:
      states.insert(.editable, if: reading.isEditable)
      states.insert(.selectableText)
      states.insert(reading.role == .text ? .multiLine : .singleLine)
    case .list:
      states.insert(.managesDescendants)
      states.insert(.multiselectable, if: node.list?.isMultipleChoice ?? false)
    default: states.insert(.selected, if: isSelected)
    }
    return states
  }
}
