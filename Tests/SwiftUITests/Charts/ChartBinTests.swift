import Charts
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct `Bins and masks of charts` {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private func date(_ hour: Int, _ minute: Int = 0) throws -> Date {
    let parts = DateComponents(year: 2026, month: 3, day: 4, hour: hour, minute: minute)
    return try #require(calendar.date(from: parts))
  }

  @Test func `parts of a calendar hold what they are made of`() throws {
    let range = try date(4, 30)...date(9, 10)
    let bins = DateBins(unit: .hour, by: 3, range: range, calendar: calendar)
    let thresholds = try [3, 6, 9, 12].map { try date($0) }
    #expect(bins.thresholds == thresholds)
    #expect(bins.count == 3)
    #expect(bins[1].contains(thresholds[1]) && !bins[1].contains(thresholds[2]))
    #expect(bins.index(for: range.upperBound) == 2)
    let (early, late) = try (date(1), date(23))
    #expect(bins.index(for: early) == 0 && bins.index(for: late) == 2)
  }

  @Test func `numbers fall into parts of one size`() {
    let bins = NumberBins(size: 10, data: [3.0, 27, 30])
    #expect(bins.thresholds == [0, 10, 20, 30, 40])
    #expect(bins.index(for: 30) == 3)
    #expect([3.0, 27, 30].allSatisfy { bins[bins.index(for: $0)].contains($0) })
    #expect(NumberBins<Double>(data: [], desiredCount: 5).isEmpty)
    #expect(NumberBins(range: 0.0...100, desiredCount: 5).count == 6)
  }

  @Test func `marks are drawn only where those of a mask are`() {
    let chart = Chart {
      RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 10))
        .foregroundStyle(.black)
        .mask { RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 5)) }
    }
    .chartXScale(domain: 0...10)
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .background(.white)
    showing(chart) { shown in
      #expect(shown.color(25, 50) == [0, 0, 0])
      #expect(shown.color(75, 50) == [255, 255, 255])
    }
  }
}
