import Foundation

/// How a focused item looks.
@MainActor @preconcurrency
open class UIFocusEffect: NSObject {
  /// Makes an effect that adds nothing to what the item does by itself.
  public required override init() { super.init() }
}
