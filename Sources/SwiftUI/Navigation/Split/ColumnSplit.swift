import UIKit

/// Shows columns side by side.
final class ColumnSplit: SplitDriver, UISplitViewControllerDelegate {
  private let split: ColumnsController
  private let navigators: [Navigator]
  private var visibility: Binding<NavigationSplitViewVisibility>?
  /// What the app said last of the columns that are seen.
  private var wished: NavigationSplitViewVisibility?
  /// Whether what is seen changes because the app said so.
  private var isFollowing = false

  init(columnCount count: Int) {
    split = ColumnsController(style: count == 2 ? .doubleColumn : .tripleColumn)
    navigators = (0..<count).map { _ in Navigator() }
    super.init()
    split.delegate = self
    let columns: [UISplitViewController.Column] =
      count == 2 ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    for (index, navigator) in navigators.enumerated() {
      navigator.column = SplitColumn(driver: self, index: index)
      split.setViewController(navigator.controller, for: columns[index])
    }
    for (navigator, next) in zip(navigators, navigators.dropFirst()) { navigator.next = next }
  }

  override var controller: UIViewController { split }

  override func leadsBeside(from column: Int) -> Bool { column + 1 < navigators.count }

  override func rowWasChosen(in column: Int) {
    if leadsBeside(from: column) { navigators[column + 1].showRoot() }
  }

  override func update(_ view: SplitView, _ environment: EnvironmentValues, _ host: ViewHost) {
    visibility = view.visibility
    for (index, navigator) in navigators.enumerated() {
      navigator.host = host
      navigator.update(view.columns[index], environment)
    }
    switch environment.splitRoom.kind {
    case .automatic: split.preferredSplitBehavior = .automatic
    case .balanced: split.preferredSplitBehavior = .tile
    case .prominentDetail: split.preferredSplitBehavior = .overlay
    }
    for index in navigators.indices.dropLast() { setWidth(of: index) }
    guard let seen = view.seen, seen != wished else { return }
    wished = seen
    if split.view.window == nil {
      show(seen)
    } else {
      host.afterUpdate { UIView.animate(withDuration: 0.3) { self.show(seen) } }
    }
  }

  private func show(_ visibility: NavigationSplitViewVisibility) {
    isFollowing = true
    split.preferredDisplayMode = mode(for: visibility)
    isFollowing = false
  }

  private func setWidth(of index: Int) {
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
    // The person chose it, rather than the app or another size.
    guard !isFollowing, split.isLaidOut, let visibility else { return }
    let chosen: NavigationSplitViewVisibility =
      switch displayMode {
      case .secondaryOnly: .detailOnly
      case .oneBesideSecondary, .oneOverSecondary: navigators.count == 2 ? .all : .doubleColumn
      default: .all
      }
    wished = chosen
    if visibility.wrappedValue != chosen { visibility.wrappedValue = chosen }
  }
}

/// A split view controller that knows whether it is laid out for its size.
private final class ColumnsController: UISplitViewController {
  private var size: CGSize?

  var isLaidOut: Bool { size == view.bounds.size }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    size = view.bounds.size
  }
}
