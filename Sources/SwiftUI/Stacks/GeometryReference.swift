import UIKit

/// The surface that a geometry is read on, and where.
@MainActor
final class GeometryReference {
  private weak var surface: Surface?
  private weak var targets: ScrollTargets?
  private var origin = CGPoint.zero
  /// Whether it was asked for more than the size: who asked is to know when it is elsewhere.
  private(set) var isPlaceRead = false

  /// What it is read of was placed.
  func place(at origin: CGPoint, _ placing: Placing) {
    surface = placing.surface
    targets = placing.targets
    self.origin = origin
    if isPlaceRead { targets?.follow() }
  }

  /// Where a view of a size is in a space.
  func frame(in space: CoordinateSpace, size: CGSize) -> CGRect {
    if case .local = space { return CGRect(origin: .zero, size: size) }
    guard let view = surface?.view, case .named(let name) = space,
      let named = NamedSpaces.view(named: name, around: view)
    else { return toWindow(CGRect(origin: .zero, size: size)) }
    return named.convert(toWindow(CGRect(origin: .zero, size: size)), from: nil)
  }

  /// A rectangle of what it is read of, in coordinates of the window.
  func toWindow(_ rect: CGRect) -> CGRect {
    notePlaceRead()
    return globalFrame(of: rect)
  }

  /// The same, without counting as asked for.
  func globalFrame(of rect: CGRect) -> CGRect {
    let placed = rect.offsetBy(dx: origin.x, dy: origin.y)
    guard let surface else { return placed }
    return surface.view.convert(surface.mirrored(placed), to: nil)
  }

  /// What an anchor tells, from here: from the leading edge, as views are placed.
  func resolve<Value>(_ anchor: Anchor<Value>) -> Value {
    notePlaceRead()
    guard let surface, let value = anchor.value as? any AnchoredValue else { return anchor.value }
    let own = value.converted { rect in
      surface.mirrored(surface.view.convert(rect, from: nil))
        .offsetBy(dx: -origin.x, dy: -origin.y)
    }
    return own as? Value ?? anchor.value
  }

  private func notePlaceRead() {
    isPlaceRead = true
    targets?.follow()
  }
}
