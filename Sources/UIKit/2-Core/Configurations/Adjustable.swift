/// A property of a configuration: its standard, until somebody chooses another value.
struct Adjustable<Value> {
  /// What the property is while nobody chose.
  var standard: Value
  private var chosen: Value?

  init(_ standard: Value) { self.standard = standard }

  var value: Value {
    get { chosen ?? standard }
    set { chosen = .some(newValue) }
  }
}

extension Adjustable: Equatable where Value: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.value == b.value }
}

extension Adjustable: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
