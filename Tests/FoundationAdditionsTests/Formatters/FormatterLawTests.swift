import Foundation
import FoundationAdditions
import TestSupport
import Testing

/// Lengths and lists as words, against sums and rules said plainly.
@Suite struct `Laws of formatters` {
  private func calendar() throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    return calendar
  }

  @Test(arguments: 0..<60) func `places of a clock add up to the length`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let formatter = DateComponentsFormatter()
    formatter.calendar = try calendar()
    formatter.unitsStyle = .positional
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = .pad
    let seconds = random.int(0...200_000)
    let text = try #require(formatter.string(from: TimeInterval(seconds)))
    let parts = text.replacingOccurrences(of: ",", with: "").split(separator: ":").map(String.init)
    #expect(parts.count == 3 && parts.dropFirst().allSatisfy { $0.count == 2 })
    let sum = parts.reduce(0) { $0 * 60 + (Int($1) ?? -1) }
    #expect(sum == seconds)
    #expect(parts.dropFirst().allSatisfy { (Int($0) ?? 99) < 60 })
    // What is below zero is the same with a sign.
    if seconds > 0 { #expect(formatter.string(from: -TimeInterval(seconds)) == "-" + text) }
  }

  @Test(arguments: 0..<60) func `units are no more than allowed, the largest first`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: 100 + seed)
    let formatter = DateComponentsFormatter()
    formatter.calendar = try calendar()
    formatter.unitsStyle = .abbreviated
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    formatter.maximumUnitCount = random.int(0...4)
    let seconds = random.int(1...400_000)
    let text = try #require(formatter.string(from: TimeInterval(seconds)))
    let units = text.split(separator: " ")
    if formatter.maximumUnitCount > 0 { #expect(units.count <= formatter.maximumUnitCount) }
    let lengths: [Character: Int] = ["d": 86_400, "h": 3_600, "m": 60, "s": 1]
    let known = units.map { (Int($0.dropLast()) ?? 0, lengths[$0.last ?? "?"] ?? 0) }
    #expect(zip(known, known.dropFirst()).allSatisfy { $0.1 > $1.1 })
    let sum = known.reduce(0) { $0 + $1.0 * $1.1 }
    // What is left out is less than the smallest place that is shown.
    #expect(sum <= seconds && known.allSatisfy { $0.0 > 0 })
    if formatter.maximumUnitCount == 0 { #expect(sum == seconds) }
  }

  @Test(arguments: 0..<60) func `times from now are counted in their largest unit`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: 200 + seed)
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = try calendar()
    let units = [("second", 1, 59), ("minute", 60, 59), ("hour", 3_600, 23), ("day", 86_400, 6)]
    let (name, length, most) = random.pick(units)
    let count = random.int(1...most)
    // Something less than one more.
    let seconds = Double(count * length + random.int(0...length - 1))
    let start = Date(timeIntervalSinceReferenceDate: 86_400 * 500)
    let words = "\(count) \(name)\(count == 1 ? "" : "s")"
    #expect(formatter.localizedString(for: start + seconds, relativeTo: start) == "in \(words)")
    #expect(formatter.localizedString(for: start - seconds, relativeTo: start) == "\(words) ago")
  }

  @Test(arguments: 0...6) func `lists have a word before the last`(_ count: Int) {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let items = (0..<count).map { "item \($0)" }
    let expected =
      switch count {
      case 0: ""
      case 1: items[0]
      case 2: "\(items[0]) and \(items[1])"
      default: items.dropLast().joined(separator: ", ") + ", and \(items[count - 1])"
      }
    #expect(formatter.string(from: items) == expected)
    #expect(formatter.string(for: items) == expected && formatter.string(for: 3) == nil)
  }

  /// Written from right to left as well, items keep their order in memory.
  @Test(arguments: ["ar", "he", "fa", "de_DE", "ja_JP"])
  func `lists of any language keep their items`(
    _ language: String
  ) throws {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: language)
    let text = try #require(formatter.string(from: ["one", "two", "three"]))
    let places = try ["one", "two", "three"].map { try #require(text.range(of: $0)?.lowerBound) }
    #expect(places == places.sorted() && text != "onetwothree")
  }
}
