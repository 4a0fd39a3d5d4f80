import Foundation

extension UIViewController {
  /// Who makes the controller anew.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to nil.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { storedParts?.restorationClass as? any UIViewControllerRestoration.Type }
    set { parts.restorationClass = newValue }
  }

  /// What an extension of an app was opened with: nil, for there are none here.
  public var extensionContext: NSExtensionContext? { nil }

  /// The name of the exception that iOS raises where views and controllers are nested differently.
  public nonisolated static let hierarchyInconsistencyException = NSExceptionName(
    rawValue: "UIViewControllerHierarchyInconsistencyException"
  )
}

/// What an extension of an app was opened with; there are no extensions here.
@MainActor @preconcurrency
open class NSExtensionContext: NSObject {
  /// What was handed over.
  ///
  /// Defaults to nothing.
  open var inputItems: [Any] { [] }

  /// Ends the extension: nobody is told here, and the block is called with false.
  open func completeRequest(
    returningItems items: [Any]?,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(false) }
  }

  /// Ends the extension with an error: nobody is told here.
  open func cancelRequest(withError error: any Error) {}

  /// Opens an address in the app around the extension: the block is called with false.
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(false) }
  }
}
