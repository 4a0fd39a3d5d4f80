import Foundation

/// Makes controllers anew when an app's state is restored, which never happens here.
@MainActor @preconcurrency
public protocol UIViewControllerRestoration {
  /// The controller at a path of identifiers; nil leaves it out.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}
