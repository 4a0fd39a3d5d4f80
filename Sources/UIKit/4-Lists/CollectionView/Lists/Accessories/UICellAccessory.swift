import CoreGraphics

/// Something that stands beside the content of a list's cell.
public struct UICellAccessory {
  /// Called when an accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// Called with a menu in which something else was chosen.
  public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

  /// When an accessory shows.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing
  }

  /// The width of the room an accessory takes.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as the accessory.
    case actual
    /// As wide as the system's accessories, so that rows agree.
    case standard
    /// So many points.
    case custom(CGFloat)
  }

  /// The side of the content on which a view stands, and where among the other accessories.
  public enum Placement {
    /// Finds the place among the accessories of a side that show at the same time, given in the
    /// order of reading.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// Before the content; behind the other accessories where no place is given.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// After the content; in front of the other accessories where no place is given.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The place before an accessory; the first where there is none of the type.
    public static func position(before accessoryType: AccessoryType) -> Position {
      { accessories in
        accessories.firstIndex { $0.accessoryType == accessoryType } ?? 0
      }
    }

    /// The place after an accessory; the last where there is none of the type.
    public static func position(after accessoryType: AccessoryType) -> Position {
      { accessories in
        accessories.lastIndex { $0.accessoryType == accessoryType }.map { $0 + 1 }
          ?? accessories.count
      }
    }
  }

  /// The kinds of accessories.
  public enum AccessoryType: Hashable {
    /// A tick.
    case checkmark
    /// What deletes the row.
    case delete
    /// What inserts a row.
    case insert
    /// What shows details.
    case detail
    /// The sign that there is more behind the row.
    case disclosureIndicator
    /// What takes the row up to be moved.
    case reorder
    /// The mark of rows that can be selected together.
    case multiselect
    /// What expands and collapses a row of an outline.
    case outlineDisclosure
    /// A menu, and what is chosen in it.
    case popUpMenu
    /// A short text.
    case label
    /// A view of the app.
    case customView(UIView)
  }

  /// What an accessory is besides its type.
  struct Details {
    var displayed: DisplayedState
    var isHidden: Bool
    var reservedLayoutWidth: LayoutDimension
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var action: ActionHandler?
    var text = ""
    var font: UIFont?
    var followsTextSize = true
    var showsVerticalSeparator = true
    var outlineStyle = OutlineDisclosureOptions.Style.automatic
    var placement: Placement?
    var maintainsFixedSize = false
    var menu: UIMenu?
    var menuAction: MenuSelectedElementDidChangeHandler?

    init(
      _ displayed: DisplayedState,
      _ options: some AccessoryOptions,
      width: LayoutDimension = .standard
    ) {
      self.displayed = displayed
      isHidden = options.isHidden ?? false
      reservedLayoutWidth = options.reservedLayoutWidth ?? width
      tintColor = options.tintColor
    }
  }

  /// The kind.
  public let accessoryType: AccessoryType
  let details: Details

  init(_ type: AccessoryType, _ details: Details) {
    accessoryType = type
    self.details = details
  }

  /// Whether it shows while a list is edited, or not.
  func shows(whileEditing isEditing: Bool) -> Bool {
    guard !details.isHidden else { return false }
    return switch details.displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}

extension UICellAccessory.AccessoryType {
  /// Whether there can only be one of the type beside a cell's content.
  var isOfSystem: Bool {
    switch self {
    case .label, .customView: false
    default: true
    }
  }

  var name: String {
    if case .customView(let view) = self { return "customView(\(type(of: view)))" }
    return "\(self)"
  }
}
