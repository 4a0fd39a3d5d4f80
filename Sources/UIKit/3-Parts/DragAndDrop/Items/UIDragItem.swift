import Foundation

/// Something that is dragged.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  /// Carries the item's data.
  public let itemProvider: NSItemProvider

  /// What the item is in this app; other apps do not see it.
  ///
  /// Defaults to nil.
  /// Kept for the app; nothing here reads it.
  open var localObject: Any?

  /// Makes the preview under the finger; nil for what was lifted.
  ///
  /// Defaults to nil. A provider that gives nil hides the item.
  open var previewProvider: (() -> UIDragPreview?)? {
    didSet { previewsDidChange?() }
  }

  /// Tells the drag under way, if any, of another preview.
  var previewsDidChange: (() -> Void)?
  /// Tells the drop under way, if any, that its preview changed.
  var dropPreviewDidChange: (() -> Void)?

  /// Makes an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Has the drop's preview asked for again.
  open func setNeedsDropPreviewUpdate() { dropPreviewDidChange?() }
}
