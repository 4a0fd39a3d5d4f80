import CollectionLayout
import CoreGraphics
import Foundation
import ListUpdates

/// Shows rows coming, going and moving from where they were.
///
/// All is where it belongs at once; only what is seen takes its time.
@MainActor
final class RowAnimator {
  /// How long it takes, in seconds.
  private static let duration: TimeInterval = 0.3

  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UITableView
  private var map: UpdateMap<IndexPath>?
  private var animations = RowAnimations()
  private var extents = TableExtents()
  private var top: CGFloat = 0
  /// Where views were, below the view's upper edge.
  private var places: [ObjectIdentifier: CGRect] = [:]
  private var leaving: [(cell: UITableViewCell, animation: UITableView.RowAnimation)] = []
  /// Cells on their way out, until they are gone.
  private var ghosts: [UITableViewCell] = []

  init(view: UITableView) { self.view = view }

  /// Whether anybody would see it.
  var isPossible: Bool {
    view.window != nil && view.pass.hasRun && UIView.areAnimationsEnabled
  }

  /// Remembers how all is before the update.
  func begin(_ map: UpdateMap<IndexPath>, _ animations: RowAnimations) {
    self.map = map
    self.animations = animations
    extents = view.geometry.extents
    top = view.bounds.minY
    places = [:]
    leaving = []
    let ends = Array(view.visible.headers.values) + Array(view.visible.footers.values)
    for shown in Array(view.visible.cells.values) + ends {
      places[ObjectIdentifier(shown)] = shown.frame.offsetBy(dx: 0, dy: -top)
    }
  }

  /// Keeps a cell whose row is gone until it is out of sight; returns whether it does.
  func keep(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
    let animation = animations.going(path)
    guard animation != .none, cell.superview === view else { return false }
    leaving.append((cell, animation))
    return true
  }

  /// Lets all go from where it was to where it is.
  func run(_ completion: @escaping (Bool) -> Void) {
    guard let map else { return completion(true) }
    var moves: [(view: UIView, frame: CGRect, alpha: CGFloat)] = []
    UIView.performWithoutAnimation {
      for (path, cell) in view.visible.cells where !view.movement.holds(path) {
        let end = cell.frame
        let start = start(of: cell, path, map)
        if start.alpha != 1 || start.frame != end { moves.append((cell, end, 1)) }
        cell.frame = start.frame
        cell.alpha = start.alpha
      }
      for end in Array(view.visible.headers.values) + Array(view.visible.footers.values) {
        guard let old = places[ObjectIdentifier(end)] else { continue }
        let frame = end.frame
        let start = old.offsetBy(dx: 0, dy: view.bounds.minY)
        guard start.minY != frame.minY else { continue }
        moves.append((end, frame, 1))
        end.frame.origin.y = start.minY
      }
      for (cell, animation) in leaving {
        let old = places[ObjectIdentifier(cell)] ?? cell.frame
        cell.frame = old.offsetBy(dx: 0, dy: view.bounds.minY)
        view.sendSubviewToBack(cell)
        if let background = view.backgroundView { view.sendSubviewToBack(background) }
        let end = Self.aside(cell.frame, animation)
        moves.append((cell, end.frame, end.alpha))
      }
    }
    let gone = leaving.map(\.cell)
    ghosts += gone
    (self.map, leaving, places) = (nil, [], [:])
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      for move in moves {
        move.view.frame = move.frame
        move.view.alpha = move.alpha
      }
    } completion: { [weak self] isDone in
      self?.bury(gone)
      completion(isDone)
    }
  }

  private func start(
    of cell: UITableViewCell,
    _ path: IndexPath,
    _ map: UpdateMap<IndexPath>
  ) -> (frame: CGRect, alpha: CGFloat) {
    let end = cell.frame
    if let old = places[ObjectIdentifier(cell)] {
      return (old.offsetBy(dx: 0, dy: view.bounds.minY), 1)
    }
    let old = map.old(path)
    if let animation = animations.coming(path, from: old, in: map) {
      return Self.aside(end, animation)
    }
    // It was there, only out of sight.
    guard let old, extents.sections.indices.contains(old.section),
      old.row < extents.sections[old.section].rows.count
    else { return (end, 1) }
    var frame = end
    frame.origin.y = extents.interval(of: TableElement(old)).low - top + view.bounds.minY
    return (frame, 1)
  }

  /// Where rows come from and go to.
  private static func aside(
    _ frame: CGRect,
    _ animation: UITableView.RowAnimation
  ) -> (frame: CGRect, alpha: CGFloat) {
    switch animation {
    case .none: (frame, 1)
    case .left: (frame.offsetBy(dx: -frame.width, dy: 0), 0)
    case .right: (frame.offsetBy(dx: frame.width, dy: 0), 0)
    case .top: (frame.offsetBy(dx: 0, dy: -frame.height), 0)
    case .bottom: (frame.offsetBy(dx: 0, dy: frame.height), 0)
    case .fade, .middle, .automatic: (frame, 0)
    }
  }

  private func bury(_ cells: [UITableViewCell]) {
    for cell in cells where ghosts.contains(where: { $0 === cell }) {
      ghosts.removeAll { $0 === cell }
      UIView.performWithoutAnimation { cell.alpha = 1 }
      view.takeBack(cell)
    }
  }

  /// Takes everything out of sight that is on its way.
  func finish() { bury(ghosts) }
}
