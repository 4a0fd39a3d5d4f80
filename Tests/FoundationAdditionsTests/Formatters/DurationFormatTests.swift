import Foundation
import FoundationAdditions
import Testing

@Suite struct `Lengths of time in words` {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle,
    _ language: String = "en_US"
  ) throws -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.calendar = try calendar(language)
    return formatter
  }

  private func calendar(_ language: String = "en_US") throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    return calendar
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:10:05"),
    (.abbreviated, "1h 10m 5s"), (.short, "1 hr, 10 min, 5 sec"),
    (.full, "1 hour, 10 minutes, 5 seconds"), (.spellOut, "one hour, ten minutes, five seconds"),
    (.brief, "1hr 10min 5sec"),
  ])
  func `each style has its words`(
    _ style: DateComponentsFormatter.UnitsStyle,
    _ text: String
  ) throws {
    #expect(try formatter(style).string(from: 4205) == text)
    let components = DateComponents(hour: 1, minute: 10, second: 5)
    #expect(try formatter(style).string(from: components) == text)
  }

  @Test func `zeros stay or go`() throws {
    let places = try formatter(.positional)
    #expect(places.string(from: 3610) == "1:00:10")
    #expect(places.string(from: 65) == "1:05")
    #expect(places.string(from: 5) == "5")
    #expect(places.string(from: 0) == "0")
    #expect(places.string(from: -65) == "-1:05")
    places.allowedUnits = [.minute, .second]
    places.zeroFormattingBehavior = .pad
    #expect(places.string(from: 5) == "00:05")
    #expect(places.string(from: 3725) == "62:05")
    places.allowedUnits = [.day, .hour, .minute, .second]
    #expect(places.string(from: 3600) == "0d 1:00:00")

    let words = try formatter(.abbreviated)
    words.allowedUnits = [.day, .hour, .minute, .second]
    #expect(words.string(from: 3610) == "1h 10s")
    #expect(words.string(from: 0) == "0s")
    for (behavior, text) in [
      (DateComponentsFormatter.ZeroFormattingBehavior.pad, "0d 1h 0m 10s"),
      (.dropLeading, "1h 0m 10s"), (.dropMiddle, "0d 1h 10s"), (.dropAll, "1h 10s"),
      (.dropTrailing, "0d 1h 0m 10s"),
    ] {
      words.zeroFormattingBehavior = behavior
      #expect(words.string(from: 3610) == text)
    }
    words.zeroFormattingBehavior = .dropTrailing
    #expect(words.string(from: 3600) == "0d 1h")
  }

  @Test func `units are chosen, counted and joined`() throws {
    let words = try formatter(.full)
    words.maximumUnitCount = 2
    #expect(words.string(from: 90_061) == "1 day, 1 hour")
    words.maximumUnitCount = 1
    #expect(words.string(from: 7_199) == "1 hour")
    words.maximumUnitCount = 0
    words.allowedUnits = [.minute]
    #expect(words.string(from: 7_199) == "119 minutes")
    words.allowedUnits = [.hour]
    words.allowsFractionalUnits = true
    #expect(words.string(from: 5_400) == "1.5 hours")
    let places = try formatter(.abbreviated)
    places.collapsesLargestUnit = true
    #expect(places.string(from: 63) == "63s")
    #expect(places.string(from: 123) == "2m 3s")
    places.allowedUnits = [.weekOfMonth, .day]
    #expect(places.string(from: 86_400 * 17) == "2w 3d")
  }

  @Test func `months are as long as they are there`() throws {
    let words = try formatter(.full)
    let calendar = try calendar()
    let start = try #require(calendar.date(from: DateComponents(year: 2024, month: 2, day: 1)))
    let end = try #require(calendar.date(from: DateComponents(year: 2024, month: 3, day: 1)))
    words.allowedUnits = [.day]
    #expect(words.string(from: start, to: end) == "29 days")
    words.allowedUnits = [.month, .day]
    #expect(words.string(from: start, to: end) == "1 month")
    words.referenceDate = start
    words.allowedUnits = [.day]
    #expect(words.string(from: DateComponents(month: 1)) == "29 days")
  }

  @Test func `phrases stand around, in the words of the language`() throws {
    let words = try formatter(.full)
    words.includesApproximationPhrase = true
    #expect(words.string(from: 120) == "About 2 minutes")
    words.includesTimeRemainingPhrase = true
    #expect(words.string(from: 120) == "About 2 minutes remaining")
    let german = try formatter(.full, "de_DE")
    #expect(german.string(from: 3660) == "1 Stunde und 1 Minute")
    german.includesTimeRemainingPhrase = true
    german.includesApproximationPhrase = true
    #expect(german.string(from: 60) == "Noch etwa 1 Minute")
    // Numbers in words depend on what is counted there.
    #expect(try formatter(.spellOut, "de_DE").string(from: 60) == "1 Minute")
  }

  @Test func `what has no length has no text`() throws {
    let words = try formatter(.full)
    #expect(words.string(from: .nan) == nil && words.string(from: .infinity) == nil)
    #expect(words.string(for: "x") == nil)
    #expect(words.string(for: 60) == "1 minute")
  }
}
