import SwiftUI
import Testing
import UIKit

private struct Turning: View {
  let handle: Handle<Double>
  @State var degrees = 0.0

  var body: some View {
    let _ = handle.note($degrees)
    Part.a.block(40, 10).rotationEffect(.degrees(degrees))
  }
}

private struct Blurring: View {
  let handle: Handle<CGFloat>
  @State var radius: CGFloat = 0

  var body: some View {
    let _ = handle.note($radius)
    Color.black.frame(width: 40, height: 40).blur(radius: radius)
  }
}

@MainActor
@Suite struct `Effects on views as a whole` {
  private let colored = Color(red: 0.8, green: 0.4, blue: 0.2)

  private func color<Content: View>(_ content: Content) -> [Int] {
    var color: [Int] = []
    showing(
      ZStack {
        Color.white
        content
      }
    ) { color = $0.color(50, 50) }
    return color
  }

  private func expect<Content: View>(
    _ content: Content,
    _ wanted: [Int],
    _ location: SourceLocation = #_sourceLocation
  ) {
    let seen = color(content)
    #expect(
      zip(seen, wanted).allSatisfy { abs($0 - $1) <= 2 } && seen.count == 3,
      "\(seen) and not \(wanted)",
      sourceLocation: location
    )
  }

  @Test func `change its colours`() {
    expect(colored, [204, 102, 51])
    expect(colored.brightness(0.2), [255, 153, 102])
    expect(colored.contrast(0.5), [166, 115, 89])
    expect(colored.colorInvert(), [51, 153, 204])
    expect(colored.colorMultiply(Color(red: 0.5, green: 1, blue: 0)), [102, 102, 0])
    // The brightness of the colour: 0.213 · 204 + 0.715 · 102 + 0.072 · 51.
    expect(colored.saturation(0), [120, 120, 120])
    expect(colored.grayscale(1), [120, 120, 120])
    expect(colored.grayscale(0.5), [162, 111, 86])
    expect(colored.hueRotation(.degrees(360)), [204, 102, 51])
    expect(Color.white.luminanceToAlpha(), [0, 0, 0])
    expect(Color.black.luminanceToAlpha(), [255, 255, 255])
  }

  @Test func `turn hues and keep the brightness`() {
    let turned = color(colored.hueRotation(.degrees(120)))
    #expect(turned[1] > turned[0] && turned[1] > turned[2])
    let brightness =
      0.213 * Double(turned[0]) + 0.715 * Double(turned[1]) + 0.072 * Double(turned[2])
    #expect(abs(brightness - 120) < 4)
  }

  @Test func `mix it with what is behind`() {
    let behind = Color(red: 0.5, green: 0.5, blue: 1)
    expect(
      ZStack {
        behind
        colored.blendMode(.multiply)
      },
      [102, 51, 51]
    )
    expect(
      ZStack {
        behind
        colored.blendMode(.screen)
      },
      [230, 179, 255]
    )
    expect(
      ZStack {
        behind
        colored.blendMode(.plusLighter)
      },
      [255, 230, 255]
    )
    expect(
      ZStack {
        behind
        colored.blendMode(.difference)
      },
      [76, 26, 204]
    )
    // A group by itself is all that is behind.
    expect(
      ZStack {
        behind
        Color.clear.overlay(colored.blendMode(.multiply))
      },
      [102, 51, 51]
    )
    expect(
      ZStack {
        behind
        Color.clear.overlay(colored.blendMode(.multiply)).compositingGroup()
      },
      [204, 102, 51]
    )
  }

  @Test func `blur it beyond its edges`() {
    let handle = Handle<CGFloat>()
    showing(
      ZStack {
        Color.white
        Blurring(handle: handle)
      }
    ) { shown in
      #expect(shown.color(50, 28) == [255, 255, 255])
      #expect(shown.color(50, 32) == [0, 0, 0])
      handle.set(5)
      shown.update()
      // An edge becomes a slope: half of it is where the edge was.
      #expect(isNear(CGFloat(shown.color(50, 30)[0]), 128, within: 14))
      #expect((180...240).contains(shown.color(50, 25)[0]))
      #expect((20...80).contains(shown.color(50, 35)[0]))
    }
  }

  @Test func `blur it opaquely within its edges`() {
    let view = ZStack {
      Color.white
      HStack(spacing: 0) {
        Color.black
        Color.red
      }
      .frame(width: 40, height: 40)
      .blur(radius: 5, opaque: true)
    }
    showing(view) { shown in
      #expect(shown.color(50, 28) == [255, 255, 255])
      #expect(shown.color(32, 31)[0] < 20)
      #expect(isNear(CGFloat(shown.color(50, 31)[0]), 128, within: 20))
    }
  }

  @Test func `are animated by their numbers`() throws {
    let handle = Handle<Double>()
    try showing(Turning(handle: handle)) { shown in
      // A whole turn passes through all angles, and does not stay where it is.
      withAnimation(.linear(duration: 1)) { handle.set(360) }
      shown.run(0.25)
      let quarter = try #require(shown.seen(.a))
      #expect(isNear(quarter.height, 40))
      #expect(isNear(quarter.width, 10, within: 10))
      shown.run(0.8)
      #expect(isNear(shown.seen(.a)?.width, 40, within: 0.01))
    }
    let blurred = Handle<CGFloat>()
    showing(
      ZStack {
        Color.white
        Blurring(handle: blurred)
      }
    ) { shown in
      withAnimation(.linear(duration: 1)) { blurred.set(10) }
      shown.run(0.5)
      let half = shown.color(50, 25)[0]
      shown.run(0.6)
      let full = shown.color(50, 25)[0]
      #expect(half < 245 && full < half)
    }
  }

  @Test func `follow the size and place of the view`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Color.clear.frame(height: 20)
      Part.a.block(40, 10).visualEffect { effect, geometry in
        effect.offset(x: geometry.size.width / 2, y: geometry.frame(in: .global).minY)
      }
    }
    showing(view) { shown in
      // Half of its width to the side, and as far down again as it is from the top.
      #expect(shown.seen(.a) == rect(20, 110, 40, 10))
    }
  }

  @Test func `tilt it about its middle`() {
    let view = Part.a.block(40, 40)
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    showing(
      ZStack {
        Color.white
        view
      }
    ) { shown in
      // Half as wide, as seen from far away.
      #expect(shown.color(50, 50) != [255, 255, 255])
      #expect(shown.color(42, 50) != [255, 255, 255])
      #expect(shown.color(38, 50) == [255, 255, 255])
      #expect(shown.color(50, 32) != [255, 255, 255])
    }
  }

  @Test func `are transforms of points`() {
    let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4))
    let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 5))
    let both = scale.concatenating(move)
    #expect(both == ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 3, ty: 5)))
    #expect(both.concatenating(both.inverted()).isIdentity)
    #expect(both.isAffine)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isTurned = flat.invert()
    #expect(!isTurned)
  }
}

@MainActor
@Suite struct `Changes of views that scroll` {
  private func showing(
    _ configuration: ScrollTransitionConfiguration,
    _ body: (ShownView<AnyView>) -> Void
  ) {
    let view = AnyView(
      ScrollView {
        VStack(spacing: 0) {
          Part.a.block(100, 40).scrollTransition(configuration) { effect, phase in
            effect.opacity(phase.isIdentity ? 1 : 0)
          }
          Color.clear.frame(height: 400)
        }
      }
    )
    SwiftUITests.showing(view, body)
  }

  private func scroll(_ shown: ShownView<AnyView>, x: CGFloat = 0, to offset: CGFloat = 0) {
    shown.screen.window.first(UIScrollView.self)?.contentOffset = CGPoint(x: x, y: offset)
    shown.update()
  }

  @Test func `follow the direction in which is scrolled`() {
    let view = AnyView(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Part.a.block(100, 40).scrollTransition(
            .interactive(timingCurve: .linear).threshold(.centered)
          ) { effect, phase in
            effect.opacity(phase.isIdentity ? 1 : 0)
          }
          Color.clear.frame(width: 400)
        }
      }
    )
    SwiftUITests.showing(view) { shown in
      #expect(shown.opacity(.a) == 1)
      scroll(shown, x: 50)
      #expect(isNear(shown.opacity(.a).map { $0 * 100 }, 50, within: 1))
      scroll(shown, x: 100)
      #expect(shown.opacity(.a) == 0)
    }
  }

  @Test func `go as far as they are scrolled`() {
    showing(.interactive(timingCurve: .linear)) { shown in
      #expect(shown.opacity(.a) == 1)
      scroll(shown, to: 10)
      #expect(isNear(shown.opacity(.a).map { $0 * 100 }, 75, within: 1))
      scroll(shown, to: 40)
      #expect(shown.opacity(.a) == 0)
      scroll(shown, to: 0)
      #expect(shown.opacity(.a) == 1)
    }
  }

  @Test func `begin at a threshold`() {
    showing(.animated(.linear(duration: 1)).threshold(.visible(0.5))) { shown in
      scroll(shown, to: 15)
      #expect(shown.opacity(.a) == 1)
      scroll(shown, to: 25)
      shown.run(0.5)
      #expect(isNear(shown.opacity(.a).map { $0 * 100 }, 50, within: 8))
    }
  }
}
