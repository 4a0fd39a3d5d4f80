import Foundation

/// A button of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// What a button is for.
  public enum Style: Int, Sendable {
    /// To go on.
    case `default` = 0
    /// To leave without doing anything.
    case cancel = 1
    /// To destroy something.
    case destructive = 2
  }

  let handler: ((UIAlertAction) -> Void)?
  var changed: () -> Void = {}

  /// Makes a button; the block runs after the alert went.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The title.
  public let title: String?

  /// What the button is for.
  public let style: Style

  /// Whether the button can be used.
  ///
  /// Defaults to true.
  open var isEnabled = true { didSet { changed() } }
}
