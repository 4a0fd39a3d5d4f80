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

extension UIViewController {
  /// Posted when a split view controller came to have room for one controller only, or for two
  /// again, so that showing a detail leads elsewhere.
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification"
  )
}
