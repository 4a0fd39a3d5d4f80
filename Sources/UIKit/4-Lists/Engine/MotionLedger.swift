import CoreGraphics

/// What the motion of a list's views goes by: where they were before a change, and which of them
/// leave.
struct MotionLedger<Place, Leaver> {
  /// Where the views were; nil while no change is under way.
  private var places: [ObjectIdentifier: Place]?
  /// The offset of the content before the change.
  private(set) var offset = CGPoint.zero
  /// Views that have no element any more, gathered during the change.
  private var gathered: [Leaver] = []
  /// Those that are on their way out of sight.
  private var leaving = Departures<Leaver>()

  // MARK: A change

  /// Whether a change is under way.
  var isOpen: Bool { places != nil }

  /// A change begins with nothing gathered; `offset` is that of the content.
  mutating func open(at offset: CGPoint) {
    (places, self.offset, gathered) = ([:], offset, [])
  }

  mutating func note(_ view: AnyObject, _ place: Place) { places?[ObjectIdentifier(view)] = place }

  /// Where a view was; nil for one that was not in sight, and while no change is under way.
  func place(of view: AnyObject) -> Place? { places?[ObjectIdentifier(view)] }

  /// The change is made.
  mutating func close() { places = nil }

  // MARK: Views that leave

  mutating func gather(_ leaver: Leaver) { gathered.append(leaver) }

  /// Gives back what was gathered, once.
  mutating func takeGathered() -> [Leaver] {
    defer { gathered = [] }
    return gathered
  }

  /// A view goes out of sight; returns its number.
  mutating func depart(_ leaver: Leaver) -> Int { leaving.add(leaver) }

  /// The numbers of all that are on their way, in the order in which they left.
  var departed: [Int] { leaving.all }

  /// Gives back those of the views with these numbers that were not given back before.
  mutating func take(_ numbers: [Int]) -> [Leaver] { numbers.compactMap { leaving.take($0) } }
}
