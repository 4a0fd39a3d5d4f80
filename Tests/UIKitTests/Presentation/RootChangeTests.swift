import Testing
import UIKit

/// What is presented while a window gets another root controller.
@MainActor @Suite struct `Presentations whose root is replaced` {
  private final class Heard: UIViewController {
    nonisolated(unsafe) static var calls: [String] = []

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      Self.calls.append("did disappear")
    }
  }

  @Test(
    arguments: [.fullScreen, .pageSheet, .overFullScreen, .popover] as [UIModalPresentationStyle],
    [false, true]
  )
  func `leave the window and are let go of`(style: UIModalPresentationStyle, isUnderWay: Bool) {
    weak var first: UIViewController?
    weak var second: UIViewController?
    @MainActor func show() {
      let root = UIViewController()
      TestScreen.showing(root) { screen in
        Heard.calls = []
        let (below, above) = (Heard(), UIViewController())
        (first, second) = (below, above)
        below.modalPresentationStyle = style
        below.popoverPresentationController?.sourceView = root.view
        root.present(below, animated: isUnderWay)
        screen.step(3)
        if !isUnderWay {
          below.present(above, animated: false)
          screen.step(3)
        }
        screen.window.rootViewController = UIViewController()
        screen.settle()
        screen.step(2)
        #expect(screen.window.subviews.count == 1)
        #expect(root.presentedViewController == nil && below.presentingViewController == nil)
        #expect(Heard.calls == ["did disappear"])
      }
    }
    show()
    #expect(first == nil && second == nil)
  }
}
