import SwiftUI
import Testing
import UIKit

/// A part that goes to and fro while something is on.
private struct Swinging: View {
  let handle: Handle<Bool>
  var calm: Animation? = .linear(duration: 1)
  @State var isOn = false

  var body: some View {
    let _ = handle.note($isOn)
    Part.a.block(20, 20)
      .offset(x: isOn ? 40 : 0)
      .animation(
        isOn ? .linear(duration: 1).repeatForever(autoreverses: false) : calm,
        value: isOn
      )
  }
}

/// A part that is turned while something is on, and a bar that grows.
private struct Growing: View {
  let handle: Handle<Bool>
  @State var isOn = false

  var body: some View {
    let _ = handle.note($isOn)
    VStack(alignment: .leading, spacing: 0) {
      Part.a.block(20, 20).scaleEffect(isOn ? 2 : 1)
      Part.b.block(20, 20).opacity(isOn ? 0.5 : 1)
      Part.c.color.frame(width: isOn ? 80 : 20, height: 20)
      Color.clear
    }
  }
}

@MainActor
@Suite struct `Animations without an end` {
  private let handle = Handle<Bool>()

  @Test func `end with another value, from where they are`() {
    showing(Swinging(handle: handle)) { shown in
      handle.set(true)
      shown.run(2.5)
      #expect(isNear(shown.seen(.a)?.minX, 60))
      handle.set(false)
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 50))
      shown.run(0.6)
      #expect(shown.seen(.a)?.minX == 40)
      shown.screen.step(2)
      #expect(!shown.screen.stage.needsFrame)
    }
  }

  @Test func `end at once where the value comes without an animation`() {
    showing(Swinging(handle: handle, calm: nil)) { shown in
      handle.set(true)
      shown.run(2.5)
      handle.set(false)
      shown.screen.step(3)
      #expect(shown.seen(.a)?.minX == 40)
      #expect(!shown.screen.stage.needsFrame)
    }
  }

  @Test func `end so where effects, opacities and sizes are animated`() {
    showing(Growing(handle: handle)) { shown in
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { handle.set(true) }
      shown.run(2.5)
      #expect(isNear(shown.seen(.a)?.width, 30, within: 2))
      #expect(isNear(shown.opacity(.b).map { $0 * 100 }, 75))
      #expect(isNear(shown.seen(.c)?.width, 50))
      withAnimation(.linear(duration: 1)) { handle.set(false) }
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.width, 25, within: 2))
      #expect(isNear(shown.opacity(.b).map { $0 * 100 }, 87, within: 5))
      #expect(isNear(shown.seen(.c)?.width, 35))
      shown.run(0.6)
      #expect(shown.seen(.a)?.width == 20)
      #expect(shown.opacity(.b) == 1)
      shown.screen.step(2)
      #expect(!shown.screen.stage.needsFrame)
    }
  }
}

private struct Round: View {
  var body: some View {
    HStack(spacing: 0) {
      PhaseAnimator([0, 40]) { distance in
        Part.a.block(20, 20).offset(y: CGFloat(distance))
      } animation: { _ in
        .linear(duration: 1)
      }
      KeyframeAnimator(initialValue: 0.0) { distance in
        Part.b.block(20, 20).offset(y: distance)
      } keyframes: { _ in
        LinearKeyframe(40, duration: 1)
      }
      TimelineView(.animation) { context in
        Part.c.block(20, 20).offset(y: context.date.timeIntervalSinceReferenceDate < 0 ? 1 : 0)
      }
    }
  }
}

/// A number that grows for ever, seen by a body.
private struct Drifting: View {
  let handle: Handle<Double>
  let log: Handle<Double>
  @State var number = 0.0

  var body: some View {
    let _ = handle.note($number)
    DriftingNumber(number: number, log: log)
  }
}

private struct DriftingNumber: View, Animatable {
  var number: Double
  let log: Handle<Double>

  nonisolated var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View {
    let _ = log.note(number)
    Color.clear
  }
}

@MainActor
@Suite struct `Screens with animations without an end` {
  @Test func `come to rest`() {
    let handle = Handle<Bool>()
    showing(Growing(handle: handle)) { shown in
      withAnimation(.linear(duration: 1).repeatForever()) { handle.set(true) }
      shown.screen.step(3)
      #expect(shown.screen.stage.needsFrame)
      #expect(!shown.screen.stage.comesToRest)
    }
    showing(Round()) { shown in
      shown.run(0.5)
      #expect(shown.screen.stage.needsFrame)
      #expect(!shown.screen.stage.comesToRest)
    }
  }

  @Test func `stand still while they are not in the window, and go on later`() {
    let handle = Handle<Double>()
    let log = Handle<Double>()
    showing(Drifting(handle: handle, log: log)) { shown in
      withAnimation(.linear(duration: 1).repeatForever()) { handle.set(10) }
      shown.run(0.5)
      #expect(log.seen.count > 20)
      let view: UIView = shown.controller.view
      shown.screen.window.rootViewController = UIViewController()
      shown.screen.step(3)
      #expect(view.window == nil)
      let count = log.seen.count
      shown.run(0.5)
      #expect(log.seen.count == count)
      #expect(!shown.screen.stage.needsFrame)
      shown.screen.window.rootViewController = shown.controller
      shown.run(0.5)
      #expect(log.seen.count > count + 20)
    }
    showing(Round()) { shown in
      shown.run(0.5)
      let count = shown.computedCount
      shown.screen.window.rootViewController = UIViewController()
      shown.run(2)
      #expect(shown.computedCount <= count + 4)
      #expect(!shown.screen.stage.needsFrame)
      shown.screen.window.rootViewController = shown.controller
      shown.run(1)
      #expect(shown.computedCount > count + 60)
    }
  }
}
