import Foundation

/// A placeholder that is shown, and the item that will take its place.
@MainActor
class PlaceholderContext: NSObject, UIDragAnimating {
  let dragItem: UIDragItem
  let id: Int
  private let animator: DragAnimator
  private let leave: @MainActor (Int) -> Void

  /// `leave` takes the placeholder away that nobody can commit or delete any more.
  init(
    _ dragItem: UIDragItem,
    _ id: Int,
    _ animator: DragAnimator,
    leave: @escaping @MainActor (Int) -> Void
  ) {
    self.dragItem = dragItem
    self.id = id
    self.animator = animator
    self.leave = leave
    super.init()
  }

  // A provider's thread may be the last to let go of the context; an isolated one would not see who
  // listens to diagnoses.
  deinit {
    let (leave, id) = (leave, id)
    MainThread.run { leave(id) }
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
