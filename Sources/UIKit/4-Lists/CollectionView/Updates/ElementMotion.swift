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

  /// A view that has no place any more, because its element is gone or only out of sight.
  private struct Leaver {
    let key: ElementKey
    let view: any MovedElement
    let isGone: Bool
  }

  private typealias Ledger = MotionLedger<UICollectionViewLayoutAttributes, Leaver>

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
  private var ledger = Ledger()
  /// What was just out of sight before a change, and may come into it.
  private var near: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  init(list: any MovingElements) { self.list = list }

  // MARK: A change

  /// Remembers where all is, if there is anybody to see it move.
  func begin() {
    let bounds = list.bounds
    guard !isUnderWay, ListMotion.isSeen(in: list), !bounds.isEmpty else { return }
    ledger.open(at: list.contentOffset)
    for (_, element) in list.elementsInSight {
      if let place = element.appliedAttributes { ledger.note(element, place.copied()) }
    }
    let around = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
    near = [:]
    for attributes in list.preparedAttributes(in: around) {
      near[attributes.key] = attributes.copied()
    }
  }

  /// Whether views that lose their place are kept for now.
  var isUnderWay: Bool { ledger.isOpen }

  /// Keeps a view that lost its place until it has left, while a change is under way; returns whether
  /// it does.
  func keep(_ view: any MovedElement, _ key: ElementKey, isGone: Bool) -> Bool {
    guard isUnderWay else { return false }
    ledger.gather(Leaver(key: key, view: view, isGone: isGone))
    return true
  }

  /// Moves everything; `finished` comes when all have arrived, at once where nothing moves.
  func run(_ change: Change, finished: @escaping (Bool) -> Void) {
    guard isUnderWay else {
      change.inside()
      return finished(true)
    }
    // What is called from here on may end the change.
    let before = ledger
    let goingMoves = leavingMoves(before, change.final)
    for (key, element) in list.elementsInSight where before.place(of: element) != nil {
      change.leaves(key)
    }
    let moves = goingMoves + stayingMoves(before, change)
    end()
    guard !moves.isEmpty else {
      ListMotion.run([], change.inside)
      return finished(true)
    }
    UIView.performWithoutAnimation { for move in moves { move.place(by: move.from) } }
    let departed = ledger.departed
    ListMotion.run(.allowUserInteraction) {
      for move in moves { move.place(by: move.to) }
      change.inside()
    } then: { [weak self] isFinished in
      self?.see(off: departed)
      finished(isFinished)
    }
  }

  private func stayingMoves(_ before: Ledger, _ change: Change) -> [Move] {
    list.elementsInSight.compactMap { key, element in
      guard let to = element.appliedAttributes else { return nil }
      guard let old = before.place(of: element) else {
        return change.initial(key).map { Move(view: element, from: $0.copied(), to: to) }
      }
      let from = change.staying(key)?.copied() ?? shifted(old)
      from.zIndex = to.zIndex
      from.indexPath = to.indexPath
      return from.isEqual(to) ? nil : Move(view: element, from: from, to: to)
    }
  }

  private func leavingMoves(
    _ before: Ledger,
    _ final: (ElementKey, Bool) -> UICollectionViewLayoutAttributes?
  ) -> [Move] {
    ledger.takeGathered().sorted { $0.key.path < $1.key.path }.compactMap { leaver in
      guard let old = before.place(of: leaver.view), let to = final(leaver.key, leaver.isGone)
      else {
        list.retire(leaver.key, leaver.view)
        return nil
      }
      _ = ledger.depart(leaver)
      return Move(view: leaver.view, from: shifted(old), to: to)
    }
  }

  /// Where an element was, in the content as it lies now.
  private func shifted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.copied()
    let offset = list.contentOffset
    copy.placement.center.x += offset.x - ledger.offset.x
    copy.placement.center.y += offset.y - ledger.offset.y
    return copy
  }

  /// Where an element was that was just out of sight, under the key it had.
  func neighbour(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    near[key].map(shifted)
  }

  // MARK: Ends

  private func end() {
    ledger.close()
    near = [:]
  }

  private func see(off departed: [Int]) {
    for leaver in ledger.take(departed) { list.retire(leaver.key, leaver.view) }
  }

  /// Lets go at once of what is on its way out, and of what a change has gathered.
  func finish() {
    end()
    for leaver in ledger.takeGathered() { list.retire(leaver.key, leaver.view) }
    see(off: ledger.departed)
  }
}
