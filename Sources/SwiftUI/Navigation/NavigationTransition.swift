/// How a page comes and goes.
///
/// Pages come and go as those of UIKit do here: none zooms out of a view.
public protocol NavigationTransition {}

/// As the system likes.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// Out of a view of the page before.
public struct ZoomNavigationTransition: NavigationTransition {
  let source: AnyHashable
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system likes.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of a view of the page before.
  public static func zoom(
    sourceID: some Hashable,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition(source: AnyHashable(sourceID)) }
}

extension View {
  /// Sets how the page comes and goes; it does so as the system likes.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Names the view for transitions of pages; none of them is seen.
  public func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View { self }
}
