/// A view that a list uses for one element after the other.
@MainActor
protocol ReusableElement: AnyObject {
  var isHidden: Bool { get set }
  /// What the view is dequeued by; nil for one that is not used again.
  var reuseIdentifier: String? { get }
  func prepareForReuse()
  func removeFromSuperview()
}

/// How a view is made when none waits to be used again.
@MainActor
struct ReuseSource<View: ReusableElement, Place> {
  /// The class registered; nil where a block makes the views, of whatever class.
  let type: AnyClass?
  let make: @MainActor (Place) -> View?

  static func maker(_ make: @escaping @MainActor (Place) -> View?) -> Self {
    Self(type: nil, make: make)
  }

  /// Whether a new view would be of the same class, as far as that can be told.
  fileprivate func wouldMake(_ view: View) -> Bool {
    guard let type else { return true }
    return ObjectIdentifier(Swift.type(of: view)) == ObjectIdentifier(type)
  }
}

/// The views of a list that wait to be used again, and how new ones are made.
///
/// Views are kept by a slot, which is what a registration is for; a new one may be told its place.
@MainActor
final class ReusePool<Slot: Hashable, View: ReusableElement, Place> {
  typealias Source = ReuseSource<View, Place>

  /// An object: taking a view out of a value in a dictionary takes memory each time.
  private final class Shelf {
    var source: Source?
    var waiting: [View] = []
    var made = 0
  }

  private var shelves: [Slot: Shelf] = [:]

  // MARK: Registration

  /// Has the views of a slot made in a way; nil ends that.
  ///
  /// Views that wait were made in the old way, and are not handed out any more.
  func register(_ source: Source?, for slot: Slot) {
    let shelf = shelf(for: slot)
    let old = shelf.waiting
    shelf.source = source
    shelf.waiting = []
    for view in old { view.removeFromSuperview() }
  }

  private func shelf(for slot: Slot) -> Shelf {
    if let shelf = shelves[slot] { return shelf }
    let shelf = Shelf()
    shelves[slot] = shelf
    return shelf
  }

  func isRegistered(_ slot: Slot) -> Bool { shelves[slot]?.source != nil }

  /// The slots that views can be made for.
  var registered: [Slot] { shelves.filter { $0.value.source != nil }.map(\.key) }

  // MARK: Use

  /// A view that waits, ready to be used for another element.
  func dequeue(_ slot: Slot) -> View? {
    guard let view = shelves[slot]?.waiting.popLast() else { return nil }
    ScreenWork.current.noteCellReused(view)
    view.prepareForReuse()
    return view
  }

  /// A new view; nil where nothing is registered, or what is registered makes none.
  func make(_ slot: Slot, at place: Place) -> View? {
    guard let source = shelves[slot]?.source, let view = source.make(place) else { return nil }
    shelves[slot]?.made += 1
    ScreenWork.current.noteCellMade(view)
    return view
  }

  /// Takes back a view that went out of sight.
  ///
  /// It waits, hidden, unless a new view for the slot would be of another class.
  func enqueue(_ view: View, for slot: Slot) {
    guard shelves[slot]?.source?.wouldMake(view) ?? true else { return view.removeFromSuperview() }
    view.isHidden = true
    shelf(for: slot).waiting.append(view)
  }

  /// Takes back a view that went out of sight, for the slot its identifier stands for; one without an
  /// identifier leaves.
  func takeBack(_ view: View, _ slot: (_ identifier: String) -> Slot) {
    guard let identifier = view.reuseIdentifier else { return view.removeFromSuperview() }
    enqueue(view, for: slot(identifier))
  }

  /// How many views were ever made for slots.
  func made(where isWanted: (Slot) -> Bool) -> Int {
    shelves.reduce(0) { isWanted($1.key) ? $0 + $1.value.made : $0 }
  }
}
