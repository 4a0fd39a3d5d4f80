import Foundation

/// Something that is listed with a preview.
@MainActor @preconcurrency
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// What it is called.
  var title: String { get }
}
