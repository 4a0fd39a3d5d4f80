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
    switch values.text("userInterfaceStyle") {
    case "light": controller.overrideUserInterfaceStyle = .light
    case "dark": controller.overrideUserInterfaceStyle = .dark
    default: break
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
