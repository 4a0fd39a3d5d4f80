import CoreGraphics
import Testing
import UIKit
import WindowHost

/// Writes down what a controller is told of its size and traits.
@MainActor
private final class Told: UIViewController {
  let log = CallLog()

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    let (old, new) = (traitCollection, newCollection)
    log.lines.append(
      "will \(old.horizontalSizeClass.rawValue)>\(new.horizontalSizeClass.rawValue)"
    )
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.lines.append("size \(Int(view.bounds.width))>\(Int(size.width))")
    coordinator.animate { [self] _ in
      log.lines.append("beside \(Int(view.bounds.width))")
    } completion: { [self] _ in
      log.lines.append("after")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.lines.append("traits")
  }
}

/// Lets a popover adapt as it does by itself, and writes down to what.
@MainActor
private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
  let log = CallLog()

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { log.lines.append(style == .none ? "itself" : "style \(style.rawValue)") }
}

@MainActor @Suite struct SizeTransitionTests {
  private func resize(_ screen: TestScreen, _ width: Double, _ height: Double) {
    screen.send(
      .resized(HostSize(width: width, height: height), scale: 2, time: screen.time)
    )
    screen.step()
  }

  @Test func `controllers hear of traits, then of the size, before either changes`() {
    let root = Told()
    let inner = Told()
    root.addChild(inner)
    inner.didMove(toParent: root)
    TestScreen.showing(root, width: 1024, height: 768) { screen in
      root.view.addSubview(inner.view)
      inner.view.frame = root.view.bounds
      inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      screen.step()
      _ = (root.log.take(), inner.log.take())
      resize(screen, 390, 844)
      #expect(
        root.log.take() == ["will 2>1", "size 1024>390", "traits", "beside 390", "after"]
      )
      #expect(
        inner.log.take() == ["will 2>1", "size 1024>390", "traits", "beside 390", "after"]
      )
      resize(screen, 400, 844)
      #expect(root.log.take() == ["size 390>400", "beside 400", "after"])
    }
  }

  @Test func `a child with traits of its own hears of changes that reach it only`() {
    let root = Told()
    let inner = Told()
    root.addChild(inner)
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact),
      forChild: inner
    )
    inner.didMove(toParent: root)
    TestScreen.showing(root, width: 1024, height: 768) { screen in
      root.view.addSubview(inner.view)
      screen.step()
      _ = (inner.log.take(), root.log.take())
      resize(screen, 390, 844)
      #expect(inner.log.take().filter { $0.hasPrefix("will") }.isEmpty)
      #expect(root.log.lines.first == "will 2>1")
    }
  }

  @Test func `a popover becomes a sheet where there is little room, and a popover again`() {
    let root = UIViewController()
    let bubble = UIViewController()
    let delegate = Adapting()
    TestScreen.showing(root, width: 1024, height: 768) { screen in
      bubble.modalPresentationStyle = .popover
      bubble.popoverPresentationController?.sourceView = root.view
      bubble.popoverPresentationController?.delegate = delegate
      root.present(bubble, animated: false)
      screen.settle()
      #expect(bubble.activePresentationController is UIPopoverPresentationController)
      #expect(delegate.log.take() == ["itself"])
      #expect(bubble.view.bounds.width < 400)
      resize(screen, 390, 844)
      screen.settle()
      #expect(bubble.activePresentationController is UISheetPresentationController)
      #expect(delegate.log.take().count == 1)
      #expect(bubble.view.window != nil && bubble.view.bounds.width == 390)
      #expect(root.presentedViewController === bubble)
      resize(screen, 1024, 768)
      screen.settle()
      #expect(bubble.activePresentationController is UIPopoverPresentationController)
      #expect(delegate.log.take() == ["itself"])
      #expect(bubble.view.window != nil && bubble.view.bounds.width < 400)
      root.dismiss(animated: false)
      screen.settle()
      #expect(root.presentedViewController == nil && bubble.view.window == nil)
    }
  }
}
