import CoreGraphics
import TestSupport
import Testing
import UIKit

/// Bubbles: on which side of what they are about, and who may put them away.
@MainActor @Suite struct PopoverRuleTests {
  private final class Asked: NSObject, UIPopoverPresentationControllerDelegate {
    var allows = true
    var calls: [String] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      calls.append("prepare")
    }
    func popoverPresentationControllerShouldDismissPopover(
      _ controller: UIPopoverPresentationController
    ) -> Bool { allows }
    func popoverPresentationControllerDidDismissPopover(
      _ controller: UIPopoverPresentationController
    ) { calls.append("dismissed") }
  }

  private let root = UIViewController()
  private let page = UIViewController()
  private let source = UIView()
  private let asked = Asked()

  private func showing(
    _ frame: CGRect,
    size: CGSize = CGSize(width: 200, height: 150),
    directions: UIPopoverArrowDirection = .any,
    _ body: (TestScreen, UIPopoverPresentationController) throws -> Void
  ) throws {
    try TestScreen.showing(root, width: 600, height: 600) { screen in
      source.frame = frame
      root.view.addSubview(source)
      page.modalPresentationStyle = .popover
      page.preferredContentSize = size
      let popover = try #require(page.popoverPresentationController)
      popover.sourceView = source
      popover.delegate = asked
      popover.permittedArrowDirections = directions
      root.present(page, animated: false)
      screen.settle()
      try body(screen, popover)
      root.dismiss(animated: false)
      screen.settle()
    }
  }

  private var frame: CGRect { page.view.convert(page.view.bounds, to: nil as UIView?) }

  @Test(arguments: [
    UIPopoverArrowDirection.up, .down, .left, .right,
  ])
  func `the arrow points the way that is permitted`(direction: UIPopoverArrowDirection) throws {
    let middle = CGRect(x: 280, y: 280, width: 40, height: 40)
    try showing(middle, directions: direction) { _, popover in
      #expect(popover.arrowDirection == direction)
      #expect(frame.size == CGSize(width: 200, height: 150))
      switch direction {
      case .up: #expect(frame.minY > middle.maxY && frame.midX == middle.midX)
      case .down: #expect(frame.maxY < middle.minY && frame.midX == middle.midX)
      case .left: #expect(frame.minX > middle.maxX && frame.midY == middle.midY)
      default: #expect(frame.maxX < middle.minX && frame.midY == middle.midY)
      }
    }
  }

  @Test(arguments: 0..<20)
  func `a bubble never covers what it is about where there is room, nor leaves the screen`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let place = CGRect(
      x: random.double(0...560),
      y: random.double(0...560),
      width: 40,
      height: 40
    )
    try showing(place) { _, popover in
      #expect(!frame.intersects(place))
      let room = CGRect(x: 0, y: 0, width: 600, height: 600).inset(by: popover.popoverLayoutMargins)
      #expect(room.insetBy(dx: -0.01, dy: -0.01).contains(frame))
      #expect(frame.size == CGSize(width: 200, height: 150))
    }
  }

  @Test func `a rectangle of the source view is what it is about`() throws {
    try showing(CGRect(x: 0, y: 0, width: 600, height: 600)) { screen, popover in
      root.dismiss(animated: false)
      screen.settle()
      let again = try #require(page.popoverPresentationController)
      #expect(again !== popover)
      again.delegate = asked
      again.sourceView = source
      again.sourceRect = CGRect(x: 300, y: 100, width: 10, height: 10)
      again.permittedArrowDirections = .up
      root.present(page, animated: false)
      screen.settle()
      #expect(frame.midX == 305 && frame.minY > 110)
    }
  }

  @Test func `a tap beside puts it away and tells so`() throws {
    try showing(CGRect(x: 280, y: 280, width: 40, height: 40)) { screen, _ in
      #expect(asked.calls == ["prepare"])
      screen.tap(20, 580)
      screen.settle()
      #expect(root.presentedViewController == nil && asked.calls == ["prepare", "dismissed"])
    }
  }

  @Test func `a delegate may keep it`() throws {
    asked.allows = false
    try showing(CGRect(x: 280, y: 280, width: 40, height: 40)) { screen, _ in
      screen.tap(20, 580)
      screen.settle()
      #expect(root.presentedViewController === page && asked.calls == ["prepare"])
    }
  }

  @Test func `views that are passed through are used while it stands`() throws {
    try showing(CGRect(x: 280, y: 280, width: 40, height: 40)) { screen, popover in
      let control = UIControl(frame: CGRect(x: 0, y: 540, width: 60, height: 60))
      var taps = 0
      control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      root.view.addSubview(control)
      popover.passthroughViews = [control]
      screen.tap(20, 580)
      screen.settle()
      #expect(taps == 1 && root.presentedViewController === page)
    }
  }

  @Test func `it grows and shrinks as its content prefers`() throws {
    try showing(CGRect(x: 280, y: 20, width: 40, height: 40), directions: .up) { screen, _ in
      page.preferredContentSize = CGSize(width: 260, height: 300)
      screen.settle()
      #expect(frame.size == CGSize(width: 260, height: 300) && frame.midX == 300)
    }
  }

  @Test func `it follows the page that its navigation controller shows`() throws {
    TestScreen.showing(root, width: 600, height: 600) { screen in
      page.preferredContentSize = CGSize(width: 200, height: 150)
      let navigation = UINavigationController(rootViewController: page)
      navigation.modalPresentationStyle = .popover
      navigation.popoverPresentationController?.sourceView = root.view
      navigation.popoverPresentationController?.sourceRect = CGRect(
        x: 300,
        y: 10,
        width: 1,
        height: 1
      )
      root.present(navigation, animated: false)
      screen.settle()
      #expect(navigation.view.bounds.size == CGSize(width: 200, height: 150))
      page.preferredContentSize = CGSize(width: 240, height: 180)
      screen.settle()
      #expect(navigation.view.bounds.size == CGSize(width: 240, height: 180))
      root.dismiss(animated: false)
      screen.settle()
    }
  }

  @Test func `what it is about is a view or an item of a bar`() throws {
    let popover = UIPopoverPresentationController(presentedViewController: page, presenting: nil)
    #expect(popover.sourceItem == nil && popover.sourceRect.isNull)
    #expect(popover.permittedArrowDirections == .any && popover.arrowDirection == .unknown)
    let item = UIBarButtonItem()
    popover.sourceItem = source
    #expect(popover.sourceView === source && popover.barButtonItem == nil)
    popover.sourceItem = item
    #expect(popover.barButtonItem === item && popover.sourceView == nil)
  }

  @Test func `on a narrow screen it becomes a sheet, unless it is to stay`() throws {
    for stays in [false, true] {
      let (root, page) = (UIViewController(), UIViewController())
      try TestScreen.showing(root, width: 320, height: 600) { screen in
        page.modalPresentationStyle = .popover
        let popover = try #require(page.popoverPresentationController)
        popover.sourceView = root.view
        if stays { popover.delegate = asked }
        root.present(page, animated: false)
        screen.settle()
        #expect((page.presentationController is UIPopoverPresentationController) == stays)
        #expect((page.presentationController is UISheetPresentationController) != stays)
        root.dismiss(animated: false)
        screen.settle()
      }
    }
  }
}
