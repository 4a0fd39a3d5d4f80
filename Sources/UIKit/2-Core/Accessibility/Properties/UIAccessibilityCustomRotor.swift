import Foundation

/// A list of places that someone who does not see the screen goes through, one after the other.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
  /// Which way one goes.
  public enum Direction: Int, Sendable {
    /// Back.
    case previous = 0
    /// On.
    case next = 1
  }

  /// What the places are that screen readers know by themselves.
  public enum SystemRotorType: Int, Sendable {
    /// Others.
    case none = 0
    /// Links.
    case link
    /// Links that were followed.
    case visitedLink
    /// Headings.
    case heading
    /// Headings of the first level.
    case headingLevel1
    /// Headings of the second level.
    case headingLevel2
    /// Headings of the third level.
    case headingLevel3
    /// Headings of the fourth level.
    case headingLevel4
    /// Headings of the fifth level.
    case headingLevel5
    /// Headings of the sixth level.
    case headingLevel6
    /// Bold text.
    case boldText
    /// Italic text.
    case italicText
    /// Underlined text.
    case underlineText
    /// Words that are not spelled as they should be.
    case misspelledWord
    /// Images.
    case image
    /// Fields for text.
    case textField
    /// Tables.
    case table
    /// Lists.
    case list
    /// Landmarks.
    case landmark
  }

  /// Finds the place after one, or the one before it; nil where there is none.
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// What the places are called, with how it is spoken.
  open var attributedName: NSAttributedString
  /// Finds the places.
  ///
  /// Kept for the app; nothing here reads it.
  open var itemSearchBlock: Search
  /// What the places are, where screen readers know them by themselves.
  ///
  /// Kept for the app; nothing here reads it.
  open private(set) var systemRotorType: SystemRotorType

  /// Makes a list with a name.
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }

  /// Makes a list with a name.
  public init(
    attributedName: NSAttributedString,
    itemSearch itemSearchBlock: @escaping Search
  ) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Makes a list in place of one that screen readers have by themselves.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: type.title)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }

  /// What the places are called.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
}

extension UIAccessibilityCustomRotor.SystemRotorType {
  /// What screen readers call the places.
  fileprivate var title: String {
    switch self {
    case .none: ""
    case .link: "Links"
    case .visitedLink: "Visited Links"
    case .heading: "Headings"
    case .headingLevel1: "Headings Level 1"
    case .headingLevel2: "Headings Level 2"
    case .headingLevel3: "Headings Level 3"
    case .headingLevel4: "Headings Level 4"
    case .headingLevel5: "Headings Level 5"
    case .headingLevel6: "Headings Level 6"
    case .boldText: "Bold Text"
    case .italicText: "Italic Text"
    case .underlineText: "Underlined Text"
    case .misspelledWord: "Misspelled Words"
    case .image: "Images"
    case .textField: "Text Fields"
    case .table: "Tables"
    case .list: "Lists"
    case .landmark: "Landmarks"
    }
  }
}

/// A place that was found: an element, or a part of its text.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element; it is not kept.
  ///
  /// Kept for the app; nothing here reads it.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of its text; nil is all of it.
  ///
  /// Kept for the app; nothing here reads it.
  open var targetRange: UITextRange?

  /// Makes a place.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}

/// Which place is looked for.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where one is.
  ///
  /// Kept for the app; nothing here reads it.
  open var currentItem: UIAccessibilityCustomRotorItemResult
  /// Which way one goes.
  ///
  /// Kept for the app; nothing here reads it.
  open var searchDirection: UIAccessibilityCustomRotor.Direction

  /// Looks for the place after the one where the screen reader is.
  public override init() {
    let start = AccessibilityFocus.current.element ?? AccessibilityObject()
    currentItem = UIAccessibilityCustomRotorItemResult(targetElement: start, targetRange: nil)
    searchDirection = .next
    super.init()
  }
}
