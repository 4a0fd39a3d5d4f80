import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Ways through several values, against sums said plainly.
@MainActor @Suite struct `Laws of keyframes` {
  private func onScreen(_ body: (LayerScreen, CALayer) throws -> Void) throws {
    let screen = try #require(LayerScreen(side: 10))
    defer { screen.close() }
    let layer = CALayer()
    screen.root.addSublayer(layer)
    try body(screen, layer)
  }

  /// Shows shares of an animation of a hundred seconds, and gives what the body reads.
  private func shown(
    _ animation: CAKeyframeAnimation,
    _ shares: [Double],
    _ read: (CALayer) -> CGPoint = { $0.position }
  ) throws -> [CGPoint] {
    var found: [CGPoint] = []
    try onScreen { screen, layer in
      animation.duration = 100
      layer.add(animation, forKey: nil)
      screen.show(1)
      for share in shares {
        screen.show(1 + share * 100)
        found.append(read(try #require(layer.presentation())))
      }
    }
    return found
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint, _ accuracy: Double = 1e-6) -> Bool {
    abs(a.x - b.x) < accuracy && abs(a.y - b.y) < accuracy
  }

  private static let shares = (0..<40).map { Double($0) / 40 }

  @Test(arguments: 0..<30) func `straight ways are straight between their times`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let values = (0..<random.int(2...6)).map { _ in random.point() }
    let inner = (0..<values.count - 2).map { _ in random.double(0.05...0.95) }.sorted()
    let times = [0] + inner + [1]
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = values
    animation.keyTimes = times.map { NSNumber(value: $0) }
    let found = try shown(animation, Self.shares)
    for (share, point) in zip(Self.shares, found) {
      let index = times.dropLast().lastIndex { $0 <= share } ?? 0
      let part = (share - times[index]) / (times[index + 1] - times[index])
      let (a, b) = (values[index], values[index + 1])
      #expect(isNear(point, CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)))
    }
  }

  @Test(arguments: 0..<30) func `steps stay until the next`(seed: Int) throws {
    var random = SplitMix64(seed: 100 + seed)
    let values = (0..<random.int(1...6)).map { _ in random.point() }
    let inner = (0..<values.count - 1).map { _ in random.double(0.05...0.95) }.sorted()
    let times = [0] + inner + [1]
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = values
    animation.calculationMode = .discrete
    let isTimed = random.once(in: 2)
    if isTimed { animation.keyTimes = times.map { NSNumber(value: $0) } }
    let found = try shown(animation, Self.shares)
    for (share, point) in zip(Self.shares, found) {
      let even = min(values.count - 1, Int((share * Double(values.count) + 1e-9).rounded(.down)))
      let index = isTimed ? times.dropLast().lastIndex { $0 <= share + 1e-12 } ?? 0 : even
      #expect(point == values[index])
    }
  }

  @Test(arguments: 0..<30) func `even ways go as far in equal times`(seed: Int) throws {
    var random = SplitMix64(seed: 200 + seed)
    let values = (0..<random.int(2...6)).map { _ in random.point() }
    let lengths = zip(values, values.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let total = lengths.reduce(0, +)
    let animation = CAKeyframeAnimation(keyPath: "position")
    if seed % 2 == 0 {
      animation.values = values
    } else {
      let path = CGMutablePath()
      path.addLines(between: values)
      animation.path = path
    }
    animation.calculationMode = .paced
    let found = try shown(animation, Self.shares)
    for (share, point) in zip(Self.shares, found) {
      var left = share * total
      var index = 0
      while index < lengths.count - 1, left > lengths[index] {
        left -= lengths[index]
        index += 1
      }
      let part = left / lengths[index]
      let (a, b) = (values[index], values[index + 1])
      #expect(isNear(point, CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)))
    }
  }

  @Test(arguments: 0..<30) func `smooth ways go through all values without a corner`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: 300 + seed)
    let values = (0..<random.int(3...6)).map { _ in random.point() }
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = values
    animation.calculationMode = .cubic
    let steps = Double(values.count - 1)
    let corners = (1..<values.count - 1).map { Double($0) / steps }
    #expect(zip(try shown(animation, corners), values.dropFirst()).allSatisfy { isNear($0, $1) })
    // The speed before a value is the speed behind it.
    let gap = 1e-5
    for corner in corners {
      let near = try shown(animation, [corner - gap, corner, corner + gap])
      let (before, after) = (
        CGPoint(x: near[1].x - near[0].x, y: near[1].y - near[0].y),
        CGPoint(x: near[2].x - near[1].x, y: near[2].y - near[1].y)
      )
      #expect(isNear(before, after, 1e-4))
    }
  }

  @Test(arguments: 0..<20) func `a layer that turns with its path looks along it`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: 400 + seed)
    let values = (0..<random.int(2...5)).map { _ in random.point() }
    let path = CGMutablePath()
    path.addLines(between: values)
    for (mode, turn) in [
      (CAAnimationRotationMode.rotateAuto, 0.0), (.rotateAutoReverse, Double.pi),
    ] {
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.rotationMode = mode
      let count = values.count - 1
      let middles = (0..<count).map { (Double($0) + 0.5) / Double(count) }
      let found = try shown(animation, middles) {
        let t = $0.transform
        return CGPoint(x: t.m11, y: t.m12)
      }
      for (index, direction) in found.enumerated() {
        let (a, b) = (values[index], values[index + 1])
        let angle = atan2(b.y - a.y, b.x - a.x) + turn
        #expect(isNear(direction, CGPoint(x: cos(angle), y: sin(angle))))
      }
    }
  }

  @Test func `of one value show it, of none leave what is there`() throws {
    let one = CAKeyframeAnimation(keyPath: "position")
    one.values = [CGPoint(x: 3, y: 4)]
    for mode in [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
      one.calculationMode = mode
      #expect(try shown(one, [0, 0.5, 0.99]).allSatisfy { $0 == CGPoint(x: 3, y: 4) })
    }
    let none = CAKeyframeAnimation(keyPath: "position")
    #expect(try shown(none, [0.5]) == [.zero])
    none.values = []
    none.path = CGMutablePath()
    #expect(try shown(none, [0.5]) == [.zero])
    // A way of no length is one place.
    let still = CAKeyframeAnimation(keyPath: "position")
    still.values = [CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 1)]
    still.calculationMode = .paced
    #expect(try shown(still, [0, 0.5]).allSatisfy { $0 == CGPoint(x: 1, y: 1) })
  }
}

extension SplitMix64 {
  fileprivate mutating func point() -> CGPoint {
    CGPoint(x: double(-50...50), y: double(-50...50))
  }
}
