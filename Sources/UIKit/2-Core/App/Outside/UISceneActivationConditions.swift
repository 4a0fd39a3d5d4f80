import Foundation

/// When a scene is the one to open something in.
@MainActor @preconcurrency
open class UISceneActivationConditions: NSObject {
  /// Which content the scene can be asked for; all by default.
  ///
  /// Kept for the app; nothing here reads it.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

  /// Which content the scene is best for; none by default.
  ///
  /// Kept for the app; nothing here reads it.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  /// Makes conditions that hold for everything.
  public override init() { super.init() }
}
