import CoreGraphics
import Foundation

/// Says what can be done with a file: its options are those of sharing.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
  /// The file.
  ///
  /// Defaults to nil.
  open var url: URL?

  /// The file's kind.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to nil.
  open var uti: String?

  /// Something of the app's for who opens the file.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to nil.
  open var annotation: Any?

  /// What the file is called.
  ///
  /// Defaults to the last part of its address.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }

  /// Pictures of the file: a sheet of paper.
  open var icons: [UIImage] { [UIImage(systemName: "doc")].compactMap { $0 } }

  /// Told of what becomes of the file.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  private var ownName: String?
  private weak var shown: UIViewController?

  /// Makes a controller of no file.
  public override init() { super.init() }

  /// Makes a controller of a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  // MARK: Showing

  /// Shows the file: false here, where nothing reads files of other apps.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }

  /// Shows what can be done with the file, from a part of a view; returns whether it could.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(animated, above: view) {
      $0.sourceView = view
      $0.sourceRect = rect
    } will: {
      $0.documentInteractionControllerWillPresentOptionsMenu(self)
    } did: {
      $0.documentInteractionControllerDidDismissOptionsMenu(self)
    }
  }

  /// Shows what can be done with the file, from a button; returns whether it could.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    guard let view = item.shownView else { return false }
    return presentOptionsMenu(from: view.bounds, in: view, animated: animated)
  }

  /// Shows which apps open the file: false here, where there are no others.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// Shows which apps open the file: false here, where there are no others.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  /// Hides the file.
  open func dismissPreview(animated: Bool) { dismissMenu(animated: animated) }

  /// Hides what can be done with the file.
  open func dismissMenu(animated: Bool) { shown?.dismiss(animated: animated) }

  private func present(
    _ animated: Bool,
    above view: UIView,
    from place: (UIPopoverPresentationController) -> Void,
    will: (any UIDocumentInteractionControllerDelegate) -> Void,
    did: @escaping (any UIDocumentInteractionControllerDelegate) -> Void
  ) -> Bool {
    guard let owner = view.nearestController, let url, shown == nil else { return false }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in
      if let delegate = self?.delegate { did(delegate) }
    }
    if let popover = sheet.popoverPresentationController { place(popover) }
    if let delegate { will(delegate) }
    shown = sheet
    owner.present(sheet, animated: animated)
    return true
  }
}

/// Told of what becomes of a file; every method is optional.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Who shows previews. Defaults to a controller of its own.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController

  /// Called before it is shown what can be done. Defaults to nothing.
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  )

  /// Called after that is gone. Defaults to nothing.
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  )
}

extension UIDocumentInteractionControllerDelegate {
  /// A controller of its own.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }

  /// Does nothing.
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}

  /// Does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
}
