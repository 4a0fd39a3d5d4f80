import CoreGraphics
import Foundation
import Testing
import UIKit
import WindowHost

/// Wrong use ends in a word about it, or as on iOS; never without a word.
@MainActor @Suite(.serialized) struct BadInputTests {
  @Test func `presenting twice is told of and the first one stays`() {
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      let (first, second) = (UIViewController(), UIViewController())
      controller.present(first, animated: false)
      screen.settle()
      let codes = UIKitDiagnostics.recording {
        controller.present(second, animated: false)
        screen.settle()
      }.map(\.code.rawValue)
      #expect(!codes.isEmpty, "\(codes)")
      #expect(controller.presentedViewController === first)
    }
  }

  @Test func `popping the root does nothing`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    TestScreen.showing(navigation) { screen in
      #expect(navigation.popViewController(animated: true) == nil)
      #expect(navigation.popToRootViewController(animated: true)?.isEmpty ?? true)
      screen.settle()
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test func `a controller in a second parent leaves the first`() {
    let (one, two, child) = (UIViewController(), UIViewController(), UIViewController())
    one.addChild(child)
    two.addChild(child)
    #expect(child.parent === two && one.children.isEmpty && two.children == [child])
  }

  @Test func `a view outlives its controller and its window`() {
    var controller: UIViewController? = UIViewController()
    let view = controller?.view
    TestScreen.showing(controller ?? UIViewController()) { $0.settle() }
    controller = nil
    view?.layoutIfNeeded()
    #expect(view?.window == nil && view?.next == nil)
    #expect(view?.becomeFirstResponder() == false)
  }

  @Test func `a menu without elements is told of and not shown`() {
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
      button.menu = UIMenu(children: [])
      button.showsMenuAsPrimaryAction = true
      controller.view.addSubview(button)
      screen.tap(30, 30)
      screen.settle()
      #expect(screen.window.subviews.count == 1)
    }
  }

  @Test(arguments: [0.0, 1, -5])
  func `a window without room stands still`(_ side: Double) {
    let navigation = UINavigationController(rootViewController: UITableViewController())
    TestScreen.showing(navigation) { screen in
      screen.host.post(
        .resized(HostSize(width: side, height: side), scale: 2, time: screen.time)
      )
      screen.send(.resized(HostSize(width: side, height: side), scale: 2, time: screen.time))
      screen.settle()
      screen.send(.resized(HostSize(width: 320, height: 480), scale: 2, time: screen.time))
      screen.settle()
      #expect(screen.window.bounds.size == CGSize(width: 320, height: 480))
    }
  }
}
