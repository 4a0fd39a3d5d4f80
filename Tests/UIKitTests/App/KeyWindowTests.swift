import Foundation
import Testing
import UIKit
import WindowHost

/// Which window has the keys, and who is told that it came or went.
@MainActor @Suite struct KeyWindowTests {
  private final class Told: UIWindow {
    var log: CallLog?
    var name = ""
    var mayBecomeKey = true
    override var canBecomeKey: Bool { mayBecomeKey }
    override func becomeKey() { log?.lines.append("\(name) key \(isKeyWindow)") }
    override func resignKey() { log?.lines.append("\(name) no key \(isKeyWindow)") }
  }

  private let log = CallLog()

  private func window(_ name: String) -> Told {
    let window = Told(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.name = name
    window.log = log
    return window
  }

  private func onScreen(_ body: (TestScreen, Told, Told) -> Void) {
    TestScreen.showing(UIViewController()) { screen in
      let (a, b) = (window("a"), window("b"))
      defer { for window in [a, b] { window.isHidden = true } }
      body(screen, a, b)
    }
  }

  @Test func `the one before resigns first`() {
    onScreen { screen, a, b in
      a.makeKeyAndVisible()
      #expect(log.take() == ["a key true"] && !screen.window.isKeyWindow)
      b.isHidden = false
      #expect(log.take().isEmpty)
      b.makeKey()
      #expect(log.take() == ["a no key false", "b key true"])
      b.makeKey()
      #expect(log.take().isEmpty)
      screen.window.makeKey()
      #expect(log.take() == ["b no key false"])
    }
  }

  @Test func `a window that cannot is shown all the same`() {
    onScreen { screen, a, _ in
      a.mayBecomeKey = false
      a.makeKeyAndVisible()
      #expect(!a.isHidden && !a.isKeyWindow && screen.window.isKeyWindow && log.take().isEmpty)
    }
  }

  @Test func `notices say which window, after the window itself`() {
    onScreen { _, a, b in
      let names: [(Notification.Name, String)] = [
        (UIWindow.didBecomeVisibleNotification, "visible"),
        (UIWindow.didBecomeHiddenNotification, "hidden"),
        (UIWindow.didBecomeKeyNotification, "did become key"),
        (UIWindow.didResignKeyNotification, "did resign key"),
      ]
      let tokens = names.map { name, text in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notice in
          nonisolated(unsafe) let object = notice.object
          MainActor.assumeIsolated {
            guard let window = object as? Told else { return }
            log.lines.append("\(window.name) \(text)")
          }
        }
      }
      defer { tokens.forEach(NotificationCenter.default.removeObserver) }
      a.makeKeyAndVisible()
      #expect(log.take() == ["a visible", "a key true", "a did become key"])
      b.makeKeyAndVisible()
      #expect(
        log.take() == [
          "b visible", "a no key false", "a did resign key", "b key true", "b did become key",
        ]
      )
      a.isHidden = true
      a.isHidden = true
      #expect(log.take() == ["a hidden"])
    }
  }

  @Test func `the first of a stack is loaded in the key window, the root before it is one`() {
    final class Asking: UIViewController {
      weak var shown: UIWindow?
      var found: Bool?
      override func viewDidLoad() {
        super.viewDidLoad()
        found = shown?.isKeyWindow
      }
    }
    onScreen { _, a, b in
      let (alone, first) = (Asking(), Asking())
      (alone.shown, first.shown) = (a, b)
      a.rootViewController = alone
      a.makeKeyAndVisible()
      #expect(alone.found == false)
      a.isHidden = true
      b.rootViewController = UINavigationController(rootViewController: first)
      b.makeKeyAndVisible()
      #expect(first.found == true)
    }
  }

  @Test func `a hidden window has no keys any more`() {
    onScreen { _, a, _ in
      a.makeKeyAndVisible()
      _ = log.take()
      a.isHidden = true
      #expect(!a.isKeyWindow && log.take() == ["a no key false"])
    }
  }

  @Test func `each window keeps its first responder`() {
    final class Able: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    onScreen { screen, a, _ in
      let (mine, theirs) = (Able(), Able())
      screen.window.addSubview(mine)
      a.addSubview(theirs)
      a.isHidden = false
      #expect(mine.becomeFirstResponder() && theirs.becomeFirstResponder())
      #expect(theirs.isFirstResponder)
      theirs.resignFirstResponder()
      #expect(!theirs.isFirstResponder)
      mine.resignFirstResponder()
      mine.removeFromSuperview()
    }
  }

  @Test func `levels have the heights of UIKit`() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000 && UIWindow.Level.alert.rawValue == 2000)
    #expect(UIWindow().windowLevel == .normal && UIWindow().isHidden)
    #expect(UIWindow().frame == UIScreen.main.bounds && UIWindow().canBecomeKey)
  }

  @Test func `every event goes by the app and its window`() {
    final class Listening: UIWindow {
      var types: [UIEvent.EventType] = []
      override func sendEvent(_ event: UIEvent) {
        types.append(event.type)
        super.sendEvent(event)
      }
    }
    TestScreen.showing(UIViewController()) { screen in
      let window = Listening(frame: screen.window.bounds)
      defer { window.isHidden = true }
      let control = UIControl(frame: window.bounds)
      var taps = 0
      control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      window.addSubview(control)
      window.makeKeyAndVisible()
      screen.tap(50, 50)
      #expect(window.types == [.touches, .touches] && taps == 1)
    }
  }
}
