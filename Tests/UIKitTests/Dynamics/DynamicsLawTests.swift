import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

/// Laws of motion that hold whatever the items are, and behaviours that come and go.
@Suite(.serialized) @MainActor struct DynamicsLawTests {
  private func stage(_ body: (TestScreen, UIView, UIDynamicAnimator) throws -> Void) rethrows {
    let controller = UIViewController()
    try TestScreen.showing(controller, width: 600, height: 600) { screen in
      try body(screen, controller.view, UIDynamicAnimator(referenceView: controller.view))
    }
  }

  private func box(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 40, in view: UIView) -> UIView {
    let box = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    view.addSubview(box)
    return box
  }

  @Test(arguments: [CGFloat.pi / 2, 0, .pi, -.pi / 2, .pi / 4])
  func `gravity goes where its angle points`(_ angle: CGFloat) {
    stage { screen, view, animator in
      let item = box(280, 280, in: view)
      let gravity = UIGravityBehavior(items: [item])
      gravity.setAngle(angle, magnitude: 0.5)
      #expect(abs(gravity.gravityDirection.dx - cos(angle) * 0.5) < 1e-9)
      #expect(abs(gravity.gravityDirection.dy - sin(angle) * 0.5) < 1e-9)
      animator.addBehavior(gravity)
      screen.step(20)
      let (dx, dy) = (item.center.x - 300, item.center.y - 300)
      #expect((dx * dx + dy * dy).squareRoot() > 5)
      #expect(abs(atan2(dy, dx) - angle) < 0.05 || abs(abs(atan2(dy, dx) - angle) - 2 * .pi) < 0.05)
    }
  }

  @Test func `a direction that is set is angle and magnitude`() {
    let gravity = UIGravityBehavior(items: [])
    gravity.gravityDirection = CGVector(dx: 3, dy: 4)
    #expect(abs(gravity.magnitude - 5) < 1e-9 && abs(gravity.angle - atan2(4, 3)) < 1e-9)
    let push = UIPushBehavior(items: [], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: -2)
    #expect(abs(push.magnitude - 2) < 1e-9 && abs(push.angle + .pi / 2) < 1e-9)
  }

  @Test func `all fall alike, whatever they weigh`() {
    stage { screen, view, animator in
      let (small, large) = (box(50, 50, side: 20, in: view), box(200, 50, side: 100, in: view))
      let heavy = UIDynamicItemBehavior(items: [large])
      heavy.density = 20
      animator.addBehavior(heavy)
      animator.addBehavior(UIGravityBehavior(items: [small, large]))
      screen.step(25)
      #expect(abs((small.center.y - 60) - (large.center.y - 100)) < 0.5 && small.center.y > 100)
    }
  }

  @Test func `what is denser is moved less by the same push`() {
    stage { screen, view, animator in
      let (light, dense) = (box(50, 50, in: view), box(50, 200, in: view))
      let heavy = UIDynamicItemBehavior(items: [dense])
      heavy.density = 4
      animator.addBehavior(heavy)
      for item in [light, dense] {
        let push = UIPushBehavior(items: [item], mode: .continuous)
        push.setAngle(0, magnitude: 0.5)
        animator.addBehavior(push)
      }
      screen.step(30)
      let (near, far) = (dense.center.x - 70, light.center.x - 70)
      #expect(near > 0 && abs(far / near - 4) < 0.1)
    }
  }

  @Test(arguments: 0..<6) func `a collision keeps the sum of what moves`(_ seed: Int) {
    var numbers = SplitMix64(seed: seed)
    stage { screen, view, animator in
      let (left, right) = (box(100, 280, in: view), box(400, 280, in: view))
      let motion = UIDynamicItemBehavior(items: [left, right])
      motion.allowsRotation = false
      motion.elasticity = CGFloat(numbers.double(0...1))
      let speeds = (CGFloat(numbers.double(150...400)), CGFloat(numbers.double(-400 ... -150)))
      animator.addBehavior(motion)
      animator.addBehavior(UICollisionBehavior(items: [left, right]))
      motion.addLinearVelocity(CGPoint(x: speeds.0, y: 0), for: left)
      motion.addLinearVelocity(CGPoint(x: speeds.1, y: 0), for: right)
      screen.step(60)
      let after = (motion.linearVelocity(for: left).x, motion.linearVelocity(for: right).x)
      #expect(abs(after.0 + after.1 - speeds.0 - speeds.1) < 5)
      // They do not go through each other, and part no faster than they met.
      #expect(left.center.x < right.center.x && after.1 - after.0 >= -5)
      #expect(after.1 - after.0 <= speeds.0 - speeds.1 + 5)
    }
  }

  @Test func `resistance slows down, and turning has one of its own`() {
    stage { screen, view, animator in
      let (free, slowed) = (box(50, 100, in: view), box(50, 300, in: view))
      let (motion, drag) = (
        UIDynamicItemBehavior(items: [free]), UIDynamicItemBehavior(items: [slowed])
      )
      drag.resistance = 4
      drag.angularResistance = 4
      for (behavior, item) in [(motion, free), (drag, slowed)] {
        animator.addBehavior(behavior)
        behavior.addLinearVelocity(CGPoint(x: 200, y: 0), for: item)
        behavior.addAngularVelocity(3, for: item)
      }
      screen.step(40)
      #expect(slowed.center.x < free.center.x - 20)
      #expect(abs(drag.angularVelocity(for: slowed)) < abs(motion.angularVelocity(for: free)))
      #expect(drag.linearVelocity(for: slowed).x < 100)
    }
  }

  @Test func `modes say what is run into`() {
    func passes(_ mode: UICollisionBehavior.Mode) -> (items: Bool, bounds: Bool) {
      MainActor.assumeIsolated {
        var result = (items: false, bounds: false)
        stage { screen, view, animator in
          let (mover, wall) = (box(100, 100, in: view), box(300, 100, in: view))
          let fixed = UIDynamicItemBehavior(items: [wall])
          fixed.isAnchored = true
          let motion = UIDynamicItemBehavior(items: [mover])
          let collision = UICollisionBehavior(items: [mover, wall])
          collision.collisionMode = mode
          collision.addBoundary(
            withIdentifier: "end" as NSString,
            from: CGPoint(x: 450, y: 0),
            to: CGPoint(x: 450, y: 600)
          )
          for behavior in [fixed, motion, collision] { animator.addBehavior(behavior) }
          motion.addLinearVelocity(CGPoint(x: 500, y: 0), for: mover)
          var most: CGFloat = 0
          for _ in 0..<90 {
            screen.step()
            most = max(most, mover.center.x)
          }
          result = (most > 340, most > 460)
        }
        return result
      }
    }
    #expect(passes(.everything) == (false, false))
    #expect(passes(.items) == (false, false))
    #expect(passes(.boundaries) == (true, false))
  }

  @Test func `a boundary that is taken away holds nothing`() {
    stage { screen, view, animator in
      let item = box(100, 100, in: view)
      let collision = UICollisionBehavior(items: [item])
      collision.addBoundary(
        withIdentifier: "floor" as NSString,
        from: CGPoint(x: 0, y: 300),
        to: CGPoint(x: 600, y: 300)
      )
      #expect(collision.boundaryIdentifiers?.count == 1)
      #expect(collision.boundary(withIdentifier: "floor" as NSString) != nil)
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [item]))
      screen.step(80)
      #expect(item.frame.maxY < 302)
      collision.removeAllBoundaries()
      #expect(
        collision.boundaryIdentifiers == nil || collision.boundaryIdentifiers?.isEmpty == true
      )
      screen.step(30)
      #expect(item.frame.maxY > 320)
    }
  }

  // MARK: Comings and goings

  @Test func `items that leave a behaviour are left alone by it`() {
    stage { screen, view, animator in
      let (first, second) = (box(50, 50, in: view), box(200, 50, in: view))
      let gravity = UIGravityBehavior()
      gravity.addItem(first)
      gravity.addItem(second)
      gravity.addItem(second)
      #expect(gravity.items.count == 2)
      animator.addBehavior(gravity)
      gravity.removeItem(first)
      screen.step(10)
      #expect(first.center.y == 70 && second.center.y > 75)
      #expect(gravity.items.count == 1)
      let push = UIPushBehavior(items: [], mode: .continuous)
      push.addItem(first)
      #expect(push.items.count == 1)
      push.removeItem(first)
      #expect(push.items.isEmpty)
    }
  }

  @Test func `a behaviour takes its children along, and tells them`() {
    final class Child: UIDynamicBehavior {
      var moves: [Bool] = []
      override func willMove(to animator: UIDynamicAnimator?) { moves.append(animator != nil) }
    }
    stage { _, _, animator in
      let (parent, child) = (UIDynamicBehavior(), Child())
      parent.addChildBehavior(child)
      parent.addChildBehavior(child)
      #expect(parent.childBehaviors.count == 1 && child.dynamicAnimator == nil)
      animator.addBehavior(parent)
      #expect(child.dynamicAnimator === animator && child.moves == [true])
      parent.removeChildBehavior(child)
      #expect(child.dynamicAnimator == nil && child.moves == [true, false])
      parent.addChildBehavior(child)
      animator.removeAllBehaviors()
      #expect(parent.dynamicAnimator == nil && child.moves == [true, false, true, false])
      #expect(animator.behaviors.isEmpty)
    }
  }

  @Test func `items are found by the place they are at`() {
    stage { screen, view, animator in
      let (first, second) = (box(50, 50, in: view), box(300, 300, in: view))
      animator.addBehavior(UIDynamicItemBehavior(items: [first, second]))
      screen.step(2)
      let found = animator.items(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(found.count == 1 && found.first === first)
      #expect(animator.items(in: CGRect(x: 0, y: 0, width: 600, height: 600)).count == 2)
      #expect(animator.items(in: CGRect(x: 500, y: 0, width: 50, height: 50)).isEmpty)
    }
  }

  @Test func `an item that code moves goes on from there`() {
    stage { screen, view, animator in
      let item = box(50, 50, in: view)
      animator.addBehavior(UIGravityBehavior(items: [item]))
      screen.step(10)
      item.center = CGPoint(x: 400, y: 100)
      animator.updateItem(usingCurrentState: item)
      screen.step(5)
      #expect(item.center.x == 400 && item.center.y > 100)
    }
  }

  @Test func `a stronger damping makes a snap swing less`() {
    func swing(_ damping: CGFloat) -> CGFloat {
      MainActor.assumeIsolated {
        var most: CGFloat = 0
        stage { screen, view, animator in
          let item = box(50, 280, in: view)
          let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 300))
          snap.damping = damping
          animator.addBehavior(snap)
          for _ in 0..<200 {
            screen.step()
            most = max(most, item.center.x - 300)
          }
          #expect(abs(item.center.x - 300) < 2 && abs(item.center.y - 300) < 2)
        }
        return most
      }
    }
    #expect(swing(0.1) > swing(1))
    #expect(UISnapBehavior(item: UIView(), snapTo: .zero).damping == 0.5)
  }

  @Test func `ranges of numbers`() {
    #expect(UIFloatRange() == .zero && !UIFloatRange.zero.isInfinite)
    #expect(UIFloatRange.infinite.isInfinite)
    #expect(UIFloatRange(minimum: 1, maximum: 2) != UIFloatRange(minimum: 1, maximum: 3))
    #expect(!UIFloatRange(minimum: -.infinity, maximum: 0).isInfinite)
  }
}
