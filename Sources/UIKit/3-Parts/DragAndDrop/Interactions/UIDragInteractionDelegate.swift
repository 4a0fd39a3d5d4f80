import CoreGraphics
import Foundation

/// Says what is dragged from a view and is notified of it; only the items must be given.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What is dragged from where the session is; with nothing there is no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]

  /// The preview of an item that is lifted; nil for none. Defaults to the whole view.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// Called before the lift is animated.
  ///
  /// Its completion gets `end` when a drag begins, and `start` when the finger is lifted before.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  )

  /// Called when the finger begins to move what was lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  )

  /// Whether the items may be moved. Defaults to true.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Whether the items can be dropped in this app only. Defaults to false.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool

  /// Whether previews keep their size while they are dragged. Defaults to false.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool

  /// Called when the finger moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

  /// Called when the finger is lifted, with what becomes of the items.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  )

  /// Called when all is over, with what became of the items.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  )

  /// Called when the place the items were dropped at has got them.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  )

  /// What goes along with a drag when something is tapped meanwhile. Defaults to nothing.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]

  /// The drag that something tapped goes along with. Defaults to the only one.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?

  /// Called before items are added to a drag.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  )

  /// Where an item goes back to; nil to fade it out. Defaults to where it was lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// Called before it is animated that an item goes back.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  )
}

extension UIDragInteractionDelegate {
  /// The whole view.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {}

  /// Lets items be moved.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }

  /// Lets items go everywhere.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }

  /// Lets previews become smaller.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { false }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidMove session: any UIDragSession
  ) {}

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  ) {}

  /// Nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }

  /// The only one.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { nil }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {}

  /// Where it was lifted.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {}
}
