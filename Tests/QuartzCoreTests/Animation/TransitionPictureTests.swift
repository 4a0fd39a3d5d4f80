import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Layers on their way from one picture to another, pixel by pixel.
@MainActor @Suite struct `Pictures of transitions` {
  private static let side = 8
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// Turns a red layer on white into a blue one, and shows a share of the way.
  private func shown(
    _ share: Double,
    _ prepare: (CATransition) -> Void
  ) throws -> (Int, Int) -> [Double] {
    let screen = try #require(LayerScreen(side: Self.side))
    defer { screen.close() }
    screen.root.backgroundColor = CGColor(gray: 1, alpha: 1)
    let layer = CALayer()
    layer.frame = screen.root.bounds
    layer.masksToBounds = true
    layer.backgroundColor = Self.red
    screen.root.addSublayer(layer)
    screen.show(0)
    let transition = CATransition()
    transition.duration = 1
    prepare(transition)
    layer.add(transition, forKey: "any name")
    #expect(layer.animationKeys() == [kCATransition])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.backgroundColor = Self.blue
    CATransaction.commit()
    screen.show(1)
    screen.show(1 + share)
    let bitmap = screen.bitmap
    return { x, y in
      let pixel = bitmap[x, y]
      return [pixel.red, pixel.green, pixel.blue].map { Double($0) / 255 }
    }
  }

  /// Red and blue over white, each where it stands and as strong as it is, the upper one last.
  private func mixed(_ layers: [(color: [Double], isThere: Bool, opacity: Double)]) -> [Double] {
    layers.reduce([1, 1, 1]) { below, layer in
      guard layer.isThere else { return below }
      return zip(below, layer.color).map { $0 + ($1 - $0) * layer.opacity }
    }
  }

  private func expect(
    _ found: (Int, Int) -> [Double],
    _ expected: (Int, Int) -> [Double],
    _ what: String
  ) {
    var worst = 0.0
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        for (a, b) in zip(found(x, y), expected(x, y)) { worst = max(worst, abs(a - b)) }
      }
    }
    #expect(worst < 0.02, "\(what)")
  }

  @Test(arguments: [0, 0.25, 0.5, 0.75])
  func `a fade is the sum of both, each by its share`(_ share: Double) throws {
    for type in [CATransitionType.fade, CATransitionType(rawValue: "unknown")] {
      let found = try shown(share) { $0.type = type }
      expect(found, { _, _ in [1 - share, 0, share] }, "\(type) at \(share)")
    }
  }

  private static let ways: [(CATransitionSubtype?, (Double, Double))] = [
    (nil, (-1, 0)), (.fromLeft, (-1, 0)), (.fromRight, (1, 0)),
    // Where y is greatest, which is the lower edge.
    (.fromTop, (0, 1)), (.fromBottom, (0, -1)),
  ]

  /// Whether the middle of a pixel is in the square when that is moved by a share of its side.
  private func isIn(_ x: Int, _ y: Int, _ way: (Double, Double), _ shift: Double) -> Bool {
    let side = Double(Self.side)
    let (px, py) = (Double(x) + 0.5 - way.0 * side * shift, Double(y) + 0.5 - way.1 * side * shift)
    return px > 0 && px < side && py > 0 && py < side
  }

  @Test(arguments: [0.25, 0.5, 0.75])
  func `what slides fades, and covers or is covered`(_ share: Double) throws {
    let (red, blue) = ([1.0, 0, 0], [0.0, 0, 1])
    for (subtype, way) in Self.ways {
      for type in [CATransitionType.push, .moveIn, .reveal] {
        let found = try shown(share) {
          $0.type = type
          $0.subtype = subtype
        }
        let movesNew = type != .reveal
        let movesOld = type != .moveIn
        let new = { (x: Int, y: Int) in
          (blue, self.isIn(x, y, way, movesNew ? 1 - share : 0), movesNew ? share : 1)
        }
        let old = { (x: Int, y: Int) in
          (red, self.isIn(x, y, way, movesOld ? -share : 0), movesOld ? 1 - share : 1)
        }
        expect(
          found,
          { x, y in self.mixed(type == .reveal ? [new(x, y), old(x, y)] : [old(x, y), new(x, y)]) },
          "\(type) \(subtype?.rawValue ?? "nil") at \(share)"
        )
      }
    }
  }

  @Test func `part of a way begins and ends where it says`() throws {
    for (share, expected) in [(0.0, 0.25), (0.5, 0.5), (0.999, 0.75)] {
      let found = try shown(share) {
        $0.startProgress = 0.25
        $0.endProgress = 0.75
      }
      expect(found, { _, _ in [1 - expected, 0, expected] }, "at \(share)")
    }
  }

  @Test func `the pace counts, and at the end the new one is there`() throws {
    let slow = try shown(0.5) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
    let way = Double(TimingCurve.easeIn.value(at: 0.5))
    expect(slow, { _, _ in [1 - way, 0, way] }, "slow start")
    expect(try shown(1) { $0.type = .push }, { _, _ in [0, 0, 1] }, "the end")
  }

  @Test func `a second one takes the place of the first`() throws {
    let layer = CALayer()
    for name in ["a", nil, "b"] { layer.add(CATransition(), forKey: name) }
    #expect(layer.animationKeys() == [kCATransition])
    let copy = try #require(layer.animation(forKey: kCATransition) as? CATransition)
    #expect(copy.type == .fade && copy.duration == 0.25)
    layer.removeAllAnimations()
  }
}
