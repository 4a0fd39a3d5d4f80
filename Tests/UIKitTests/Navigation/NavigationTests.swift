import CoreGraphics
import Diagnostics
import Testing
import UIKit

/// Writes down the calls a navigation controller makes.
@MainActor
class Leaf: UIViewController {
  let log: CallLog
  let name: String

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ line: String) { log.lines.append("\(name).\(line)") }

  override func viewDidLoad() {
    note("load")
    view.backgroundColor = .white
  }
  override func viewWillAppear(_ animated: Bool) {
    note("willAppear\(animated ? " animated" : "")")
  }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    note("willDisappear\(isMovingFromParent ? " for good" : "")")
  }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove \(parent == nil ? "out" : "in")")
  }
}

@MainActor
private final class Witness: NSObject, UINavigationControllerDelegate {
  let log: CallLog

  init(_ log: CallLog) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { log.lines.append("willShow \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { log.lines.append("didShow \(viewController.title ?? "")") }
}

@MainActor @Suite struct NavigationTests {
  private let log = CallLog()

  @Test func `a push and a pop call everyone in UIKit's order`() {
    let a = Leaf("a", log)
    let b = Leaf("b", log)
    let witness = Witness(log)
    let navigation = UINavigationController(rootViewController: a)
    #expect(log.take() == ["a.willMove in", "a.didMove in"])
    navigation.delegate = witness
    TestScreen.showing(navigation) { screen in
      #expect(
        log.take() == [
          "a.load", "willShow a", "a.willAppear", "didShow a", "a.didAppear",
        ]
      )
      navigation.pushViewController(b, animated: true)
      #expect(navigation.viewControllers == [a, b] && navigation.topViewController === b)
      #expect(log.take() == ["b.willMove in"])
      screen.step()
      #expect(
        log.take() == ["b.load", "a.willDisappear", "willShow b", "b.willAppear animated"]
      )
      #expect(b.transitionCoordinator?.isAnimated == true)
      screen.settle()
      #expect(log.take() == ["a.didDisappear", "b.didAppear", "b.didMove in", "didShow b"])
      #expect(a.view.superview == nil && b.view.window != nil)
      #expect(b.transitionCoordinator == nil)
      #expect(navigation.popViewController(animated: true) === b)
      screen.settle()
      #expect(
        log.take() == [
          "b.willMove out", "b.willDisappear for good", "willShow a", "a.willAppear animated",
          "b.didDisappear", "a.didAppear", "b.didMove out", "didShow a",
        ]
      )
      #expect(b.parent == nil && b.navigationController == nil)
    }
  }

  @Test func `without an animation everything happens in one frame`() {
    let a = Leaf("a", log)
    let b = Leaf("b", log)
    let navigation = UINavigationController(rootViewController: a)
    TestScreen.showing(navigation) { screen in
      _ = log.take()
      navigation.pushViewController(b, animated: false)
      screen.step()
      #expect(
        log.take() == [
          "b.willMove in", "b.load", "a.willDisappear", "b.willAppear", "a.didDisappear",
          "b.didAppear", "b.didMove in",
        ]
      )
      #expect(b.view.frame == navigation.view.bounds)
    }
  }

  @Test func `new screens slide over old ones, which go along a little`() throws {
    let a = Leaf("a", log)
    let b = Leaf("b", log)
    let navigation = UINavigationController(rootViewController: a)
    TestScreen.showing(navigation) { screen in
      navigation.pushViewController(b, animated: true)
      screen.step(4)
      let upper = b.view.layer.presentation()?.frame.minX ?? 0
      let lower = a.view.layer.presentation()?.frame.minX ?? 0
      #expect(upper > 0 && upper < 320)
      #expect(lower < 0 && lower > -96)
      screen.settle()
      #expect(b.view.frame.minX == 0)
    }
  }

  @Test func `the root stays, and nobody is pushed twice`() {
    let a = Leaf("a", log)
    let navigation = UINavigationController(rootViewController: a)
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.viewControllers == [a])
    let again = UIKitDiagnostics.recording { navigation.pushViewController(a, animated: false) }
    #expect(again.map(\.code) == ["TSK-NAV-PUSH-TWICE"])
    let inner = UIKitDiagnostics.recording {
      navigation.pushViewController(UINavigationController(), animated: false)
    }
    #expect(inner.map(\.code) == ["TSK-NAV-PUSH-NAV"])
    let stranger = UIKitDiagnostics.recording {
      navigation.popToViewController(UIViewController(), animated: false)
    }
    #expect(stranger.map(\.code) == ["TSK-NAV-POP-MISSING"])
    let owned = UIKitDiagnostics.recording {
      navigation.navigationBar.pushItem(UINavigationItem(title: "x"), animated: false)
    }
    #expect(owned.map(\.code) == ["TSK-NAV-BAR-OWNED"])
    #expect(navigation.viewControllers == [a])
  }

  private func notched(_ device: inout Device) { device.safeArea = [47, 0, 34, 0] }

  @Test func `bars leave their height to the safe area, and content reaches under them`() {
    let a = Leaf("a", log)
    let navigation = UINavigationController(rootViewController: a)
    navigation.isToolbarHidden = false
    TestScreen.showing(navigation, configure: notched) { screen in
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 320, height: 44))
      #expect(a.view.frame == navigation.view.bounds)
      #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 78, right: 0))
      navigation.setNavigationBarHidden(true, animated: false)
      screen.step()
      #expect(a.view.safeAreaInsets.top == 47)
      navigation.setNavigationBarHidden(false, animated: true)
      screen.settle()
      #expect(a.view.safeAreaInsets.top == 91)
      a.edgesForExtendedLayout = []
      navigation.view.setNeedsLayout()
      screen.step()
      #expect(a.view.frame.minY == 91 && a.view.safeAreaInsets.top == 0)
    }
  }

  @Test func `a finger from the edge goes back, or thinks better of it`() {
    let a = Leaf("a", log)
    let b = Leaf("b", log)
    let navigation = UINavigationController(rootViewController: a)
    TestScreen.showing(navigation) { screen in
      navigation.pushViewController(b, animated: false)
      screen.step()
      _ = log.take()
      screen.drag(from: (4, 200), to: (60, 200), frames: 20)
      screen.settle()
      #expect(navigation.viewControllers == [a, b])
      #expect(b.view.frame.minX == 0 && b.view.window != nil && a.view.window == nil)
      #expect(navigation.navigationBar.topItem === b.navigationItem)
      _ = log.take()
      screen.drag(from: (4, 200), to: (260, 200), frames: 20)
      screen.settle()
      #expect(navigation.viewControllers == [a])
      #expect(a.view.frame.minX == 0 && a.view.window != nil && b.view.window == nil)
      #expect(log.lines.contains("b.didMove out"))
    }
  }

  @Test
  func `a finger that thinks better of it sends the lower one away before the upper comes back`() {
    let a = Leaf("a", log)
    let b = Leaf("b", log)
    let navigation = UINavigationController(rootViewController: a)
    TestScreen.showing(navigation) { screen in
      navigation.pushViewController(b, animated: false)
      screen.step()
      _ = log.take()
      screen.drag(from: (4, 200), to: (60, 200), frames: 20)
      screen.settle()
      #expect(
        log.take() == [
          "b.willMove out", "b.willDisappear for good", "a.willAppear animated",
          "a.willDisappear", "a.didDisappear", "b.willAppear animated", "b.didAppear",
        ]
      )
      #expect(navigation.transitionCoordinator == nil)
    }
  }

  @Test func `an animator of one's own is asked, and driven`() {
    let a = Leaf("a", log)
    let b = Leaf("b", log)
    let driver = FadeDriver()
    let navigation = UINavigationController(rootViewController: a)
    navigation.delegate = driver
    TestScreen.showing(navigation) { screen in
      navigation.pushViewController(b, animated: true)
      screen.step()
      #expect(b.view.superview === a.view.superview)
      driver.interaction.update(0.5)
      screen.step()
      let half = b.view.layer.presentation()?.opacity ?? 0
      #expect(abs(half - 0.5) < 0.02)
      driver.interaction.cancel()
      screen.settle()
      #expect(driver.ends == [false])
      #expect(navigation.viewControllers == [a] && b.view.superview == nil)
      navigation.pushViewController(b, animated: true)
      screen.step()
      driver.interaction.finish()
      screen.settle()
      #expect(driver.ends == [false, true])
      #expect(navigation.viewControllers == [a, b] && b.view.alpha == 1)
    }
  }

  /// How opaque a controller is some frames after a gesture let its transition go half-way.
  private func opacity(_ setUp: (UIPercentDrivenInteractiveTransition) -> Void) -> Float {
    let driver = FadeDriver()
    let (a, b) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: a)
    navigation.delegate = driver
    setUp(driver.interaction)
    var opacity: Float = 1
    TestScreen.showing(navigation) { screen in
      navigation.pushViewController(b, animated: true)
      screen.step()
      driver.interaction.update(0.5)
      screen.step()
      driver.interaction.finish()
      screen.step(4)
      opacity = b.view.layer.presentation()?.opacity ?? 1
    }
    return opacity
  }

  @Test func `bars go when an input view comes, where they are asked to`() {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let navigation = UINavigationController(rootViewController: controller)
    TestScreen.showing(navigation) { screen in
      controller.view.addSubview(field)
      screen.step()
      field.becomeFirstResponder()
      screen.settle()
      #expect(!navigation.isNavigationBarHidden)
      field.resignFirstResponder()
      screen.settle()
      navigation.hidesBarsWhenKeyboardAppears = true
      field.becomeFirstResponder()
      screen.settle()
      #expect(navigation.isNavigationBarHidden)
      field.resignFirstResponder()
      screen.settle()
    }
  }

  @Test func `a transition that a gesture let go follows its pace to the end`() {
    let linear = opacity { $0.completionCurve = .linear }
    let late = opacity { $0.completionCurve = .easeIn }
    let timed = opacity {
      $0.completionCurve = .linear
      $0.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    }
    let slow = opacity {
      $0.completionCurve = .linear
      $0.completionSpeed = 0.5
    }
    #expect(late < linear && timed == late)
    #expect(slow < linear && slow > 0.5)
  }
}

@MainActor
private final class FadeDriver: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let interaction = UIPercentDrivenInteractiveTransition()
  var ends: [Bool] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.3) {
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}
