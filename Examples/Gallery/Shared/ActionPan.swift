import UIKit

/// A drag that runs a block whenever it changes.
final class ActionPan: UIPanGestureRecognizer {
  private static let fire = Selector("fire")

  init(_ action: @escaping @MainActor (ActionPan) -> Void) {
    self.action = action
    super.init(target: nil, action: nil)
    SelectorTable.register(ActionPan.self, Self.fire) { pan, _ in
      pan.action(pan)
      return nil
    }
    addTarget(self, action: Self.fire)
  }

  required init?(coder: NSCoder) { nil }

  private let action: @MainActor (ActionPan) -> Void
}
