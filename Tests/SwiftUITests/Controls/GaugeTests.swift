import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Gauges and what is shared` {
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

  @Test func `a button shares an address`() throws {
    let address = try #require(URL(string: "https://example.org"))
    showing(ShareLink(item: address), width: 320, height: 480) { shown in
      #expect(shown.frames.labels.count == 1)
      shown.screen.tap(160, 240)
      shown.screen.settle()
      #expect(shown.controller.presentedViewController is UIActivityViewController)
    }
  }
}
