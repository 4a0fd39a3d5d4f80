import Testing
import UIKit
import WindowHost

@MainActor @Suite struct WindowTests {
  @Test func `a window is hidden until it is made visible, and becomes key`() {
    let screen = TestScreen()
    defer { screen.close() }
    let window = screen.window
    #expect(window.isHidden)
    window.makeKeyAndVisible()
    #expect(!window.isHidden && window.isKeyWindow)
  }

  @Test func `the root controller's view fills the window`() throws {
    let controller = UIViewController()
    try TestScreen.showing(controller, width: 300, height: 500) { screen in
      let view = try #require(controller.view)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
      #expect(view.superview === screen.window || view.window === screen.window)
      let next = UIViewController()
      screen.window.rootViewController = next
      #expect(view.window == nil)
      #expect(next.viewIfLoaded?.window === screen.window)
    }
  }

  @Test func `a window that changes size lays out its root and hands down traits`() throws {
    final class Noting: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        sizes.append(size)
        super.viewWillTransition(to: size, with: coordinator)
      }
    }
    let controller = Noting()
    TestScreen.showing(controller, width: 300, height: 500) { screen in
      #expect(controller.traitCollection.horizontalSizeClass == .compact)
      screen.host.post(.resized(.init(width: 1024, height: 768), scale: 2, time: screen.time))
      screen.stage.take(screen.host.events(until: 0), at: screen.time)
      screen.step()
      #expect(controller.sizes == [CGSize(width: 1024, height: 768)])
      #expect(controller.viewIfLoaded?.bounds.size == CGSize(width: 1024, height: 768))
      #expect(controller.traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test func `windows lie by level, then by age, and the topmost is hit`() {
    let screen = TestScreen()
    let high = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    defer {
      high.isHidden = true
      screen.close()
    }
    final class Pressed: UIView {
      let log = CallLog()
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.lines.append("began")
      }
    }
    let below = Pressed(frame: screen.window.bounds)
    let above = Pressed(frame: high.bounds)
    screen.window.addSubview(below)
    high.addSubview(above)
    high.windowLevel = .alert
    high.isHidden = false
    screen.window.makeKeyAndVisible()
    screen.tap(50, 50)
    #expect(above.log.take() == ["began"] && below.log.take().isEmpty)
    screen.tap(200, 200)
    #expect(above.log.take().isEmpty && below.log.take() == ["began"])
  }

  @Test func `coordinates go through windows to the screen`() {
    let screen = TestScreen()
    defer { screen.close() }
    let window = UIWindow(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
    #expect(window.convert(CGPoint(x: 5, y: 5), to: nil as UIWindow?) == CGPoint(x: 25, y: 35))
    #expect(window.convert(CGPoint(x: 25, y: 35), from: nil as UIWindow?) == CGPoint(x: 5, y: 5))
  }
}
