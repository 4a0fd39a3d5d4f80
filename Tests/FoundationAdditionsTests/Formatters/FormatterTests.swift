import Foundation
import FoundationAdditions
import Testing

@Suite struct `Times from now in words` {
  private func formatter(_ language: String = "en_US") throws -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: language)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    formatter.calendar = calendar
    return formatter
  }

  @Test(arguments: [
    (-1.0, "1 second ago"), (-90, "1 minute ago"), (-129_600, "1 day ago"), (86_400, "in 1 day"),
    (1_209_600, "in 2 weeks"), (0, "in 0 seconds"),
  ])
  func `the largest unit counts`(_ seconds: Double, _ text: String) throws {
    #expect(try formatter().localizedString(fromTimeInterval: seconds) == text)
    let day = Date(timeIntervalSinceReferenceDate: 86_400 * 40)
    #expect(try formatter().localizedString(for: day + seconds, relativeTo: day) == text)
  }

  @Test func `styles and names`() throws {
    let words = try formatter()
    for (style, text) in [
      (RelativeDateTimeFormatter.UnitsStyle.full, "2 minutes ago"), (.spellOut, "two minutes ago"),
      (.short, "2 min. ago"), (.abbreviated, "2m ago"),
    ] {
      words.unitsStyle = style
      #expect(words.localizedString(from: DateComponents(minute: -2)) == text)
    }
    words.unitsStyle = .full
    words.dateTimeStyle = .named
    let days = [-1, 0, 1].map { words.localizedString(from: DateComponents(day: $0)) }
    #expect(days == ["yesterday", "today", "tomorrow"])
    words.formattingContext = .beginningOfSentence
    #expect(words.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    #expect(words.localizedString(from: DateComponents(weekOfYear: 1)) == "Next week")
    #expect(words.localizedString(from: DateComponents(month: 5)) == "In 5 months")
  }

  @Test func `other languages have their words`() throws {
    let german = try formatter("de_DE")
    #expect(german.localizedString(from: DateComponents(day: -3)) == "vor 3 Tagen")
    german.unitsStyle = .spellOut
    #expect(german.localizedString(from: DateComponents(day: -3)) == "vor 3 Tagen")
    german.dateTimeStyle = .named
    #expect(german.localizedString(from: DateComponents(day: 2)) == "übermorgen")
  }
}

@Suite struct `Lists in words` {
  @Test func `words stand between the last two`() {
    let words = ListFormatter()
    words.locale = Locale(identifier: "en_US")
    let lists = [[], ["a"], ["a", "b"], ["a", "b", "c"]].map { words.string(from: $0) }
    #expect(lists == ["", "a", "a and b", "a, b, and c"])
    words.locale = Locale(identifier: "de_DE")
    #expect(words.string(from: ["a", "b", "c"]) == "a, b und c")
    #expect(words.string(for: 3) == nil)
  }

  @Test func `items are written by their formatter`() {
    let words = ListFormatter()
    words.locale = Locale(identifier: "en_US")
    let numbers = NumberFormatter()
    numbers.locale = words.locale
    numbers.minimumFractionDigits = 2
    words.itemFormatter = numbers
    #expect(words.string(from: [1, 2]) == "1.00 and 2.00")
    #expect(words.string(from: [1, "x"]) == nil)
  }
}

@Suite struct `Measurements in words` {
  private func formatter(
    _ locale: String,
    _ style: Formatter.UnitStyle = .medium,
    _ options: MeasurementFormatter.UnitOptions = []
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitStyle = style
    formatter.unitOptions = options
    return formatter
  }

  @Test func `people measure in the units of their place`() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter("en_US").string(from: way) == "3.107 mi")
    #expect(formatter("de_DE").string(from: way) == "5 km")
    #expect(formatter("en_GB").string(from: way) == "3.107 mi")
    #expect(formatter("en_US", .medium, .providedUnit).string(from: way) == "5 km")
    let warmth = Measurement(value: 77, unit: UnitTemperature.fahrenheit)
    #expect(formatter("de_DE").string(from: warmth) == "25 °C")
    #expect(formatter("en_US", .medium, .temperatureWithoutUnit).string(from: warmth) == "77°")
  }

  @Test func `names are long or short`() {
    let way = Measurement(value: 1, unit: UnitLength.meters)
    let texts = [Formatter.UnitStyle.short, .medium, .long].map {
      formatter("en_US", $0, .providedUnit).string(from: way)
    }
    #expect(texts == ["1m", "1 m", "1 meter"])
    #expect(formatter("de_DE", .long).string(from: UnitMass.kilograms) == "Kilogramm")
  }

  @Test func `numbers are written as the number formatter says`() {
    let words = formatter("en_US", .medium, .providedUnit)
    let mass = Measurement(value: 1234.5678, unit: UnitMass.kilograms)
    #expect(words.string(from: mass) == "1,234.568 kg")
    words.numberFormatter.maximumFractionDigits = 0
    words.numberFormatter.usesGroupingSeparator = false
    #expect(words.string(from: mass) == "1235 kg")
    words.numberFormatter.minimumFractionDigits = 1
    words.numberFormatter.maximumFractionDigits = 1
    #expect(words.string(from: Measurement(value: 2, unit: UnitMass.kilograms)) == "2.0 kg")
  }

  @Test func `a natural unit makes a short number`() {
    let words = formatter("de_DE", .medium, .naturalScale)
    #expect(words.string(from: Measurement(value: 1500, unit: UnitLength.meters)) == "1,5 km")
    #expect(words.string(from: Measurement(value: 0.02, unit: UnitMass.kilograms)) == "20 g")
  }

  @Test func `units of an app's own have their symbol`() {
    let words = formatter("en_US")
    #expect(words.string(from: Measurement(value: 2, unit: Unit(symbol: "blips"))) == "2 blips")
    #expect(words.string(for: Measurement(value: 2, unit: UnitAngle.degrees)) == "2 deg")
    #expect(words.string(for: "x") == nil)
  }
}
