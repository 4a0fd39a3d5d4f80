import CoreGraphics
import Foundation

/// A collection view whose elements move after a change.
@MainActor
protocol MovingElements: MovingList {
  var contentOffset: CGPoint { get }
  /// The views in sight, in the order of the data.
  var elementsInSight: [(key: ElementKey, view: any MovedElement)] { get }
  /// The attributes of what meets a rectangle; none where the layout is not prepared.
  func preparedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]
  /// Takes back a view that is not seen any more.
  func retire(_ key: ElementKey, _ view: any MovedElement)
}

/// A view of an element that is placed by attributes.
@MainActor
protocol MovedElement: AnyObject {
  var appliedAttributes: UICollectionViewLayoutAttributes? { get }
  func place(by attributes: UICollectionViewLayoutAttributes)
  func layoutIfNeeded()
}

extension UICollectionReusableView: MovedElement {}

/// Lets the elements of a collection view move from where they were to where a change put them.
///
/// The change itself is made at once and without animation, so that model, layout and views agree.
/// Then every view is put back where it was and moved to where it is: what is interrupted goes on
/// smoothly, as relative animations do. Views that lost their place stay until they have left.
@MainActor
final class ElementMotion {
  /// How it was before a change.
  struct Start {
    fileprivate var placements: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]
    /// What was just out of sight, and may come into it.
    fileprivate var near: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    fileprivate var offset = CGPoint.zero
  }

  /// What a change asks of its layouts.
  struct Change {
    /// Where an element comes from that was not in sight; nil is nowhere.
    let initial: (ElementKey) -> UICollectionViewLayoutAttributes?
    /// Where an element goes that lost its view, because it is gone, under the key it had, or out of
    /// sight; nil is nowhere.
    let final: (ElementKey, _ isGone: Bool) -> UICollectionViewLayoutAttributes?
    /// Called with each element that was in sight and is.
    let leaves: (ElementKey) -> Void
    /// Where such an element comes from: where it was, if nil.
    let staying: (ElementKey) -> UICollectionViewLayoutAttributes?
    /// Called inside the animation.
    let inside: () -> Void
  }

  private struct Move {
    let view: any MovedElement
    let from: UICollectionViewLayoutAttributes
    let to: UICollectionViewLayoutAttributes

    /// Puts the view where it was, or where it goes.
    @MainActor
    func place(by attributes: UICollectionViewLayoutAttributes) {
      view.place(by: attributes)
      if from.size != to.size { view.layoutIfNeeded() }
    }
  }

  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let list: any MovingElements
  private var start: Start?
  /// Views that have no place any more, gathered during a change.
  private var gathered: [(key: ElementKey, view: any MovedElement, isGone: Bool)] = []
  private var leaving = Departures<(key: ElementKey, view: any MovedElement)>()

  init(list: any MovingElements) { self.list = list }

  // MARK: A change

  /// Remembers where all is, if there is anybody to see it move.
  func begin() {
    let bounds = list.bounds
    guard start == nil, ListMotion.isSeen(in: list), !bounds.isEmpty else { return }
    var start = Start()
    start.offset = list.contentOffset
    for (_, element) in list.elementsInSight {
      start.placements[ObjectIdentifier(element)] = element.appliedAttributes?.copied()
    }
    let around = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
    for attributes in list.preparedAttributes(in: around) {
      start.near[attributes.key] = attributes.copied()
    }
    self.start = start
  }

  /// Whether views that lose their place are kept for now.
  var isUnderWay: Bool { start != nil }

  /// Keeps a view that lost its place, because its element is gone or only out of sight.
  func gather(_ view: any MovedElement, _ key: ElementKey, isGone: Bool) {
    gathered.append((key, view, isGone))
  }

  /// Moves everything; `finished` comes when all have arrived, at once where nothing moves.
  func run(_ change: Change, finished: @escaping (Bool) -> Void) {
    guard let start else {
      change.inside()
      return finished(true)
    }
    let goingMoves = leavingMoves(start, change.final)
    for (key, element) in list.elementsInSight
    where start.placements[ObjectIdentifier(element)] != nil { change.leaves(key) }
    let moves = goingMoves + stayingMoves(start, change)
    self.start = nil
    guard !moves.isEmpty else {
      ListMotion.run([], change.inside)
      return finished(true)
    }
    UIView.performWithoutAnimation { for move in moves { move.place(by: move.from) } }
    let tickets = leaving.all
    ListMotion.run(.allowUserInteraction) {
      for move in moves { move.place(by: move.to) }
      change.inside()
    } then: { [weak self] isFinished in
      self?.see(off: tickets)
      finished(isFinished)
    }
  }

  private func stayingMoves(_ start: Start, _ change: Change) -> [Move] {
    list.elementsInSight.compactMap { key, element in
      guard let to = element.appliedAttributes else { return nil }
      guard let old = start.placements[ObjectIdentifier(element)] else {
        return change.initial(key).map { Move(view: element, from: $0.copied(), to: to) }
      }
      let from = change.staying(key)?.copied() ?? shifted(old, start)
      from.zIndex = to.zIndex
      from.indexPath = to.indexPath
      return from.isEqual(to) ? nil : Move(view: element, from: from, to: to)
    }
  }

  private func leavingMoves(
    _ start: Start,
    _ final: (ElementKey, Bool) -> UICollectionViewLayoutAttributes?
  ) -> [Move] {
    let gathered = gathered.sorted { $0.key.path < $1.key.path }
    self.gathered = []
    return gathered.compactMap { key, element, isGone in
      guard let old = start.placements[ObjectIdentifier(element)], let to = final(key, isGone)
      else {
        list.retire(key, element)
        return nil
      }
      _ = leaving.add((key, element))
      return Move(view: element, from: shifted(old, start), to: to)
    }
  }

  /// Where an element was, in the content as it lies now.
  private func shifted(
    _ attributes: UICollectionViewLayoutAttributes,
    _ start: Start
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.copied()
    let offset = list.contentOffset
    copy.placement.center.x += offset.x - start.offset.x
    copy.placement.center.y += offset.y - start.offset.y
    return copy
  }

  /// Where an element was that was just out of sight, under the key it had.
  func neighbour(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let start else { return nil }
    return start.near[key].map { shifted($0, start) }
  }

  // MARK: Ends

  private func see(off tickets: [Int]) {
    for ticket in tickets {
      if let (key, element) = leaving.take(ticket) { list.retire(key, element) }
    }
  }

  /// Lets go at once of what is on its way out, and of what a change has gathered.
  func finish() {
    start = nil
    for (key, element, _) in gathered { list.retire(key, element) }
    gathered = []
    see(off: leaving.all)
  }
}
