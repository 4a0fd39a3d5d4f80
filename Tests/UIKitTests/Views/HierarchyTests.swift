import Testing
import UIKit

@MainActor @Suite struct HierarchyTests {
  final class Told: UIView {
    var log: [String] = []

    override func willMove(toSuperview new: UIView?) { log.append("willSuper \(new != nil)") }
    override func didMoveToSuperview() { log.append("didSuper \(superview != nil)") }
    override func willMove(toWindow new: UIWindow?) { log.append("willWindow \(new != nil)") }
    override func didMoveToWindow() { log.append("didWindow \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { log.append("added") }
    override func willRemoveSubview(_ subview: UIView) { log.append("removing") }
  }

  @Test func `a view is told of superview and window in UIKit's order`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let parent = Told()
    window.addSubview(parent)
    parent.log = []
    let view = Told()
    parent.addSubview(view)
    #expect(view.log == ["willSuper true", "willWindow true", "didWindow true", "didSuper true"])
    #expect(parent.log == ["added"])
    view.log = []
    parent.log = []
    view.removeFromSuperview()
    #expect(
      view.log == ["willSuper false", "willWindow false", "didWindow false", "didSuper false"]
    )
    #expect(parent.log == ["removing"])
    #expect(view.window == nil)
  }

  @Test func `without a window there is no word of one`() {
    let parent = UIView()
    let view = Told()
    parent.addSubview(view)
    #expect(view.log == ["willSuper true", "didSuper true"])
  }

  @Test func `views keep their order among layers of their own`() {
    let root = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    let loose = CALayer()
    root.addSubview(a)
    root.layer.addSublayer(loose)
    root.addSubview(b)
    root.insertSubview(c, belowSubview: b)
    #expect(root.subviews == [a, c, b])
    #expect(
      root.layer.sublayers?.map(ObjectIdentifier.init)
        == [a.layer, loose, c.layer, b.layer].map(ObjectIdentifier.init)
    )
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [b, c, a])
    root.sendSubviewToBack(a)
    #expect(root.subviews == [a, b, c])
    root.insertSubview(a, aboveSubview: b)
    #expect(root.subviews == [b, a, c])
    root.insertSubview(a, at: 99)
    #expect(root.subviews == [b, c, a])
  }

  @Test func `a view moves from one superview to another`() {
    let (one, two, view) = (UIView(), UIView(), UIView())
    one.addSubview(view)
    two.addSubview(view)
    #expect(one.subviews.isEmpty)
    #expect(view.superview === two)
    #expect(view.isDescendant(of: two) && view.isDescendant(of: view))
    #expect(!view.isDescendant(of: one))
  }

  @Test func `a view cannot be added to itself or into what is in it`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let found = UIKitDiagnostics.recording {
      inner.addSubview(outer)
      outer.addSubview(outer)
    }
    #expect(found.map(\.code) == ["TSK-VIEW-CYCLE", "TSK-VIEW-CYCLE"])
    #expect(outer.superview == nil)
  }

  @Test func `views are found by their tags`() {
    let (root, inner) = (UIView(), UIView())
    let deep = UIView()
    deep.tag = 7
    root.addSubview(inner)
    inner.addSubview(deep)
    #expect(root.viewWithTag(7) === deep)
    #expect(root.viewWithTag(8) == nil)
    #expect(root.viewWithTag(0) === root)
  }

  @Test func `a view that goes away leaves its subviews without a superview`() {
    let child = UIView()
    var parent: UIView? = UIView()
    parent?.addSubview(child)
    parent = nil
    #expect(child.superview == nil)
    #expect(child.layer.superlayer == nil)
  }

  @Test func `a number that is none is refused and named`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let found = UIKitDiagnostics.recording {
      view.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
      view.center = CGPoint(x: CGFloat.infinity, y: 0)
      view.bounds = CGRect(x: 0, y: 0, width: -CGFloat.nan, height: 1)
    }
    #expect(found.allSatisfy { $0.code == "TSK-NAN" })
    #expect(found.count == 3)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `trap stops at a number that is none`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIKitDiagnostics.policy = .trap
      UIView().center = CGPoint(x: CGFloat.nan, y: 0)
    }
  }
}
