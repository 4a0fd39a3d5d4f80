import CoreGraphics
import Diagnostics
import Foundation

/// A drag from the lift to its end: what was lifted follows the finger, views below are asked
/// whether they take it, and in the end it is dropped or goes back.
@MainActor
final class DragFlight {
  /// Durations in seconds; not measured.
  private enum Pace {
    static let lift = 0.2
    static let end = 0.3
  }

  private enum Phase {
    case lifted
    case flying
    case ending
  }

  let session: DragSession
  private let interaction: UIDragInteraction
  private let tray: PlatterTray
  private let tracker: DropTracker
  private let springs: SpringTracker
  private var phase = Phase.lifted
  private let liftAnimator = DragAnimator()
  private let start: CGPoint
  /// Who gave each item, to be asked how it goes back.
  private var sources: [ObjectIdentifier: UIDragInteraction] = [:]

  init(_ interaction: UIDragInteraction, _ session: DragSession, _ window: UIWindow) {
    self.interaction = interaction
    self.session = session
    start = session.place
    tray = PlatterTray(window)
    tracker = DropTracker(session, window)
    springs = SpringTracker(window)
    DragFlights.current.add(self)
  }

  /// Whether the finger drags.
  var isFlying: Bool { phase == .flying }

  // MARK: Lift

  func lift() {
    for item in session.items { take(item, from: interaction) }
    interaction.delegate?.dragInteraction(
      interaction,
      willAnimateLiftWith: liftAnimator,
      session: session
    )
    tray.show()
    PlatterMotion.run(Pace.lift) { [self] in
      tray.raise()
      liftAnimator.animate()
    } completion: {
    }
  }

  /// Shows nothing until the finger moves.
  func hide() { tray.isHidden = true }

  private func take(_ item: UIDragItem, from interaction: UIDragInteraction) {
    sources[ObjectIdentifier(item)] = interaction
    let preview = interaction.delegate?.dragInteraction(
      interaction,
      previewForLifting: item,
      session: session
    )
    tray.add(item, preview, at: session.place)
  }

  private func begin() {
    phase = .flying
    tray.isHidden = false
    closeMenu()
    let delegate = interaction.delegate
    session.allowsMoveOperation =
      delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: session) ?? true
    session.isRestrictedToDraggingApplication =
      delegate?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
      ?? false
    delegate?.dragInteraction(interaction, sessionWillBegin: session)
    tray.keepsSize =
      delegate?.dragInteraction(interaction, prefersFullSizePreviewsFor: session) ?? false
    liftAnimator.complete(.end)
    tray.gather(at: session.place)
  }

  /// What is dragged needs no menu any more.
  private func closeMenu() {
    for interaction in interaction.view?.interactions ?? [] {
      (interaction as? UIContextMenuInteraction)?.dismissMenu()
    }
  }

  // MARK: Way

  func move(to place: CGPoint) {
    guard phase != .ending else { return }
    session.place = place
    if phase == .lifted {
      guard place.distance(to: start) > 0 else { return }
      begin()
    }
    tray.move(to: place)
    interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
    track()
  }

  /// Asks the view below again, as when it scrolled under the finger.
  func track() {
    guard phase == .flying else { return }
    tracker.update()
    springs.update(session.place)
    tray.show(tracker.operation)
  }

  func add(_ items: [UIDragItem], from other: UIDragInteraction) {
    guard phase == .flying else { return }
    session.items += items
    for item in items { take(item, from: other) }
    tray.gather(at: session.place)
    track()
  }

  // MARK: End

  func release(at place: CGPoint) {
    session.place = place
    switch phase {
    case .lifted: putDown()
    case .flying: drop()
    case .ending: break
    }
  }

  func cancel() {
    switch phase {
    case .lifted: putDown()
    case .flying: goBack(.cancel)
    case .ending: break
    }
  }

  /// The finger was lifted before anything was dragged.
  private func putDown() {
    phase = .ending
    PlatterMotion.run(Pace.lift) { [self] in
      tray.lower()
    } completion: { [self] in
      liftAnimator.complete(.start)
      finish()
    }
  }

  private func drop() {
    let operation = tracker.operation
    guard operation == .copy || operation == .move, let target = tracker.target,
      let view = target.view
    else { return goBack(operation == .forbidden ? .forbidden : .cancel) }
    phase = .ending
    let drop = tracker.session
    interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    target.delegate?.dropInteraction(target, performDrop: drop)
    var animators: [DragAnimator] = []
    var ends: [(UIDragItem, UITargetedDragPreview?)] = []
    for item in session.items {
      let normal = tray.preview(of: item, droppedOn: view, at: session.place)
      let preview =
        target.delegate?.dropInteraction(target, previewForDropping: item, withDefault: normal)
        ?? nil
      ends.append((item, preview === normal ? nil : preview))
      let animator = DragAnimator()
      target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: animator)
      animators.append(animator)
    }
    for (item, preview) in ends { tray.prepare(item, for: preview) }
    PlatterMotion.run(Pace.end) { [self] in
      for (item, preview) in ends { tray.send(item, to: preview) }
      for animator in animators { animator.animate() }
    } completion: { [self] in
      for animator in animators { animator.complete(.end) }
      target.delegate?.dropInteraction(target, concludeDrop: drop)
      end(operation)
    }
  }

  private func goBack(_ operation: UIDropOperation) {
    phase = .ending
    tracker.leave()
    interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    var animators: [DragAnimator] = []
    var ends: [(UIDragItem, UITargetedDragPreview?)] = []
    for item in session.items {
      let source = sources[ObjectIdentifier(item)] ?? interaction
      if let normal = tray.origin(of: item) {
        let preview =
          source.delegate?.dragInteraction(
            source,
            previewForCancelling: item,
            withDefault: normal
          ) ?? nil
        ends.append((item, preview))
      } else {
        ends.append((item, nil))
      }
      let animator = DragAnimator()
      source.delegate?.dragInteraction(source, item: item, willAnimateCancelWith: animator)
      animators.append(animator)
    }
    for (item, preview) in ends { tray.prepare(item, for: preview) }
    PlatterMotion.run(Pace.end) { [self] in
      for (item, preview) in ends { tray.send(item, to: preview) }
      for animator in animators { animator.animate() }
    } completion: { [self] in
      for animator in animators { animator.complete(.end) }
      end(operation)
    }
  }

  private func end(_ operation: UIDropOperation) {
    finish()
    tracker.end()
    let delegate = interaction.delegate
    delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
    if operation == .copy || operation == .move {
      delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
    }
  }

  private func finish() {
    springs.end()
    tray.removeFromSuperview()
    DragFlights.current.remove(self)
    if interaction.flight === self { interaction.flight = nil }
  }
}
