import CoreGraphics
import Foundation
import Testing
import UIKit

/// Who is asked and told when the focus moves, and where it goes when it is asked for.
@MainActor @Suite struct FocusCallTests {
  private final class Item: UIView {
    var name = ""
    var log: CallLog?
    override var canBecomeFocused: Bool { true }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { log?.lines.append(name) }
  }

  private final class Page: UIViewController {
    var log: CallLog?
    var refuses = false
    var preferred: [any UIFocusEnvironment] = []
    var contexts: [UIFocusUpdateContext] = []
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !refuses }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      log?.lines.append("page")
      contexts.append(context)
    }
  }

  private let page = Page()
  private let log = CallLog()

  private func onScreen(_ body: (TestScreen, [Item]) throws -> Void) rethrows {
    page.log = log
    try TestScreen.showing(page) { screen in
      let items = (0..<3).map { index in
        let item = Item(frame: CGRect(x: 20 + 90 * CGFloat(index), y: 50, width: 60, height: 40))
        (item.name, item.log) = ("\(index)", log)
        page.view.addSubview(item)
        return item
      }
      try body(screen, items)
    }
  }

  private var focused: UIView? { UIScreen.main.focusedView }

  private func ask(_ environment: any UIFocusEnvironment, _ screen: TestScreen) {
    UIFocusSystem.focusSystem(for: page)?.requestFocusUpdate(to: environment)
    screen.step(2)
  }

  @Test func `the context says from where to where`() {
    onScreen { screen, items in
      ask(items[0], screen)
      screen.key(.right)
      #expect(focused === items[1] && items[1].isFocused && !items[0].isFocused)
      let context = page.contexts.last
      #expect(context?.previouslyFocusedView === items[0] && context?.nextFocusedView === items[1])
      #expect(context?.previouslyFocusedItem === items[0] && context?.nextFocusedItem === items[1])
      #expect(context?.focusHeading == .right)
      screen.key(.left)
      #expect(page.contexts.last?.focusHeading == .left && focused === items[0])
    }
  }

  @Test func `both ends and what is around them are told, each once`() {
    onScreen { screen, items in
      ask(items[0], screen)
      _ = log.take()
      screen.key(.right)
      let lines = log.take()
      #expect(lines.sorted() == ["0", "1", "page"])
    }
  }

  @Test func `a controller around both may refuse`() {
    onScreen { screen, items in
      ask(items[0], screen)
      page.refuses = true
      screen.key(.right)
      #expect(focused === items[0])
      page.refuses = false
      screen.key(.right)
      #expect(focused === items[1])
    }
  }

  @Test func `a controller that is asked for the focus gives it to what it prefers`() {
    onScreen { screen, items in
      page.preferred = [items[2], items[0]]
      ask(page, screen)
      #expect(focused === items[2])
      // What cannot have the focus is passed over.
      items[0].removeFromSuperview()
      page.preferred = [UIView(), items[1]]
      page.setNeedsFocusUpdate()
      page.updateFocusIfNeeded()
      #expect(focused === items[1])
    }
  }

  @Test func `an arrow that leads nowhere says so`() {
    onScreen { screen, items in
      ask(items[0], screen)
      var failures = 0
      let token = NotificationCenter.default.addObserver(
        forName: UIFocusSystem.movementDidFailNotification,
        object: nil,
        queue: nil
      ) { _ in MainActor.assumeIsolated { failures += 1 } }
      defer { NotificationCenter.default.removeObserver(token) }
      screen.key(.up)
      #expect(failures == 1 && focused === items[0])
      screen.key(.right)
      #expect(failures == 1 && focused === items[1])
    }
  }

  @Test func `a notice of each move has its context`() throws {
    onScreen { screen, items in
      var next: [UIView?] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIFocusSystem.didUpdateNotification,
        object: nil,
        queue: nil
      ) { notice in
        nonisolated(unsafe) let info = notice.userInfo
        MainActor.assumeIsolated {
          let context = info?[UIFocusSystem.focusUpdateContextUserInfoKey]
          next.append((context as? UIFocusUpdateContext)?.nextFocusedView)
        }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      ask(items[1], screen)
      screen.key(.right)
      #expect(next == [items[1], items[2]])
    }
  }

  @Test func `a view that leaves the screen has no focus any more`() {
    onScreen { screen, items in
      ask(items[1], screen)
      items[1].removeFromSuperview()
      #expect(focused == nil && !items[1].isFocused)
      screen.key(.tab)
      #expect(focused != nil && focused !== items[1])
    }
  }

  @Test func `environments lie in each other as views and controllers do`() {
    onScreen { _, items in
      let outer = items[0].parentFocusEnvironment
      #expect(outer === page.view || outer === page)
      #expect(page.view.parentFocusEnvironment === page)
      #expect(UIFocusSystem.focusSystem(for: items[0]) != nil)
      #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
      let found = page.view.focusItems(in: CGRect(x: 0, y: 0, width: 130, height: 200))
      #expect(found.count == 2 && found.contains { $0 === items[0] })
      items[0].isHidden = true
      #expect(page.view.focusItems(in: page.view.bounds).count == 2)
    }
  }

  @Test func `coordinated animations run together and their ends come after`() {
    final class Animated: UIView {
      var ends: [String] = []
      override var canBecomeFocused: Bool { true }
      override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
      ) {
        coordinator.addCoordinatedFocusingAnimations(
          { context in
            self.ends.append("animates \(context.duration > 0)")
            self.alpha = 0.5
          },
          completion: { self.ends.append("done") }
        )
      }
    }
    onScreen { screen, _ in
      let view = Animated(frame: CGRect(x: 20, y: 200, width: 60, height: 40))
      page.view.addSubview(view)
      ask(view, screen)
      #expect(view.ends.first == "animates true" && view.alpha == 0.5)
      screen.settle()
      #expect(view.ends == ["animates true", "done"])
    }
  }
}
