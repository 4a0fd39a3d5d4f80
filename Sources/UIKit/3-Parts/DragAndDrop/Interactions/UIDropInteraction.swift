import CoreGraphics
import Foundation

/// Lets items be dropped on a view.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
  /// What is taken and what becomes of it.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open private(set) weak var view: UIView?

  /// Whether several drags may be over the view at a time; else the first one has it alone.
  ///
  /// Defaults to false.
  open var allowsSimultaneousDropSessions = false

  /// The drags that are over the view.
  var sessions: [any UIDropSession] = []

  /// Whether a drag may come over the view, as far as others are concerned.
  func isFree(for session: any UIDropSession) -> Bool {
    allowsSimultaneousDropSessions || sessions.allSatisfy { $0 === session }
  }

  /// Makes an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// Says what is taken by a view and is notified of it; every method is optional.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view takes part in a drag at all; asked once. Defaults to true.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool

  /// Called when the finger comes over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  /// What would become of the items; asked when the finger comes and moves over the view, and when
  /// items are added. Defaults to calling the drag off.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// Called when the finger leaves the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// Takes the items; only here can their data be loaded.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  /// Called when the animations of the drop are over.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

  /// Called at the end of a drag that was over the view at any time.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

  /// Where an item goes that is dropped; nil to fade it out. Defaults to where it is.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// Called before it is animated that an item is dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  )
}

extension UIDropInteractionDelegate {
  /// Takes part.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {}

  /// Calls the drag off.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {}

  /// A mistake: a drop was proposed to be taken and nobody takes it.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) { DropMistakes.reportUnanswered(Self.self, "dropInteraction(_:performDrop:)") }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  ) {}

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) {}

  /// Where it is.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {}
}
