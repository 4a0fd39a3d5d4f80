import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Animations through several values.
@MainActor @Suite struct KeyframeTests {
  /// What a layer shows of an animation that takes ten seconds, after some of them.
  private func shown(
    _ animation: CAKeyframeAnimation,
    _ times: [Double],
    _ body: (CALayer) -> Double = { Double($0.position.x) }
  ) throws -> [Double] {
    let screen = try #require(LayerScreen())
    defer { screen.close() }
    let layer = CALayer()
    screen.root.addSublayer(layer)
    animation.duration = 10
    layer.add(animation, forKey: nil)
    screen.show(1)
    return try times.map { time in
      screen.show(1 + time)
      return (body(try #require(layer.presentation())) * 1e6).rounded() / 1e6
    }
  }

  private func keyframes(_ values: [Double]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = values
    return animation
  }

  @Test func `straight`() throws {
    #expect(try shown(keyframes([0, 10, 40]), [0, 2.5, 5, 7.5, 9.9]) == [0, 5, 10, 25, 39.4])
    let timed = keyframes([0, 10, 40])
    timed.keyTimes = [0, 0.8, 1]
    #expect(try shown(timed, [4, 8, 9]) == [5, 10, 25])
    let paced = keyframes([0, 10, 40])
    paced.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
    ]
    let values = try shown(paced, [2.5, 7.5])
    #expect(abs(values[0] - 3.153568) < 1e-5)
    #expect(values[1] == 25)
  }

  @Test func `at once`() throws {
    let steps = keyframes([1, 2, 3, 4])
    steps.calculationMode = .discrete
    #expect(try shown(steps, [0, 2.4, 2.5, 5, 7.6, 9.9]) == [1, 1, 2, 3, 4, 4])
    steps.keyTimes = [0, 0.1, 0.2, 0.9, 1]
    #expect(try shown(steps, [0, 1, 5, 9.5]) == [1, 2, 3, 4])
  }

  @Test func `with even speed`() throws {
    let even = keyframes([0, 10, 40])
    even.calculationMode = .paced
    even.keyTimes = [0, 0.9, 1]
    #expect(try shown(even, [2.5, 5, 7.5]) == [10, 20, 30])
  }

  @Test func `smoothly`() throws {
    let smooth = keyframes([0, 10, 20, 30])
    smooth.calculationMode = .cubic
    let values = try shown(smooth, [10 / 3, 5, 20 / 3])
    #expect(abs(values[0] - 10) < 1e-4 && abs(values[1] - 15) < 1e-4)
    let corner = keyframes([0, 10, 0])
    corner.calculationMode = .cubic
    // A smooth curve is flat at the top, a tense one straight at the start.
    let top = try shown(corner, [4.9, 5, 5.1])
    #expect(abs(top[0] - top[2]) < 1e-6 && top[1] == 10 && top[0] > 9.9)
  }

  @Test func `along a path`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    let along = CAKeyframeAnimation(keyPath: "position")
    along.path = path
    #expect(try shown(along, [2.5, 5, 7.5]) == [5, 10, 10])
    #expect(try shown(along, [7.5]) { Double($0.position.y) } == [15])
    along.calculationMode = .paced
    #expect(try shown(along, [2.5, 5]) { Double($0.position.y) } == [0, 10])
    along.rotationMode = .rotateAuto
    func angle(_ layer: CALayer) -> Double {
      layer.value(forKeyPath: "transform.rotation") as? Double ?? .nan
    }
    let angles = try shown(along, [1, 5], angle)
    #expect(angles[0] == 0 && abs(angles[1] - .pi / 2) < 1e-5)
    along.rotationMode = .rotateAutoReverse
    #expect(abs(abs(try shown(along, [1], angle)[0]) - .pi) < 1e-5)
    let round = CAKeyframeAnimation(keyPath: "position")
    round.path = CGPath(
      ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20),
      transform: nil
    )
    round.calculationMode = .paced
    let radii = try shown(round, [1, 2, 3, 7]) {
      hypot(Double($0.position.x), Double($0.position.y))
    }
    #expect(radii.allSatisfy { abs($0 - 10) < 0.01 })
  }

  @Test func `values that are no numbers`() throws {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = []
    #expect(try shown(animation, [5]) { Double($0.opacity) } == [1])
    animation.values = [0.5]
    #expect(try shown(animation, [5]) { Double($0.opacity) } == [0.5])
    let broken = CABasicAnimation(keyPath: "position")
    broken.fromValue = CGPoint(x: CGFloat.nan, y: 0)
    broken.toValue = CGPoint(x: 5, y: 5)
    let screen = try #require(LayerScreen())
    defer { screen.close() }
    let layer = CALayer()
    screen.root.addSublayer(layer)
    layer.add(broken, forKey: nil)
    screen.show(1)
    screen.show(1.1)
    #expect(layer.presentation()?.position == .zero)
  }

  @Test func `functions from numbers to transforms`() throws {
    let turn = CABasicAnimation(keyPath: "transform")
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    turn.fromValue = 0
    turn.toValue = 2.0
    turn.duration = 1
    let screen = try #require(LayerScreen())
    defer { screen.close() }
    let layer = CALayer()
    screen.root.addSublayer(layer)
    layer.add(turn, forKey: nil)
    screen.show(1)
    screen.show(1.5)
    let angle = layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double
    #expect(abs((angle ?? 0) - 1) < 1e-9)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
  }
}
