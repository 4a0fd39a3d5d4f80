import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// What is shown of numbers that many animations change at once, against sums worked out by hand.
@MainActor @Suite struct `Laws of animations` {
  nonisolated private static let paths = [
    "position.x", "position.y", "zPosition", "bounds.origin.x",
  ]

  /// An animation as plain numbers, in eighths and quarters that sums hold exactly.
  private struct Plan {
    var path: Int
    var from: Double?
    var to: Double?
    var by: Double?
    var isAdditive: Bool
    var isCumulative: Bool
    var begin: Double
    var duration: Double
    var repeats: Int
    var reverses: Bool
    var fill: CAMediaTimingFillMode
    var stays: Bool

    init(_ random: inout SplitMix64) {
      func number() -> Double { Double(random.int(-64...64)) / 4 }
      path = random.int(0...3)
      let ends = random.int(0...5)
      from = [0, 1, 2].contains(ends) ? number() : nil
      to = [0, 3, 4].contains(ends) ? number() : nil
      by = [1, 4, 5].contains(ends) ? number() : nil
      isAdditive = random.once(in: 3)
      begin = random.once(in: 3) ? Double(random.int(4...16)) / 4 : 0
      duration = Double(1 << random.int(0...2))
      repeats = random.once(in: 3) ? random.int(2...3) : 1
      reverses = random.once(in: 4)
      isCumulative = repeats > 1 && random.once(in: 2)
      fill = random.pick([.removed, .forwards, .backwards, .both])
      stays = random.once(in: 2)
    }

    var animation: CABasicAnimation {
      let animation = CABasicAnimation(keyPath: paths[path])
      (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
      animation.isAdditive = isAdditive
      animation.isCumulative = isCumulative
      animation.beginTime = begin
      animation.duration = duration
      animation.repeatCount = Float(repeats)
      animation.autoreverses = reverses
      animation.fillMode = fill
      animation.isRemovedOnCompletion = !stays
      return animation
    }

    /// The first and the last value over what is shown without it.
    private func ends(_ base: Double) -> (Double, Double) {
      let base = isAdditive ? 0 : base
      if let from { return (from, to ?? by.map { from + $0 } ?? base) }
      if let to { return (by.map { to - $0 } ?? base, to) }
      return (base, base + (by ?? 0))
    }

    /// What it makes of a number at a time, where it was first shown at one.
    func apply(_ base: Double, _ time: Double, shownAt first: Double) -> Double {
      let cycle = duration * (reverses ? 2 : 1)
      let length = cycle * Double(repeats)
      var local = time - (begin == 0 ? first : begin)
      if local < 0, fill == .removed || fill == .forwards { return base }
      if local >= length, !stays || fill == .removed || fill == .backwards { return base }
      var repetition = 0
      local = max(0, min(local, length))
      while local > cycle || (local == cycle && local < length - Double(repetition) * cycle) {
        local -= cycle
        repetition += 1
      }
      let share = (local > duration ? cycle - local : local) / duration
      let (start, end) = ends(base)
      var value = start + (end - start) * share
      if isCumulative { value += end * Double(repetition) }
      return isAdditive ? base + value : value
    }
  }

  private func shown(_ layer: CALayer) throws -> [Double] {
    let presentation = try #require(layer.presentation())
    return Self.paths.map { presentation.value(forKeyPath: $0) as? Double ?? .nan }
  }

  @Test(arguments: 0..<80) func `each works on what those before it show`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let screen = try #require(LayerScreen(side: 20))
    defer { screen.close() }
    let layer = CALayer()
    layer.position = CGPoint(x: 3, y: -5)
    layer.zPosition = 2
    screen.root.addSublayer(layer)
    screen.show(0)
    let plans = (0..<random.int(1...6)).map { _ in Plan(&random) }
    for plan in plans { layer.add(plan.animation, forKey: nil) }
    for step in 4...72 {
      let time = Double(step) / 4
      screen.show(time)
      var expected: [Double] = [3, -5, 2, 0]
      for plan in plans {
        expected[plan.path] = plan.apply(expected[plan.path], time, shownAt: 1)
      }
      let found = try shown(layer)
      let isSame = zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 }
      #expect(isSame, "\(found), by hand \(expected) at \(time)")
      guard isSame else { return }
    }
    screen.show(60)
    // What is over and does not stay is forgotten.
    #expect((layer.animationKeys() ?? []).count == plans.count { $0.stays })
    #expect(layer.position == CGPoint(x: 3, y: -5))
  }

  @Test(arguments: 0..<20) func `a copy is added, which later changes do not reach`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: 500 + seed)
    let plan = Plan(&random)
    let animation = plan.animation
    let layer = CALayer()
    layer.add(animation, forKey: "key")
    let copy = try #require(layer.animation(forKey: "key") as? CABasicAnimation)
    #expect(copy !== animation)
    #expect(copy.keyPath == animation.keyPath)
    #expect(copy.fromValue as? Double == plan.from && copy.toValue as? Double == plan.to)
    #expect(copy.byValue as? Double == plan.by)
    #expect(copy.isAdditive == plan.isAdditive && copy.isCumulative == plan.isCumulative)
    #expect(copy.beginTime == plan.begin && copy.duration == plan.duration)
    #expect(copy.autoreverses == plan.reverses && copy.fillMode == plan.fill)
    #expect(copy.isRemovedOnCompletion == !plan.stays && copy.repeatCount == Float(plan.repeats))
    animation.duration = 99
    animation.toValue = 99.0
    #expect(copy.duration == plan.duration && copy.toValue as? Double == plan.to)
  }

  @Test func `a key stands for one animation, and none for any number`() {
    let layer = CALayer()
    for _ in 0..<3 { layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade") }
    #expect(layer.animationKeys() == ["fade"])
    for _ in 0..<3 { layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil) }
    #expect(layer.animationKeys()?.count == 4)
    #expect(Set(layer.animationKeys() ?? []).count == 4)
    layer.removeAnimation(forKey: "nothing")
    #expect(layer.animationKeys()?.count == 4)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animation(forKey: "fade") == nil)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test func `begin with what iOS begins with`() {
    let animation = CABasicAnimation(keyPath: nil)
    #expect(animation.beginTime == 0 && animation.duration == 0 && animation.timeOffset == 0)
    #expect(animation.speed == 1 && animation.repeatCount == 0 && animation.repeatDuration == 0)
    #expect(!animation.autoreverses && animation.fillMode == .removed)
    #expect(animation.isRemovedOnCompletion && animation.timingFunction == nil)
    #expect(!animation.isAdditive && !animation.isCumulative && animation.valueFunction == nil)
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    #expect(keyframes.calculationMode == .linear && keyframes.rotationMode == nil)
    #expect(keyframes.values == nil && keyframes.path == nil && keyframes.keyTimes == nil)
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    let transition = CATransition()
    #expect(transition.type == .fade && transition.subtype == nil)
    #expect(transition.startProgress == 0 && transition.endProgress == 1)
  }

  @Test func `numbers that are none are what they were at first`() {
    let animation = CAAnimation()
    for value in [.nan, .infinity, -.infinity] as [Double] {
      animation.beginTime = value
      animation.timeOffset = value
      animation.speed = Float(value)
      #expect(animation.beginTime == 0 && animation.timeOffset == 0 && animation.speed == 1)
    }
    for value in [.nan, -1, -.infinity] as [Double] {
      animation.duration = value
      animation.repeatCount = Float(value)
      animation.repeatDuration = value
      #expect(animation.duration == 0)
      #expect(animation.repeatCount == 0 && animation.repeatDuration == 0)
    }
  }

  /// The times of groups in groups are those of one animation that begins at their sum.
  @Test(arguments: 0..<30) func `groups in groups add up their beginnings`(seed: Int) throws {
    var random = SplitMix64(seed: 900 + seed)
    let screen = try #require(LayerScreen(side: 20))
    defer { screen.close() }
    let layer = CALayer()
    screen.root.addSublayer(layer)
    screen.show(0)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 10.0
    move.toValue = 26.0
    move.duration = 4
    move.fillMode = .both
    var begin = 0.0
    var animation: CAAnimation = move
    for _ in 0..<random.int(1...3) {
      animation.beginTime = Double(random.int(0...4)) / 4
      begin += animation.beginTime
      let group = CAAnimationGroup()
      group.animations = [animation]
      group.duration = 40
      group.fillMode = .both
      animation = group
    }
    layer.add(animation, forKey: nil)
    for step in 0...40 {
      screen.show(1 + Double(step) / 4)
      let local = max(0, min(4, Double(step) / 4 - begin))
      #expect(abs(try shown(layer)[0] - (10 + 4 * local)) < 1e-9)
    }
  }

  @Test func `an animation without a length takes the group's, and alone the transaction's`() throws
  {
    let layer = CALayer()
    let inner = CABasicAnimation(keyPath: "opacity")
    let group = CAAnimationGroup()
    group.animations = [inner]
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    layer.add(group, forKey: "group")
    layer.add(inner, forKey: "alone")
    CATransaction.setAnimationDuration(0)
    layer.add(inner, forKey: "none")
    CATransaction.commit()
    let added = try #require(layer.animation(forKey: "group") as? CAAnimationGroup)
    #expect(added.duration == 3 && added.animations?.first?.duration == 3)
    #expect(layer.animation(forKey: "alone")?.duration == 3)
    #expect(layer.animation(forKey: "none")?.duration == 0.25)
    #expect(inner.duration == 0 && group.duration == 0)
  }
}
