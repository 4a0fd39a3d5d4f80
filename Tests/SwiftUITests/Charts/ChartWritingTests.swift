import Charts
import Foundation
import SwiftUI
import Testing
import UIKit

private struct Weather: Identifiable {
  let id = UUID()
  let city: String
  let date: Date
  let degrees: Double
}

private enum Mood: Int, Plottable, CaseIterable {
  case low, high
}

private struct Series: Identifiable {
  let city: String
  let days: [Weather]

  var id: String { city }
}

@MainActor @AxisContentBuilder
private func daysAxis(step: Double) -> some AxisContent {
  AxisMarks(position: .leading, values: .stride(by: 100)) {
    AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5)).foregroundStyle(.clear)
    AxisValueLabel()
  }
  AxisMarks(values: .stride(by: step)) {
    AxisTick(length: 2).foregroundStyle(.secondary.opacity(0.5))
    AxisValueLabel(anchor: .top) { Text("step") }.font(.caption2)
  }
}

/// What apps write, as they write it.
private struct Written: View {
  let series: [Series]
  let isTold: Bool
  @State private var chosen: Date?
  @State private var range: ClosedRange<Date>?
  @State private var angle: Double?

  var body: some View {
    VStack {
      lines
      bars
      numbers
      small
      slices
    }
  }

  private var lines: some View {
    Chart {
      ForEach(series) { one in
        ForEach(one.days) { day in
          LineMark(
            x: .value("Day", day.date, unit: .day),
            y: .value("Degrees", day.degrees)
          )
          .lineStyle(StrokeStyle(lineWidth: 2, lineCap: .round))
          .symbol {
            Circle().fill(.white).frame(width: 8)
          }
        }
        .foregroundStyle(by: .value("City", one.city))
        .symbol(by: .value("City", one.city))
        .interpolationMethod(.catmullRom)
      }
      if let chosen {
        RuleMark(x: .value("Chosen", chosen, unit: .day))
          .foregroundStyle(Color.gray.opacity(0.3))
          .offset(yStart: -10)
          .zIndex(-1)
          .annotation(
            position: .top,
            spacing: 0,
            overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) { Text("here") }
      }
    }
    .chartForegroundStyleScale(["Oslo": .green, "Rome": .purple])
    .chartSymbolScale([
      "Oslo": BasicChartSymbolShape.circle, "Rome": .square.strokeBorder(lineWidth: 2),
    ])
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisGridLine()
        AxisTick(length: .longestLabel)
        AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(preset: .extended, position: .leading, values: .automatic(desiredCount: 3))
    }
    .chartYScale(domain: .automatic(includesZero: false), range: .plotDimension(padding: 10))
    .chartLegend(position: .top, alignment: .leading, spacing: 12)
    .chartXSelection(value: $chosen)
    .chartXSelection(range: $range)
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle().fill(.clear).contentShape(Rectangle())
          .gesture(
            DragGesture()
              .onChanged { drag in
                guard let plot = proxy.plotFrame else { return }
                let x = drag.location.x - geometry[plot].origin.x
                chosen = proxy.value(atX: x)
                if let (date, _) = proxy.value(at: drag.location, as: (Date, Double).self) {
                  chosen = date
                }
              }
          )
      }
    }
    .chartPlotStyle { plot in plot.background(.gray.opacity(0.1)).border(.gray, width: 1) }
  }

  private var bars: some View {
    Chart(series) { one in
      BarMark(
        x: .value("Days", one.days.count),
        y: .value("City", one.city),
        height: 12
      )
      .foregroundStyle(one.city == "Oslo" ? Color.blue : .red)
      .annotation(position: .trailing, alignment: .leading) { Text("\(one.days.count)") }
      .accessibilityLabel(one.city)
      .accessibilityValue("\(one.days.count) days")
      if isTold {
        RuleMark(x: .value("Average", 3)).foregroundStyle(.orange.gradient)
      } else {
        RectangleMark(xStart: .value("From", 1), xEnd: .value("To", 2)).opacity(0.2)
      }
    }
    .chartXScale(domain: 0...10)
    .chartYScale(domain: ["Rome", "Oslo"])
    .chartXAxisLabel("Days", position: .bottom, alignment: .center)
    .chartYAxis {
      AxisMarks { value in
        AxisValueLabel(value.as(String.self) ?? "").foregroundStyle(.primary).font(.footnote)
      }
    }
    .chartXAxis {
      AxisMarks(values: [0, 5, 10]) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [4]))
        if let number = value.as(Int.self), number > 0 {
          AxisValueLabel { Text("\(number) d") }
        }
      }
    }
  }

  private var numbers: some View {
    Chart {
      ForEach(Array([3.0, 1, 2].enumerated()), id: \.offset) { index, value in
        AreaMark(x: .value("Index", index), yStart: .value("From", 0), yEnd: .value("To", value))
          .foregroundStyle(
            .linearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom)
          )
        PointMark(x: .value("Index", index), y: .value("Value", value))
          .foregroundStyle(by: .value("Value", value))
          .symbolSize(by: .value("Value", value))
          .shadow(radius: 2)
      }
      ForEach(Mood.allCases, id: \.self) { mood in
        RuleMark(y: .value("Mood", mood)).lineStyle(.init(lineWidth: 1, dash: [2]))
      }
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.green, .yellow, .red]))
    .chartYAxis(.hidden)
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 2)
  }

  private var small: some View {
    Chart(Array(series.enumerated()), id: \.element.id) { index, one in
      let count = one.days.count
      switch count {
      case 0: PointMark(x: .value("Index", index), y: .value("Days", count)).symbolSize(36)
      default: BarMark(x: .value("Index", index), y: .value("Days", count), width: .inset(1))
      }
    }
    .chartXScale(domain: 0...max(series.count - 1, 1))
    .chartXAxis {}
    .chartYAxis { daysAxis(step: 2.5) }
    .frame(height: 60)
  }

  private var slices: some View {
    Chart(series, id: \.city) { one in
      SectorMark(
        angle: .value("Days", one.days.count),
        innerRadius: .ratio(0.6),
        angularInset: 1
      )
      .cornerRadius(4)
      .foregroundStyle(by: .value("City", one.city))
      .opacity(angle == nil ? 1 : 0.5)
    }
    .chartAngleSelection(value: $angle)
    .chartLegend(.hidden)
    .chartBackground { proxy in
      GeometryReader { geometry in
        let frame = geometry[proxy.plotAreaFrame]
        Text("all").position(x: frame.midX, y: frame.midY)
      }
    }
  }
}

@MainActor
@Suite struct `Charts as apps write them` {
  private let series = ["Oslo", "Rome"].map { city in
    Series(
      city: city,
      days: (0..<5).map { day in
        Weather(
          city: city,
          date: Date(timeIntervalSince1970: 1_700_000_000 + Double(day) * 86_400),
          degrees: Double(day * day)
        )
      }
    )
  }

  @Test(arguments: [true, false])
  func `are shown`(_ isTold: Bool) throws {
    try showing(Written(series: series, isTold: isTold), width: 390, height: 900) { shown in
      #expect(shown.screen.place(of: "10 d") != nil)
      #expect(shown.screen.place(of: "0 d") == nil)
      #expect(shown.screen.place(of: "Days") != nil)
      let all = try #require(shown.screen.place(of: "all"))
      #expect(abs(all.midX - 195) <= 1)
      // Bars are read from above.
      let bars = shown.spoken().filter { $0.value == "5 days" }
      #expect(bars.map(\.label) == ["Rome", "Oslo"])
    }
  }

  @Test func `may have no data`() {
    showing(Written(series: [], isTold: true), width: 390, height: 900) { shown in
      #expect(shown.screen.place(of: "all") != nil)
    }
  }
}
