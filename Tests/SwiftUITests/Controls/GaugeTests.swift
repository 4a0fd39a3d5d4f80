import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Gauges` {
  private struct Bar: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.minimumValueLabel
        Part.a.block(configuration.value * 80, 10)
        configuration.maximumValueLabel
      }
    }
  }

  @Test(arguments: [(25.0, 20.0), (0, 0), (100, 80), (150, 80)])
  func `a style is told where the value is within its bounds`(value: Double, width: CGFloat) {
    let shown = frames(
      of: Gauge(value: value, in: 0...100) { Text("Charge") }.gaugeStyle(Bar())
    )
    #expect(shown.all(.a).map(\.width) == (width == 0 ? [0] : [width]))
  }

  @Test func `a style is told the labels of the bounds`() {
    let shown = frames(
      of: Gauge(value: 0.5) {
        Text("Charge")
      } currentValueLabel: {
        Text("50")
      } minimumValueLabel: {
        Part.b.block(5, 10)
      } maximumValueLabel: {
        Part.c.block(10, 10)
      }
      .gaugeStyle(Bar())
    )
    #expect(shown[.b] == rect(22.5, 45, 5, 10))
    #expect(shown[.a] == rect(27.5, 45, 40, 10))
    #expect(shown[.c] == rect(67.5, 45, 10, 10))
  }

  @Test func `a style shows what is said of values, those of the system do not`() {
    struct Marked: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.currentValueLabel
          HStack(spacing: 0) { configuration.markedValueLabels }
        }
      }
    }
    let gauge = Gauge(value: 5, in: 0...10) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    } markedValueLabels: {
      Part.b.block(10, 10).tag(2.0)
      Part.c.block(20, 10).tag(8.0)
    }
    let own = frames(of: gauge.gaugeStyle(Marked()))
    #expect(own[.b] == rect(35, 45, 10, 10) && own[.c] == rect(45, 45, 20, 10))
    let plain = frames(
      of: VStack {
        gauge
        gauge.gaugeStyle(.accessoryCircular)
      }
    )
    #expect(plain.parts.isEmpty)
  }

  @Test func `a bar takes the width that is offered, a ring has its own`() {
    let bar = frames(of: Gauge(value: 0.5) { Text("Charge") }.background { Part.a.color })
    #expect(bar[.a]?.width == 100)
    let ring = frames(
      of: Gauge(value: 0.5) { Text("Charge") }.gaugeStyle(.accessoryCircular)
        .background { Part.a.color }
    )
    #expect(ring[.a]?.width == ring[.a]?.height)
    #expect((ring[.a]?.width ?? 0) < 100)
  }

  @Test(arguments: [
    (Double.nan, 0.0...10.0, 0.0), (.infinity, 0...10, 1), (-.infinity, 0...10, 0),
    (5, -.infinity ... .infinity, 0), (5, 0 ... .infinity, 0), (5, 5...5, 0),
  ])
  func `a value that is no number within its bounds is at their beginning`(
    value: Double,
    bounds: ClosedRange<Double>,
    part: Double
  ) {
    let shown = frames(
      of: VStack(spacing: 0) {
        Gauge(value: value, in: bounds) { Text("Charge") }
        Gauge(value: value, in: bounds) { Text("Charge") }.gaugeStyle(Bar())
      }
    )
    #expect(shown[.a]?.width == CGFloat(part * 80))
  }

  @Test(arguments: [false, true])
  func `what is behind a gauge is seen around its mark`(isReversed: Bool) {
    let view = VStack(spacing: 0) {
      Gauge(value: 0.25) { Text("") }.gaugeStyle(.accessoryLinear).frame(height: 20)
      Gauge(value: 0.25) { Text("") }.gaugeStyle(.accessoryCircular).frame(height: 80)
    }
    .tint(Part.b.color)
    .background { Part.a.color }
    showing(view, isRightToLeft: isReversed) { shown in
      @MainActor func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        shown.color(isReversed ? 99.5 - x : x, y)
      }
      let (ground, tint) = (shown.color(1, 30), color(2, 10))
      #expect(ground != tint)
      // The mark is at 26.5 points, and nothing within 6 of its middle that is not within 3.
      #expect(color(26.5, 10) == tint)
      #expect(color(22, 10) == ground && color(31, 10) == ground)
      #expect(color(18, 10) == tint && color(35, 10) == tint)
      // The same along the ring, whose radius is 26: it begins at 135 degrees and goes over 270.
      @MainActor func ring(_ offset: CGFloat) -> [Int] {
        let angle = (135 + 270 * 0.25) * CGFloat.pi / 180 + offset / 26
        return color(50 + 26 * cos(angle), 60 + 26 * sin(angle))
      }
      #expect(ring(0) == tint)
      #expect(ring(-4.5) == ground && ring(4.5) == ground)
      #expect(ring(-9) == tint && ring(9) == tint)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func `a gauge from right to left is its own mirror image`(style: Int) {
    let gauge = Gauge(value: 0.3) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    } minimumValueLabel: {
      Part.a.block(6, 6)
    } maximumValueLabel: {
      Part.b.block(8, 6)
    }
    .tint(Gradient(colors: [.red, .green, .blue]))
    let view = Group {
      switch style {
      case 0: gauge.gaugeStyle(.linearCapacity)
      case 1: gauge.gaugeStyle(.accessoryLinear)
      case 2: gauge.gaugeStyle(.accessoryLinearCapacity)
      case 3: gauge.gaugeStyle(.accessoryCircular)
      default: gauge.gaugeStyle(.accessoryCircularCapacity)
      }
    }
    // The edges of what is turned by 45 degrees are sampled where they are.
    #expect(mirrorDifferences(view) <= (style == 3 ? 80 : 0))
  }
}
