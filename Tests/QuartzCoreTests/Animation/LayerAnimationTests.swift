import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// What layers show while they are animated.
///
/// The clock of frames is the process's, so these tests never give up the main actor.
@MainActor @Suite struct LayerAnimationTests {
  private func onScreen(_ body: @MainActor (LayerScreen, CALayer) throws -> Void) throws {
    let screen = try #require(LayerScreen())
    defer { screen.close() }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    screen.root.addSublayer(layer)
    screen.show(0)
    try body(screen, layer)
  }

  private func move(to x: Double = 95) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 5
    animation.toValue = x
    animation.duration = 1
    return animation
  }

  @Test func `a basic animation moves what is shown and not the model`() throws {
    try onScreen { screen, layer in
      layer.add(move(), forKey: "move")
      #expect(layer.animationKeys() == ["move"])
      screen.show(1)
      #expect(layer.presentation()?.position == CGPoint(x: 5, y: 5))
      screen.show(1.5)
      #expect(layer.presentation()?.position == CGPoint(x: 50, y: 5))
      #expect(layer.position == CGPoint(x: 5, y: 5))
      #expect(screen.node?.children.first?.geometry.position == CGPoint(x: 50, y: 5))
      #expect(screen.bitmap[48, 5] == Pixel(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(screen.needsFrame)
      screen.show(2)
      #expect(layer.presentation()?.position == CGPoint(x: 5, y: 5))
      #expect(layer.animationKeys() == nil)
      #expect(!screen.needsFrame)
    }
  }

  @Test func `only what is animated is painted`() throws {
    try onScreen { screen, layer in
      for index in 0..<20 {
        let other = CALayer()
        other.backgroundColor = CGColor(gray: 0.5, alpha: 1)
        other.frame = CGRect(x: 0, y: 20 + index * 4, width: 90, height: 3)
        screen.root.addSublayer(other)
      }
      layer.add(move(to: 15), forKey: nil)
      screen.show(1)
      screen.show(1.5)
      #expect(screen.compositor.work.paintedPixels <= 200)
      #expect(screen.compositor.work.paintedPixels > 0)
      screen.show(3)
      screen.show(3.1)
      #expect(screen.compositor.work == Compositor.Work())
    }
  }

  @Test func `ends that are left out come from the layer`() throws {
    try onScreen { screen, layer in
      @MainActor func shown(_ from: Any?, _ to: Any?, _ by: Any?) -> Double? {
        layer.removeAllAnimations()
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        animation.duration = 4
        layer.add(animation, forKey: nil)
        screen.show(10)
        screen.show(11)
        return layer.presentation().map { Double($0.position.x) }
      }
      #expect(shown(9, 17, nil) == 11)
      #expect(shown(9, nil, 8) == 11)
      #expect(shown(nil, 9, 8) == 3)
      #expect(shown(9, nil, nil) == 8)
      #expect(shown(nil, 9, nil) == 6)
      #expect(shown(nil, nil, 8) == 7)
      #expect(shown(nil, nil, nil) == 5)
    }
  }

  @Test func `additive animations add up`() throws {
    try onScreen { screen, layer in
      layer.position.x = 50
      layer.removeAllAnimations()
      for start in [-40.0, -8] {
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = CGPoint(x: start, y: 0)
        animation.toValue = CGPoint.zero
        animation.isAdditive = true
        animation.duration = 1
        layer.add(animation, forKey: nil)
      }
      screen.show(1)
      #expect(layer.presentation()?.position.x == 2)
      screen.show(1.5)
      #expect(layer.presentation()?.position.x == 26)
    }
  }

  @Test func `cumulative animations go on where they were`() throws {
    try onScreen { screen, layer in
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.toValue = 1.0
      turn.fromValue = 0.0
      turn.duration = 1
      turn.repeatCount = 3
      turn.isCumulative = true
      layer.add(turn, forKey: "turn")
      screen.show(1)
      screen.show(3.5)
      let angle = layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double
      #expect(abs((angle ?? 0) - 2.5) < 1e-9)
    }
  }

  @Test func `a group runs its animations in its own time`() throws {
    try onScreen { screen, layer in
      let move = move()
      move.beginTime = 1
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.duration = 4
      let group = CAAnimationGroup()
      group.animations = [move, fade]
      group.duration = 2
      layer.add(group, forKey: "both")
      screen.show(10)
      screen.show(11.5)
      #expect(layer.presentation()?.position.x == 50)
      #expect(layer.presentation()?.opacity == 0.625)
      screen.show(12)
      #expect(layer.presentation()?.opacity == 1)
    }
  }

  @Test func `delegates hear of start and stop`() throws {
    try onScreen { screen, layer in
      let log = AnimationLog()
      @MainActor func add(_ name: String, _ duration: Double, _ key: String) {
        let animation = move()
        animation.duration = duration
        animation.delegate = log
        animation.setValue(name, forKey: "name")
        layer.add(animation, forKey: key)
      }
      add("a", 1, "k")
      #expect(log.lines == [])
      screen.show(1)
      #expect(log.lines == ["start a"])
      add("b", 1, "k")
      add("c", 0.5, "other")
      screen.show(1.5)
      #expect(log.lines == ["start a", "stop a false", "start b", "start c"])
      screen.show(3)
      #expect(log.lines.suffix(2) == ["stop c true", "stop b true"])
      add("d", 1, "k")
      screen.show(4)
      layer.removeAllAnimations()
      screen.show(4.1)
      #expect(log.lines.suffix(2) == ["start d", "stop d false"])
      add("e", 1, "k")
      screen.show(5)
      layer.removeFromSuperlayer()
      screen.show(5.1)
      #expect(log.lines.suffix(2) == ["start e", "stop e false"])
      add("f", 1, "k")
      screen.show(6)
      screen.show(6.1)
      #expect(log.lines.last == "stop f false")
      #expect(layer.presentation() == nil)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func `an animation that stays shows its end`() throws {
    try onScreen { screen, layer in
      let log = AnimationLog()
      let animation = move()
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      animation.delegate = log
      layer.add(animation, forKey: "stay")
      screen.show(1)
      screen.show(2.5)
      #expect(layer.presentation()?.position.x == 95)
      #expect(log.lines == ["start position.x", "stop position.x true"])
      #expect(!screen.needsFrame)
      screen.show(2.6)
      #expect(screen.compositor.work == Compositor.Work())
      #expect(log.lines.count == 2)
      #expect(layer.animation(forKey: "stay") != nil)
    }
  }

  @Test func `a layer's speed holds for everything in it`() throws {
    try onScreen { screen, layer in
      layer.add(move(), forKey: "move")
      screen.show(1)
      screen.show(1.5)
      let paused = layer.convertTime(1.5, from: nil)
      layer.speed = 0
      layer.timeOffset = paused
      screen.show(1.6)
      #expect(!screen.needsFrame)
      screen.show(9)
      #expect(layer.presentation()?.position.x == 50)
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(9, from: nil) - paused
      screen.show(9)
      #expect(layer.presentation()?.position.x == 50)
      screen.show(9.25)
      #expect(layer.presentation()?.position.x == 72.5)
      screen.show(9.5)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func `layers without views follow their properties`() throws {
    try onScreen { screen, layer in
      layer.position.x = 55
      #expect(layer.animation(forKey: "position") is CABasicAnimation)
      screen.show(1)
      #expect(layer.presentation()?.position.x == 5)
      screen.show(1.125)
      let middle = layer.presentation()?.position.x ?? 0
      // The default curve is further than half way at half time.
      #expect(abs(middle - (5 + 50 * 0.8024)) < 0.01)
      screen.show(1.25)
      #expect(layer.presentation()?.position.x == 55)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position.x = 5
      CATransaction.commit()
      #expect(layer.animationKeys() == nil)
      layer.actions = ["position": NSNull()]
      layer.position.x = 15
      #expect(layer.animationKeys() == nil)
      let fresh = CALayer()
      screen.root.addSublayer(fresh)
      fresh.opacity = 0.5
      #expect(fresh.animationKeys() == nil)
    }
  }

  @Test func `a transaction waits for what was animated in it`() throws {
    try onScreen { screen, layer in
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setCompletionBlock { log.append("outer") }
      layer.position.x = 55
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock { log.append("inner") }
      layer.opacity = 0.5
      CATransaction.commit()
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("nothing") }
      CATransaction.commit()
      #expect(log == ["nothing"])
      screen.show(1)
      screen.show(1.5)
      #expect(layer.presentation()?.position.x == 30)
      screen.show(2.5)
      #expect(log == ["nothing"])
      screen.show(3)
      #expect(log == ["nothing", "inner", "outer"])
    }
  }

  @Test func `presentations are of the layer's class and of its time`() throws {
    try onScreen { screen, layer in
      let shape = MarkedLayer()
      shape.mark = 7
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      layer.addSublayer(shape)
      #expect(shape.presentation() == nil)
      screen.show(1)
      let draw = CABasicAnimation(keyPath: "strokeEnd")
      draw.fromValue = 0
      draw.toValue = 1
      draw.duration = 1
      shape.add(draw, forKey: nil)
      screen.show(2)
      screen.show(2.25)
      let shown = try #require(shape.presentation())
      #expect(shown.mark == 7)
      #expect(shown.strokeEnd == 0.25)
      #expect(shown.model() === shape)
      #expect(shown.superlayer?.model() === layer)
      #expect(layer.presentation()?.sublayers?.first is MarkedLayer)
      #expect(shape.strokeEnd == 1)
    }
  }

  @Test func `values by path`() throws {
    try onScreen { _, layer in
      CATransaction.setDisableActions(true)
      layer.setValue(30, forKeyPath: "bounds.size.width")
      layer.setValue(CGPoint(x: 3, y: 4), forKeyPath: "bounds.origin")
      #expect(layer.bounds == CGRect(x: 3, y: 4, width: 30, height: 10))
      layer.setValue(2, forKeyPath: "transform.scale")
      layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation")
      layer.setValue(7, forKeyPath: "transform.translation.y")
      #expect(abs((layer.value(forKeyPath: "transform.scale.x") as? Double ?? 0) - 2) < 1e-12)
      #expect(
        abs((layer.value(forKeyPath: "transform.rotation.z") as? Double ?? 0) - .pi / 2) < 1e-12
      )
      #expect(layer.transform.m42 == 7)
      layer.setValue(0.5, forKey: "opacity")
      #expect(layer.opacity == 0.5)
      layer.setValue("mine", forKey: "tag")
      #expect(layer.value(forKey: "tag") as? String == "mine")
      layer.setValue(2, forKeyPath: "shadowOffset.width")
      #expect(layer.shadowOffset == CGSize(width: 2, height: -3))
      #expect(layer.value(forKeyPath: "bounds.nonsense") == nil)
    }
  }
}

final class MarkedLayer: CAShapeLayer {
  var mark = 0

  override init() { super.init() }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override init(layer: Any) {
    super.init(layer: layer)
    mark = (layer as? MarkedLayer)?.mark ?? -1
  }
}
