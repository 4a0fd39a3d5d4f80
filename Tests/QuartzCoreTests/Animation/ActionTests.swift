import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Answers to changes, by the name of who gave them.
private struct NamedAction: CAAction {
  let name: String
  let tell: (String) -> Void

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    tell("\(name) \(event)")
  }
}

private final class ClassLayer: CALayer {
  override class func defaultAction(forKey event: String) -> (any CAAction)? {
    event == "opacity" ? NamedAction(name: "class") { _ in } : nil
  }
}

private final class Owner: CALayerDelegate {
  var answers: [String: any CAAction] = [:]
  var asked: [String] = []

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    asked.append(event)
    return answers[event]
  }
}

@MainActor @Suite struct `Answers to changes` {
  private func name(_ action: (any CAAction)?) -> String? { (action as? NamedAction)?.name }

  private func action(_ name: String) -> NamedAction { NamedAction(name: name) { _ in } }

  @Test func `come from the delegate, the layer, its style and its class, in this order`() {
    let layer = ClassLayer()
    let owner = Owner()
    #expect(name(layer.action(forKey: "opacity")) == "class")
    layer.style = ["actions": ["opacity": action("style")]]
    #expect(name(layer.action(forKey: "opacity")) == "style")
    layer.actions = ["opacity": action("layer")]
    #expect(name(layer.action(forKey: "opacity")) == "layer")
    layer.delegate = owner
    #expect(name(layer.action(forKey: "opacity")) == "layer")
    owner.answers["opacity"] = action("owner")
    #expect(name(layer.action(forKey: "opacity")) == "owner")
    #expect(layer.action(forKey: "position") == nil)
  }

  @Test func `end where somebody answers that there is none`() {
    let layer = ClassLayer()
    let owner = Owner()
    layer.delegate = owner
    layer.actions = ["opacity": NSNull()]
    #expect(layer.action(forKey: "opacity") == nil)
    layer.actions = ["opacity": action("layer")]
    owner.answers["opacity"] = NSNull()
    #expect(layer.action(forKey: "opacity") == nil)
  }

  @Test func `run after the change, and not where it changes nothing`() {
    let layer = CALayer()
    var log: [String] = []
    let keys = ["opacity", "backgroundColor", "bounds", "position", "transform", "hidden", "mine"]
    for key in keys {
      layer.actions = (layer.actions ?? [:]).merging(
        [key: NamedAction(name: "run") { log.append("\($0) \(layer.opacity)") }]
      ) { $1 }
    }
    layer.opacity = 1
    layer.position = .zero
    layer.isHidden = false
    layer.transform = CATransform3DIdentity
    #expect(log.isEmpty)
    layer.opacity = 0.5
    layer.isHidden = true
    #expect(log == ["run opacity 0.5", "run hidden 0.5"])
    layer.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
    #expect(log.suffix(2) == ["run bounds 0.5", "run position 0.5"])
    layer.setValue(1, forKey: "mine")
    #expect(log.count == 4)
  }

  @Test func `are found and not run where a transaction wants none`() {
    let layer = CALayer()
    let owner = Owner()
    layer.delegate = owner
    var log: [String] = []
    owner.answers["cornerRadius"] = NamedAction(name: "owner") { log.append($0) }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.cornerRadius = 4
    CATransaction.commit()
    #expect(log.isEmpty && owner.asked == ["cornerRadius"])
    layer.cornerRadius = 5
    #expect(log == ["owner cornerRadius"])
  }

  @Test func `are animations, which add themselves`() throws {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "borderWidth")
    animation.duration = 2
    layer.actions = ["borderWidth": animation]
    layer.borderWidth = 3
    let added = try #require(layer.animation(forKey: "borderWidth"))
    #expect(added !== animation && added.duration == 2)
    layer.removeAllAnimations()
  }

  @Test(arguments: [
    "bounds", "position", "opacity", "backgroundColor", "cornerRadius", "transform",
  ])
  func `of a layer that is shown are animations from what is shown`(_ key: String) throws {
    let screen = try #require(LayerScreen(side: 10))
    defer { screen.close() }
    let layer = CALayer()
    screen.root.addSublayer(layer)
    #expect(layer.action(forKey: key) == nil)
    screen.show(0)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    let animation = try #require(layer.action(forKey: key) as? CABasicAnimation)
    CATransaction.setDisableActions(true)
    #expect(layer.action(forKey: key) == nil)
    CATransaction.commit()
    #expect(animation.keyPath == key && animation.duration == 2 && animation.toValue == nil)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeIn))
    // A layer that leaves the screen moves no more.
    layer.removeFromSuperlayer()
    #expect(layer.action(forKey: key) == nil)
  }

  @Test(arguments: ["path", "shadowPath", "name", "contentsGravity", "zzz"])
  func `are none for what has no values in between, or is no property`(_ key: String) throws {
    let screen = try #require(LayerScreen(side: 10))
    defer { screen.close() }
    let layer = CAShapeLayer()
    screen.root.addSublayer(layer)
    screen.show(0)
    #expect(layer.action(forKey: key) == nil)
  }
}
