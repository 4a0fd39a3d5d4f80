import SwiftUI

/// A value as scales know it.
enum Datum: Hashable {
  case number(Double)
  case date(Date)
  case category(String)

  /// Where it is on a line of numbers; nil where it is a name.
  var position: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date):
      date.timeIntervalSinceReferenceDate.isFinite ? date.timeIntervalSinceReferenceDate : nil
    case .category: nil
    }
  }

  /// Whether a scale can tell it: it is a name, or somewhere on a line of numbers.
  var isTold: Bool { kind == .category || position != nil }

  /// How many seconds from the year 2001 calendars are asked about.
  static let farthestDate = 1e11

  /// What a legend or an axis says.
  var name: String {
    switch self {
    case .number(let number): number.formatted()
    case .date(let date):
      abs(date.timeIntervalSinceReferenceDate) < Self.farthestDate
        ? date.formatted(date: .abbreviated, time: .omitted) : ""
    case .category(let name): name
    }
  }

  /// What kind of scale it belongs to.
  var kind: ScaleKind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }
}

/// Values in the order in which they come first, each with its number.
struct DatumOrder {
  private(set) var values: [Datum] = []
  private var numbers: [Datum: Int] = [:]

  init(_ data: [Datum] = []) {
    for datum in data where datum.isTold && numbers[datum] == nil {
      numbers[datum] = values.count
      values.append(datum)
    }
  }

  /// The number of a value; nil for one that is not among them.
  subscript(datum: Datum) -> Int? { numbers[datum] }
}

/// What a scale counts.
enum ScaleKind {
  case number, date, category
}
