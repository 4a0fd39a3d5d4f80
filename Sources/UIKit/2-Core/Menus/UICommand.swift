import Foundation

/// A menu entry that sends a method along the responders.
@MainActor @preconcurrency
open class UICommand: UIMenuElement, UIMenuLeaf {
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// A longer title for where there is room.
  ///
  /// Defaults to nil.
  open var discoverabilityTitle: String?
  /// The method that is sent.
  open private(set) var action: Selector
  /// What tells the command from others with the same method.
  open private(set) var propertyList: Any?
  /// What is special about the entry.
  open var attributes: UIMenuElement.Attributes
  /// Whether the entry is ticked.
  open var state: UIMenuElement.State
  /// What it stands for while modifier keys are held down.
  open private(set) var alternates: [UICommandAlternate]
  /// What it was sent by, while it is performed.
  ///
  /// Kept for the app; nothing here reads it.
  open private(set) var sender: Any?
  /// What it was chosen in a menu of, while it is performed; nil where it was sent otherwise.
  ///
  /// Kept for the app; nothing here reads it.
  open internal(set) var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)?

  /// Makes a command.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Commands are not read from archives here.
  public required init?(coder: NSCoder) { nil }

  /// Sends the method to a target, or to the first responder from the sender on that has it.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let route = Services.the((any CommandSending).self)
    guard let receiver = route.receiver(of: self, target: target, sender: sender) else { return }
    self.sender = sender
    route.send(self, to: receiver)
    self.sender = nil
  }
}

/// What a command stands for while modifier keys are held down.
@MainActor @preconcurrency
open class UICommandAlternate: NSObject {
  /// The title.
  public let title: String
  /// The method that is sent.
  public let action: Selector
  /// The keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Makes an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
