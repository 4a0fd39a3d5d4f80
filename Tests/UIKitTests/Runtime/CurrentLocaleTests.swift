import Foundation
import Testing

@testable import UIKit

/// The locale of everything that is current, which Foundation alone never changes.
@MainActor @Suite struct CurrentLocaleTests {
  @Test func `a screen without a display has an American locale, through all of Foundation`() {
    TestScreen(width: 10, height: 10).close()
    #expect(Locale.current.identifier == "en_US")
    #expect(Locale.autoupdatingCurrent.identifier == "en_US")
    #expect(Calendar.current.firstWeekday == 1)
    let date = Date(timeIntervalSince1970: 1_715_000_000)
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateStyle = .medium
    #expect(formatter.string(from: date) == "May 6, 2024")
    #expect(!date.formatted(date: .abbreviated, time: .omitted).hasPrefix("6"))
  }

  @Test func `what is adopted stays`() {
    TestScreen(width: 10, height: 10).close()
    #expect(!CurrentLocale.adopt("de_DE"))
    #expect(CurrentLocale.adopt("en_US"))
  }
}
