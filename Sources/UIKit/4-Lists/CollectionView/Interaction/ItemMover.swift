import CoreGraphics
import Foundation
import QuartzCore

/// Moves the items of a controller's collection view with a finger that rests on them.
@MainActor
final class ItemMover {
  unowned let controller: UICollectionViewController
  private let hold = HoldGestureRecognizer()
  private lazy var edges = view.map { view in
    EdgeScroller(view: view) { [weak self] in self?.follow() }
  }
  /// From the finger to the middle of the item.
  private var offset = CGPoint.zero

  init(controller: UICollectionViewController) {
    self.controller = controller
    hold.answers = { [weak self] in self?.begin() ?? false }
    hold.addHandler { [weak self] gesture in self?.take(gesture.state) }
  }

  private var view: UICollectionView? { controller.loadedList }

  /// Follows whether the controller wants it.
  func update() {
    guard let view else { return }
    if controller.installsStandardGestureForInteractiveMovement {
      view.addGestureRecognizer(hold)
    } else {
      view.removeGestureRecognizer(hold)
    }
  }

  private var place: CGPoint { hold.location(in: view) }

  /// Whether moves are taken in: a controller that does not say how has none.
  private var movesItems: Bool {
    guard let source = view?.dataSource else { return false }
    return Self.moveItem.isThere(in: source)
  }

  private static let moveItem = OptionalMethod(
    "collectionView:moveItemAtIndexPath:toIndexPath:",
    of: UICollectionViewController.self,
    overriding: MovingProbe.self,
    plain: RestingProbe.self
  )

  private func begin() -> Bool {
    // What is dragged is not moved as well.
    guard let view, movesItems, !view.hasActiveDrag, let path = view.indexPathForItem(at: place),
      view.dragDelegate == nil || !view.dragInteractionEnabled,
      let center = view.layoutAttributesForItem(at: path)?.center,
      view.beginInteractiveMovementForItem(at: path)
    else { return false }
    let place = place
    offset = CGPoint(x: center.x - place.x, y: center.y - place.y)
    return true
  }

  private func take(_ state: UIGestureRecognizer.State) {
    switch state {
    case .changed:
      follow()
      edges?.follow(place)
    case .ended:
      edges?.stop()
      view?.endInteractiveMovement()
    case .cancelled:
      edges?.stop()
      view?.cancelInteractiveMovement()
    default: break
    }
  }

  private func follow() {
    let place = place
    view?.updateInteractiveMovementTargetPosition(
      CGPoint(x: place.x + offset.x, y: place.y + offset.y)
    )
  }
}

/// A controller that says how items move.
private final class MovingProbe: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// A controller that overrides nothing.
private final class RestingProbe: UICollectionViewController {}
