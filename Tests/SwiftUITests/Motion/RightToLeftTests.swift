import SwiftUI
import Testing
import UIKit

private struct Shift: GeometryEffect {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
  }
}

private struct Arriving: View {
  let handle: Handle<Bool>
  let transition: AnyTransition
  @State var isShown = false

  var body: some View {
    let _ = handle.note($isShown)
    ZStack {
      Color.clear
      if isShown { Part.a.block(20, 20).transition(transition) }
    }
  }
}

private struct Swapping: View {
  let handle: Handle<Bool>
  @State var isOut = false
  @Namespace private var namespace

  var body: some View {
    let _ = handle.note($isOut)
    HStack(spacing: 0) {
      if isOut {
        Color.clear
        Part.b.block(40, 40).matchedGeometryEffect(id: 0, in: namespace)
      } else {
        Part.a.block(20, 20).matchedGeometryEffect(id: 0, in: namespace)
        Color.clear
      }
    }
    .background(alignment: .topTrailing) {
      Part.c.block(10, 10).matchedGeometryEffect(
        id: 0,
        in: namespace,
        properties: .position,
        anchor: .leading,
        isSource: false
      )
    }
  }
}

@MainActor
@Suite struct `Where lines begin at the right` {
  private let handle = Handle<Bool>()

  private func frame<Content: View>(_ view: Content) -> CGRect? {
    var frame: CGRect?
    showing(view, isRightToLeft: true) { frame = $0.seen(.a)?.roundedToThousandths }
    return frame
  }

  @Test func `effects are mirrored`() {
    let part = Part.a.block(20, 20)
    #expect(frame(part.offset(x: 20)) == rect(20, 40, 20, 20))
    #expect(frame(part.visualEffect { effect, _ in effect.offset(x: 20) }) == rect(20, 40, 20, 20))
    #expect(frame(part.scaleEffect(2, anchor: .leading)) == rect(20, 30, 40, 40))
    #expect(frame(part.rotationEffect(.degrees(90), anchor: .topLeading)) == rect(60, 40, 20, 20))
    #expect(
      frame(part.transformEffect(CGAffineTransform(translationX: 20, y: 10)))
        == rect(20, 50, 20, 20)
    )
    #expect(frame(part.modifier(Shift())) == rect(20, 40, 20, 20))
  }

  @Test(arguments: [
    (AnyTransition.offset(x: 40), 20.0), (.move(edge: .leading), 50),
    (.scale(scale: 0.5, anchor: .leading), 45),
  ])
  func `transitions are mirrored`(transition: AnyTransition, x: Double) {
    let view = Arriving(handle: handle, transition: transition)
    showing(view, isRightToLeft: true) { shown in
      withAnimation(.linear(duration: 1)) { handle.set(true) }
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, x, within: 2))
    }
  }

  @Test func `matched views are where their source is`() {
    showing(Swapping(handle: handle), isRightToLeft: true) { shown in
      #expect(shown.seen(.a) == rect(80, 40, 20, 20))
      // Its leading edge, which is at the right, is where that of the source is.
      #expect(shown.seen(.c) == rect(90, 45, 10, 10))
      withAnimation(.linear(duration: 1)) { handle.set(true) }
      shown.run(0.5)
      #expect(isNear(shown.seen(.b)?.midX, 55, within: 3))
      shown.run(0.6)
      #expect(shown.seen(.b) == rect(0, 30, 40, 40))
      #expect(shown.seen(.c) == rect(30, 45, 10, 10))
    }
  }
}
