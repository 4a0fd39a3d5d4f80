import CoreGraphics
import Foundation

/// Lets something be dragged from a view: a finger that rests lifts it, a mouse drags it at once.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
  /// What is dragged and how it shows.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  private let lift = LiftGestureRecognizer()
  var flight: DragFlight?

  /// Makes an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    prepareLift()
  }

  private func prepareLift() {
    lift.lifts = { [weak self] in self?.begin() ?? false }
    lift.tapped = { [weak self] touch in self?.add(touch) }
    lift.addHandler { [weak self] gesture in self?.follow(gesture.state) }
  }

  /// Whether interactions are enabled unless they are told otherwise: always, as since iOS 15.
  open class var isEnabledByDefault: Bool { true }

  /// Whether anything can be dragged.
  ///
  /// Defaults to `isEnabledByDefault`.
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { lift.isEnabled = isEnabled }
  }

  /// Whether other gestures are recognised while something is lifted.
  ///
  /// Defaults to false.
  open var allowsSimultaneousRecognitionDuringLift = false {
    didSet { lift.isGenerous = allowsSimultaneousRecognitionDuringLift }
  }

  open func willMove(to view: UIView?) {
    if view == nil { self.view?.removeGestureRecognizer(lift) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(lift)
  }

  // MARK: Gesture

  private func begin() -> Bool {
    guard flight == nil, let view, let window = view.window, let delegate else { return false }
    let session = DragSession()
    (session.window, session.place) = (window, lift.place)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return false }
    let flight = DragFlight(self, session, window)
    self.flight = flight
    flight.lift()
    return true
  }

  private func follow(_ state: UIGestureRecognizer.State) {
    switch state {
    case .changed: flight?.move(to: lift.place)
    case .ended: flight?.release(at: lift.place)
    case .cancelled: flight?.cancel()
    default: break
    }
  }

  /// Another finger tapped the view while something is dragged: what is there may go along.
  private func add(_ touch: UITouch) {
    guard let view, let delegate else { return }
    let point = touch.location(in: view)
    let sessions = DragFlights.current.flying.map(\.session)
    guard !sessions.isEmpty else { return }
    let chosen: (any UIDragSession)? =
      delegate.dragInteraction(self, sessionForAddingItems: sessions, withTouchAt: point)
      ?? (sessions.count == 1 ? sessions.first : nil)
    guard let session = chosen as? DragSession,
      let flight = DragFlights.current.flying.first(where: { $0.session === session })
    else { return }
    let items = delegate.dragInteraction(self, itemsForAddingTo: session, withTouchAt: point)
    guard !items.isEmpty else { return }
    delegate.dragInteraction(self, session: session, willAdd: items, for: self)
    flight.add(items, from: self)
    TouchDelivery.current.cancelTouches(below: view)
  }
}
