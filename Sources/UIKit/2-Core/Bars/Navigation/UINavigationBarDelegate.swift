/// Is notified of what a navigation bar of its own shows; every method is optional.
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may come.
  ///
  /// Defaults to true.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

  /// Called when an item came.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Whether an item may go.
  ///
  /// Defaults to true.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// Called when an item went.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// It may.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPush item: UINavigationItem
  ) -> Bool { true }

  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  /// It may.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool { true }

  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
