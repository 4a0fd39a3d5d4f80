import CoreGraphics

extension UIScrollView {
  /// How quickly content that runs on slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate from what is left of the speed after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ordinary rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A quicker rate: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll, and at top and bottom where a controller's view starts with
    /// the scroll view.
    case automatic = 0
    /// Along the axes that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Along both axes.
    case always = 3
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light and light on dark.
    case `default` = 0
    /// Dark, for a light ground.
    case black = 1
    /// Light, for a dark ground.
    case white = 2
  }

  /// How a drag puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// When the drag begins.
    case onDrag = 1
    /// When the finger comes to it.
    case interactive = 2
    /// When the drag begins, together with its accessory view.
    case onDragWithAccessory = 3
    /// When the finger comes to it, together with its accessory view.
    case interactiveWithAccessory = 4
  }

  /// Whether the index at the side of a table shows.
  public enum IndexDisplayMode: Int, Sendable {
    /// Where there is an index.
    case automatic = 0
    /// Never.
    case alwaysHidden = 1
  }
}
