import Foundation

/// What stands above the keyboard of a tablet beside the words it suggests.
///
/// The keyboard here has no such bar.
@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
  /// Makes an item without groups.
  public override init() { super.init() }

  /// Whether groups may go where there is little room.
  ///
  /// Defaults to true.
  /// Kept for the app; nothing here reads it.
  open var allowsHidingShortcuts = true

  /// The groups on the leading side.
  ///
  /// Defaults to none.
  /// Kept for the app; nothing here reads it.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []

  /// The groups on the trailing side.
  ///
  /// Defaults to none.
  /// Kept for the app; nothing here reads it.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  private static let place = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The item of a responder, made when it is first asked for.
  static func of(_ responder: UIResponder) -> UITextInputAssistantItem {
    if let item = objc_getAssociatedObject(responder, place) as? UITextInputAssistantItem {
      return item
    }
    let item = UITextInputAssistantItem()
    objc_setAssociatedObject(responder, place, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return item
  }
}

extension UIResponder {
  /// What stands above the keyboard of a tablet while the responder is edited.
  public var inputAssistantItem: UITextInputAssistantItem { .of(self) }
}
