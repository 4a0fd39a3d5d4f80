import SwiftUI
import Testing
import UIKit

/// Two parts, each at a distance of its own from the leading edge.
private struct Racing: View {
  let first: Handle<CGFloat>
  let second: Handle<CGFloat>
  var bodies: CallLog?
  @State var one: CGFloat = 0
  @State var other: CGFloat = 0

  var body: some View {
    let _ = first.note($one)
    let _ = second.note($other)
    let _ = bodies?.lines.append("body")
    VStack(alignment: .leading, spacing: 0) {
      Part.a.block(20, 20).offset(x: one)
      Part.b.block(20, 20).offset(x: other)
      Color.clear
    }
  }
}

/// Two parts that follow one number, each in a way of its own.
private struct Following: View {
  let handle: Handle<CGFloat>
  @State var distance: CGFloat = 0

  var body: some View {
    let _ = handle.note($distance)
    VStack(alignment: .leading, spacing: 0) {
      Part.a.block(20, 20).offset(x: distance).animation(.linear(duration: 1), value: distance)
      Part.b.block(20, 20).offset(x: distance).animation(.linear(duration: 2), value: distance)
      Part.c.block(20, 20).offset(x: distance).transaction { $0.animation = nil }
      Part.d.block(20, 20).animation(.linear(duration: 1)) { $0.offset(x: distance) }
      Color.clear
    }
  }
}

/// Notes its number whenever its body is computed.
private struct Noting: View, Animatable {
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

private struct Counting: View {
  let handle: Handle<Double>
  let log: Handle<Double>
  @State var number = 0.0

  var body: some View {
    let _ = handle.note($number)
    Noting(number: number, log: log)
  }
}

/// Halfway at once, there after a second.
private struct Stepping: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    guard time < 1 else { return nil }
    var half = value
    half.scale(by: 0.5)
    return half
  }
}

/// As fast at any time, for a second; counts how often it is asked.
private struct Asked: CustomAnimation {
  let log: CallLog

  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    MainActor.assumeIsolated { log.lines.append("asked") }
    guard time < 1 else { return nil }
    var part = value
    part.scale(by: time)
    return part
  }

  static func == (one: Asked, other: Asked) -> Bool { one.log === other.log }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(log)) }
}

private struct Leaning: GeometryEffect {
  var distance: CGFloat

  nonisolated var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
  }
}

private struct Leaner: View {
  let handle: Handle<CGFloat>
  @State var distance: CGFloat = 0

  var body: some View {
    let _ = handle.note($distance)
    Part.a.block(20, 20).modifier(Leaning(distance: distance))
  }
}

@MainActor
@Suite struct `Changes with animations` {
  private let first = Handle<CGFloat>()
  private let second = Handle<CGFloat>()

  @Test func `views of UIKit may change with them`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var isOver = false
    let controller = UIViewController()
    controller.view.addSubview(box)
    TestScreen.showing(controller) { screen in
      UIView.animate(.linear(duration: 1), changes: { box.center.x = 105 }) { isOver = true }
      screen.step(30)
      #expect(box.center.x == 105)
      #expect(isNear(box.layer.presentation()?.position.x, 55))
      #expect(!isOver)
      screen.step(60)
      #expect(isNear(box.layer.presentation()?.position.x, 105))
      #expect(isOver)
    }
  }

  @Test func `several in one turn are each shown with their own`() {
    showing(Racing(first: first, second: second)) { shown in
      withAnimation(.linear(duration: 1)) { first.set(80) }
      withAnimation(.linear(duration: 2)) { second.set(80) }
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 40))
      #expect(isNear(shown.seen(.b)?.minX, 20))
      shown.run(2)
      withAnimation(.linear(duration: 1)) { first.set(0) }
      second.set(0)
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 40))
      #expect(shown.seen(.b)?.minX == 0)
    }
  }

  @Test func `several of one kind are one change`() {
    let bodies = CallLog()
    showing(Racing(first: first, second: second, bodies: bodies)) { shown in
      _ = bodies.take()
      withAnimation(.linear(duration: 1)) { first.set(80) }
      withAnimation(.linear(duration: 1)) { second.set(80) }
      shown.run(0.5)
      #expect(bodies.lines.count == 1)
      #expect(isNear(shown.seen(.b)?.minX, 40))
    }
  }

  @Test func `are followed by each part of the tree in its own way`() {
    showing(Following(handle: first), height: 120) { shown in
      first.set(80)
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 40))
      #expect(isNear(shown.seen(.b)?.minX, 20))
      #expect(shown.seen(.c)?.minX == 80)
      shown.run(2)
      withAnimation(.linear(duration: 4)) { first.set(0) }
      shown.run(0.5)
      #expect(shown.seen(.c)?.minX == 0)
      #expect(isNear(shown.seen(.a)?.minX, 40))
    }
  }

  @Test func `that come while others are under way join them without a jump`() throws {
    try showing(Racing(first: first, second: second)) { shown in
      withAnimation(.linear(duration: 1)) { first.set(80) }
      shown.run(0.5)
      let before = try #require(shown.seen(.a)?.minX)
      withAnimation(.linear(duration: 1)) { first.set(0) }
      shown.screen.step()
      #expect(isNear(shown.seen(.a)?.minX, before))
    }
  }

  @Test func `lead animatable views step by step`() {
    let handle = Handle<Double>()
    let log = Handle<Double>()
    showing(Counting(handle: handle, log: log)) { shown in
      withAnimation(.linear(duration: 1)) { handle.set(100) }
      shown.run(0.5)
      #expect(isNear(log.seen.last.map { CGFloat($0) }, 50))
      #expect(log.seen == log.seen.sorted())
      #expect(log.seen.count > 20)
      shown.run(0.6)
      #expect(log.seen.last == 100)
      handle.set(0)
      shown.update()
      #expect(log.seen.last == 0)
    }
  }

  @Test func `lead a controller's own view step by step`() {
    let log = Handle<Double>()
    showing(Noting(number: 0, log: log)) { shown in
      withAnimation(.linear(duration: 1)) {
        shown.controller.rootView = Noting(number: 100, log: log)
      }
      shown.run(0.5)
      #expect(isNear(log.seen.last.map { CGFloat($0) }, 50))
      shown.run(0.6)
      #expect(log.seen.last == 100)
      // Being measured in between changes nothing.
      withAnimation(.linear(duration: 1)) {
        shown.controller.rootView = Noting(number: 0, log: log)
        _ = shown.controller.sizeThatFits(in: CGSize(width: 50, height: 50))
      }
      shown.run(0.5)
      #expect(isNear(log.seen.last.map { CGFloat($0) }, 50))
    }
  }

  @Test func `lead effects of geometry step by step`() throws {
    showing(Leaner(handle: first)) { shown in
      withAnimation(.linear(duration: 1)) { first.set(2) }
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 60, within: 2))
      shown.run(0.6)
      #expect(shown.seen(.a)?.minX == 80)
    }
  }

  @Test func `may follow a law of one's own, and be repeated`() {
    showing(Racing(first: first, second: second)) { shown in
      withAnimation(Animation(Stepping())) { first.set(80) }
      withAnimation(.linear(duration: 1).repeatCount(3)) { second.set(80) }
      shown.run(0.5)
      #expect(shown.seen(.a)?.minX == 40)
      #expect(isNear(shown.seen(.b)?.minX, 40))
      shown.run(0.75)
      #expect(shown.seen(.a)?.minX == 80)
      #expect(isNear(shown.seen(.b)?.minX, 60))
    }
  }

  @Test func `of one's own are asked for what is shown alone`() {
    let log = CallLog()
    showing(Racing(first: first, second: second)) { shown in
      withAnimation(Animation(Asked(log: log))) { first.set(80) }
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 40))
      #expect((25...35).contains(log.take().count))
    }
  }

  @Test func `without speed stand still`() {
    showing(Racing(first: first, second: second)) { shown in
      withAnimation(.linear(duration: 1).delay(1).speed(0)) { first.set(80) }
      shown.run(3)
      #expect(shown.seen(.a)?.minX == 0)
      #expect(!shown.screen.stage.comesToRest)
      withAnimation(.linear(duration: 1)) { first.set(40) }
      shown.run(0.5)
      #expect(isNear(shown.seen(.a)?.minX, 20))
    }
  }

  @Test func `tell when they have ended`() {
    let log = CallLog()
    showing(Racing(first: first, second: second)) { shown in
      withAnimation(.spring(duration: 0.5, bounce: 0.5)) {
        first.set(80)
      } completion: {
        log.lines.append("seems over")
      }
      withAnimation(.spring(duration: 0.5, bounce: 0.5), completionCriteria: .removed) {
        second.set(80)
      } completion: {
        log.lines.append("is over")
      }
      shown.run(0.45)
      #expect(log.lines.isEmpty)
      shown.run(0.15)
      #expect(log.take() == ["seems over"])
      shown.run(2)
      #expect(log.take() == ["is over"])
      withAnimation(.linear(duration: 2).logicallyComplete(after: 0.25)) {
        first.set(0)
      } completion: {
        log.lines.append("is called over")
      }
      shown.run(0.35)
      #expect(log.take() == ["is called over"])
      #expect(isNear(shown.seen(.a)?.minX, 67, within: 6))
    }
  }

  @Test func `carry values of one's own`() {
    enum Reason: TransactionKey { static var defaultValue: String { "none" } }
    var transaction = Transaction(animation: .default)
    #expect(transaction[Reason.self] == "none")
    transaction[Reason.self] = "tap"
    #expect(transaction[Reason.self] == "tap")
  }
}

@Suite struct `Springs` {
  // Fact spring.convert.
  @Test func `are made of what is documented`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
    let other = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(other.duration - 0.63) < 0.005)
    #expect(abs(other.bounce - 0.5) < 1e-9)
  }

  @Test func `are described in three ways`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-9)
    #expect(abs(spring.response - 0.5) < 1e-9)
    let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(same.bounce - 0.3) < 1e-9)
    #expect(abs(same.duration - 0.5) < 1e-9)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-9)
    #expect(abs(Spring(settlingDuration: 2, dampingRatio: 0.6).settlingDuration - 2) < 1e-3)
  }

  @Test func `may be damped more than is needed`() {
    #expect(
      Animation.spring(response: 1, dampingFraction: 2) == .spring(duration: 1, bounce: -0.5)
    )
    #expect(
      Animation.spring(response: 1, dampingFraction: 0.7) == .spring(duration: 1, bounce: 1 - 0.7)
    )
  }

  @Test(arguments: [-0.4, 0, 0.3, 0.8]) func `move as their forces say`(bounce: Double) {
    let spring = Spring(duration: 0.6, bounce: bounce)
    // Small steps of Newton's law come to the same place.
    var (place, speed) = (0.0, 3.0)
    let step = 1e-5
    for _ in 0..<30_000 {
      speed += spring.force(target: 10, position: place, velocity: speed) / spring.mass * step
      place += speed * step
    }
    #expect(abs(spring.value(target: 10, initialVelocity: 3, time: 0.3) - place) < 0.01)
    #expect(abs(spring.velocity(target: 10, initialVelocity: 3, time: 0.3) - speed) < 0.1)
    var (value, velocity) = (0.0, 3.0)
    for _ in 0..<3 {
      spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.1)
    }
    #expect(abs(value - spring.value(target: 10, initialVelocity: 3, time: 0.3)) < 1e-9)
    let rest = spring.settlingDuration
    #expect(abs(spring.value(target: 1.0, time: rest) - 1) < 0.001_001)
  }

  @Test func `and curves go from nothing to all`() {
    for curve in [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ] {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      let share = curve.value(at: 0.3)
      #expect(abs(curve.inverse.value(at: share) - 0.3) < 1e-6)
    }
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-6)
  }
}
