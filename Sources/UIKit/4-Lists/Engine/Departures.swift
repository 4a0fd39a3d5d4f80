/// Views whose elements are gone and which are on their way out of sight.
struct Departures<View> {
  private var views: [Int: View] = [:]
  private var last = 0

  /// Takes a view in; returns its number.
  mutating func add(_ view: View) -> Int {
    last += 1
    views[last] = view
    return last
  }

  /// The numbers of all views, in the order in which they came.
  var all: [Int] { views.keys.sorted() }

  /// Gives a view back, once.
  mutating func take(_ number: Int) -> View? { views.removeValue(forKey: number) }
}
