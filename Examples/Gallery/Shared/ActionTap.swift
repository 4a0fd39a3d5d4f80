import UIKit

/// A tap that runs a block with the point that was touched.
final class ActionTap: UITapGestureRecognizer {
  private static let fire = Selector("fire")

  init(_ action: @escaping @MainActor (CGPoint) -> Void) {
    self.action = action
    super.init(target: nil, action: nil)
    SelectorTable.register(ActionTap.self, Self.fire) { tap, _ in
      tap.action(tap.location(in: tap.view))
      return nil
    }
    addTarget(self, action: Self.fire)
  }

  required init?(coder: NSCoder) { nil }

  private let action: @MainActor (CGPoint) -> Void
}
