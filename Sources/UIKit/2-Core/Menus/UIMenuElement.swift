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

  /// Makes an entry from an archive.
  public required init?(coder: NSCoder) {
    storedTitle = coder.decodeObject(forKey: "UITitle") as? String ?? ""
    super.init()
  }

  /// The title.
  open var title: String { storedTitle }

  /// The picture beside the title.
  open var image: UIImage? { storedImage }
}

/// A block that does what a control or menu entry stands for.
public typealias UIActionHandler = (UIAction) -> Void

/// An entry that does something when it is chosen.
@MainActor @preconcurrency
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The title.
  var title: String { get set }
  /// A longer title for where there is room.
  var discoverabilityTitle: String? { get set }
  /// The picture beside the title.
  var image: UIImage? { get set }
  /// What is special about the entry.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether the entry is ticked.
  var state: UIMenuElement.State { get set }
  /// What it was sent by, while it is performed.
  var sender: Any? { get }
  /// What it was chosen in a menu of, for popovers to point at, while it is performed.
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }

  /// Does what the entry stands for.
  func performWithSender(_ sender: Any?, target: Any?)
}
