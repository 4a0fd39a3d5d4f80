import Foundation

/// Something to search for that is offered below the field.
@MainActor @preconcurrency
public protocol UISearchSuggestion: NSObjectProtocol {
  /// What is offered, as people read it.
  var localizedSuggestion: String? { get }
  /// What is read out in place of it.
  var localizedDescription: String? { get }
  /// The picture before it; a magnifying glass where there is none.
  var iconImage: UIImage? { get }
  /// What is offered with letters that stand out; it goes before `localizedSuggestion`.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// What of the app it stands for.
  var representedObject: Any? { get set }
}

/// A suggestion of a text and a picture.
@MainActor @preconcurrency
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// What is offered.
  public let localizedSuggestion: String?
  /// What is read out in place of it.
  public let localizedDescription: String?
  /// The picture before it.
  public let iconImage: UIImage?
  /// What is offered with letters that stand out.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// What of the app it stands for.
  ///
  /// Defaults to nil.
  /// Kept for the app; nothing here reads it.
  open var representedObject: Any?

  /// Makes a suggestion of a text.
  public init(
    localizedSuggestion: String,
    localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    localizedAttributedSuggestion = nil
    super.init()
  }

  /// Makes a suggestion of a text with letters that stand out.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion.string
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    localizedAttributedSuggestion = suggestion
    super.init()
  }
}
