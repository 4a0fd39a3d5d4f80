import UIKit

/// Two fingers that run a block whenever they move.
final class ActionPinch: UIPinchGestureRecognizer {
  private static let fire = Selector("fire")

  init(_ action: @escaping @MainActor (ActionPinch) -> Void) {
    self.action = action
    super.init(target: nil, action: nil)
    SelectorTable.register(ActionPinch.self, Self.fire) { pinch, _ in
      pinch.action(pinch)
      return nil
    }
    addTarget(self, action: Self.fire)
  }

  required init?(coder: NSCoder) { nil }

  private let action: @MainActor (ActionPinch) -> Void
}
