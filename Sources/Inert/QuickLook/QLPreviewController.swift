@_exported import Foundation
import Inert
import InertViews
@_exported import UIKit

let previews = InertFramework(
  "QuickLook",
  "draws no preview: a controller shows the file's address"
)

/// Something to look at.
public protocol QLPreviewItem: NSObjectProtocol {
  /// Where it is.
  var previewItemURL: URL? { get }
  /// What it is called.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// Nil: as its file.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// Itself.
  public var previewItemURL: URL? { self as URL }
}

/// What hands over what is looked at.
@MainActor @preconcurrency public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many there are.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// One of them.
  func previewController(
    _ controller: QLPreviewController,
    previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// What is told of a preview.
@MainActor @preconcurrency public protocol QLPreviewControllerDelegate: AnyObject {
  /// It goes.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// It is gone.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  /// Does nothing.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// A controller that shows files: here it shows their addresses.
open class QLPreviewController: UIViewController {
  private var sign: SignView?
  /// Who hands over what is looked at; nil at first.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// Who is told; nil at first.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// Which one shows; the first at first.
  open var currentPreviewItemIndex = 0 { didSet { refreshCurrentPreviewItem() } }
  /// The one that shows.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// False: nothing can be drawn.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    previews.tell()
    return false
  }

  /// Asks for all again.
  open func reloadData() { refreshCurrentPreviewItem() }

  /// Asks for the one that shows again.
  open func refreshCurrentPreviewItem() {
    let item = currentPreviewItem
    sign?.content = item?.previewItemURL?.absoluteString
    title = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    previews.tell()
    view.backgroundColor = .systemBackground
    sign = SignView("QLPreviewController", in: view)
    refreshCurrentPreviewItem()
  }
}
