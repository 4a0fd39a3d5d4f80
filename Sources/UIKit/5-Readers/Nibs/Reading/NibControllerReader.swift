import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads view controllers; their views come later, from the same scene.
@MainActor
enum NibControllerReader {
  static func read(_ controller: UIViewController, _ values: NibValues) {
    controller.scene = ControllerScene(values.element, values.making)
    if let title = values.string("title") { controller.title = title }
    if let size = values.size("preferredContentSize") { controller.preferredContentSize = size }
    if let edges = values.child("edgesForExtendedLayout") ?? values.child("extendedEdge") {
      let words: [(String, UIRectEdge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
      ]
      controller.edgesForExtendedLayout = words.reduce(into: []) { result, word in
        if edges.flag(word.0) == true { result.insert(word.1) }
      }
    }
    if let flag = values.flag("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = flag
    }
    if let flag = values.flag("viewRespectsSystemMinimumLayoutMargins") {
      controller.viewRespectsSystemMinimumLayoutMargins = flag
    }
    readPresentation(controller, values)
    readBars(controller, values)
    switch values.text("userInterfaceStyle") {
    case "light": controller.overrideUserInterfaceStyle = .light
    case "dark": controller.overrideUserInterfaceStyle = .dark
    default: break
    }
  }

  private static func readPresentation(_ controller: UIViewController, _ values: NibValues) {
    if let style = values.choice("modalPresentationStyle", SegueKinds.styles) {
      controller.modalPresentationStyle = style
    }
    if let style = values.choice("modalTransitionStyle", SegueKinds.transitions) {
      controller.modalTransitionStyle = style
    }
    if let flag = values.flag("definesPresentationContext") {
      controller.definesPresentationContext = flag
    }
    if let flag = values.flag("modalInPresentation") ?? values.flag("modalInPopover") {
      controller.isModalInPresentation = flag
    }
  }

  private static func readBars(_ controller: UIViewController, _ values: NibValues) {
    if let flag = values.flag("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = flag
    }
    if let child = values.child("navigationItem"),
      let item = values.making.make(child) as? UINavigationItem
    {
      controller.parts.navigationItem = item
      if item.title == nil { item.title = controller.title }
    }
    if let child = values.child("tabBarItem"),
      let item = values.making.make(child) as? UITabBarItem
    {
      controller.parts.tabBarItem = item
    }
    let tools = values.element.list("toolbarItems").compactMap {
      values.making.make($0) as? UIBarButtonItem
    }
    if !tools.isEmpty { controller.toolbarItems = tools }
  }

  static func readNavigation(_ controller: UINavigationController, _ values: NibValues) {
    if let flag = values.flag("hidesBarsOnSwipe") { controller.hidesBarsOnSwipe = flag }
    if let flag = values.flag("hidesBarsOnTap") { controller.hidesBarsOnTap = flag }
    if let flag = values.flag("hidesBarsWhenVerticallyCompact") {
      controller.hidesBarsWhenVerticallyCompact = flag
    }
    if let flag = values.flag("hidesBarsWhenKeyboardAppears") {
      controller.hidesBarsWhenKeyboardAppears = flag
    }
  }

  static func readTable(_ controller: UITableViewController, _ values: NibValues) {
    if let flag = values.flag("clearsSelectionOnViewWillAppear") {
      controller.clearsSelectionOnViewWillAppear = flag
    }
  }

  static func readCollection(_ controller: UICollectionViewController, _ values: NibValues) {
    if let flag = values.flag("clearsSelectionOnViewWillAppear") {
      controller.clearsSelectionOnViewWillAppear = flag
    }
  }
}
