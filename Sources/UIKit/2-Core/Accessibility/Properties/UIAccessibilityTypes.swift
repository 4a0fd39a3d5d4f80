import Foundation

/// What kind of group elements make.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No group of its own.
  case none = 0
  /// A table of rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A place worth going to at once.
  case landmark = 3
  /// Elements that belong together.
  case semanticGroup = 4
}

/// How those who go from group to group move among elements.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As it fits.
  case automatic = 0
  /// From element to element.
  case separate = 1
  /// From group to group.
  case combined = 2
}

/// Where an assistive program scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Towards what lies to the right.
  case right = 1
  /// Towards what lies to the left.
  case left = 2
  /// Towards what lies above.
  case up = 3
  /// Towards what lies below.
  case down = 4
  /// To what comes next.
  case next = 5
  /// To what came before.
  case previous = 6
}

/// What kind of text something holds.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A text to work on.
  public static let wordProcessing = Self(
    rawValue: "UIAccessibilityTextualContextWordProcessing"
  )
  /// A text to read, as a novel.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages to and fro.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Cells of a spreadsheet.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Names of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// A program's source.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Lines of a terminal.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// Something tests know by a name.
@MainActor @preconcurrency
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name; never spoken.
  var accessibilityIdentifier: String? { get set }
}
