import Foundation

/// A length of time as numbers of units, largest first.
struct DurationParts {
  struct Part: Equatable {
    var unit: Calendar.Component
    var value: Double
  }

  var parts: [Part]
  var isNegative: Bool

  private static let known: [(NSCalendar.Unit, Calendar.Component, Double)] = [
    (.year, .year, 31_556_952), (.month, .month, 2_629_746), (.weekOfMonth, .weekOfMonth, 604_800),
    (.day, .day, 86_400), (.hour, .hour, 3_600), (.minute, .minute, 60), (.second, .second, 1),
  ]

  /// The units to be used; those of `given` or all but weeks where none are named.
  static func units(_ allowed: NSCalendar.Unit, given: DateComponents?) -> [Calendar.Component] {
    var allowed = allowed
    if allowed.contains(.weekOfYear) { allowed.insert(.weekOfMonth) }
    let named = known.filter { allowed.contains($0.0) }.map(\.1)
    if !named.isEmpty { return named }
    let all = known.map(\.1)
    let asked = all.filter { given?.value(for: $0) != nil }
    guard let first = asked.first.flatMap(all.firstIndex),
      let last = asked.last.flatMap(all.firstIndex)
    else { return all.filter { $0 != .weekOfMonth } }
    return all[first...last].filter { $0 != .weekOfMonth || asked.contains($0) }
  }

  init(
    units: [Calendar.Component],
    from start: Date,
    to end: Date,
    in calendar: Calendar,
    mostUnits: Int,
    hasFraction: Bool,
    collapses: Bool
  ) {
    isNegative = end < start
    let (first, last) = isNegative ? (end, start) : (start, end)
    var units = units
    let components = calendar.dateComponents(Set(units), from: first, to: last)
    parts = units.map { Part(unit: $0, value: Double(components.value(for: $0) ?? 0)) }
    if collapses, let leading = parts.firstIndex(where: { $0.value != 0 }),
      leading + 1 < parts.count, parts[leading].value == 1,
      parts[(leading + 1)...].contains(where: { $0.value != 0 })
    {
      units.remove(at: leading)
      let fewer = calendar.dateComponents(Set(units), from: first, to: last)
      parts = units.map { Part(unit: $0, value: Double(fewer.value(for: $0) ?? 0)) }
    }
    if mostUnits > 0 {
      let leading = parts.firstIndex { $0.value != 0 } ?? max(0, parts.count - mostUnits)
      // What is in front of the first number does not count.
      parts = Array(parts[..<leading]) + parts[leading...].prefix(mostUnits)
    }
    guard hasFraction, let smallest = parts.last else { return }
    var whole = DateComponents()
    for part in parts { whole.setValue(Int(part.value), for: part.unit) }
    let reached = calendar.date(byAdding: whole, to: first) ?? last
    let length = Self.known.first { $0.1 == smallest.unit }?.2 ?? 1
    parts[parts.count - 1].value += max(0, last.timeIntervalSince(reached) / length)
  }
}
