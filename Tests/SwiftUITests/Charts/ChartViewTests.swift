import Foundation
import SwiftUI
import Testing
import UIKit
import WindowHost

@testable import Charts

private struct Count: Identifiable {
  let id: String
  let number: Int
}

@MainActor
private final class Noted {
  var proxy: ChartProxy?
  var frame: CGRect?

  func note(_ proxy: ChartProxy, _ frame: CGRect) { (self.proxy, self.frame) = (proxy, frame) }
}

private struct Choosing: View {
  let handle: Handle<String?>
  @State var chosen: String?

  var body: some View {
    let _ = handle.note($chosen)
    Chart([Count(id: "a", number: 1), Count(id: "b", number: 2)]) {
      BarMark(x: .value("Name", $0.id), y: .value("Number", $0.number))
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartXSelection(value: $chosen)
  }
}

/// A chart of 200 points whose numbers are those of the points.
private struct Points<Chosen: View>: View {
  let choosing: (AnyView) -> Chosen

  var body: some View {
    choosing(
      AnyView(
        Chart { PointMark(x: .value("Number", 100), y: .value("Number", 50)) }
          .chartXScale(domain: 0...200)
          .chartYScale(domain: 0...100)
          .chartXAxis(.hidden)
          .chartYAxis(.hidden)
      )
    )
  }
}

private struct ChoosingRange: View {
  let handle: Handle<ClosedRange<Double>?>
  @State var chosen: ClosedRange<Double>?

  var body: some View {
    let _ = handle.note($chosen)
    Points { $0.chartXSelection(range: $chosen) }
  }
}

private struct ChoosingInScroll: View {
  let handle: Handle<Double?>
  @State var chosen: Double?

  var body: some View {
    let _ = handle.note($chosen)
    ScrollView {
      Points { $0.chartYSelection(value: $chosen) }.frame(height: 100)
      Color.clear.frame(height: 400)
    }
  }
}

private struct ChoosingByGesture: View {
  let handle: Handle<Double?>
  @State var chosen: Double?

  var body: some View {
    let _ = handle.note($chosen)
    Points {
      $0.chartXSelection(value: $chosen)
        .chartGesture { proxy in
          SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) }
        }
    }
  }
}

@MainActor
@Suite struct `Charts on a screen` {
  private let counts = [Count(id: "a", number: 50), Count(id: "b", number: 100)]
  private let red = Color(red: 1, green: 0, blue: 0)

  @Test func `draw bars in the colour that stands for them`() {
    let chart = Chart(counts) {
      BarMark(x: .value("Name", $0.id), y: .value("Number", $0.number), width: .ratio(0.5))
        .foregroundStyle(by: .value("Name", $0.id))
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartLegend(.hidden)
    .chartForegroundStyleScale(["a": red, "b": Color(red: 0, green: 0, blue: 1)])
    showing(chart, width: 200, height: 100) { shown in
      #expect(shown.color(50, 75) == [255, 0, 0])
      #expect(shown.color(50, 25) == [255, 255, 255])
      #expect(shown.color(150, 25) == [0, 0, 255])
      #expect(shown.color(110, 25) == [255, 255, 255])
    }
  }

  @Test func `leave out labels at even distances where not all have room`() throws {
    let chart = Chart(0..<8, id: \.self) {
      PointMark(x: .value("Number", $0), y: .value("Square", $0 * $0))
    }
    .chartXAxis {
      AxisMarks(values: Array(0..<8)) { AxisValueLabel("number \($0.index)") }
    }
    showing(chart, width: 390, height: 100) { shown in
      let seen = (0..<8).filter { index in
        (shown.screen.place(of: "number \(index)")?.minX ?? 1000) < 390
      }
      #expect(seen.count > 1 && seen.count < 8)
      let steps = Set(zip(seen, seen.dropFirst()).map { $1 - $0 })
      #expect(steps.count == 1)
      // What nobody sees is not read out either.
      let spoken = shown.spoken().map(\.label).filter { $0.hasPrefix("number") }
      #expect(spoken == seen.map { "number \($0)" })
    }
  }

  @Test func `show all labels where an app wants it`() {
    let chart = Chart(0..<8, id: \.self) {
      PointMark(x: .value("Number", $0), y: .value("Square", $0 * $0))
    }
    .chartXAxis {
      AxisMarks(values: Array(0..<8)) {
        AxisValueLabel("number \($0.index)", collisionResolution: .disabled)
      }
    }
    showing(chart, width: 200, height: 100) { shown in
      #expect((0..<8).allSatisfy { shown.screen.place(of: "number \($0)") != nil })
    }
  }

  @Test func `begin at the other side where lines do`() {
    let chart = Chart(counts) {
      BarMark(x: .value("Name", $0.id), y: .value("Number", $0.number), width: .ratio(0.5))
        .foregroundStyle(red)
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    showing(chart, width: 200, height: 100, isRightToLeft: true) { shown in
      #expect(shown.color(50, 25) == [255, 0, 0])
      #expect(shown.color(150, 25) == [255, 255, 255])
    }
  }

  @Test func `draw slices clockwise from above`() {
    let chart = Chart {
      SectorMark(angle: .value("a", 1), innerRadius: .ratio(0.5)).foregroundStyle(red)
      SectorMark(angle: .value("b", 1), innerRadius: .ratio(0.5))
        .foregroundStyle(Color(red: 0, green: 0, blue: 1))
    }
    showing(chart, width: 100, height: 100) { shown in
      #expect(shown.color(88, 50) == [255, 0, 0])
      #expect(shown.color(12, 50) == [0, 0, 255])
      #expect(shown.color(50, 50) == [255, 255, 255])
    }
  }

  @Test func `have numbers at the right and names below`() throws {
    let chart = Chart(counts) {
      BarMark(x: .value("Name", $0.id), y: .value("Number", $0.number))
        .foregroundStyle(by: .value("Kind", "all"))
    }
    try showing(chart, width: 300, height: 200) { shown in
      let number = try #require(shown.screen.place(of: "100"))
      let zero = try #require(shown.screen.place(of: "0"))
      let name = try #require(shown.screen.place(of: "a"))
      let legend = try #require(shown.screen.place(of: "all"))
      #expect(number.maxX <= 300 && number.minX > 250)
      #expect(number.minY >= 0 && zero.minX == number.minX)
      #expect(name.minY > zero.midY && name.midX < 100)
      #expect(legend.minY >= name.maxY && legend.maxY <= 200)
      #expect(shown.screen.place(of: "20") != nil)
    }
  }

  @Test func `have the marks that an app asks for`() {
    let chart = Chart(counts) {
      BarMark(x: .value("Name", $0.id), y: .value("Number", $0.number))
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: [0, 100]) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel { if let number = value.as(Int.self) { Text("\(number) m") } }
      }
      AxisMarks(
        format: FloatingPointFormatStyle<Double>.Percent(),
        values: .automatic(desiredCount: 3)
      )
    }
    showing(chart, width: 300, height: 200) { shown in
      #expect((shown.screen.place(of: "100 m")?.maxX ?? 300) < 60)
      #expect(shown.screen.place(of: "50 m") == nil)
      #expect((shown.screen.place(of: "10,000%")?.minX ?? 0) > 200)
    }
  }

  @Test func `tell where values are`() throws {
    let noted = Noted()
    let chart = Chart(counts) {
      BarMark(x: .value("Name", $0.id), y: .value("Number", $0.number))
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartOverlay { proxy in
      GeometryReader { geometry in
        let _ = noted.note(proxy, geometry[proxy.plotAreaFrame])
        Color.clear
      }
    }
    try showing(chart, width: 200, height: 100) { _ in
      let proxy = try #require(noted.proxy)
      #expect(noted.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
      #expect(proxy.plotSize == CGSize(width: 200, height: 100))
      #expect(proxy.position(forX: "b") == 150)
      #expect(proxy.position(forY: 25) == 75)
      #expect(proxy.value(atX: 20, as: String.self) == "a")
      #expect(proxy.value(atY: 75, as: Double.self) == 25)
      #expect(proxy.positionRange(forX: "a") == 0...100)
      let range = proxy.positionRange(for: (x: "a", y: 25))
      #expect(range == CGRect(x: 0, y: 75, width: 100, height: 0))
      #expect(proxy.xDomain(dataType: String.self) == ["a", "b"])
      #expect(proxy.yDomain(dataType: Int.self) == [0, 100])
      #expect(proxy.yDomain(dataType: String.self).isEmpty)
      #expect(proxy.symbolDomain(dataType: String.self).isEmpty)
    }
  }

  @Test func `tell what a finger is on`() {
    let handle = Handle<String?>()
    showing(Choosing(handle: handle), width: 200, height: 100) { shown in
      shown.screen.tap(150, 50)
      shown.screen.settle()
      // It was chosen while the finger was down.
      #expect(handle.seen.contains("b"))
      #expect(handle.seen.last == .some(nil))
    }
  }

  @Test func `tell what a finger went over, in whatever body`() {
    let handle = Handle<ClosedRange<Double>?>()
    showing(ChoosingRange(handle: handle), width: 200, height: 100) { shown in
      shown.screen.drag(from: (180, 50), to: (20, 50))
      shown.screen.settle()
      #expect(handle.seen.count > 5)
      #expect(handle.value == .some(20...180))
      shown.screen.finger(.began, 50, 50)
      shown.screen.finger(.moved, 60, 50)
      shown.screen.step(2)
      #expect(handle.value == .some(50...60))
      shown.screen.finger(.cancelled, 60, 50)
      shown.screen.settle()
      #expect(handle.value == .some(nil))
    }
  }

  @Test func `let views around them scroll while they tell what a finger is on`() throws {
    let handle = Handle<Double?>()
    try showing(ChoosingInScroll(handle: handle), width: 200, height: 200) { shown in
      let scroll = try #require(shown.screen.window.first(UIScrollView.self))
      shown.screen.drag(from: (100, 90), to: (100, 30), lifts: false)
      #expect(scroll.contentOffset.y > 20)
      #expect(handle.seen.contains { abs(($0 ?? 0) - 10) < 0.001 })
      shown.screen.finger(.ended, 100, 30)
      shown.screen.settle()
      #expect(handle.value == .some(nil))
    }
  }

  @Test(arguments: [(false, 150.0), (true, 50)])
  func `are watched by the gestures of an app`(_ isReversed: Bool, _ value: Double) {
    let handle = Handle<Double?>()
    let view = ChoosingByGesture(handle: handle)
    showing(view, width: 200, height: 100, isRightToLeft: isReversed) { shown in
      shown.screen.tap(150, 50)
      shown.screen.settle()
      #expect(handle.value == .some(value))
      shown.screen.drag(from: (20, 50), to: (80, 50))
      shown.screen.settle()
      #expect(handle.value == .some(value))
    }
  }

  @Test func `keep what is said of them from charts within them`() throws {
    let chart = Points {
      $0.chartYAxisLabel("outer")
        .chartOverlay { _ in
          Chart { BarMark(x: .value("Name", "inner"), y: .value("Number", 1)) }
            .frame(width: 150)
        }
    }
    try showing(chart, width: 200, height: 100) { shown in
      #expect(shown.screen.place(of: "outer") != nil)
      let inner = try #require(shown.screen.place(of: "inner"))
      #expect(inner.minX > 20 && inner.maxX < 180)
    }
  }

  @Test func `lie below what is put upon them last`() {
    let (blue, green) = (Color(red: 0, green: 0, blue: 1), Color(red: 0, green: 1, blue: 0))
    let chart = Points {
      $0.chartOverlay { _ in blue.frame(height: 20) }
        .chartOverlay { _ in green.frame(width: 20) }
        .chartBackground { _ in green.frame(width: 50) }
        .chartBackground { _ in blue.frame(width: 80) }
    }
    showing(chart, width: 200, height: 100) { shown in
      #expect(shown.color(100, 50) == [0, 255, 0])
      #expect(shown.color(80, 50) == [0, 0, 255])
      #expect(shown.color(80, 20) == [0, 255, 0])
      #expect(shown.color(65, 20) == [0, 0, 255])
    }
  }

  @Test func `keep the type of an axis where only its domain is said`() throws {
    let noted = Noted()
    let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 10)) }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartYScale(domain: 1...100)
      .chartYScale(type: .log)
      .chartOverlay { proxy in
        let _ = noted.note(proxy, .zero)
        Color.clear
      }
    try showing(chart, width: 100, height: 100) { _ in
      let proxy = try #require(noted.proxy)
      #expect(proxy.position(forY: 10) == 50)
    }
  }

  @Test func `have no axis in a direction in which nothing is told`() {
    let chart = Chart {
      BarMark(x: .value("Size", 30)).foregroundStyle(red)
      BarMark(x: .value("Size", 70)).foregroundStyle(Color(red: 0, green: 0, blue: 1))
    }
    showing(chart, width: 200, height: 60) { shown in
      #expect(shown.screen.place(of: "100") != nil)
      // Zero is there once, at the one axis.
      #expect(shown.screen.place(of: "0") != nil)
      #expect(shown.color(30, 1) == [255, 0, 0])
      #expect(shown.color(197, 1) == [0, 0, 255])
    }
  }

  @Test func `show names that are broken into lines within their bounds`() throws {
    let long = "quite a long name of a bar"
    let chart = Chart {
      BarMark(x: .value("Name", long), y: .value("Number", 1_000_000_000))
      BarMark(x: .value("Name", "b"), y: .value("Number", 2))
    }
    try showing(chart, width: 200, height: 150) { shown in
      let name = try #require(shown.screen.place(of: long))
      let short = try #require(shown.screen.place(of: "b"))
      #expect(name.height > short.height * 1.5)
      #expect(name.maxY <= 150 && name.minX >= 0)
      #expect(abs(name.maxY - 150) <= 0.5)
    }
  }

  @Test func `show titles where they are aligned`() throws {
    let chart = Points {
      $0.chartXAxisLabel("below", alignment: .bottomTrailing)
        .chartYAxisLabel("beside", position: .leading, alignment: .bottom)
    }
    try showing(chart, width: 200, height: 100) { shown in
      let below = try #require(shown.screen.place(of: "below"))
      let beside = try #require(shown.screen.place(of: "beside"))
      #expect(abs(below.maxX - 200) <= 0.5)
      #expect(abs(beside.maxY - (below.minY - 4)) <= 0.5 && beside.minX == 0)
    }
  }

  @Test func `tell lines apart in the legend`() throws {
    let noted = Noted()
    let chart = Chart {
      ForEach(["solid", "broken"], id: \.self) { name in
        LineMark(x: .value("x", 1), y: .value("y", 1)).lineStyle(by: .value("Name", name))
      }
    }
    .chartLineStyleScale(["broken": StrokeStyle(dash: [1]), "solid": StrokeStyle(lineWidth: 5)])
    .chartLegend(position: .top, alignment: .trailing)
    .chartOverlay { proxy in
      let _ = noted.note(proxy, .zero)
      Color.clear
    }
    try showing(chart, width: 200, height: 100) { shown in
      let broken = try #require(shown.screen.place(of: "broken"))
      let solid = try #require(shown.screen.place(of: "solid"))
      #expect(broken.maxX < solid.minX && abs(solid.maxX - 200) <= 0.5)
      let proxy = try #require(noted.proxy)
      #expect(proxy.lineStyle(for: "solid")?.lineWidth == 5)
      #expect(proxy.lineStyle(for: "broken")?.dash == [1])
      #expect(proxy.lineStyleDomain(dataType: String.self) == ["broken", "solid"])
      #expect(proxy.lineStyle(for: "other") == nil && proxy.symbol(for: "solid") == nil)
    }
  }

  @Test func `tell views beside marks how large these are`() {
    let chart = Chart(counts.prefix(1)) {
      BarMark(x: .value("Name", $0.id), y: .value("Number", $0.number), width: .fixed(30))
        .annotation(position: .overlay) { context in
          Text(verbatim: "\(Int(context.targetSize.width)) wide")
        }
    }
    showing(chart, width: 200, height: 100) { shown in
      #expect(shown.screen.place(of: "30 wide") != nil)
    }
  }

  @Test func `show views beside marks`() throws {
    let chart = Chart(counts) { count in
      BarMark(x: .value("Name", count.id), y: .value("Number", count.number))
        .annotation(position: .top, spacing: 0) { Text(verbatim: "n\(count.number)") }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    try showing(chart, width: 200, height: 100) { shown in
      let label = try #require(shown.screen.place(of: "n50"))
      #expect(abs(label.midX - 50) <= 0.5)
      #expect(abs(label.maxY - 50) <= 0.5)
    }
  }

  @Test func `show nothing of nothing`() {
    let chart = Chart([Count]()) {
      BarMark(x: .value("Name", $0.id), y: .value("Number", $0.number))
    }
    showing(chart) { #expect($0.ink.box == nil) }
  }
}
