import CoreGraphics
import Foundation
import Gallery
import Testing
import WindowHost

@testable import UIKit

/// Every screen of the gallery with nothing but keys.
@MainActor @Suite(.serialized) struct GalleryKeyboardTests {
  /// What a person could touch that keys must come to, by address.
  private func usable(in window: UIWindow) -> [UIView] {
    var found: [UIView] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
      if let control = view as? UIControl, control.isEnabled, isUnderFinger(control, window) {
        found.append(control)
        return
      }
      if view is UITextView { return found.append(view) }
      for child in view.subviews { visit(child) }
    }
    visit(window)
    return found
  }

  /// Whether a finger on the middle of a view would touch it.
  private func isUnderFinger(_ view: UIView, _ window: UIWindow) -> Bool {
    let rect = view.convert(view.bounds, to: nil as UIView?)
    guard window.bounds.contains(CGPoint(x: rect.midX, y: rect.midY)) else { return false }
    let hit = window.hitTest(CGPoint(x: rect.midX, y: rect.midY), with: nil)
    return hit.map { $0 === view || $0.isDescendant(of: view) } ?? false
  }

  /// Goes round with the tab key; returns the views and lists the focus came to.
  private func round(_ screen: TestScreen) -> (views: Set<ObjectIdentifier>, lists: [UIScrollView])
  {
    var views: Set<ObjectIdentifier> = []
    var lists: [UIScrollView] = []
    for _ in 0..<200 {
      screen.key(.tab)
      let place = UIFocusSystem.current.place
      if let list = place.list {
        if lists.contains(where: { $0 === list }) { break }
        lists.append(list)
      } else if let item = place.item {
        if !views.insert(ObjectIdentifier(item)).inserted { break }
      } else {
        break
      }
    }
    return (views, lists)
  }

  @Test(arguments: GalleryScreen.all.map(\.id))
  func `keys come to all that can be touched`(_ id: String) throws {
    let screenOfGallery = try #require(GalleryScreen.all.first { $0.id == id })
    let controller = screenOfGallery.makeController()
    TestScreen.showing(controller, width: 390, height: 844) { screen in
      screen.step(30)
      let expected = usable(in: screen.window)
      let (views, lists) = round(screen)
      for view in expected where view.window != nil {
        let isReached =
          views.contains(ObjectIdentifier(view))
          || sequence(first: view, next: { $0.superview }).contains {
            views.contains(ObjectIdentifier($0))
          }
          // A date picker is not focused itself: its wheels, days and buttons are.
          || !view.canBecomeFocused
            && allViews(view).contains { views.contains(ObjectIdentifier($0)) }
        #expect(isReached, "\(id): \(type(of: view)) \(view.accessibilityLabel ?? "")")
      }
      // Lists that have something to choose are come to, and their items one after the other.
      for case let list as any FocusableList in allViews(screen.window)
      where list.window != nil && list.preferredFocusPath != nil
        && isUnderFinger(list, screen.window)
      {
        #expect(lists.contains { $0 === list }, "\(id): \(type(of: list))")
      }
      for case let list as any FocusableList in lists { walk(list, screen, id) }
    }
  }

  private func allViews(_ view: UIView) -> [UIView] {
    [view] + view.subviews.filter { !$0.isHidden }.flatMap(allViews)
  }

  /// Goes from the first item to the last by arrows, or as far as a person would.
  private func walk(_ list: any FocusableList, _ screen: TestScreen, _ id: String) {
    guard let start = list.preferredFocusPath, list.window != nil,
      UIFocusSystem.current.moveFocus(to: list, start)
    else { return }
    screen.key(.home)
    screen.settle()
    var seen: Set<IndexPath> = []
    for key in [TestScreen.Key.down, .right] {
      for _ in 0..<12 {
        guard let path = UIFocusSystem.current.place.path, UIFocusSystem.current.place.list === list
        else { return }
        seen.insert(path)
        screen.key(key)
      }
      if UIFocusSystem.current.place.list === list { screen.key(.home) }
    }
    let inSight = list.focusPathsInSight.count { list.canFocus($0.target) }
    #expect(seen.count > 1 || inSight < 2, "\(id): arrows do not move in \(type(of: list))")
  }

  @Test(arguments: GalleryScreen.all.map(\.id))
  func `return does something everywhere, and escape leads back`(_ id: String) throws {
    let screenOfGallery = try #require(GalleryScreen.all.first { $0.id == id })
    let controller = screenOfGallery.makeController()
    TestScreen.showing(controller, width: 390, height: 844) { screen in
      screen.step(30)
      for count in 1...12 {
        for _ in 0..<count { screen.key(.tab) }
        let place = UIFocusSystem.current.place
        guard !place.isNowhere else { continue }
        let depth = depth(of: controller)
        screen.key(.enter)
        screen.step(40)
        // What came up goes by keys alone.
        for _ in 0..<6 where self.depth(of: controller) > depth || isModal(screen) {
          screen.key(.escape)
          screen.step(60)
        }
        #expect(self.depth(of: controller) <= depth, "\(id): escape does not lead back")
        #expect(!isModal(screen), "\(id): something stays")
        screen.window.endEditing(true)
        UIFocusSystem.current.leave()
      }
    }
  }

  /// How many controllers are presented or pushed.
  private func depth(of controller: UIViewController) -> Int {
    var depth = 0
    var next: UIViewController? = controller
    while let current = next {
      if let navigation = current as? UINavigationController {
        depth += navigation.viewControllers.count
      }
      next = current.presentedViewController
      if next != nil { depth += 1 }
    }
    return depth
  }

  private func isModal(_ screen: TestScreen) -> Bool {
    screen.window.subviews.contains { $0.isModalByNature && $0.isUserInteractionEnabled }
  }

  @Test func `each control changes by keys`() throws {
    let controller = UIViewController()
    let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
    let slider = UISlider(frame: CGRect(x: 10, y: 60, width: 200, height: 34))
    let stepper = UIStepper(frame: CGRect(x: 10, y: 110, width: 94, height: 32))
    let segments = UISegmentedControl(items: ["a", "b", "c"])
    segments.frame = CGRect(x: 10, y: 160, width: 200, height: 32)
    segments.selectedSegmentIndex = 0
    let pages = UIPageControl(frame: CGRect(x: 10, y: 210, width: 200, height: 26))
    pages.numberOfPages = 3
    let field = UITextField(frame: CGRect(x: 10, y: 260, width: 200, height: 34))
    let text = UITextView(frame: CGRect(x: 10, y: 300, width: 200, height: 80))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 10, y: 400, width: 100, height: 34)
    button.setTitle("Go", for: .normal)
    var told: [String] = []
    for control in [toggle, slider, stepper, segments, pages] as [UIControl] {
      control.addAction(
        UIAction { told.append("\(type(of: $0.sender ?? 0))") },
        for: .valueChanged
      )
    }
    button.addAction(UIAction { _ in told.append("button") }, for: .touchUpInside)
    let tapped = UIView(frame: CGRect(x: 220, y: 400, width: 40, height: 40))
    let gesture = UITapGestureRecognizer()
    gesture.addHandler { if $0.state == .ended { told.append("tap") } }
    tapped.addGestureRecognizer(gesture)
    for view in [toggle, slider, stepper, segments, pages, field, text, button, tapped] as [UIView]
    {
      controller.view.addSubview(view)
    }
    TestScreen.showing(controller) { screen in
      screen.key(.tab)
      screen.key(.space)
      #expect(toggle.isOn)
      screen.key(.tab)
      screen.key(.right)
      #expect(abs(slider.value - 0.1) < 0.001)
      screen.key(.tab)
      screen.key(.right)
      screen.key(.right)
      screen.key(.left)
      #expect(stepper.value == 1)
      screen.key(.tab)
      screen.key(.right)
      #expect(segments.selectedSegmentIndex == 1)
      screen.key(.tab)
      screen.key(.right)
      #expect(pages.currentPage == 1)
      screen.key(.tab)
      #expect(field.isFirstResponder)
      screen.send(.text("Rice", time: screen.time))
      #expect(field.text == "Rice")
      screen.key(.tab)
      #expect(!field.isFirstResponder && text.isFocused)
      screen.key(.enter)
      #expect(text.isFirstResponder)
      screen.key(.tab)
      #expect(text.text == "\t")
      screen.key(.escape)
      #expect(!text.isFirstResponder)
      screen.key(.tab)
      screen.key(.enter)
      screen.key(.tab)
      screen.key(.enter)
      #expect(
        told == [
          "UISwitch", "UISlider", "UIStepper", "UIStepper", "UIStepper", "UISegmentedControl",
          "UIPageControl", "button", "tap",
        ]
      )
    }
  }

  @Test func `what lies below the edge of a scroll view is come to and scrolled to`() {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 2_000)
    let buttons = (0..<10).map { index in
      let button = UIButton(frame: CGRect(x: 10, y: CGFloat(index) * 190, width: 100, height: 44))
      scroll.addSubview(button)
      return button
    }
    controller.view.addSubview(scroll)
    TestScreen.showing(controller) { screen in
      for button in buttons {
        screen.key(.tab)
        #expect(button.isFocused)
        screen.settle()
        #expect(scroll.bounds.contains(button.frame))
      }
    }
  }

  @Test func `what is presented has the keys, and escape sends it away`() {
    let controller = UIViewController()
    let behind = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
    var pressed = 0
    behind.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    controller.view.addSubview(behind)
    TestScreen.showing(controller) { screen in
      screen.key(.tab)
      screen.key(.enter)
      #expect(pressed == 1)
      let sheet = UIViewController()
      controller.present(sheet, animated: true)
      screen.settle()
      screen.key(.enter)
      #expect(pressed == 1)
      sheet.isModalInPresentation = true
      screen.key(.escape)
      screen.settle()
      #expect(controller.presentedViewController != nil)
      sheet.isModalInPresentation = false
      screen.key(.escape)
      screen.settle()
      #expect(controller.presentedViewController == nil)
      // Without a focus escape goes back in a navigation controller.
      screen.key(.escape)
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    TestScreen.showing(navigation) { screen in
      screen.key(.escape)
      screen.settle()
      #expect(navigation.viewControllers.count == 1)
      screen.key(.escape)
      screen.settle()
      #expect(navigation.viewControllers.count == 1)
    }
  }
}
