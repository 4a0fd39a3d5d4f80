import Foundation

/// Finds the controller that shows another.
@MainActor
enum Showing {
  private static let shows: Set<String> = ["showViewController:sender:", "show:sender:"]
  private static let details: Set<String> = [
    "showDetailViewController:sender:", "showDetail:sender:",
  ]

  static func target(
    of action: Selector,
    from source: UIViewController,
    sender: Any?
  ) -> UIViewController? {
    let line = sequence(first: source, next: \.parentController).dropFirst()
    if details.contains(action.name) { return line.first { $0 is UISplitViewController } }
    if shows.contains(action.name) {
      return line.first { $0 is UINavigationController || $0 is UISplitViewController }
    }
    return line.first { SelectorTable.responds($0, to: action) }
  }
}
