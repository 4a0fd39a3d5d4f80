import Foundation
import SwiftUI
import Testing

@testable import Charts

private enum Sort: String, Plottable {
  case cat, dog
}

@MainActor
@Suite struct `Scales of charts` {
  private func plotted(_ datum: Datum, unit: Calendar.Component? = nil) -> Plotted {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return Plotted(datum: datum, unit: unit, calendar: calendar)
  }

  private func scale(
    _ values: [Datum],
    unit: Calendar.Component? = nil,
    isVertical: Bool = false,
    _ settings: AxisSettings = AxisSettings()
  ) -> AxisScale {
    ScaleBuilding(
      isVertical: isVertical,
      values: values.map { plotted($0, unit: unit) },
      settings: settings
    ).scale()
  }

  private func date(_ year: Int, _ month: Int, _ day: Int = 1, _ hour: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(year: year, month: month, day: day, hour: hour)
    return calendar.date(from: parts) ?? .distantPast
  }

  @Test(arguments: [(87.0, 20.0), (1, 0.2), (1000, 200), (3, 0.5), (12, 2), (0.07, 0.01)])
  func `have steps of one, two or five with zeros`(_ length: Double, _ step: Double) {
    #expect(abs(NumberTicks.step(within: length, count: 5) - step) < 1e-9)
  }

  @Test func `have ticks without the errors of fractions`() {
    #expect(NumberTicks.values(in: 0...1, step: 0.2) == [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(NumberTicks.values(in: -15...15, step: 10) == [-10, 0, 10])
    #expect(NumberTicks.values(in: 0...1, step: 0).isEmpty)
  }

  @Test func `of numbers begin at zero and end at a round one`() {
    #expect(scale([.number(42), .number(87)]).domain == 0...100)
    #expect(scale([.number(-7), .number(3)]).domain == -8...4)
    var settings = AxisSettings()
    settings.domain = AutomaticScaleDomain.automatic(includesZero: false).chosenDomain
    #expect(scale([.number(42), .number(87)], settings).domain == 40...90)
  }

  @Test func `of nothing, or of one value, have a length`() {
    #expect(scale([]).domain == 0...1)
    #expect(scale([.number(0)]).domain == 0...1)
    #expect(scale([.number(.nan)]).domain == 0...1)
    let one = scale([.date(date(2024, 1))])
    #expect(one.domain.upperBound > one.domain.lowerBound)
  }

  @Test func `put numbers upwards and names downwards`() {
    let numbers = scale([.number(0), .number(100)], isVertical: true)
    #expect(numbers.place(of: .number(0), in: 200) == 200)
    #expect(numbers.place(of: .number(25), in: 200) == 150)
    #expect(numbers.datum(at: 150, in: 200) == .number(25))
    let names = scale([.category("a"), .category("b"), .category("a")], isVertical: true)
    #expect(names.categories == ["a", "b"])
    #expect(names.place(of: .category("a"), in: 200) == 50)
    #expect(names.datum(at: 150, in: 200) == .category("b"))
    #expect(names.datum(at: 250, in: 200) == nil)
  }

  @Test func `give dates all of their unit`() {
    let days = scale([.date(date(2024, 3, 1, 9)), .date(date(2024, 3, 4, 20))], unit: .day)
    #expect(days.domain.upperBound - days.domain.lowerBound == 4 * 86_400)
    let first = plotted(.date(date(2024, 3, 1, 9)), unit: .day)
    #expect(days.band(of: first, in: 400) == 0...100)
    #expect(days.place(of: first, in: 400) == 50)
  }

  @Test func `have ticks at the beginnings of months`() {
    let year = scale([.date(date(2024, 1)), .date(date(2024, 12))], unit: .month)
    let ticks = AxisTicks(year, .automatic)
    let months = [1, 4, 7, 10].map { Datum.date(date(2024, $0)) }
    #expect(ticks.values == months)
    let all = AxisTicks(year, .stride(by: .month))
    #expect(all.values.count == 12)
  }

  @Test func `have ticks for each day of a week`() {
    let week = scale((1...7).map { .date(date(2024, 3, $0)) }, unit: .day)
    #expect(AxisTicks(week, .automatic).values.count == 7)
  }

  @Test func `go over what an app says`() {
    var settings = AxisSettings()
    settings.domain = (10...20).chosenDomain
    #expect(scale([.number(1)], settings).domain == 10...20)
    settings.domain = ["b", "a"].chosenDomain
    #expect(scale([.category("a")], settings).categories == ["b", "a"])
    settings.domain = [100, 0].chosenDomain
    let reversed = scale([.number(1)], settings)
    #expect(reversed.place(of: .number(100), in: 50) == 0)
    #expect(reversed.domain == 0...100)
    settings.domain = ["a", "b", "a"].chosenDomain
    #expect(scale([.category("a")], settings).categories == ["a", "b"])
  }

  @Test func `go over what the data has where an app says nothing that can be told`() {
    var settings = AxisSettings()
    settings.domain = (-Double.infinity...Double.infinity).chosenDomain
    #expect(scale([.number(100)], settings).domain == 0...100)
    settings.domain = [Date(timeIntervalSinceReferenceDate: .nan)].chosenDomain
    #expect(scale([.number(100)], settings).domain == 0...100)
    let dates = scale([.date(.distantPast), .date(.distantFuture)], unit: .day)
    #expect(!AxisTicks(dates, .automatic).values.isEmpty)
    #expect(AxisTicks(dates, .automatic).values.count < 20)
    #expect(AxisTicks(dates, .automatic(desiredCount: .max)).values.count < 1100)
  }

  @Test func `go over what an app makes of the data`() {
    var settings = AxisSettings()
    settings.domain =
      AutomaticScaleDomain.automatic(dataType: Double.self) { $0 = [$0[0] - 5, 123] }.chosenDomain
    #expect(scale([.number(42), .number(87)], settings).domain == -5...123)
    settings.domain =
      AutomaticScaleDomain.automatic(dataType: String.self) { $0.append("z") }.chosenDomain
    #expect(scale([.category("a")], settings).categories == ["a", "z"])
  }

  @Test func `end where marks are, or where the data does`() {
    func domain(_ data: [Datum], _ values: AxisMarkValues) -> ClosedRange<Double> {
      var settings = AxisSettings()
      settings.marks = [AxisMarksParts(position: .automatic, values: values)]
      return scale(data, settings).domain
    }
    let numbers = [-7, 87].map(Datum.number)
    #expect(domain(numbers, .automatic) == -20...100)
    #expect(domain(numbers, .automatic(desiredCount: 10)) == -10...90)
    #expect(domain(numbers, .automatic(roundLowerBound: false)) == -7...100)
    #expect(domain(numbers, .stride(by: 25, roundUpperBound: true)) == -25...100)
    #expect(domain(numbers, .stride(by: 0.0, roundUpperBound: true)) == -7...87)
    let dates = [date(2024, 1, 3), date(2024, 2, 5)].map(Datum.date)
    func seconds(_ date: Date) -> Double { date.timeIntervalSinceReferenceDate }
    #expect(
      domain(dates, .stride(by: .month)) == seconds(date(2024, 1, 3))...seconds(date(2024, 2, 5))
    )
    let months = domain(dates, .stride(by: .month, roundLowerBound: true, roundUpperBound: true))
    #expect(months == seconds(date(2024, 1))...seconds(date(2024, 3)))
  }

  @Test func `leave the ends free that an app says`() {
    var settings = AxisSettings()
    settings.freeEnds =
      PlotDimensionScaleRange.plotDimension(startPadding: 10, endPadding: 30).freeEnds
    settings.domain = (0...10).chosenDomain
    let level = scale([.number(1)], settings)
    #expect(level.place(of: .number(0), in: 100) == 10)
    #expect(level.place(of: .number(10), in: 100) == 70)
    #expect(level.datum(at: 40, in: 100) == .number(5))
    let upright = scale([.number(1)], isVertical: true, settings)
    #expect(upright.place(of: .number(0), in: 100) == 90)
    #expect(upright.place(of: .number(10), in: 100) == 30)
  }

  @Test func `have ticks no nearer to each other than an app says`() {
    let short = scale([.number(0), .number(2)])
    #expect(AxisTicks(short, .automatic).values.count == 5)
    let whole = AxisTicks(short, .automatic(minimumStride: 1, desiredCount: 10))
    #expect(whole.values == [0, 1, 2].map(Datum.number))
  }

  @Test func `have ticks at the same hours also where clocks are put forward`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let start = try #require(
      calendar.date(from: DateComponents(year: 2024, month: 3, day: 30))
    ).timeIntervalSinceReferenceDate
    let ticks = DateTicks(component: .hour, count: 6, calendar: calendar)
    let dates = ticks.values(in: start...(start + 2 * 86_400 - 3600))
      .map(Date.init(timeIntervalSinceReferenceDate:))
    let hours = dates.map { calendar.component(.hour, from: $0) }
    #expect(hours == [0, 6, 12, 18, 0, 6, 12, 18, 0])
    // What a label says is said in the calendar's own time zone.
    #expect(ticks.text(dates[1]).contains("6"))
    #expect(!ticks.text(dates[1]).contains("5"))
  }

  @Test func `have no ticks where there would be too many`() {
    let year = scale([.date(date(2024, 1)), .date(date(2025, 1))])
    #expect(AxisTicks(year, .stride(by: .second)).values.isEmpty)
    #expect(AxisTicks(year, .stride(by: .day)).values.count == 367)
    #expect(AxisTicks(year, .stride(by: .year, count: .max)).values.count < 2)
    #expect(AxisTicks(year, .stride(by: .nanosecond, count: .max)).values.count < 2000)
    let far = scale([.number(-1e300), .number(1e300)])
    #expect(AxisTicks(far, .stride(by: 1.0)).values.isEmpty)
  }

  @Test func `count by powers`() {
    var settings = AxisSettings()
    settings.type = .log
    let powers = scale([.number(3), .number(500)], settings)
    #expect(powers.domain == 1...1000)
    #expect(AxisTicks(powers, .automatic).values == [1, 10, 100, 1000].map(Datum.number))
  }

  @Test func `are as long as their type says`() throws {
    func level(_ type: ScaleType, _ domain: ClosedRange<Double>) -> AxisScale {
      var settings = AxisSettings()
      settings.take(domain.chosenDomain, type: type)
      return scale([.number(1)], settings)
    }
    #expect(level(.squareRoot, 0...100).place(of: .number(25), in: 10) == 5)
    #expect(level(.squareRoot, -100...100).place(of: .number(-25), in: 20) == 5)
    #expect(level(.power(exponent: 2), 0...10).place(of: .number(5), in: 100) == 25)
    let around = level(.symmetricLog, -99...99)
    #expect(around.place(of: .number(0), in: 100) == 50)
    let nine = try #require(around.place(of: .number(9), in: 100))
    #expect(abs(nine - 75) < 0.001)
    for type in [.linear, .squareRoot, .symmetricLog(slopeAtZero: 3)] as [ScaleType] {
      let scale = level(type, -50...80)
      let place = try #require(scale.place(of: .number(-20), in: 200))
      let found = try #require(scale.datum(at: place, in: 200)?.position)
      #expect(abs(found + 20) < 0.001)
    }
    // There is no logarithm of zero.
    #expect(level(.log, 0...100).place(of: .number(25), in: 100) == 25)
  }

  @Test func `tell values of all types`() {
    #expect(Sort.dog.datum == .category("dog"))
    #expect(Sort.value(of: .category("cat")) == .cat)
    #expect(Int.value(of: .number(3.2)) == 3)
    #expect(Int.value(of: .category("3")) == nil)
    #expect(UInt8.value(of: .number(300)) == nil)
    #expect(Decimal(2.5).datum == .number(2.5))
    #expect(Float.value(of: .number(0.5)) == 0.5)
  }
}
