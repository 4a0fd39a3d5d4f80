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
    #expect(stacked(.normalized) == [[0, 25], [25, 100], [0, 50], [0, -50]])
  }

  @Test func `of one number lie in one row that is as high as the plot`() {
    let bars = model {
      BarMark(x: .value("Size", 30))
      BarMark(x: .value("Size", 70))
    }
    let frames = PlotDrawing(bars, CGSize(width: 200, height: 50)).frames
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 60, height: 50))
    #expect(frames[1] == CGRect(x: 60, y: 0, width: 140, height: 50))
    #expect(bars.x.isUsed && !bars.y.isUsed)
    let standing = model { BarMark(y: .value("Size", 5), stacking: .normalized) }
    #expect(heights(standing) == [[0, 100]])
    #expect(!standing.x.isUsed)
    // Those between other places do not lie upon them.
    let rows = model {
      BarMark(x: .value("Size", 30), yStart: 0, yEnd: 10)
      BarMark(x: .value("Size", 30), yStart: 20, yEnd: 30)
    }
    #expect(
      rows.marks.map { $0.x.values.map(\.datum) } == [
        [.number(0), .number(30)], [.number(0), .number(30)],
      ]
    )
  }

  @Test func `of one name go across the plot`() {
    let bars = model {
      BarMark(x: .value("Name", "a"), width: .ratio(1))
      BarMark(x: .value("Name", "b"), yStart: 10, yEnd: 20, width: .ratio(1))
    }
    let frames = PlotDrawing(bars, CGSize(width: 200, height: 50)).frames
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(frames[1] == CGRect(x: 100, y: 10, width: 100, height: 10))
  }

  @Test func `stand on the low end of powers`() {
    var settings = ChartSettings()
    settings.y.type = .log
    let bars = model(settings) {
      BarMark(x: .value("Name", "a"), y: .value("Count", 10))
      BarMark(x: .value("Name", "b"), y: .value("Count", 500))
      BarMark(x: .value("Name", "c"), y: .value("Count", 2))
    }
    #expect(bars.y.domain == 1...1000)
    let frames = PlotDrawing(bars, CGSize(width: 300, height: 90)).frames
    #expect(frames.allSatisfy { $0?.maxY == 90 })
    #expect(frames[0]?.minY == 60)
  }

  @Test func `whose looks are no numbers are left out`() {
    let points = model {
      ForEach([1, .nan, 3, .infinity], id: \.self) { value in
        PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("v", value))
      }
    }
    #expect(points.marks.count == 2)
    #expect(points.styles.span == 1...3)
    #expect(PlotDrawing(points, CGSize(width: 100, height: 100)).drawn.count == 2)
  }

  @Test func `have colours between those of the least and the greatest number`() {
    var settings = ChartSettings()
    settings.styles.take((0...10).chosenDomain)
    let points = model(settings) {
      PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("v", 5))
    }
    #expect(points.styles.span == 0...10)
    #expect(points.styles.tells(.number(7)) && !points.styles.tells(.category("a")))
    let far = model {
      ForEach([-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("v", $0))
      }
    }
    #expect(PlotDrawing(far, CGSize(width: 100, height: 100)).frames.count == 2)
  }

  @Test func `of no number and no date are nowhere`() {
    let marks = model {
      BarMark(x: .value("Name", "a"), y: .value("Count", Double.nan))
      BarMark(x: .value("Name", "b"), y: .value("Count", Double.infinity))
      LineMark(x: .value("Name", "a"), y: .value("Count", 1))
      LineMark(x: .value("Name", "b"), y: .value("Count", Double.nan))
    }
    let drawing = PlotDrawing(marks, CGSize(width: 100, height: 100))
    #expect(drawing.frames.map { $0 == nil } == [true, true, false, true])
    let dates = model {
      ForEach([0, .nan, .infinity, 1e300], id: \.self) { seconds in
        PointMark(
          x: .value("Date", Date(timeIntervalSinceReferenceDate: seconds), unit: .day),
          y: .value("Count", 1)
        )
      }
    }
    let frames = PlotDrawing(dates, CGSize(width: 100, height: 100)).frames
    #expect(frames.map { $0 == nil } == [false, true, true, false])
    #expect(AxisPlan(dates.x, AxisSettings()).labels.isEmpty)
  }

  @Test func `are slices also where corners are rounder than they are thick`() {
    let slices = model {
      SectorMark(angle: .value("a", 1)).cornerRadius(20)
      SectorMark(angle: .value("a", 199), innerRadius: .ratio(0.8)).cornerRadius(50)
    }
    let drawn = PlotDrawing(slices, CGSize(width: 100, height: 100)).drawn
    #expect(drawn.map { $0.path.isEmpty } == [false, false])
    #expect(drawn[0].rounding > 0 && drawn[0].rounding < 2)
    #expect(drawn[1].rounding < 5)
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

  @Test func `stand side by side in as much room as they are given, or not`() {
    func frames(_ axis: Axis?, _ span: MarkDimension) -> [CGRect] {
      let bars = model {
        ForEach(sales.prefix(2)) { sale in
          BarMark(x: .value("Month", sale.month), y: .value("Count", sale.count), width: .fixed(80))
            .position(by: .value("Shop", sale.shop), axis: axis, span: span)
        }
      }
      return PlotDrawing(bars, CGSize(width: 200, height: 100)).frames.compactMap { $0 }
    }
    #expect(frames(.horizontal, .ratio(0.5)).map(\.minX) == [50, 100])
    #expect(frames(.vertical, .automatic).map(\.minX) == [60, 60])
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
    let drawn = PlotDrawing(lines, CGSize(width: 100, height: 100)).drawn
    #expect(drawn.count == 2)
    #expect(drawn.map { $0.path.boundingRect.width } == [50, 50])
  }

  @Test func `are moved with the views that mark them`() {
    let points = model {
      PointMark(x: .value("x", 1), y: .value("y", 1))
        .symbol { Text("here") }.symbolSize(100).offset(x: 5, y: -7)
    }
    let drawing = PlotDrawing(points, CGSize(width: 100, height: 100))
    #expect(drawing.views.map(\.frame) == drawing.frames)
    #expect(drawing.frames == [CGRect(x: 100, y: -12, width: 10, height: 10)])
  }

  @Test func `have the shapes, lines and sizes that an app says`() {
    var settings = ChartSettings()
    settings.sizes.take([(.category("b"), 9)])
    settings.lines.take(["z", "b"].chosenDomain, [1, 2, 3].map { StrokeStyle(lineWidth: $0) })
    let marks = model(settings) {
      LineMark(x: .value("x", 1), y: .value("y", 1)).lineStyle(by: .value("Name", "a"))
      LineMark(x: .value("x", 1), y: .value("y", 1)).lineStyle(by: .value("Name", "b"))
        .symbol(by: .value("Name", "b")).symbolSize(by: .value("Name", "b"))
    }
    #expect(marks.lines.values.map(\.name) == ["z", "b", "a"])
    #expect(marks.marks.map { marks.line(of: $0.look, width: 7).lineWidth } == [3, 2])
    #expect(marks.marks.map { marks.symbolArea(of: $0.look) } == [50, 9])
    #expect(marks.symbols.values == [.category("b")])
    // What no mark is told apart by is in no legend.
    settings.symbols.domain = [.category("q")]
    #expect(model(settings) { BarMark(x: .value("x", 1)) }.symbols.values.isEmpty)
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
