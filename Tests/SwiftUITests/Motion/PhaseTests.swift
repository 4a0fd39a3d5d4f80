import SwiftUI
import Testing
import UIKit

private struct Pulsing: View {
  var body: some View {
    PhaseAnimator([0, 40, 80]) { distance in
      Part.a.block(20, 20).offset(x: CGFloat(distance) - 40)
    } animation: {
      $0 == 80 ? .linear(duration: 2) : .linear(duration: 1)
    }
  }
}

private struct Poked: View {
  let handle: Handle<Int>
  @State var count = 0

  var body: some View {
    let _ = handle.note($count)
    Part.a.block(20, 20).phaseAnimator([false, true], trigger: count) { view, isOut in
      view.offset(x: isOut ? 40 : 0)
    } animation: { _ in
      .linear(duration: 1)
    }
  }
}

/// Phases that come later.
private struct Late: View {
  let handle: Handle<[Int]>
  @State var distances = [0]

  var body: some View {
    let _ = handle.note($distances)
    PhaseAnimator(distances) { distance in
      Part.a.block(20, 20).offset(x: CGFloat(distance))
    } animation: { _ in
      .linear(duration: 1)
    }
  }
}

private struct Place {
  var x: CGFloat = 0
  var scale = 1.0
}

private struct Flying: View {
  let handle: Handle<Int>
  @State var count = 0

  var body: some View {
    let _ = handle.note($count)
    Part.a.block(20, 20).keyframeAnimator(initialValue: Place(), trigger: count) { view, place in
      view.offset(x: place.x)
    } keyframes: { _ in
      KeyframeTrack(\.x) {
        LinearKeyframe(40, duration: 1)
        LinearKeyframe(-20, duration: 1)
      }
      KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 0.5) }
    }
  }
}

private struct Circling: View {
  var body: some View {
    KeyframeAnimator(initialValue: 0.0) { distance in
      Part.a.block(20, 20).offset(x: distance)
    } keyframes: { _ in
      LinearKeyframe(40, duration: 1)
      MoveKeyframe(-40)
      LinearKeyframe(0, duration: 1)
    }
  }
}

@MainActor
@Suite struct `Views that go through phases` {
  private let handle = Handle<Int>()

  @Test func `go round and round, each with its animation`() {
    showing(Pulsing()) { shown in
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 20))
      // From the second to the third it takes two seconds.
      shown.run(1.5)
      #expect(isNear(shown.seen(.a)?.minX, 60))
      shown.run(1.5)
      #expect(isNear(shown.seen(.a)?.minX, 40, within: 8))
      shown.run(1)
      #expect(isNear(shown.seen(.a)?.minX, 20, within: 8))
    }
  }

  @Test func `begin when there is a second one`() {
    let handle = Handle<[Int]>()
    showing(Late(handle: handle)) { shown in
      shown.run(0.5)
      handle.set([0, 40])
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 60))
      handle.set([])
      shown.run(1)
      handle.set([0, 40])
      shown.run(3)
      #expect(!shown.screen.stage.comesToRest)
    }
  }

  @Test func `go through them once when a value changes`() {
    showing(Poked(handle: handle)) { shown in
      shown.run(1)
      #expect(shown.seen(.a)?.minX == 40)
      handle.set(1)
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 60))
      shown.run(1)
      #expect(isNear(shown.seen(.a)?.minX, 60))
      shown.run(1)
      #expect(shown.seen(.a)?.minX == 40)
      // It does not go on.
      shown.run(0.5)
      #expect(shown.seen(.a)?.minX == 40)
    }
  }
}

@MainActor
@Suite struct `Values that follow keyframes` {
  private let handle = Handle<Int>()

  @Test func `once when a value changes`() {
    showing(Flying(handle: handle)) { shown in
      shown.run(1)
      #expect(shown.seen(.a)?.minX == 40)
      handle.set(1)
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 60))
      shown.run(1)
      #expect(isNear(shown.seen(.a)?.minX, 50))
      shown.run(1)
      #expect(shown.seen(.a)?.minX == 20)
      let count = shown.computedCount
      shown.run(0.5)
      #expect(shown.computedCount == count)
    }
  }

  @Test func `round and round`() {
    showing(Circling()) { shown in
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 60))
      shown.run(1)
      #expect(isNear(shown.seen(.a)?.minX, 20))
      shown.run(1)
      #expect(isNear(shown.seen(.a)?.minX, 60))
    }
  }

  @Test func `are known at each time of a timeline`() {
    let timeline = KeyframeTimeline(initialValue: Place()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(30, duration: 1, timingCurve: .circularEaseIn)
      }
      KeyframeTrack(\.scale) { SpringKeyframe(3, duration: 4, spring: .smooth) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 1).x == 20)
    #expect(abs(timeline.value(time: 1.6).x - 22) < 1e-9)
    // A track that is over stays where it ended.
    #expect(timeline.value(progress: 0.75).x == 30)
    let spring = Spring.smooth.value(target: 2.0, time: 0.2)
    #expect(abs(timeline.value(time: 0.2).scale - 1 - spring) < 1e-9)
    #expect(timeline.value(time: 9).scale == 3)
  }

  // Fact keyframe.cubic.
  @Test func `pass cubic keyframes without a corner`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 1)
      CubicKeyframe(20, duration: 2)
    }
    for time in [1.0, 2] {
      let before = (timeline.value(time: time) - timeline.value(time: time - 1e-4)) / 1e-4
      let after = (timeline.value(time: time + 1e-4) - timeline.value(time: time)) / 1e-4
      #expect(abs(before - after) < 0.1)
    }
    // The velocity is that of the way between the neighbours (Catmull-Rom).
    let step = (timeline.value(time: 1 + 1e-4) - timeline.value(time: 1)) / 1e-4
    #expect(abs(step - 15) < 0.1)
    // Beside another kind it has that one's velocity.
    let mixed = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
      LinearKeyframe(0, duration: 4)
    }
    #expect(abs((mixed.value(time: 1 + 1e-4) - 10) / 1e-4 - 10) < 0.1)
    #expect(abs((20 - mixed.value(time: 2 - 1e-4)) / 1e-4 + 5) < 0.1)
    // Fact keyframe.spring.
    let springs = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .bouncy) }
    #expect(springs.duration == Spring.bouncy.settlingDuration)
    let given = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1, startVelocity: 5, endVelocity: -3)
    }
    #expect(abs(given.value(time: 1e-4) / 1e-4 - 5) < 0.1)
  }
}
