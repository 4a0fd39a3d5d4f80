import TestSupport
import Testing
import UIKit

@MainActor @Suite struct GuideTests {
  private func child(of root: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func fill(_ view: UIView, _ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func `guides of margins and safe area lie where they were measured`() throws {
    let root = InsetView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let margins = try #require(
      try Fixture.vectors("geometry", "layout_margins").first { $0.id == "ge.margins.default" }
    )
    #expect(
      root.layoutMarginsGuide.layoutFrame == margins.expected["layoutMarginsGuideFrame"].rect
    )
    let safe = try #require(
      try Fixture.vectors("geometry", "safe_area_guide").first { $0.id == "ge.safe.guide" }
    )
    root.given = safe.inputs["parentSafeAreaInsets"].insets
    #expect(root.safeAreaLayoutGuide.layoutFrame == safe.expected["safeAreaLayoutGuideFrame"].rect)
    let view = child(of: root)
    fill(view, root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(view.frame == root.safeAreaLayoutGuide.layoutFrame)
  }

  @Test func `views follow changed margins`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = child(of: root)
    fill(view, root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 84, height: 84))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
  }

  @Test(arguments: try Fixture.vectors("geometry", "readable_content_guide"))
  func `the readable width is capped as measured`(vector: Fixture.Vector) {
    let bounds = vector.inputs["bounds"].rect
    // The cap that was measured is that of a later design.
    let insets = ReadableWidth.insets(
      in: bounds.size,
      margins: vector.inputs["layoutMargins"].insets,
      width: 920
    )
    #expect(isNear(bounds.inset(by: insets), vector.expected["readableContentGuideFrame"].rect))
  }

  @Test func `the readable guide of the default design`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 200))
    #expect(
      root.readableContentGuide.layoutFrame == CGRect(x: 176, y: 8, width: 672, height: 184)
    )
  }

  @Test func `the keyboard guide has no height above the safe area`() {
    let root = InsetView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.given = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    #expect(
      root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 446, width: 320, height: 0)
    )
  }

  @Test func `leading is to the right where lines start there`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let view = child(of: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    for item in [root, view] { item.semanticContentAttribute = .forceRightToLeft }
    root.layoutIfNeeded()
    #expect(view.frame.minX == 70)
  }

  @Test func `distances between anchors are lengths`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
    let views = [child(of: root), child(of: root)]
    NSLayoutConstraint.activate(views.map { $0.widthAnchor.constraint(equalToConstant: 30) })
    NSLayoutConstraint.activate([
      root.leftAnchor.anchorWithOffset(to: views[0].leftAnchor).constraint(
        equalTo: views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor)
      ),
      root.leftAnchor.anchorWithOffset(to: views[0].leftAnchor).constraint(
        equalTo: views[1].rightAnchor.anchorWithOffset(to: root.rightAnchor)
      ),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [20, 70])
  }

  @Test func `system spacing is 8`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
    let view = child(of: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalToSystemSpacingAfter: root.leftAnchor, multiplier: 2),
      view.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 16, y: 4))
  }
}
