/// Where focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a heading from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To what comes next: the tab key.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To what came before.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first of a group: the home key.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last of a group: the end key.
  public static let last = UIFocusHeading(rawValue: 1 << 9)

  /// To what is a page further up or down, left or right.
  static let page = UIFocusHeading(rawValue: 1 << 16)
}
