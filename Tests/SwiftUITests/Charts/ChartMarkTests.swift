import Foundation
import SwiftUI
import Testing

@testable import Charts

private struct Sale: Identifiable {
  let id: Int
  let shop: String
  let month: String
  let count: Double
}

private struct Limit: ChartContent {
  let value: Double

  var body: some ChartContent {
    RuleMark(y: .value("Limit", value)).foregroundStyle(.red)
  }
}

@MainActor
@Suite struct `Marks of charts` {
  private let sales = [
    Sale(id: 0, shop: "A", month: "Jan", count: 10),
    Sale(id: 1, shop: "B", month: "Jan", count: 30),
    Sale(id: 2, shop: "A", month: "Feb", count: 20),
    Sale(id: 3, shop: "B", month: "Feb", count: -20),
  ]

  private func model<Content: ChartContent>(
    _ settings: ChartSettings = ChartSettings(),
    @ChartContentBuilder _ content: () -> Content
  ) -> ChartModel {
    ChartModel(chartMarks(of: content()), settings)
  }

  private func heights(_ model: ChartModel) -> [[Double?]] {
    model.marks.map { $0.y.values.map(\.datum.position) }
  }

  private func stacked(_ method: MarkStackingMethod) -> [[Double?]] {
    heights(
      model {
        ForEach(sales) { sale in
          BarMark(
            x: .value("Month", sale.month),
            y: .value("Count", sale.count),
            stacking: method
          ).foregroundStyle(by: .value("Shop", sale.shop))
        }
      }
    )
  }

  @Test func `lie upon each other, those below zero below it`() {
    #expect(stacked(.standard) == [[0, 10], [10, 40], [0, 20], [0, -20]])
    #expect(stacked(.unstacked) == [[0, 10], [0, 30], [0, 20], [0, -20]])
    #expect(stacked(.normalized) == [[0, 0.25], [0.25, 1], [0, 0.5], [0, -0.5]])
  }

  @Test func `are those that conditions leave`() {
    func marks(_ isLimited: Bool) -> [Mark.Form] {
      let content = Group {
        ForEach(0..<2) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        if isLimited { Limit(value: 5) }
        if isLimited {
          RuleMark(x: .value("x", 1))
        } else {
          RectangleMark(x: .value("x", 1))
        }
        if #available(iOS 17, *) { SectorMark(angle: .value("a", 1)) }
      }
      return chartMarks(of: content).map(\.form)
    }
    #expect(marks(true) == [.point, .point, .rule, .rule, .sector])
    #expect(marks(false) == [.point, .point, .rectangle, .sector])
  }

  @Test func `keep what is set nearest to them`() {
    let marks = chartMarks(
      of: Plot {
        BarMark(x: .value("x", 1), y: .value("y", 1)).opacity(0.5).cornerRadius(3)
      }
      .opacity(0.5).cornerRadius(8)
    )
    #expect(marks[0].look.opacity == 0.25)
    #expect(marks[0].look.cornerRadius == 3)
  }

  @Test func `of names are bars in the middle of their room`() {
    let bars = model {
      BarMark(x: .value("Month", "Jan"), y: .value("Count", 50), width: .fixed(20))
      BarMark(x: .value("Month", "Feb"), y: .value("Count", 100), width: .ratio(0.5))
    }
    let frames = PlotDrawing(bars, CGSize(width: 200, height: 100)).frames
    #expect(frames[0] == CGRect(x: 40, y: 50, width: 20, height: 50))
    #expect(frames[1] == CGRect(x: 125, y: 0, width: 50, height: 100))
  }

  @Test func `lie where their names are vertical`() {
    let bars = model {
      BarMark(x: .value("Count", 50), y: .value("Month", "Jan"), height: .fixed(10))
      BarMark(x: .value("Count", 100), y: .value("Month", "Feb"), height: .fixed(10))
    }
    let frames = PlotDrawing(bars, CGSize(width: 200, height: 100)).frames
    #expect(frames[0] == CGRect(x: 0, y: 20, width: 100, height: 10))
    #expect(frames[1] == CGRect(x: 0, y: 70, width: 200, height: 10))
  }

  @Test func `stand side by side`() {
    let bars = model {
      ForEach(sales.prefix(2)) { sale in
        BarMark(
          x: .value("Month", sale.month),
          y: .value("Count", sale.count),
          width: .fixed(80)
        ).position(by: .value("Shop", sale.shop))
      }
    }
    let frames = PlotDrawing(bars, CGSize(width: 200, height: 100)).frames.compactMap { $0 }
    #expect(frames.map(\.minX) == [60, 100])
    #expect(frames.map(\.width) == [38, 38])
    #expect(bars.y.domain == 0...30)
  }

  @Test func `of one series are one line`() {
    let lines = model {
      ForEach(sales) { sale in
        LineMark(
          x: .value("Month", sale.month),
          y: .value("Count", sale.count),
          series: .value("Shop", sale.shop)
        )
      }
    }
    #expect(PlotDrawing(lines, CGSize(width: 100, height: 100)).drawn.count == 2)
  }

  @Test func `lie upon others by their level`() {
    let marks = model {
      RuleMark(y: .value("y", 1)).zIndex(1)
      PointMark(x: .value("x", 1), y: .value("y", 1))
    }
    let drawn = PlotDrawing(marks, CGSize(width: 100, height: 100)).drawn
    #expect(drawn.map { $0.line == nil } == [true, false])
  }

  @Test func `are slices of a whole`() {
    let slices = model {
      SectorMark(angle: .value("a", 1), innerRadius: .ratio(0.5))
      SectorMark(angle: .value("a", 3), outerRadius: .inset(10))
    }
    let layout = SectorLayout(slices.marks, CGSize(width: 100, height: 200))
    #expect(layout.shape(0)?.end == .pi / 2)
    #expect(layout.shape(0)?.inner == 25)
    #expect(layout.shape(1)?.outer == 40)
    #expect(layout.shape(1)?.path().contains(CGPoint(x: 20, y: 100)) == true)
    #expect(layout.shape(1)?.path().contains(CGPoint(x: 70, y: 80)) == false)
  }

  @Test func `draw nothing of nothing`() {
    let nothing = model { ForEach(0..<0) { PointMark(x: .value("x", $0), y: .value("y", $0)) } }
    #expect(PlotDrawing(nothing, .zero).drawn.isEmpty)
    let noSlices = model { SectorMark(angle: .value("a", 0)) }
    #expect(PlotDrawing(noSlices, CGSize(width: 10, height: 10)).drawn.isEmpty)
  }

  @Test func `run through all values, whatever curve they follow`() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 20)]
    let methods: [InterpolationMethod] = [.linear, .monotone, .catmullRom, .cardinal, .stepCenter]
    for method in methods {
      let curve = Curve(through: points, method)
      #expect(curve?.end == points[2])
      #expect(curve?.segments.contains { $0.end == points[1] } == true)
      #expect(curve?.reversed.end == points[0])
    }
    // What does not rise does not leave its height.
    let flat = Curve(through: points, .monotone)?.segments.last
    #expect(flat?.control1.y == 20 && flat?.control2.y == 20)
  }
}
