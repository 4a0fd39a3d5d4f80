import Testing
import UIKit

/// The rules of fact ge.hit.
@MainActor @Suite struct HitTestingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    root.addSubview(view)
    view.addSubview(inner)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `the deepest view at the point is hit`() {
    #expect(hit(15, 15) === inner)
    #expect(hit(45, 45) === view)
    #expect(hit(90, 90) === root)
    #expect(hit(100, 50) == nil)
  }

  @Test(arguments: [(0.009, false), (0.01, true), (0.005, false), (1, true)])
  func `a view under one hundredth of alpha is passed over with all in it`(
    alpha: Double,
    isHit: Bool
  ) {
    view.alpha = alpha
    #expect((hit(15, 15) === inner) == isHit)
    if !isHit { #expect(hit(15, 15) === root) }
  }

  @Test func `hidden views and those that cannot be touched are passed over`() {
    view.isHidden = true
    #expect(hit(15, 15) === root)
    view.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(hit(15, 15) === root)
  }

  @Test(arguments: [false, true])
  func `what lies outside its superview cannot be reached`(clips: Bool) {
    view.clipsToBounds = clips
    inner.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
    #expect(hit(55, 55) === inner)
    #expect(hit(75, 75) === root)
  }

  @Test func `of siblings the one in front is hit`() {
    let other = UIView(frame: view.frame)
    root.addSubview(other)
    #expect(hit(15, 15) === other)
    root.bringSubviewToFront(view)
    #expect(hit(15, 15) === inner)
  }

  @Test func `a turned view is hit in its own coordinates`() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // The upper left corner went to the upper right.
    #expect(hit(55, 15) === inner)
    #expect(hit(15, 15) === view)
  }

  @Test func `a view may say what belongs to it`() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 70, y: 70, width: 10, height: 10))
    root.addSubview(wide)
    #expect(hit(65, 65) === wide)
  }
}
