import Foundation

/// An edit menu that shows: a bar beside a finger, rows beside a pointer.
@MainActor
protocol EditMenuPresenting: AnyObject {
  /// Called before the menu goes.
  var willEnd: (ContextMenuAnimator) -> UITargetedPreview? { get set }
  /// Called when it is gone.
  var didEnd: () -> Void { get set }
  func show(_ animator: ContextMenuAnimator)
  func update(_ block: (UIMenu) -> UIMenu)
  func dismiss()
}

extension ContextMenuShowing: EditMenuPresenting {}
