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
  /// A cell whose row is gone, and how it goes.
  private struct Leaver {
    let cell: any MovedRow
    let animation: UITableView.RowAnimation
  }

  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let list: any AnimatedRows
  private var map: UpdateMap<IndexPath>?
  private var animations = RowAnimations()
  /// How what was declared so far comes and goes.
  private var declared = RowAnimations()
  private var extents = TableExtents()
  /// Places are below the view's upper edge.
  private var ledger = MotionLedger<CGRect, Leaver>()

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
    ledger.open(at: list.bounds.origin)
    for shown in list.viewsInSight {
      ledger.note(shown, shown.frame.offsetBy(dx: 0, dy: -ledger.offset.y))
    }
    return true
  }

  /// Keeps a cell whose row is gone until it is out of sight; returns whether it does.
  func keep(_ cell: any MovedRow, _ path: IndexPath) -> Bool {
    guard ledger.isOpen else { return false }
    let animation = animations.going(path)
    guard animation != .none else { return false }
    ledger.gather(Leaver(cell: cell, animation: animation))
    return true
  }

  /// Lets all go from where it was to where it is.
  func run(_ completion: @escaping (Bool) -> Void) {
    guard let map else { return completion(true) }
    var moves: [(view: any MovedRow, frame: CGRect, alpha: CGFloat)] = []
    let leaving = ledger.takeGathered()
    UIView.performWithoutAnimation {
      for (path, cell) in list.cellsThatMove {
        let end = cell.frame
        let start = start(of: cell, path, map)
        if start.alpha != 1 || start.frame != end { moves.append((cell, end, 1)) }
        cell.frame = start.frame
        cell.alpha = start.alpha
      }
      for end in list.endsInSight {
        guard let old = ledger.place(of: end) else { continue }
        let frame = end.frame
        let start = old.offsetBy(dx: 0, dy: list.bounds.minY)
        guard start.minY != frame.minY else { continue }
        moves.append((end, frame, 1))
        end.frame.origin.y = start.minY
      }
      for leaver in leaving {
        let cell = leaver.cell
        let old = ledger.place(of: cell) ?? cell.frame
        cell.frame = old.offsetBy(dx: 0, dy: list.bounds.minY)
        list.sendBehind(cell)
        let end = Self.aside(cell.frame, leaver.animation)
        moves.append((cell, end.frame, end.alpha))
      }
    }
    let departed = leaving.map { ledger.depart($0) }
    self.map = nil
    ledger.close()
    ListMotion.run([.allowUserInteraction, .beginFromCurrentState]) {
      for move in moves {
        move.view.frame = move.frame
        move.view.alpha = move.alpha
      }
    } then: { [weak self] isDone in
      self?.see(off: departed)
      completion(isDone)
    }
  }

  private func start(
    of cell: any MovedRow,
    _ path: IndexPath,
    _ map: UpdateMap<IndexPath>
  ) -> (frame: CGRect, alpha: CGFloat) {
    let end = cell.frame
    if let old = ledger.place(of: cell) {
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
    frame.origin.y =
      extents.interval(of: TableElement(old)).low - ledger.offset.y + list.bounds.minY
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

  private func see(off departed: [Int]) {
    for leaver in ledger.take(departed) {
      UIView.performWithoutAnimation { leaver.cell.alpha = 1 }
      list.retire(leaver.cell)
    }
  }

  /// Takes everything out of sight that is on its way.
  func finish() { see(off: ledger.departed) }
}
