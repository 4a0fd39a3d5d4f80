import Foundation

/// An entry of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// Whether an entry is ticked.
  public enum State: Int, Sendable {
    /// Not ticked.
    case off = 0
    /// Ticked.
    case on = 1
    /// Partly.
    case mixed = 2
  }

  /// What is special about an entry.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  var storedTitle: String
  var storedImage: UIImage?
  /// A line under the title.
  ///
  /// Defaults to nil.
  open var subtitle: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
  }

  /// The title.
  open var title: String { storedTitle }

  /// The picture beside the title.
  open var image: UIImage? { storedImage }
}

/// A block that does what a control or menu entry stands for.
public typealias UIActionHandler = (UIAction) -> Void

/// Something a control or a menu entry does.
@MainActor @preconcurrency
public final class UIAction: UIMenuElement {
  /// What tells an action from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What tells the action from others.
  public let identifier: Identifier
  /// A longer title for where there is room.
  ///
  /// Defaults to nil.
  public var discoverabilityTitle: String?
  /// What is special about the entry.
  public var attributes: UIMenuElement.Attributes
  /// Whether the entry is ticked.
  public var state: UIMenuElement.State
  /// What the action was sent by, while its block runs.
  public internal(set) var sender: Any?
  let handler: UIActionHandler

  @MainActor private static var count = 0

  /// Makes an action.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("action-\(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  public override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  public override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// Runs the block.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
