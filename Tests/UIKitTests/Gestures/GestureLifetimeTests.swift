import Testing
import WindowHost

@testable import UIKit

/// What was touched goes with its view, and not only when something else is touched.
@MainActor @Suite struct GestureLifetimeTests {
  enum Kind: CaseIterable {
    case tap, pan, press, pinch, swipe, rotation

    @MainActor
    func make() -> UIGestureRecognizer {
      switch self {
      case .tap: UITapGestureRecognizer()
      case .pan: UIPanGestureRecognizer()
      case .press: UILongPressGestureRecognizer()
      case .pinch: UIPinchGestureRecognizer()
      case .swipe: UISwipeGestureRecognizer()
      case .rotation: UIRotationGestureRecognizer()
      }
    }
  }

  private final class Gone {
    weak var view: UIView?
    weak var gesture: UIGestureRecognizer?
  }

  private func use(
    _ gesture: @autoclosure () -> UIGestureRecognizer,
    on screen: TestScreen,
    _ touch: (UIView) -> Void
  ) -> Gone {
    let gone = Gone()
    let (view, gesture) = (
      UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), gesture()
    )
    view.addGestureRecognizer(gesture)
    screen.window.rootViewController?.view.addSubview(view)
    screen.step()
    touch(view)
    view.removeFromSuperview()
    (gone.view, gone.gesture) = (view, gesture)
    return gone
  }

  @Test(arguments: Kind.allCases)
  func `a recogniser that was touched goes with its view`(kind: Kind) {
    TestScreen.showing(UIViewController()) { screen in
      let gone = use(kind.make(), on: screen) { _ in
        screen.drag(from: (150, 150), to: (180, 150))
        screen.tap(150, 150)
        screen.step(60)
      }
      screen.settle()
      #expect(gone.gesture == nil && gone.view == nil)
    }
  }

  @Test func `a view that is removed under a finger goes when the finger is lifted`() {
    TestScreen.showing(UIViewController()) { screen in
      let gone = use(UIPanGestureRecognizer(), on: screen) { view in
        screen.drag(from: (150, 150), to: (180, 150), lifts: false)
        view.removeFromSuperview()
        screen.finger(.ended, 190, 150)
      }
      screen.settle()
      #expect(gone.gesture == nil && gone.view == nil)
    }
  }

  @Test func `modifier keys and buttons are known while the targets are called`() {
    TestScreen.showing(UIViewController()) { screen in
      let tap = UITapGestureRecognizer()
      var flags: UIKeyModifierFlags = []
      tap.addHandler { flags = $0.modifierFlags }
      screen.window.addGestureRecognizer(tap)
      for phase in [HostPointer.Phase.began, .ended] {
        var pointer = HostPointer(
          id: 0,
          phase: phase,
          kind: .finger,
          x: 50,
          y: 50,
          time: screen.time
        )
        pointer.modifiers = [.shift]
        screen.send(.pointer(pointer))
      }
      #expect(flags == .shift)
    }
  }
}
