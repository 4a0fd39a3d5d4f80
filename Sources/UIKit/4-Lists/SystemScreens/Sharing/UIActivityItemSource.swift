import CoreGraphics
import Foundation

/// Hands out an item once it is known what is done with it.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Something of the item's kind, by which activities say whether they can be done.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// The item for an activity; nil leaves it out.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// A line about the item, for activities that have one. Defaults to none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String

  /// The uniform type of data. Defaults to none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String

  /// A picture of the item of at most a size in points. Defaults to none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// Makes an item when an activity asks for it.
///
/// Subclasses override `item`. On iOS it is asked for off the main thread; here on it.
@MainActor @preconcurrency
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// What activities are asked about in place of the item.
  open private(set) var placeholderItem: Any?

  /// What is done with the item, while it is asked for.
  ///
  /// Kept for the app; nothing here reads it.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Makes a provider of an item like the placeholder.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item.
  ///
  /// Defaults to the placeholder.
  open var item: Any { placeholderItem ?? NSNull() }

  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    defer { self.activityType = nil }
    return item
  }
}
