import Foundation
import SwiftUI
import Testing
import UIKit

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
