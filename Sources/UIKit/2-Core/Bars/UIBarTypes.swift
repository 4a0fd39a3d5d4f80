import Foundation

/// How a bar looks.
public enum UIBarStyle: Int, Sendable {
  /// That of the interface.
  case `default` = 0
  /// Dark.
  case black = 1
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  /// Not decided.
  case any = 0
  /// At the lower edge.
  case bottom = 1
  /// At the upper edge.
  case top = 2
  /// At the upper edge, and on to the edge of the screen.
  case topAttached = 3
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Lower, on a phone that lies on its side.
  case compact = 1
  /// With a prompt.
  case defaultPrompt = 101
  /// Lower, with a prompt.
  case compactPrompt = 102
}

/// Something that stands at an edge of the screen.
@MainActor @preconcurrency
public protocol UIBarPositioning: AnyObject {
  /// Where it stands.
  var barPosition: UIBarPosition { get }
}

/// Decides where a bar stands.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar stands; not decided by default.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Not decided.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Lengths of bars as of iOS 15 to 18, in points.
@MainActor
enum BarMetrics {
  static let height: CGFloat = 44
  static let compactHeight: CGFloat = 32
  static let padHeight: CGFloat = 50
  static let sheetHeight: CGFloat = 56
  /// The room of a large title at a size of text: 52 points at the default one, and as much more as its
  /// line is higher (how it grows is not measured).
  static func largeTitleHeight(_ category: UIContentSizeCategory) -> CGFloat {
    let entry = TextStyleTable.entry(.largeTitle)
    return 52 + entry.linePitch(category) - entry.linePitch(.large)
  }

  static let searchHeight: CGFloat = 52
  /// What is left of the row of the title while one searches: the field starts 8 below the edge
  /// (picture metrics).
  static let searchingRow: CGFloat = 7
  static let scopeHeight: CGFloat = 44
  static let promptHeight: CGFloat = 30
  /// From the bottom of a large title's room to its baseline.
  static let largeTitleBaseline: CGFloat = 16
  /// The arrow that leads back is 11 by 19; it starts before the margin, and what it leads to starts
  /// behind it (measured at widths of 393 and 430).
  static let backArrowSize: CGFloat = 19.2
  static let backArrowOutset: CGFloat = 20 / 3
  static let backGap: CGFloat = 26 / 3
  static let gap: CGFloat = 16
  static let toolbarHeight: CGFloat = 44
  static let compactToolbarHeight: CGFloat = 32
  static let tabBarHeight: CGFloat = 49
  static let duration = 0.35
  /// How far content goes under a bar until its background shows in full.
  static let fadeReach: CGFloat = 8

  /// The distance of contents from the sides of a bar of a width.
  static func margin(forWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  static let hairline = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  /// A tab that is not selected: #a4a5a8 over a light bar (picture metrics); the dark one is not measured.
  static let unselectedTab = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? .systemGray : UIColor(red: 0.643, green: 0.647, blue: 0.659, alpha: 1)
  }

  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let buttonFont = UIFont.systemFont(ofSize: 17)
  static let doneFont = UIFont.systemFont(ofSize: 17, weight: .semibold)

  /// The large title's font at a size of text.
  static func largeTitleFont(_ category: UIContentSizeCategory) -> UIFont {
    .systemFont(ofSize: TextStyleTable.entry(.largeTitle).pointSize(category), weight: .bold)
  }
}
