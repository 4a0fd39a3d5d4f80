import QuartzCore
import Testing
import UIKit

/// Animations that are begun and committed.
@MainActor @Suite struct OldAnimationTests {
  @MainActor
  private final class Listener {
    var lines: [String] = []

    init() {
      SelectorTable.register(Listener.self, Selector("start:context:")) { listener, arguments in
        listener.lines.append("start \(arguments.first as? String ?? "?")")
      }
      SelectorTable.register(Listener.self, Selector("stop:finished:context:")) {
        $0.lines.append("stop \($1.first as? String ?? "?") \($1[1] as? Bool ?? false)")
      }
    }
  }

  @available(*, deprecated)
  private func runOld(_ view: UIView, _ listener: Listener) {
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(0.5)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationWillStart(Selector("start:context:"))
    UIView.setAnimationDidStop(Selector("stop:finished:context:"))
    view.alpha = 0
    UIView.commitAnimations()
  }

  @available(*, deprecated)
  @Test func `settings are taken over`() throws {
    try AnimationScreen.showing { screen, view in
      let listener = Listener()
      runOld(view, listener)
      let animation = view.layer.animation(forKey: "opacity")
      #expect(animation?.duration == 1)
      #expect(animation?.repeatCount == 2)
      #expect(animation?.autoreverses == true)
      let start = screen.frameTime()
      #expect(listener.lines == ["start fade"])
      screen.show(at: start + 1)
      #expect(view.layer.presentation()?.opacity == 0.5)
      screen.show(at: start + 4.5)
      #expect(listener.lines == ["start fade", "stop fade true"])
    }
  }
}
