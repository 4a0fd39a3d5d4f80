import Foundation

/// Something a control or a menu entry does.
@MainActor @preconcurrency
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// What tells an action from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Pasting.
    public static let paste = Identifier("com.apple.action.paste")
    /// Pasting in the style of the text around.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
    /// Pasting an address and going there.
    public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
    /// Pasting and searching for it.
    public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
  }

  /// What tells the action from others.
  public let identifier: Identifier
  /// A longer title for where there is room.
  ///
  /// Defaults to nil.
  /// Kept for the app; nothing here reads it.
  open var discoverabilityTitle: String?
  /// What is special about the entry.
  open var attributes: UIMenuElement.Attributes
  /// Whether the entry is ticked.
  open var state: UIMenuElement.State
  /// What the action was sent by, while its block runs.
  open internal(set) var sender: Any?
  /// What it was chosen in a menu of, while its block runs; nil where it was sent otherwise.
  ///
  /// Kept for the app; nothing here reads it.
  open internal(set) var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)?
  let handler: UIActionHandler
  private let selectedImage: UIImage?

  @MainActor private static var count = 0

  /// Makes an action; the selected image shows instead of the other while it is ticked.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
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
    self.selectedImage = selectedImage
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Actions are blocks, which archives do not hold.
  public required init?(coder: NSCoder) { nil }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// The picture for the state the entry is in.
  var shownImage: UIImage? { state == .on ? selectedImage ?? image : image }

  /// Runs the block.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
