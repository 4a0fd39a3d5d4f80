import CoreGraphics
import Foundation

/// Recognises fingers that drag.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers move before it is a drag; this much is taken off the way (fact sp.slop).
  static let slop: CGFloat = 10
  /// How far back the speed of the fingers is measured, in seconds (fact sp.velocity.window).
  static let velocityWindow: TimeInterval = 0.1

  /// The least number of fingers.
  ///
  /// Defaults to 1.
  open var minimumNumberOfTouches = 1

  /// The greatest number of fingers.
  ///
  /// Defaults to any.
  open var maximumNumberOfTouches = Int.max

  /// The devices besides fingers whose scrolling counts as a drag.
  ///
  /// Defaults to none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var origin = CGPoint.zero
  private var offset = CGPoint.zero
  private var samples: [(place: CGPoint, time: TimeInterval)] = []
  private var isCounting = false

  /// How far the fingers moved, in the coordinates of a view; nil stands for the window.
  open func translation(in view: UIView?) -> CGPoint { inCoordinates(of: view, moved) }

  /// Takes the fingers' present place for a translation, in the coordinates of a view.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let window = fromCoordinates(of: view, translation)
    let now = current
    origin = now
    offset = window
  }

  /// How fast the fingers move, in points a second in the coordinates of a view.
  open func velocity(in view: UIView?) -> CGPoint { inCoordinates(of: view, speed) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches <= maximumNumberOfTouches else {
      // A finger too many ends nothing that has begun.
      if state == .possible { state = .failed }
      return
    }
    restart(at: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard isCounting else { return }
    sample(at: event)
    if state == .possible {
      guard wanted == nil, numberOfTouches >= minimumNumberOfTouches, hasMovedFarEnough() else {
        if wanted != nil { state = .changed }
        return
      }
      takeOffSlop()
      state = .began
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard numberOfTouches - touches.count < minimumNumberOfTouches else {
      // The middle of the remaining fingers is elsewhere: the way so far is kept.
      keepWay(without: touches, at: event)
      return
    }
    trim(at: event.timestamp)
    state = state == .possible && wanted == nil ? .failed : .ended
    isCounting = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
    isCounting = false
  }

  open override func reset() {
    super.reset()
    (origin, offset, samples, isCounting) = (.zero, .zero, [], false)
  }

  /// Takes the scrolling of a wheel or a trackpad for a drag.
  func takeScroll(_ delta: CGVector, _ phase: State, _ event: ScrollEvent) {
    note(event)
    switch phase {
    case .began:
      guard state == .possible else { return }
      setLocation(event.location)
      (origin, offset, isCounting) = (.zero, .zero, true)
      samples = [(CGPoint(x: delta.dx, y: delta.dy), event.timestamp)]
      GestureEnvironment.current.admit(self)
      state = .began
    case .changed:
      guard hasRecognized else { return }
      let place = current
      samples.append((CGPoint(x: place.x + delta.dx, y: place.y + delta.dy), event.timestamp))
      trim(at: event.timestamp)
      state = .changed
    default:
      guard hasRecognized else { return }
      state = .ended
      GestureEnvironment.current.finish(self)
    }
  }

  /// Whether the way so far makes a drag; scroll views only count the axes they scroll.
  func hasMovedFarEnough() -> Bool {
    let way = moved
    return (way.x * way.x + way.y * way.y).squareRoot() >= Self.slop
  }

  // MARK: Way and speed

  private var current: CGPoint { samples.last?.place ?? origin }

  /// The way in window coordinates.
  var moved: CGPoint {
    CGPoint(x: current.x - origin.x + offset.x, y: current.y - origin.y + offset.y)
  }

  private func takeOffSlop() {
    let way = moved
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 0 else { return }
    let rest = max(0, length - Self.slop) / length
    origin = current
    offset = CGPoint(x: way.x * rest, y: way.y * rest)
  }

  private func restart(at event: UIEvent) {
    let place = location(in: view?.window)
    if isCounting {
      // Another finger moves the middle, not the way.
      let way = moved
      (origin, offset) = (place, way)
    } else {
      (origin, offset) = (place, .zero)
    }
    isCounting = true
    samples = [(place, event.timestamp)]
  }

  private func keepWay(without touches: Set<UITouch>, at event: UIEvent) {
    let way = moved
    let rest = watched.filter { !touches.contains($0) }
    guard !rest.isEmpty else { return }
    let count = CGFloat(rest.count)
    let sum = rest.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.location.x, y: $0.y + $1.location.y)
    }
    let place = CGPoint(x: sum.x / count, y: sum.y / count)
    (origin, offset) = (place, way)
    samples = [(place, event.timestamp)]
  }

  private func sample(at event: UIEvent) {
    samples.append((location(in: view?.window), event.timestamp))
    trim(at: event.timestamp)
  }

  private func trim(at time: TimeInterval) {
    // One sample older than the window stays, to measure from.
    while samples.count > 2, time - samples[1].time >= Self.velocityWindow {
      samples.removeFirst()
    }
    if let last = samples.last, time - last.time >= Self.velocityWindow { samples = [last] }
  }

  private var speed: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let time = last.time - first.time
    return CGPoint(
      x: (last.place.x - first.place.x) / time,
      y: (last.place.y - first.place.y) / time
    )
  }

  private func inCoordinates(of view: UIView?, _ vector: CGPoint) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let zero = view.backing.convert(CGPoint.zero, from: window.backing)
    let end = view.backing.convert(vector, from: window.backing)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  private func fromCoordinates(of view: UIView?, _ vector: CGPoint) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let zero = view.backing.convert(CGPoint.zero, to: window.backing)
    let end = view.backing.convert(vector, to: window.backing)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }
}
