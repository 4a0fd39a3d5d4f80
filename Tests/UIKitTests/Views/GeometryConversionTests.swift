import CoreGraphics
import TestSupport
import Testing
import UIKit

/// Coordinates of trees of views, beside a model that only knows how one view lies in the next.
@MainActor @Suite struct GeometryConversionTests {
  /// Where a point of a view's coordinates lies in its superview's, by definition: the anchor point
  /// of the bounds is at `center`, and the transform is about it.
  private func lifted(_ point: CGPoint, from view: UIView) -> CGPoint {
    let bounds = view.bounds
    let offset = CGPoint(
      x: point.x - bounds.minX - view.anchorPoint.x * bounds.width,
      y: point.y - bounds.minY - view.anchorPoint.y * bounds.height
    )
    let turned = offset.applying(view.transform)
    return CGPoint(x: view.center.x + turned.x, y: view.center.y + turned.y)
  }

  /// Where a point lies in the coordinates of the top of the tree.
  private func lifted(_ point: CGPoint, toTopFrom view: UIView) -> CGPoint {
    var (point, view) = (point, view)
    while let parent = view.superview {
      point = lifted(point, from: view)
      view = parent
    }
    return point
  }

  private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
  }

  private func randomTransform(_ random: inout SplitMix64) -> CGAffineTransform {
    switch random.int(0...4) {
    case 0: CGAffineTransform(rotationAngle: random.double(-3...3))
    case 1: CGAffineTransform(scaleX: random.double(0.3...3), y: random.double(-2 ... -0.3))
    case 2: CGAffineTransform(translationX: random.double(-50...50), y: random.double(-50...50))
    case 3:
      CGAffineTransform(rotationAngle: random.double(-3...3))
        .scaledBy(x: random.double(0.5...2), y: random.double(0.5...2))
        .translatedBy(x: random.double(-20...20), y: 3)
    default: .identity
    }
  }

  private func tree(_ random: inout SplitMix64) -> [UIView] {
    var views = [UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))]
    for _ in 0..<random.int(1...8) {
      let view = UIView()
      view.bounds = CGRect(
        x: random.double(-40...40),
        y: random.double(-40...40),
        width: random.double(1...200),
        height: random.double(1...200)
      )
      if random.once(in: 3) {
        view.anchorPoint = CGPoint(x: random.double(0...1), y: random.double(0...1))
      }
      view.center = CGPoint(x: random.double(-100...300), y: random.double(-100...300))
      view.transform = randomTransform(&random)
      random.pick(views).addSubview(view)
      views.append(view)
    }
    return views
  }

  private func box(_ points: [CGPoint]) -> CGRect {
    let (xs, ys) = (points.map(\.x).sorted(), points.map(\.y).sorted())
    return CGRect(
      x: xs[0],
      y: ys[0],
      width: xs[xs.count - 1] - xs[0],
      height: ys[ys.count - 1] - ys[0]
    )
  }

  private func corners(_ rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
  }

  @Test(arguments: 0..<60)
  func `points go from view to view as each lies in its superview`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let views = tree(&random)
    for _ in 0..<10 {
      let (a, b, between) = (random.pick(views), random.pick(views), random.pick(views))
      let point = CGPoint(x: random.double(-100...100), y: random.double(-100...100))
      let there = a.convert(point, to: b)
      // Both are the same place of the top.
      #expect(isClose(lifted(there, toTopFrom: b), lifted(point, toTopFrom: a)))
      #expect(isClose(b.convert(point, from: a), there))
      #expect(isClose(a.convert(there, from: b), point))
      #expect(isClose(between.convert(a.convert(point, to: between), to: b), there))
      // Outside of a window no view is the top.
      #expect(isClose(a.convert(point, to: nil as UIView?), lifted(point, toTopFrom: a)))
      #expect(isClose(a.convert(a.convert(point, to: nil as UIView?), from: nil as UIView?), point))
    }
  }

  @Test(arguments: 0..<40)
  func `a rectangle becomes the box around its corners`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let views = tree(&random)
    for _ in 0..<6 {
      let (a, b) = (random.pick(views), random.pick(views))
      let rect = CGRect(
        x: random.double(-50...50),
        y: random.double(-50...50),
        width: random.double(0...90),
        height: random.double(0...90)
      )
      let expected = box(corners(rect).map { a.convert($0, to: b) })
      #expect(isNear(a.convert(rect, to: b), expected, within: 1e-6))
      #expect(isNear(b.convert(rect, from: a), expected, within: 1e-6))
    }
  }

  @Test(arguments: 0..<30)
  func `a frame is the box around the bounds, seen from the superview`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for view in tree(&random) {
      guard let parent = view.superview else { continue }
      let expected = view.convert(view.bounds, to: parent)
      #expect(isNear(view.frame, expected, within: 1e-6))
    }
  }

  @Test(arguments: 0..<30)
  func `a frame that is set decides centre and bounds and leaves the bounds' origin`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let view = UIView()
    view.bounds.origin = CGPoint(x: random.double(-9...9), y: random.double(-9...9))
    view.anchorPoint = CGPoint(x: random.double(0...1), y: random.double(0...1))
    let (origin, anchor) = (view.bounds.origin, view.anchorPoint)
    let frame = CGRect(
      x: random.double(-99...99),
      y: random.double(-99...99),
      width: random.double(0...99),
      height: random.double(0...99)
    )
    view.frame = frame
    #expect(view.bounds.origin == origin && isNear(view.frame, frame, within: 1e-9))
    #expect(isClose(CGPoint(x: view.bounds.width, y: view.bounds.height), CGPoint(frame.size)))
    let center = CGPoint(
      x: frame.minX + anchor.x * frame.width,
      y: frame.minY + anchor.y * frame.height
    )
    #expect(isClose(view.center, center))
  }

  @Test func `a frame of negative size is turned over`() {
    let view = UIView(frame: CGRect(x: 50, y: 60, width: -20, height: -30))
    #expect(view.frame == CGRect(x: 30, y: 30, width: 20, height: 30))
  }

  @Test func `bounds grow about the anchor point`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.bounds.size = CGSize(width: 40, height: 10)
    #expect(view.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
    view.anchorPoint = .zero
    #expect(view.frame.origin == CGPoint(x: 20, y: 20))
    view.bounds.size = CGSize(width: 5, height: 6)
    #expect(view.frame == CGRect(x: 20, y: 20, width: 5, height: 6))
  }

  @Test func `a turn in space that is flat is the turn in the plane`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(view.transform.b - 1) < 1e-12 && abs(view.transform.a) < 1e-12)
    #expect(isNear(view.frame, CGRect(x: 10, y: -10, width: 20, height: 40)))
    view.transform = CGAffineTransform(translationX: 3, y: 4)
    #expect(view.transform3D.m41 == 3 && view.transform3D.m42 == 4)
  }

  @Test func `in a window no view is the window, and a space may be a screen`() {
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      let view = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
      controller.view.addSubview(view)
      screen.window.frame.origin = CGPoint(x: 5, y: 7)
      let point = CGPoint(x: 1, y: 2)
      #expect(view.convert(point, to: nil as UIView?) == CGPoint(x: 31, y: 42))
      let space: any UICoordinateSpace = UIScreen.main.coordinateSpace
      #expect(view.convert(point, to: space) == CGPoint(x: 36, y: 49))
      #expect(view.convert(CGPoint(x: 36, y: 49), from: space) == point)
      #expect(space.convert(point, from: view) == CGPoint(x: 36, y: 49))
      let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(view.convert(rect, to: space) == CGRect(x: 35, y: 47, width: 10, height: 10))
      #expect(view.convert(view.convert(rect, to: space), from: space) == rect)
    }
  }

  @Test(arguments: 0..<40)
  func `the view that is hit is the last one drawn that holds the point`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let views = tree(&random)
    for view in views.dropFirst() {
      if random.once(in: 5) { view.isHidden = true }
      if random.once(in: 6) { view.alpha = 0.001 }
      if random.once(in: 6) { view.isUserInteractionEnabled = false }
    }
    /// Views in the order they are drawn, those that a point reaches only.
    func reached(_ view: UIView, _ point: CGPoint) -> [UIView] {
      let isOpen = !view.isHidden && view.alpha > 0.01 && view.isUserInteractionEnabled
      guard isOpen, view.bounds.contains(view.convert(point, from: views[0])) else { return [] }
      return [view] + view.subviews.flatMap { reached($0, point) }
    }
    for _ in 0..<20 {
      let point = CGPoint(x: random.double(0...400), y: random.double(0...400))
      // The last in drawing order is the front-most, as what is in a view lies over the view.
      #expect(views[0].hitTest(point, with: nil) === reached(views[0], point).last)
    }
  }
}

extension CGPoint {
  fileprivate init(_ size: CGSize) { self.init(x: size.width, y: size.height) }
}
