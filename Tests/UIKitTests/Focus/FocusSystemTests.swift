import CoreGraphics
import Testing
import UIKit
import WindowHost

/// Keys that go from group to group, and the calls on their way.
@MainActor @Suite struct FocusSystemTests {
  private final class Item: UIView {
    var log: [String] = []
    var mayUpdate = true
    override var canBecomeFocused: Bool { true }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { mayUpdate }

    override func didUpdateFocus(
      in context: UIFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      log.append(context.nextFocusedView === self ? "in" : "out")
      coordinator.addCoordinatedAnimations({
        self.alpha = context.nextFocusedView === self ? 1 : 0.5
      })
    }
  }

  private func items(_ frames: [CGRect], in controller: UIViewController) -> [Item] {
    frames.map { frame in
      let item = Item(frame: frame)
      controller.view.addSubview(item)
      return item
    }
  }

  private func focused() -> UIView? { UIScreen.main.focusedView }

  @Test func `the tab key goes in reading order, round and round`() {
    let controller = UIViewController()
    let made = items(
      [
        CGRect(x: 200, y: 10, width: 50, height: 50), CGRect(x: 10, y: 10, width: 50, height: 50),
        CGRect(x: 10, y: 200, width: 50, height: 50),
      ],
      in: controller
    )
    TestScreen.showing(controller) { screen in
      let order = [made[1], made[0], made[2], made[1]]
      for item in order {
        screen.key(.tab)
        #expect(focused() === item)
      }
      screen.key(.tab, isShifted: true)
      #expect(focused() === made[2])
      #expect(made[2].log == ["in", "out", "in"])
      made[0].isHidden = true
      screen.key(.tab, isShifted: true)
      #expect(focused() === made[1])
    }
  }

  @Test func `groups are one stop and arrows go within and between`() {
    let controller = UIViewController()
    let made = items(
      [
        CGRect(x: 10, y: 10, width: 50, height: 50), CGRect(x: 80, y: 10, width: 50, height: 50),
        CGRect(x: 10, y: 200, width: 50, height: 50),
      ],
      in: controller
    )
    made[0].focusGroupIdentifier = "row"
    made[1].focusGroupIdentifier = "row"
    TestScreen.showing(controller) { screen in
      screen.key(.tab)
      #expect(focused() === made[0])
      screen.key(.right)
      #expect(focused() === made[1])
      screen.key(.down)
      #expect(focused() === made[2])
      screen.key(.up)
      #expect(focused() === made[0])
      made[1].focusGroupPriority = .prioritized
      screen.key(.escape)
      screen.key(.tab)
      #expect(focused() === made[1])
    }
  }

  @Test func `one no is enough to hold the focus`() {
    let controller = UIViewController()
    let made = items(
      [CGRect(x: 10, y: 10, width: 50, height: 50), CGRect(x: 80, y: 10, width: 50, height: 50)],
      in: controller
    )
    TestScreen.showing(controller) { screen in
      screen.key(.tab)
      made[0].mayUpdate = false
      screen.key(.tab)
      #expect(focused() === made[0])
      made[0].mayUpdate = true
      UIFocusSystem.focusSystem(for: controller)?.requestFocusUpdate(to: made[1])
      screen.step(2)
      #expect(focused() === made[1])
      screen.settle()
      #expect(made[0].alpha == 0.5)
    }
  }

  @Test func `space works a control, and keys scroll where nothing has the focus`() {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    scroll.contentSize = CGSize(width: 320, height: 2_000)
    let control = UIControl(frame: CGRect(x: 10, y: 420, width: 100, height: 44))
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    controller.view.addSubview(scroll)
    controller.view.addSubview(control)
    TestScreen.showing(controller) { screen in
      screen.key(.down)
      screen.settle()
      #expect(scroll.contentOffset.y == 60)
      screen.key(.tab)
      #expect(focused() === control)
      screen.key(.space)
      #expect(count == 1)
      control.isEnabled = false
      #expect(!control.canBecomeFocused)
    }
  }
}
