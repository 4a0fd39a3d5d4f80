import CollectionLayout
import CoreGraphics
import Foundation
import ListUpdates

/// A table whose rows are seen coming, going and moving.
@MainActor
protocol AnimatedRows: MovingList {
  /// How much room rows take.
  var rowExtents: TableExtents { get }
  /// The cells in sight; those that are held by hand move with it.
  var cellsThatMove: [(path: IndexPath, cell: any MovedRow)] { get }
  /// All cells, headers and footers in sight.
  var viewsInSight: [any MovedRow] { get }
  var endsInSight: [any MovedRow] { get }
  /// Puts a cell behind all others.
  func sendBehind(_ cell: any MovedRow)
  /// Takes back a cell that is not seen any more.
  func retire(_ cell: any MovedRow)
}

/// A view of a table that moves.
@MainActor
protocol MovedRow: AnyObject {
  var frame: CGRect { get set }
  var alpha: CGFloat { get set }
}

extension UIView: MovedRow {}

/// Shows rows coming, going and moving from where they were.
///
/// All is where it belongs at once; only what is seen takes its time.
@MainActor
final class RowAnimator {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let list: any AnimatedRows
  private var map: UpdateMap<IndexPath>?
  private var animations = RowAnimations()
  /// How what was declared so far comes and goes.
  private var declared = RowAnimations()
  private var extents = TableExtents()
  private var top: CGFloat = 0
  /// Where views were, below the view's upper edge.
  private var places: [ObjectIdentifier: CGRect] = [:]
  private var leaving: [(cell: any MovedRow, animation: UITableView.RowAnimation)] = []
  /// Cells on their way out, until they are gone.
  private var ghosts = Departures<any MovedRow>()

  init(list: any AnimatedRows) { self.list = list }

  /// Notes how what an operation added comes and goes.
  func note(
    _ animation: UITableView.RowAnimation,
    _ old: UpdateOperations<IndexPath>,
    _ new: UpdateOperations<IndexPath>
  ) { declared.note(animation, old, new) }

  /// Forgets what was declared.
  func forget() { declared = RowAnimations() }

  /// Remembers how all is before the update that was declared, if it is to be seen; returns whether
  /// it is.
  func begin(_ map: UpdateMap<IndexPath>) -> Bool {
    let animations = declared
    forget()
    guard animations.isAnimated(map.operations), ListMotion.isSeen(in: list) else { return false }
    self.map = map
    self.animations = animations
    extents = list.rowExtents
    top = list.bounds.minY
    places = [:]
    leaving = []
    for shown in list.viewsInSight {
      places[ObjectIdentifier(shown)] = shown.frame.offsetBy(dx: 0, dy: -top)
    }
    return true
  }

  /// Keeps a cell whose row is gone until it is out of sight; returns whether it does.
  func keep(_ cell: any MovedRow, _ path: IndexPath) -> Bool {
    guard map != nil else { return false }
    let animation = animations.going(path)
    guard animation != .none else { return false }
    leaving.append((cell, animation))
    return true
  }

  /// Lets all go from where it was to where it is.
  func run(_ completion: @escaping (Bool) -> Void) {
    guard let map else { return completion(true) }
    var moves: [(view: any MovedRow, frame: CGRect, alpha: CGFloat)] = []
    UIView.performWithoutAnimation {
      for (path, cell) in list.cellsThatMove {
        let end = cell.frame
        let start = start(of: cell, path, map)
        if start.alpha != 1 || start.frame != end { moves.append((cell, end, 1)) }
        cell.frame = start.frame
        cell.alpha = start.alpha
      }
      for end in list.endsInSight {
        guard let old = places[ObjectIdentifier(end)] else { continue }
        let frame = end.frame
        let start = old.offsetBy(dx: 0, dy: list.bounds.minY)
        guard start.minY != frame.minY else { continue }
        moves.append((end, frame, 1))
        end.frame.origin.y = start.minY
      }
      for (cell, animation) in leaving {
        let old = places[ObjectIdentifier(cell)] ?? cell.frame
        cell.frame = old.offsetBy(dx: 0, dy: list.bounds.minY)
        list.sendBehind(cell)
        let end = Self.aside(cell.frame, animation)
        moves.append((cell, end.frame, end.alpha))
      }
    }
    let gone = leaving.map { ghosts.add($0.cell) }
    (self.map, leaving, places) = (nil, [], [:])
    ListMotion.run([.allowUserInteraction, .beginFromCurrentState]) {
      for move in moves {
        move.view.frame = move.frame
        move.view.alpha = move.alpha
      }
    } then: { [weak self] isDone in
      self?.bury(gone)
      completion(isDone)
    }
  }

  private func start(
    of cell: any MovedRow,
    _ path: IndexPath,
    _ map: UpdateMap<IndexPath>
  ) -> (frame: CGRect, alpha: CGFloat) {
    let end = cell.frame
    if let old = places[ObjectIdentifier(cell)] {
      return (old.offsetBy(dx: 0, dy: list.bounds.minY), 1)
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
    frame.origin.y = extents.interval(of: TableElement(old)).low - top + list.bounds.minY
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

  private func bury(_ numbers: [Int]) {
    for number in numbers {
      guard let cell = ghosts.take(number) else { continue }
      UIView.performWithoutAnimation { cell.alpha = 1 }
      list.retire(cell)
    }
  }

  /// Takes everything out of sight that is on its way.
  func finish() { bury(ghosts.all) }
}
