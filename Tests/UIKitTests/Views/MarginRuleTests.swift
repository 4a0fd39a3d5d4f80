import Testing
import UIKit

/// Margins of views and controllers, and what they follow.
@MainActor @Suite struct MarginRuleTests {
  private final class Noting: UIViewController {
    let log = CallLog()
    override func viewSafeAreaInsetsDidChange() { log.lines.append("safe area") }
    override func viewLayoutMarginsDidChange() { log.lines.append("margins") }
  }

  private func showing(
    width: CGFloat = 320,
    height: CGFloat = 480,
    safeArea: UIEdgeInsets = .zero,
    _ body: (TestScreen, Noting) throws -> Void
  ) rethrows {
    let controller = Noting()
    try TestScreen.showing(
      controller,
      width: width,
      height: height,
      configure: { device in
        device.safeArea = [
          Double(safeArea.top), Double(safeArea.left), Double(safeArea.bottom),
          Double(safeArea.right),
        ]
      },
      { screen in try body(screen, controller) }
    )
  }

  @Test(arguments: [(320.0, 16.0), (375, 16), (390, 16), (414, 20), (768, 20), (1024, 20)])
  func `a root keeps sixteen points of a narrow screen and twenty of a wide one`(
    width: Double,
    margin: CGFloat
  ) {
    showing(width: width, height: 1100) { _, controller in
      let least = controller.systemMinimumLayoutMargins
      #expect(
        least == NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
      )
      #expect(
        controller.view.layoutMargins
          == UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
      )
    }
  }

  @Test func `the least margins hold unless the controller leaves them`() {
    showing { _, controller in
      #expect(controller.viewRespectsSystemMinimumLayoutMargins)
      controller.view.directionalLayoutMargins = .init(top: 3, leading: 4, bottom: 5, trailing: 40)
      #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 16, bottom: 5, right: 40))
      controller.viewRespectsSystemMinimumLayoutMargins = false
      #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 40))
    }
  }

  @Test func `a root's margins lie inside of its safe area`() {
    let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    showing(safeArea: safeArea) { _, controller in
      #expect(
        controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16)
      )
      controller.view.insetsLayoutMarginsFromSafeArea = false
      #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    }
  }

  @Test func `a controller is told of margins and safe area that change, and of no others`() {
    let safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    showing(safeArea: safeArea) { screen, controller in
      #expect(controller.log.take().contains("safe area"))
      let margins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
      controller.view.layoutMargins = margins
      #expect(controller.log.take() == ["margins"])
      controller.view.layoutMargins = margins
      #expect(controller.log.take().isEmpty)
      controller.additionalSafeAreaInsets.bottom = 9
      screen.step()
      #expect(controller.log.take() == ["margins", "safe area"])
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 9, right: 0))
      controller.additionalSafeAreaInsets.bottom = 9
      screen.step()
      #expect(controller.log.take().isEmpty)
    }
  }

  @Test func `a child's view below the edge has what is left of the safe area`() {
    let safeArea = UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 0)
    showing(safeArea: safeArea) { screen, controller in
      let child = Noting()
      controller.addChild(child)
      child.view.frame = CGRect(x: 4, y: 15, width: 316, height: 465)
      controller.view.addSubview(child.view)
      child.didMove(toParent: controller)
      screen.step()
      #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 25, left: 6, bottom: 30, right: 0))
      _ = child.log.take()
      child.view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
      screen.step()
      #expect(child.view.safeAreaInsets == .zero)
      #expect(child.log.take().contains("safe area"))
      child.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      screen.step()
      #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
  }

  @Test func `margins that are kept reach down through any number of views`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let middle = UIView(frame: CGRect(x: 5, y: 0, width: 195, height: 190))
    let inner = UIView(frame: CGRect(x: 5, y: 0, width: 190, height: 190))
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    middle.preservesSuperviewLayoutMargins = true
    #expect(middle.layoutMargins == UIEdgeInsets(top: 30, left: 25, bottom: 20, right: 30))
    #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 20, right: 30))
  }

  @Test func `margins that change move what is pinned to them`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    let guide = outer.layoutMarginsGuide
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
    outer.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    outer.semanticContentAttribute = .forceRightToLeft
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 4, y: 1, width: 194, height: 96))
  }
}
