import TestSupport
import Testing
import UIKit

/// Random changes of a tree of views, beside arrays that hold what should be in each.
@MainActor @Suite struct HierarchyModelTests {
  /// Counts what it is told, and that before and after agree.
  private final class Counted: UIView {
    var (superviewChanges, windowChanges) = (0, 0)
    var announcedSuperview: UIView?
    var announcedWindow: UIWindow?
    var mistakes: [String] = []
    var held: [UIView] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      announcedSuperview = newSuperview
      superviewChanges += 1
    }
    override func didMoveToSuperview() {
      if superview !== announcedSuperview { mistakes.append("superview") }
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      announcedWindow = newWindow
      windowChanges += 1
    }
    override func didMoveToWindow() {
      if window !== announcedWindow { mistakes.append("window") }
    }
    override func didAddSubview(_ subview: UIView) {
      if subview.superview !== self { mistakes.append("added") }
      held.append(subview)
    }
    override func willRemoveSubview(_ subview: UIView) {
      if subview.superview !== self { mistakes.append("removing") }
      held.removeAll { $0 === subview }
    }
  }

  /// What should be in each parent, back to front.
  private struct Model {
    var children: [[Int]]

    mutating func take(_ view: Int) {
      for index in children.indices { children[index].removeAll { $0 == view } }
    }
    mutating func insert(_ view: Int, in parent: Int, at index: Int) {
      take(view)
      children[parent].insert(view, at: max(0, min(index, children[parent].count)))
    }
  }

  private func change(
    _ random: inout SplitMix64,
    _ model: inout Model,
    _ parents: [Counted],
    _ views: [Counted]
  ) {
    let (parent, view) = (random.int(0...parents.count - 1), random.int(0...views.count - 1))
    let count = model.children[parent].count
    switch random.int(0...7) {
    case 0:
      parents[parent].addSubview(views[view])
      model.insert(view, in: parent, at: .max)
    case 1:
      let index = random.int(0...count + 2)
      parents[parent].insertSubview(views[view], at: index)
      model.insert(view, in: parent, at: index)
    case 2, 3:
      guard let sibling = model.children[parent].randomElement(using: &random), sibling != view
      else { return }
      let isAbove = random.once(in: 2)
      if isAbove {
        parents[parent].insertSubview(views[view], aboveSubview: views[sibling])
      } else {
        parents[parent].insertSubview(views[view], belowSubview: views[sibling])
      }
      model.take(view)
      let place = model.children[parent].firstIndex(of: sibling) ?? 0
      model.insert(view, in: parent, at: place + (isAbove ? 1 : 0))
    case 4:
      guard count > 1 else { return }
      let (a, b) = (random.int(0...count - 1), random.int(0...count - 1))
      parents[parent].exchangeSubview(at: a, withSubviewAt: b)
      model.children[parent].swapAt(a, b)
    case 5:
      parents[parent].bringSubviewToFront(views[view])
      guard model.children[parent].contains(view) else { return }
      model.insert(view, in: parent, at: .max)
    case 6:
      parents[parent].sendSubviewToBack(views[view])
      guard model.children[parent].contains(view) else { return }
      model.insert(view, in: parent, at: 0)
    default:
      views[view].removeFromSuperview()
      model.take(view)
    }
  }

  @Test(arguments: 0..<25)
  func `subviews, layers and what views are told agree with the model`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let parents = [Counted(), Counted(), Counted()]
    // Two parents are in the window, one is nowhere.
    for parent in parents.prefix(2) { window.addSubview(parent) }
    let views = (0..<6).map { _ in Counted() }
    var model = Model(children: [[], [], []])
    for step in 0..<80 {
      change(&random, &model, parents, views)
      for (index, parent) in parents.enumerated() {
        let expected = model.children[index].map { views[$0] }
        guard parent.subviews == expected else {
          Issue.record("step \(step): \(index) holds something else")
          return
        }
        let layers = (parent.layer.sublayers ?? []).map(ObjectIdentifier.init)
        #expect(layers == expected.map { ObjectIdentifier($0.layer) })
        #expect(
          Set(parent.held.map(ObjectIdentifier.init)) == Set(expected.map(ObjectIdentifier.init))
        )
        for view in expected {
          #expect(view.superview === parent && view.window === parent.window)
        }
      }
      let placed = Set(model.children.flatMap { $0 })
      for (index, view) in views.enumerated() where !placed.contains(index) {
        #expect(view.superview == nil && view.window == nil)
      }
    }
    for view in parents + views { #expect(view.mistakes.isEmpty) }
  }

  @Test func `going from one place in a window to another is no change of window to be left with`()
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (one, two, view) = (UIView(), UIView(), Counted())
    window.addSubview(one)
    window.addSubview(two)
    one.addSubview(view)
    let before = view.windowChanges
    two.addSubview(view)
    #expect(view.window === window && view.windowChanges == before)
    #expect(view.superviewChanges == 2 && view.mistakes.isEmpty)
  }

  @Test func `what is deep below is told of the window, and not of a superview`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, inner) = (UIView(), Counted())
    outer.addSubview(inner)
    let superviews = inner.superviewChanges
    window.addSubview(outer)
    #expect(inner.window === window && inner.windowChanges == 1)
    outer.removeFromSuperview()
    #expect(inner.window == nil && inner.windowChanges == 2)
    #expect(inner.superviewChanges == superviews)
  }

  @Test func `a view that removes itself as it comes is gone`() {
    final class Shy: UIView {
      override func didMoveToSuperview() { if superview != nil { removeFromSuperview() } }
    }
    let (parent, shy) = (UIView(), Shy())
    parent.addSubview(shy)
    #expect(parent.subviews.isEmpty && shy.superview == nil)
    #expect(parent.layer.sublayers?.isEmpty ?? true)
  }

  @Test func `removing a sibling while the tree enters a window is safe`() {
    final class Remover: UIView {
      var victim: UIView?
      override func didMoveToWindow() { victim?.removeFromSuperview() }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (root, remover, victim, last) = (UIView(), Remover(), Counted(), Counted())
    for view in [remover, victim, last] { root.addSubview(view) }
    remover.victim = victim
    window.addSubview(root)
    #expect(root.subviews == [remover, last])
    #expect(victim.window == nil && victim.superview == nil)
    #expect(last.window === window && last.windowChanges == 1)
  }

  @Test func `a sibling that is none does not lose the view`() {
    let (parent, stranger, view) = (UIView(), UIView(), UIView())
    parent.addSubview(UIView())
    parent.insertSubview(view, aboveSubview: stranger)
    #expect(view.superview === parent && parent.subviews.count == 2)
  }
}
