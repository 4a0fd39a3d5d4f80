import Foundation

/// Entries that show together, as a menu or as a part of one.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// How a menu shows in the menu around.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its entries show in the menu around, set apart from their neighbours.
    public static let displayInline = Options(rawValue: 1)
    /// It shows as something that destroys.
    public static let destructive = Options(rawValue: 2)
    /// One entry is ticked at a time, those in menus inside included.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// How large entries show.
  public enum ElementSize: Int, Sendable {
    /// Small: pictures side by side.
    case small = 0
    /// Pictures with a short title, side by side.
    case medium = 1
    /// Rows.
    case large = 2
    /// As the system likes: rows.
    case automatic = -1
  }

  /// What tells the menu from others.
  public let identifier: Identifier
  /// How it shows in the menu around.
  public let options: Options
  /// The entries.
  public let children: [UIMenuElement]
  /// How large its entries show.
  ///
  /// Defaults to `automatic`.
  open var preferredElementSize: ElementSize
  /// How its entries show.
  ///
  /// Defaults to nil.
  open var displayPreferences: UIMenuDisplayPreferences?

  @MainActor private static var count = 0

  /// Makes a menu.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    preferredElementSize: ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(Self.count)")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Makes an empty menu from an archive.
  public required init?(coder: NSCoder) {
    identifier = Identifier(coder.decodeObject(forKey: "UIIdentifier") as? String ?? "")
    (options, children, preferredElementSize) = ([], [], .automatic)
    super.init(coder: coder)
  }

  /// The same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
    menu.displayPreferences = displayPreferences
    return menu
  }

  /// The ticked entries, those in menus shown as a part of this one included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) || options.contains(.singleSelection)
          ? menu.selectedElements : []
      }
      return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
    }
  }

  /// Ticks an entry of a menu with a single selection, and no other.
  func tick(_ chosen: any UIMenuLeaf) {
    for child in children {
      if let menu = child as? UIMenu {
        menu.tick(chosen)
      } else if let leaf = child as? any UIMenuLeaf {
        leaf.state = leaf === chosen ? .on : .off
      }
    }
  }
}

/// How the entries of a menu show.
@MainActor @preconcurrency
open class UIMenuDisplayPreferences: NSObject {
  /// On how many lines titles may break; 0 for as many as the system likes.
  ///
  /// Defaults to 0.
  open var maximumNumberOfTitleLines = 0

  /// Makes preferences.
  public override init() { super.init() }
}
