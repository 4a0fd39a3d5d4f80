import TestSupport
import Testing
import UIKit

/// A view whose safe area is given, as the measurements were made.
final class SafeAreaRoot: UIView {
  var given = UIEdgeInsets.zero

  override var safeAreaInsets: UIEdgeInsets { given }
}

/// A view that writes down what it is told.
final class NoticeView: UIView {
  var notices: [String] = []

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    notices.append("layoutMarginsDidChange")
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    notices.append("safeAreaInsetsDidChange")
  }
}

@MainActor @Suite struct SafeAreaTests {
  private func family(_ inputs: JSONValue) -> (root: SafeAreaRoot, child: NoticeView) {
    let root = SafeAreaRoot(frame: inputs["parentBounds"].rect)
    root.given = inputs["parentSafeAreaInsets"].insets
    let child = NoticeView(frame: inputs["childFrame"].rect)
    root.addSubview(child)
    return (root, child)
  }

  @Test(arguments: try Fixture.vectors("geometry", "safe_area_propagation"))
  func `the safe area reaches into views as measured`(vector: Fixture.Vector) {
    let (root, child) = family(vector.inputs)
    #expect(isNear(child.safeAreaInsets, vector.expected["childSafeAreaInsets"].insets))
    #expect(child.superview === root)
  }

  @Test func `margins are announced before the safe area, and once`() throws {
    let vector = try #require(
      try Fixture.vectors("geometry", "callbacks").first { $0.id == "ge.safe.didChangeOrder" }
    )
    let root = SafeAreaRoot(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let child = NoticeView(frame: root.bounds)
    root.addSubview(child)
    #expect(child.notices.isEmpty)
    root.given = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    child.frame = CGRect(x: 0, y: 0, width: 320, height: 470)
    let order = vector.expected["order"].list?.compactMap(\.string)
    #expect(child.notices == order)
    child.frame = CGRect(x: 0, y: 0, width: 320, height: 470)
    root.layoutIfNeeded()
    #expect(child.notices == order)
  }

  @Test func `a controller adds to the safe area of its view`() throws {
    let vector = try #require(
      try Fixture.vectors("geometry", "safe_area_guide").first { $0.id == "ge.safe.additional" }
    )
    let root = SafeAreaRoot(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    root.given = vector.inputs["windowSafeArea"].insets
    let controller = UIViewController()
    controller.view.frame = root.bounds
    controller.additionalSafeAreaInsets = vector.inputs["additionalSafeAreaInsets"].insets
    root.addSubview(controller.view)
    #expect(controller.view.safeAreaInsets == vector.expected["vcViewSafeArea"].insets)
  }

  @Test func `a fresh view has margins of eight`() throws {
    let vector = try #require(
      try Fixture.vectors("geometry", "layout_margins").first { $0.id == "ge.margins.default" }
    )
    let view = UIView(frame: vector.inputs["bounds"].rect)
    #expect(view.layoutMargins == vector.expected["layoutMargins"].insets)
  }

  @Test func `margins keep out of the safe area unless told not to`() throws {
    let vector = try #require(
      try Fixture.vectors("geometry", "layout_margins").first { $0.id == "ge.margins.safeOff" }
    )
    let (root, child) = family(vector.inputs)
    #expect(child.superview === root)
    #expect(child.layoutMargins.top == 52)
    child.insetsLayoutMarginsFromSafeArea = false
    #expect(child.layoutMargins == vector.expected["childLayoutMargins"].insets)
  }

  @Test func `margins may keep those of the superview`() throws {
    let vector = try #require(
      try Fixture.vectors("geometry", "layout_margins").first { $0.id == "ge.margins.preserves" }
    )
    let parent = UIView(frame: vector.inputs["parentBounds"].rect)
    parent.layoutMargins = vector.inputs["parentLayoutMargins"].insets
    let child = UIView(frame: vector.inputs["childFrame"].rect)
    parent.addSubview(child)
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == vector.expected["childLayoutMargins"].insets)
  }

  @Test(arguments: [false, true])
  func `directional margins follow the reading direction`(isRightToLeft: Bool) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    #expect(view.layoutMargins.left == (isRightToLeft ? 4 : 2))
    #expect(view.layoutMargins.right == (isRightToLeft ? 2 : 4))
    #expect(view.directionalLayoutMargins.leading == 2)
  }

  @Test func `a screen that leaves its window keeps its safe area until it is somewhere again`() {
    let child = NoticeView()
    let (controller, inner) = (UIViewController(), UIViewController())
    let view: UIView = inner.view
    func configure(_ device: inout Device) { device.safeArea = [20, 0, 10, 0] }
    TestScreen.showing(controller, configure: configure) { screen in
      (view.frame, child.frame) = (controller.view.bounds, controller.view.bounds)
      view.addSubview(child)
      controller.view.addSubview(view)
      #expect(child.notices.contains("safeAreaInsetsDidChange"))
      child.notices = []
      view.removeFromSuperview()
      screen.settle()
      #expect(view.safeAreaInsets.top == 20 && child.safeAreaInsets.bottom == 10)
      controller.view.addSubview(view)
      #expect(child.notices.isEmpty)
      view.removeFromSuperview()
      let other = UIView(frame: view.frame)
      other.addSubview(view)
      #expect(view.safeAreaInsets == .zero && child.safeAreaInsets == .zero)
      #expect(child.notices == ["layoutMarginsDidChange", "safeAreaInsetsDidChange"])
    }
  }
}
