import Foundation

/// Something else that can be done with an element, by name.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  /// What is done; the answer is whether it was.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name with how it is spoken.
  open var attributedName: NSAttributedString
  /// A picture of the action.
  ///
  /// Defaults to nil.
  /// Kept for the app; nothing here reads it.
  open var image: UIImage?
  /// What is asked to do it; nil where the handler does.
  open weak var target: AnyObject?
  /// The target's method, which may take the action and may answer whether it did anything.
  open var selector: Selector
  /// What does it; nil where the target does.
  open var actionHandler: Handler?

  /// Makes an action that a target does.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Makes an action with a picture that a target does.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Makes an action that a target does.
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Makes an action with a picture that a target does.
  public init(
    attributedName: NSAttributedString,
    image: UIImage?,
    target: Any?,
    selector: Selector
  ) {
    self.attributedName = attributedName
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Makes an action that a block does.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Makes an action with a picture that a block does.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    let name = NSAttributedString(string: name)
    self.init(attributedName: name, image: image, actionHandler: actionHandler)
  }

  /// Makes an action that a block does.
  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }

  /// Makes an action with a picture that a block does.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.image = image
    selector = Selector("")
    self.actionHandler = actionHandler
    super.init()
  }

  /// The name.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// Does it; returns whether it was done.
  func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    let arguments: [Any?] = selector.name.hasSuffix(":") ? [self] : []
    return SelectorTable.perform(selector, on: target, with: arguments) as? Bool ?? true
  }
}
