import UIKit

/// Reloads what a scroll view or list shows when the user pulls it down.
private final class HostedRefreshControl: UIRefreshControl {
  var action: RefreshAction

  init(_ action: RefreshAction) {
    self.action = action
    super.init()
    addAction(
      UIAction { [weak self] _ in
        Task { @MainActor in
          await self?.action()
          self?.endRefreshing()
        }
      },
      for: .valueChanged
    )
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Made in code.") }
}

extension UIScrollView {
  /// Sets what happens when the user pulls the view down; nil is nothing.
  func setRefresh(_ action: RefreshAction?) {
    guard let action else {
      refreshControl = nil
      return
    }
    if let control = refreshControl as? HostedRefreshControl {
      control.action = action
    } else {
      refreshControl = HostedRefreshControl(action)
    }
  }
}
