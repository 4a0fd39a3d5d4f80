import UIKit

/// How deep a heading is among others.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// Not told.
  case unspecified = 0
  /// A heading of the first level.
  case h1 = 1
  /// A heading of the second level.
  case h2 = 2
  /// A heading of the third level.
  case h3 = 3
  /// A heading of the fourth level.
  case h4 = 4
  /// A heading of the fifth level.
  case h5 = 5
  /// A heading of the sixth level.
  case h6 = 6
}

/// What kind of text something holds.
public struct AccessibilityTextContentType: Equatable, Sendable {
  let context: UIAccessibilityTextualContext?

  /// Text like any other.
  public static let plain = AccessibilityTextContentType(context: nil)
  /// Lines of a terminal.
  public static let console = AccessibilityTextContentType(context: .console)
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(context: .fileSystem)
  /// Messages to and fro.
  public static let messaging = AccessibilityTextContentType(context: .messaging)
  /// A text to read, as a novel.
  public static let narrative = AccessibilityTextContentType(context: .narrative)
  /// A program's source.
  public static let sourceCode = AccessibilityTextContentType(context: .sourceCode)
  /// Cells of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(context: .spreadsheet)
  /// A text to work on.
  public static let wordProcessing = AccessibilityTextContentType(context: .wordProcessing)
}

/// How a place answers to touches that are not read out first.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// A bit for each option.
  public let rawValue: UInt

  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is said of what is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// It answers once it was chosen.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
  /// Says how deep a heading is among others; what makes it one is its trait.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    spoken(level) { view, level, _ in
      view.accessibilityHandlers.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
    }
  }

  /// Says what kind of text the view holds.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View {
    spoken(value) { view, value, _ in view.accessibilityTextualContext = value.context }
  }

  /// Says whether using the view does anything.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    spoken(respondsToUserInteraction) { view, responds, _ in
      view.accessibilityRespondsToUserInteraction = responds
    }
  }

  /// Keeps the colours of the view where those of the screen are turned over.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    spoken(active) { view, isActive, _ in view.accessibilityIgnoresInvertColors = isActive }
  }

  /// Hands touches of the view on as they are, rather than reading out what is touched.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    spoken(isDirectTouchArea) { view, isDirect, _ in
      if isDirect {
        view.accessibilityHandlers.add(.allowsDirectInteraction)
      } else {
        view.accessibilityHandlers.remove(.allowsDirectInteraction)
      }
    }
  }

  /// Shows the view large while a finger rests on it, where people ask for very large text.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view large while a finger rests on this one, where people ask for very large text.
  public func accessibilityShowsLargeContentViewer<Large: View>(
    @ViewBuilder _ largeContentView: () -> Large
  ) -> some View { self }
}
