import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

/// Notes what an animator and its collisions tell.
@MainActor
private final class Log: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  var events: [String] = []

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    events.append("began \(identifier.map { "\($0)" } ?? "bounds")")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    events.append("ended \(identifier.map { "\($0)" } ?? "bounds")")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    events.append("met")
  }
}

@Suite(.serialized) @MainActor struct DynamicsTests {
  /// A view of 100 x 100 points on a screen of 320 x 480, and an animator of the screen.
  private func stage(
    _ body: (TestScreen, UIView, UIDynamicAnimator) throws -> Void
  ) rethrows {
    let controller = UIViewController()
    try TestScreen.showing(controller) { screen in
      let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      controller.view.addSubview(box)
      try body(screen, box, UIDynamicAnimator(referenceView: controller.view))
    }
  }

  private func double(_ value: CGFloat) -> Double { Double(value) }

  @Test func `gravity is 1000 points a second squared`() {
    stage { screen, box, animator in
      let gravity = UIGravityBehavior(items: [box])
      #expect(gravity.gravityDirection.dy == 1)
      animator.addBehavior(gravity)
      screen.step(31)
      let fallen = double(box.center.y) - 150
      let expected = 500 * animator.elapsedTime * animator.elapsedTime
      #expect(abs(fallen - expected) < expected * 0.03, "\(fallen) \(expected)")
      #expect(double(box.center.x) == 150)
      gravity.magnitude = 0
      #expect(gravity.angle == 0)
    }
  }

  @Test func `a continuous push of 1 moves 100 x 100 points by 100 points a second squared`() {
    stage { screen, box, animator in
      let push = UIPushBehavior(items: [box], mode: .continuous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      animator.addBehavior(push)
      screen.step(61)
      let way = double(box.center.x) - 150
      let expected = 50 * animator.elapsedTime * animator.elapsedTime
      #expect(abs(way - expected) < expected * 0.03, "\(way) \(expected)")
    }
  }

  @Test func `a push that lasts no time pushes once`() {
    stage { screen, box, animator in
      let item = UIDynamicItemBehavior(items: [box])
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.setAngle(0, magnitude: 2)
      animator.addBehavior(item)
      animator.addBehavior(push)
      #expect(push.active)
      screen.step(20)
      #expect(!push.active)
      #expect(abs(double(item.linearVelocity(for: box).x) - 200) < 1e-6)
    }
  }

  @Test func `a push beside the middle turns, and what does not turn stays straight`() {
    stage { screen, box, animator in
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.setAngle(0, magnitude: 1)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: box)
      #expect(push.targetOffsetFromCenter(for: box) == UIOffset(horizontal: 0, vertical: -50))
      animator.addBehavior(push)
      screen.step(10)
      #expect(box.transform.b > 0.01)
      let item = UIDynamicItemBehavior(items: [box])
      item.allowsRotation = false
      animator.addBehavior(item)
      screen.step(2)
      let turned = box.transform
      screen.step(10)
      #expect(box.transform == turned)
    }
  }

  @Test func `items stay in the bounds, tell of it and come to rest`() {
    stage { screen, box, animator in
      let log = Log()
      animator.delegate = log
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = log
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
      #expect(animator.isRunning)
      screen.step(240)
      #expect(abs(double(box.frame.maxY) - 480) < 1, "\(box.frame)")
      #expect(!animator.isRunning)
      // Landing may lift it once more by less than a point.
      #expect(log.events.prefix(2) == ["resume", "began bounds"])
      #expect(log.events.last == "pause" && log.events.count { $0 == "pause" } == 1)
      animator.updateItem(usingCurrentState: box)
      #expect(log.events.last == "resume")
    }
  }

  @Test func `elastic items bounce without loss`() {
    stage { screen, box, animator in
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      let item = UIDynamicItemBehavior(items: [box])
      item.elasticity = 1
      for behavior in [UIGravityBehavior(items: [box]), collision, item] {
        animator.addBehavior(behavior)
      }
      var highest = 1000.0
      screen.step(50)
      for _ in 0..<60 {
        screen.step()
        highest = min(highest, double(box.center.y))
      }
      #expect(abs(highest - 150) < 12, "\(highest)")
    }
  }

  @Test func `boundaries of one's own hold what falls on them`() throws {
    stage { screen, box, animator in
      let log = Log()
      let collision = UICollisionBehavior(items: [box])
      collision.collisionDelegate = log
      let name = NSString(string: "shelf")
      collision.addBoundary(
        withIdentifier: name,
        from: CGPoint(x: 0, y: 300),
        to: CGPoint(x: 320, y: 300)
      )
      #expect(collision.boundaryIdentifiers?.count == 1)
      #expect(collision.boundary(withIdentifier: NSString(string: "shelf")) != nil)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
      screen.step(120)
      #expect(abs(double(box.frame.maxY) - 300) < 1, "\(box.frame)")
      collision.removeBoundary(withIdentifier: name)
      #expect(collision.boundaryIdentifiers == nil)
      screen.step(10)
      #expect(box.frame.maxY > 305)
      #expect(log.events == ["began shelf", "ended shelf"])
    }
  }

  @Test func `items push each other, and anchored ones stay`() {
    stage { screen, box, animator in
      let other = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
      box.superview?.addSubview(other)
      let log = Log()
      let collision = UICollisionBehavior(items: [box, other])
      collision.collisionDelegate = log
      let item = UIDynamicItemBehavior(items: [other])
      item.isAnchored = true
      for behavior in [UIGravityBehavior(items: [box]), collision, item] {
        animator.addBehavior(behavior)
      }
      screen.step(120)
      #expect(abs(double(box.frame.maxY) - 300) < 1, "\(box.frame)")
      #expect(other.frame == CGRect(x: 100, y: 300, width: 100, height: 50))
      #expect(log.events == ["met"])
    }
  }

  @Test(arguments: [false, true])
  func `a soft tie of no length swings about its anchor and ends there`(isSoft: Bool) {
    stage { screen, box, animator in
      let tie = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
      #expect(tie.length == 0 && tie.attachedBehaviorType == .anchor)
      tie.frequency = isSoft ? 1 : 2
      tie.damping = isSoft ? 0.2 : 1
      animator.addBehavior(tie)
      tie.anchorPoint = CGPoint(x: 150, y: 250)
      var farthest = 0.0
      for _ in 0..<120 {
        screen.step()
        farthest = max(farthest, double(box.center.y))
      }
      #expect((farthest > 252) == isSoft, "\(farthest)")
      screen.step(600)
      #expect(abs(double(box.center.y) - 250) < 1)
      #expect(!animator.isRunning)
    }
  }

  @Test func `a rod keeps its length, and ties of other kinds what they tie`() {
    stage { screen, box, animator in
      let anchor = CGPoint(x: 150, y: 50)
      let rod = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
      #expect(double(rod.length) == 100)
      animator.addBehavior(rod)
      let gravity = UIGravityBehavior(items: [box])
      gravity.setAngle(0, magnitude: 1)
      animator.addBehavior(gravity)
      screen.step(40)
      let way = CGPoint(x: box.center.x - anchor.x, y: box.center.y - anchor.y)
      #expect(abs(double((way.x * way.x + way.y * way.y).squareRoot()) - 100) < 2)
      #expect(box.center.x > 170)
      animator.removeAllBehaviors()
      #expect(animator.behaviors.isEmpty)

      box.transform = .identity
      box.center = CGPoint(x: 100, y: 100)
      let rail = UIAttachmentBehavior.slidingAttachment(
        with: box,
        attachmentAnchor: box.center,
        axisOfTranslation: CGVector(dx: 1, dy: 0)
      )
      rail.attachmentRange = UIFloatRange(minimum: 0, maximum: 60)
      animator.addBehavior(rail)
      let fall = UIGravityBehavior(items: [box])
      fall.setAngle(.pi / 4, magnitude: 1)
      animator.addBehavior(fall)
      screen.step(120)
      #expect(abs(double(box.center.y) - 100) < 1, "\(box.center)")
      #expect(abs(double(box.center.x) - 160) < 2, "\(box.center)")
    }
  }

  @Test func `pinned, fixed and roped items stay together`() {
    stage { screen, box, animator in
      let other = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
      box.superview?.addSubview(other)
      let hold = UIDynamicItemBehavior(items: [box])
      hold.isAnchored = true
      let fixed = UIAttachmentBehavior.fixedAttachment(
        with: other,
        attachedTo: box,
        attachmentAnchor: CGPoint(x: 200, y: 150)
      )
      #expect(fixed.items.count == 2 && fixed.attachedBehaviorType == .items)
      for behavior in [hold, fixed, UIGravityBehavior(items: [other])] {
        animator.addBehavior(behavior)
      }
      screen.step(60)
      #expect(abs(double(other.center.y) - 150) < 6, "\(other.center)")
      animator.removeBehavior(fixed)
      let rope = UIAttachmentBehavior.limitAttachment(
        with: other,
        offsetFromCenter: .zero,
        attachedTo: box,
        offsetFromCenter: .zero
      )
      animator.addBehavior(rope)
      screen.step(400)
      let way = CGPoint(x: other.center.x - box.center.x, y: other.center.y - box.center.y)
      #expect(double((way.x * way.x + way.y * way.y).squareRoot()) < Double(rope.length) + 4)
      animator.removeBehavior(rope)
      other.transform = .identity
      other.center = CGPoint(x: 250, y: 150)
      animator.updateItem(usingCurrentState: other)
      let pin = UIAttachmentBehavior.pinAttachment(
        with: other,
        attachedTo: box,
        attachmentAnchor: CGPoint(x: 200, y: 150)
      )
      pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
      animator.addBehavior(pin)
      screen.step(240)
      let turn = atan2(double(other.transform.b), double(other.transform.a))
      #expect(abs(turn - 0.5) < 0.06, "\(turn)")
    }
  }

  @Test func `a snap ends at its point, straight`() {
    stage { screen, box, animator in
      box.transform = CGAffineTransform(rotationAngle: 0.4)
      let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 60, y: 400))
      #expect(snap.damping == 0.5)
      animator.addBehavior(snap)
      screen.step(240)
      #expect(abs(double(box.center.x) - 60) < 1 && abs(double(box.center.y) - 400) < 1)
      #expect(abs(double(box.transform.b)) < 0.01)
      snap.snapPoint = CGPoint(x: 200, y: 200)
      #expect(animator.isRunning)
    }
  }

  @Test func `speeds that are added before there is an animator count`() {
    stage { screen, box, animator in
      let item = UIDynamicItemBehavior(items: [box])
      item.addLinearVelocity(CGPoint(x: 60, y: 0), for: box)
      item.addAngularVelocity(1, for: box)
      #expect(item.linearVelocity(for: box) == CGPoint(x: 60, y: 0))
      animator.addBehavior(item)
      screen.step(61)
      #expect(abs(double(box.center.x) - 150 - 60 * animator.elapsedTime) < 0.6)
      #expect(item.angularVelocity(for: box) == 1)
      item.resistance = 10
      screen.step(120)
      #expect(abs(double(item.linearVelocity(for: box).x)) < 1)
    }
  }

  @Test func `children, actions and groups`() {
    stage { screen, box, animator in
      let group = UIDynamicItemGroup(items: [box])
      let parent = UIDynamicBehavior()
      let gravity = UIGravityBehavior(items: [group])
      parent.addChildBehavior(gravity)
      var calls = 0
      parent.action = { calls += 1 }
      animator.addBehavior(parent)
      #expect(gravity.dynamicAnimator === animator)
      screen.step(10)
      #expect(calls >= 9)
      #expect(box.center.y > 155)
      #expect(animator.items(in: CGRect(x: 0, y: 0, width: 320, height: 480)).count == 1)
      parent.removeChildBehavior(gravity)
      #expect(gravity.dynamicAnimator == nil)
      #expect(animator.items(in: CGRect(x: 0, y: 0, width: 320, height: 480)).isEmpty)
    }
  }

  @Test func `outlines of circles and paths count`() {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    final class Wedge: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
      override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -50, y: -10))
        path.addLine(to: CGPoint(x: 50, y: -10))
        path.addLine(to: CGPoint(x: 0, y: 20))
        path.close()
        return path
      }
    }
    stage { screen, box, animator in
      let ball = Ball(frame: CGRect(x: 0, y: 100, width: 60, height: 60))
      let wedge = Wedge(frame: CGRect(x: 150, y: 100, width: 100, height: 100))
      for view in [ball, wedge] { box.superview?.addSubview(view) }
      let still = UIDynamicItemBehavior(items: [ball, wedge])
      still.allowsRotation = false
      let collision = UICollisionBehavior(items: [ball, wedge])
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0)
      )
      animator.addBehavior(still)
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [ball, wedge]))
      screen.step(150)
      #expect(abs(double(ball.center.y) - 370) < 1, "\(ball.center)")
      #expect(abs(double(wedge.center.y) - 380) < 1, "\(wedge.center)")
    }
  }

  @Test func `a layout's attributes move, and the layout is asked anew`() {
    final class Springy: UICollectionViewFlowLayout {
      lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

      override func prepare() {
        super.prepare()
        guard animator.behaviors.isEmpty else { return }
        for item in super.layoutAttributesForElements(
          in: CGRect(x: 0, y: 0, width: 320, height: 480)
        )
          ?? []
        {
          let tie = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
          tie.length = 0
          tie.frequency = 1
          tie.damping = 1
          animator.addBehavior(tie)
        }
      }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
      }

      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        animator.layoutAttributesForCell(at: indexPath)
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(
        _ view: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let layout = Springy()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let source = Source()
    controller.collectionView.register(
      UICollectionViewCell.self,
      forCellWithReuseIdentifier: "cell"
    )
    controller.collectionView.dataSource = source
    TestScreen.showing(controller) { screen in
      screen.settle()
      let path = IndexPath(item: 1, section: 0)
      #expect(layout.animator.referenceView == nil)
      guard let item = layout.animator.layoutAttributesForCell(at: path),
        let cell = controller.collectionView.cellForItem(at: path)
      else {
        Issue.record("There is no cell.")
        return
      }
      let home = cell.center
      item.center.y += 40
      layout.animator.updateItem(usingCurrentState: item)
      screen.step(3)
      #expect(cell.center.y > home.y + 20, "\(cell.center)")
      screen.settle()
      #expect(abs(double(cell.center.y - home.y)) < 2, "\(cell.center) \(home)")
      #expect(
        layout.animator.layoutAttributesForDecorationView(ofKind: "x", at: path) == nil
          && layout.animator.layoutAttributesForSupplementaryView(ofKind: "x", at: path) == nil
      )
    }
  }

  @Test func `the same frames give the same places`() {
    func places() -> [CGPoint] {
      var places: [CGPoint] = []
      stage { screen, box, animator in
        var random = SplitMix64(seed: 11)
        let collision = UICollisionBehavior(items: [])
        collision.translatesReferenceBoundsIntoBoundary = true
        let gravity = UIGravityBehavior(items: [])
        let item = UIDynamicItemBehavior(items: [])
        item.elasticity = 0.5
        item.friction = 0.4
        let boxes = (0..<6).map { _ in
          UIView(
            frame: CGRect(
              x: Double.random(in: 0...240, using: &random),
              y: Double.random(in: 0...300, using: &random),
              width: 60,
              height: 40
            )
          )
        }
        for view in boxes {
          box.superview?.addSubview(view)
          collision.addItem(view)
          gravity.addItem(view)
          item.addItem(view)
        }
        for behavior in [collision, gravity, item] { animator.addBehavior(behavior) }
        screen.step(180)
        places = boxes.map(\.center)
      }
      return places
    }
    let once = places()
    #expect(once == places())
    #expect(once.allSatisfy { CGRect(x: 15, y: 15, width: 290, height: 450).contains($0) })
  }
}
