import UIKit

/// A walk on one day of the month that is shown.
struct Walk: Hashable, Sendable {
  let day: Int
  let name: String
  let kilometres: Int
  let symbol: String

  var isLong: Bool { kilometres >= 12 }

  var length: String { "\(kilometres) km" }

  @MainActor var color: UIColor { isLong ? .systemOrange : .systemGreen }

  static let month = DateComponents(year: 2026, month: 4)

  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  static func date(_ day: Int) -> DateComponents {
    DateComponents(calendar: calendar, year: month.year, month: month.month, day: day)
  }

  static let all = [
    Walk(day: 2, name: "Philosopher's Path", kilometres: 4, symbol: "leaf.fill"),
    Walk(day: 5, name: "Kurama to Kibune", kilometres: 6, symbol: "leaf.fill"),
    Walk(day: 11, name: "Mount Hiei", kilometres: 14, symbol: "flame.fill"),
    Walk(day: 18, name: "Daimonji", kilometres: 8, symbol: "sun.max.fill"),
    Walk(day: 19, name: "Kamo River", kilometres: 5, symbol: "leaf.fill"),
    Walk(day: 25, name: "Yoshino", kilometres: 16, symbol: "flame.fill"),
  ]
}
