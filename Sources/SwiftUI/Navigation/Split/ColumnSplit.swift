import UIKit

/// Shows columns side by side.
final class ColumnSplit: SplitDriver, UISplitViewControllerDelegate {
  private var split: UISplitViewController?
  private var navigators: [Navigator] = []
  private var view: SplitView?
  /// What the app said last of the columns that are seen.
  private var wished: NavigationSplitViewVisibility?
  private let container = SplitContainer()

  override var controller: UIViewController { container }

  override func leadsBeside(from column: Int) -> Bool { column + 1 < navigators.count }

  override func update(_ view: SplitView, _ environment: EnvironmentValues, _ host: ViewHost) {
    self.view = view
    let split = self.split ?? make(view.columns.count)
    for (index, navigator) in navigators.enumerated() {
      navigator.host = host
      navigator.update(view.columns[index], environment)
    }
    switch environment.splitRoom.kind {
    case .automatic: split.preferredSplitBehavior = .automatic
    case .balanced: split.preferredSplitBehavior = .tile
    case .prominentDetail: split.preferredSplitBehavior = .overlay
    }
    for index in navigators.indices.dropLast() { setWidth(of: index, in: split) }
    guard let visibility = view.visibility?.wrappedValue, visibility != wished else { return }
    let isFirst = wished == nil
    wished = visibility
    let mode = mode(for: visibility)
    if isFirst || split.view.window == nil {
      split.preferredDisplayMode = mode
    } else {
      host.afterUpdate { UIView.animate(withDuration: 0.3) { split.preferredDisplayMode = mode } }
    }
  }

  private func make(_ count: Int) -> UISplitViewController {
    let split = UISplitViewController(style: count == 2 ? .doubleColumn : .tripleColumn)
    self.split = split
    split.delegate = self
    navigators = (0..<count).map { index in
      let navigator = Navigator()
      navigator.column = SplitColumn(driver: self, index: index)
      return navigator
    }
    for (navigator, next) in zip(navigators, navigators.dropFirst()) { navigator.next = next }
    let columns: [UISplitViewController.Column] =
      count == 2 ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    for (navigator, column) in zip(navigators, columns) {
      split.setViewController(navigator.controller, for: column)
    }
    container.show(split)
    return split
  }

  private func setWidth(of index: Int, in split: UISplitViewController) {
    guard let node = navigators[index].root?.pageNode,
      let width = node.preference(SplitWidthKey.self) ?? nil
    else { return }
    let automatic = UISplitViewController.automaticDimension
    if index == 0 {
      split.minimumPrimaryColumnWidth = width.least ?? automatic
      split.maximumPrimaryColumnWidth = width.most ?? automatic
      split.preferredPrimaryColumnWidth = width.ideal
    } else {
      split.minimumSupplementaryColumnWidth = width.least ?? automatic
      split.maximumSupplementaryColumnWidth = width.most ?? automatic
      split.preferredSupplementaryColumnWidth = width.ideal
    }
  }

  private func mode(
    for visibility: NavigationSplitViewVisibility
  ) -> UISplitViewController.DisplayMode {
    switch visibility {
    case .all: navigators.count == 2 ? .oneBesideSecondary : .twoBesideSecondary
    case .doubleColumn: .oneBesideSecondary
    case .detailOnly: .secondaryOnly
    default: .automatic
    }
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    guard let binding = view?.visibility else { return }
    let visibility: NavigationSplitViewVisibility =
      switch displayMode {
      case .secondaryOnly: .detailOnly
      case .oneBesideSecondary, .oneOverSecondary: navigators.count == 2 ? .all : .doubleColumn
      default: .all
      }
    // What the app asked for stands for what it led to.
    guard let wished, mode(for: wished) != displayMode, wished != .automatic else { return }
    self.wished = visibility
    if binding.wrappedValue != visibility { binding.wrappedValue = visibility }
  }
}

/// Holds a split view controller, which is made once it is known how many columns there are.
private final class SplitContainer: UIViewController {
  func show(_ split: UISplitViewController) {
    addChild(split)
    split.view.frame = view.bounds
    split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(split.view)
    split.didMove(toParent: self)
  }
}
