import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Forms and styles of what is around` {
  @Test func `a form takes that of its container`() {
    let view = ContainerRelativeShape().fill(.black)
    showing(view) { shown in #expect(shown.color(2, 2) == [0, 0, 0]) }
    showing(view.containerShape(Circle())) { shown in
      #expect(shown.color(2, 2) == [255, 255, 255])
      #expect(shown.color(50, 2) == [0, 0, 0])
    }
    let inset = ContainerRelativeShape().inset(by: 10).fill(.black)
      .containerShape(RoundedRectangle(cornerRadius: 20))
    showing(inset) { shown in
      #expect(shown.color(5, 50) == [255, 255, 255])
      #expect(shown.color(12, 50) == [0, 0, 0])
    }
  }

  @Test func `an ellipse of colours is as wide and as high as what it fills`() {
    let colors = [Color.white, Color.black]
    let view = EllipticalGradient(colors: colors).frame(width: 100, height: 50)
    showing(view) { shown in
      #expect((shown.color(50, 50).first ?? 0) > 250)
      // Half way to the edge across and down.
      #expect(abs((shown.color(75, 50).first ?? 0) - 128) < 12)
      #expect(abs((shown.color(50, 62.5).first ?? 0) - 128) < 12)
      #expect((shown.color(1, 50).first ?? 255) < 8)
    }
    let late = EllipticalGradient(colors: colors, startRadiusFraction: 0.25, endRadiusFraction: 0.5)
    showing(late) { shown in #expect((shown.color(70, 50).first ?? 0) > 240) }
  }

  @Test func `a gradient from a point outwards begins where it is said`() {
    let style = RadialGradient(
      colors: [.white, .black],
      center: .center,
      startRadius: 40,
      endRadius: 50
    )
    showing(Rectangle().fill(style)) { shown in
      #expect((shown.color(85, 50).first ?? 0) > 240)
      #expect((shown.color(99, 50).first ?? 255) < 40)
    }
  }
}
