import CoreGraphics
import TestSupport
import Testing
import UIKit

/// Who holds constraints, what priorities mean, and what changes leave behind.
@MainActor @Suite struct ConstraintRuleTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func child(of parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test func `what a constraint is at first`() {
    let constraint = NSLayoutConstraint(
      item: root,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 5
    )
    #expect(!constraint.isActive && constraint.priority == .required)
    #expect(constraint.identifier == nil && constraint.firstItem === root)
    #expect(constraint.secondItem == nil && constraint.secondAnchor == nil)
    #expect(root.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(root.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(root.translatesAutoresizingMaskIntoConstraints && root.constraints.isEmpty)
  }

  @Test func `priorities stand in UIKit's order`() {
    let order: [UILayoutPriority] = [
      .fittingSizeLevel, .defaultLow, .dragThatCannotResizeScene, .sceneSizeStayPut,
      .dragThatCanResizeScene, .defaultHigh, .required,
    ]
    #expect(order.map(\.rawValue) == [50, 250, 490, 500, 510, 750, 1000])
  }

  @Test func `a constraint is held by the nearest view around both of its items`() {
    let outer = child(of: root)
    let (a, b) = (child(of: outer), child(of: outer))
    let between = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    let across = a.topAnchor.constraint(equalTo: root.topAnchor)
    let own = a.widthAnchor.constraint(equalToConstant: 10)
    let toParent = b.topAnchor.constraint(equalTo: outer.topAnchor)
    NSLayoutConstraint.activate([between, across, own, toParent])
    #expect(outer.constraints == [between, toParent])
    #expect(root.constraints == [across] && a.constraints == [own] && b.constraints.isEmpty)
    NSLayoutConstraint.deactivate([between])
    #expect(outer.constraints == [toParent] && !between.isActive)
    own.isActive = false
    #expect(a.constraints.isEmpty)
  }

  @Test func `adding and removing a constraint is activating and deactivating it`() {
    let view = child(of: root)
    let constraints = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ]
    root.addConstraints(constraints)
    #expect(constraints.allSatisfy(\.isActive) && root.constraints == constraints)
    root.addConstraint(constraints[0])
    #expect(root.constraints.count == 2)
    root.removeConstraints(constraints)
    #expect(!constraints.contains(where: \.isActive) && root.constraints.isEmpty)
  }

  @Test func `a view that leaves takes off what tied it to those around it, and keeps its own`() {
    let (outer, other) = (child(of: root), child(of: root))
    let inner = child(of: outer)
    let tie = inner.leadingAnchor.constraint(equalTo: other.leadingAnchor)
    let inside = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    let own = outer.heightAnchor.constraint(equalToConstant: 9)
    NSLayoutConstraint.activate([tie, inside, own])
    outer.removeFromSuperview()
    #expect(!tie.isActive && inside.isActive && own.isActive)
    root.addSubview(outer)
    #expect(!tie.isActive && outer.constraints.contains(own))
  }

  @Test(arguments: 0..<40)
  func `of wishes for one length the strongest wins, within what is required`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let view = child(of: root)
    let (least, most) = (Double(random.int(20...60)), Double(random.int(100...150)))
    var wishes: [(value: Double, priority: Int)] = []
    for priority in Set((0..<4).map { _ in random.int(1...999) }) {
      wishes.append((Double(random.int(0...200)), priority))
    }
    var constraints = wishes.map { wish in
      let constraint = view.widthAnchor.constraint(equalToConstant: wish.value)
      constraint.priority = UILayoutPriority(Float(wish.priority))
      return constraint
    }
    constraints.append(view.widthAnchor.constraint(greaterThanOrEqualToConstant: least))
    constraints.append(view.widthAnchor.constraint(lessThanOrEqualToConstant: most))
    NSLayoutConstraint.activate(constraints.shuffled(using: &random))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    while !wishes.isEmpty {
      root.layoutIfNeeded()
      let strongest = wishes.max { $0.priority < $1.priority }
      let expected = CGFloat(min(most, max(least, strongest?.value ?? 0)))
      #expect(view.frame.width == expected, "\(wishes), \(least)...\(most)")
      // The strongest goes, and the next one has its turn.
      let index = wishes.firstIndex { $0.priority == strongest?.priority } ?? 0
      wishes.remove(at: index)
      let gone = constraints.first { $0.priority.rawValue == Float(strongest?.priority ?? 0) }
      gone?.isActive = false
    }
  }

  @Test(arguments: 0..<20)
  func `a priority that changes changes the winner`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let view = child(of: root)
    let (a, b) = (
      view.widthAnchor.constraint(equalToConstant: 30),
      view.widthAnchor.constraint(equalToConstant: 90)
    )
    (a.priority, b.priority) = (UILayoutPriority(500), UILayoutPriority(400))
    NSLayoutConstraint.activate([a, b, view.leftAnchor.constraint(equalTo: root.leftAnchor)])
    for _ in 0..<6 {
      let constraint = random.once(in: 2) ? a : b
      let other = constraint === a ? b : a
      var priority = Float(random.int(1...998))
      if priority == other.priority.rawValue { priority += 1 }
      constraint.priority = UILayoutPriority(priority)
      root.layoutIfNeeded()
      #expect(view.frame.width == (a.priority.rawValue > b.priority.rawValue ? 30 : 90))
    }
  }

  @Test func `a multiple of another length and a constant`() {
    let (a, b) = (child(of: root), child(of: root))
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: 10),
      b.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 1.5),
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.width == 60 && b.frame.height == 90)
    root.frame.size.width = 120
    root.layoutIfNeeded()
    #expect(a.frame.width == 40 && b.frame.height == 60)
  }

  private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
  }

  @Test func `what is aligned is without shadows, and back is the same`() {
    let view = Shadowed()
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let aligned = view.alignmentRect(forFrame: frame)
    #expect(aligned == CGRect(x: 12, y: 21, width: 24, height: 36))
    #expect(view.frame(forAlignmentRect: aligned) == frame)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    // The contents' size is that of the part that is aligned.
    #expect(view.frame == CGRect(x: -2, y: -1, width: 56, height: 24))
  }

  private static let alignments:
    [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] =
      [
        (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]

  @Test func `a format lines up neighbours by what its options say`() {
    let (a, b) = (child(of: root), child(of: root))
    let views = ["a": a, "b": b]
    for (option, attribute) in Self.alignments {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "[a]-[b]",
        options: option,
        metrics: nil,
        views: views
      )
      #expect(made.contains { $0.firstAttribute == attribute && $0.secondAttribute == attribute })
      #expect(made.contains { $0.constant == 8 || $0.constant == -8 })
    }
    let columns: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllLeading, .leading),
      (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    ]
    for (option, attribute) in columns {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "V:[a]-[b]",
        options: option,
        metrics: nil,
        views: views
      )
      #expect(made.contains { $0.firstAttribute == attribute && $0.secondAttribute == attribute })
    }
  }

  @Test func `a format reads from left to right where that is asked for`() {
    let (a, b) = (child(of: root), child(of: root))
    root.semanticContentAttribute = .forceRightToLeft
    for view in [a, b] { view.semanticContentAttribute = .forceRightToLeft }
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-0-[a(30)]-10-[b(40)]",
      options: .directionLeftToRight,
      metrics: nil,
      views: ["a": a, "b": b]
    )
    NSLayoutConstraint.activate(made)
    root.layoutIfNeeded()
    #expect(a.frame.minX == 0 && b.frame.minX == 40)
    NSLayoutConstraint.deactivate(made)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-0-[a(30)]-gap-[b(40)]",
        options: [],
        metrics: ["gap": 10],
        views: ["a": a, "b": b]
      )
    )
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 200 && b.frame.maxX == 160)
  }

  @Test(arguments: 0..<20)
  func `a layout that was changed on the way is that of a new tree`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let insets = (0..<8).map { _ in CGFloat(random.int(0...20)) }
    func build(_ constants: [CGFloat]) -> (UIView, [UIView], [NSLayoutConstraint]) {
      let top = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      var (parent, views): (UIView, [UIView]) = (top, [])
      var constraints: [NSLayoutConstraint] = []
      for level in 0..<2 {
        let view = child(of: parent)
        let own = Array(constants[(level * 4)..<(level * 4 + 4)])
        constraints += [
          view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: own[0]),
          view.topAnchor.constraint(equalTo: parent.topAnchor, constant: own[1]),
          parent.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: own[2]),
          parent.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: own[3]),
        ]
        views.append(view)
        parent = view
      }
      NSLayoutConstraint.activate(constraints)
      return (top, views, constraints)
    }
    let (lived, views, constraints) = build((0..<8).map { _ in CGFloat(random.int(0...20)) })
    for (constraint, constant) in zip(constraints, insets).shuffled(using: &random) {
      if random.once(in: 3) { lived.layoutIfNeeded() }
      if random.once(in: 4) { constraint.isActive = false }
      constraint.constant = constant
      constraint.isActive = true
    }
    lived.layoutIfNeeded()
    let (fresh, others, _) = build(insets)
    fresh.layoutIfNeeded()
    #expect(views.map(\.frame) == others.map(\.frame))
    // And both are what the insets say.
    let outer = CGRect(
      x: insets[0],
      y: insets[1],
      width: 300 - insets[0] - insets[2],
      height: 200 - insets[1] - insets[3]
    )
    #expect(views[0].frame == outer)
  }
}
