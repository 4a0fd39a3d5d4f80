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
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// What a legend or an axis says.
  var name: String {
    switch self {
    case .number(let number): number.formatted()
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
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

/// What a scale counts.
enum ScaleKind {
  case number, date, category
}
