import CoreGraphics
import QuartzCore
import TestSupport
import Testing

/// Blocks of transactions, each told when all that was animated in its transaction has come to rest.
@MainActor @Suite struct `Completion blocks of nested transactions` {
  /// A transaction with animations, those before and those after the ones inside it.
  private final class Plan {
    let name: Int
    let hasBlock: Bool
    /// In quarters of a second, each length once in all of a tree.
    var lengths: [Int] = []
    var inside: [Plan] = []

    init(_ random: inout SplitMix64, _ count: inout Int, _ free: inout [Int], depth: Int) {
      name = count
      count += 1
      hasBlock = !random.once(in: 4)
      for _ in 0..<random.int(0...2) { lengths.append(free.removeLast()) }
      guard depth > 0 else { return }
      for _ in 0..<random.int(0...3) {
        inside.append(Plan(&random, &count, &free, depth: depth - 1))
      }
    }

    /// How long what is animated in it takes, with all that is inside.
    var longest: Int { max(lengths.max() ?? 0, inside.map(\.longest).max() ?? 0) }

    /// Those with blocks in the order in which they close.
    var closing: [Plan] { inside.flatMap(\.closing) + (hasBlock ? [self] : []) }

    @MainActor func run(on layer: CALayer, _ tell: @escaping (Int) -> Void) {
      CATransaction.begin()
      if hasBlock { CATransaction.setCompletionBlock { [name] in tell(name) } }
      for length in lengths {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.duration = Double(length) / 4
        layer.add(animation, forKey: nil)
      }
      for plan in inside { plan.run(on: layer, tell) }
      CATransaction.commit()
    }
  }

  private func plan(_ seed: Int) -> Plan {
    var random = SplitMix64(seed: seed)
    var free = Array(1...80).shuffled(using: &random)
    var count = 0
    return Plan(&random, &count, &free, depth: 3)
  }

  private func onScreen(_ body: (LayerScreen, CALayer) throws -> Void) throws {
    let screen = try #require(LayerScreen(side: 10))
    defer { screen.close() }
    let layer = CALayer()
    screen.root.addSublayer(layer)
    screen.show(0)
    try body(screen, layer)
  }

  @Test(arguments: 0..<30) func `are told in the frame in which the last one ends`(
    seed: Int
  ) throws {
    let plan = plan(seed)
    try onScreen { screen, layer in
      var told: [Int: Int] = [:]
      var frame = 0
      plan.run(on: layer) { name in
        #expect(told.updateValue(frame, forKey: name) == nil, "told twice")
      }
      screen.show(1)
      while frame < 81 {
        frame += 1
        screen.show(1 + Double(frame) / 4)
      }
      #expect(told.count == plan.closing.count)
      for plan in plan.closing { #expect(told[plan.name] == plan.longest) }
    }
  }

  @Test(arguments: 0..<30)
  func `are told in order of the ends, inner ones first, if a frame is late`(
    seed: Int
  ) throws {
    let plan = plan(100 + seed)
    try onScreen { screen, layer in
      var told: [Int] = []
      plan.run(on: layer) { told.append($0) }
      screen.show(1)
      screen.show(1000)
      let order = plan.closing.enumerated().sorted {
        ($0.element.longest, $0.offset) < ($1.element.longest, $1.offset)
      }
      #expect(told == order.map(\.element.name))
    }
  }

  @Test func `do not wait for what was animated before they were set`() throws {
    try onScreen { screen, layer in
      var isTold = false
      CATransaction.begin()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.duration = 5
      layer.add(animation, forKey: nil)
      CATransaction.setCompletionBlock { isTold = true }
      CATransaction.commit()
      #expect(isTold)
      screen.show(1)
    }
  }

  @Test func `are told too when an animation is replaced or its layer goes`() throws {
    try onScreen { screen, layer in
      var told: [String] = []
      func animate(_ name: String) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { told.append(name) }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 5
        layer.add(animation, forKey: "fade")
        CATransaction.commit()
      }
      animate("replaced")
      screen.show(1)
      animate("taken away")
      screen.show(2)
      #expect(told == ["replaced"])
      layer.removeAnimation(forKey: "fade")
      screen.show(3)
      #expect(told == ["replaced", "taken away"])
      animate("gone")
      screen.show(4)
      layer.removeFromSuperlayer()
      screen.show(5)
      #expect(told == ["replaced", "taken away", "gone"])
    }
  }

  @Test func `of an endless animation are told when it is taken away`() throws {
    try onScreen { screen, layer in
      var isTold = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isTold = true }
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.toValue = 6
      turn.duration = 1
      turn.repeatCount = .infinity
      layer.add(turn, forKey: "turn")
      CATransaction.commit()
      for time in [1, 100, 1e6] as [Double] { screen.show(time) }
      #expect(!isTold)
      layer.removeAllAnimations()
      screen.show(1e6 + 1)
      #expect(isTold)
    }
  }
}
