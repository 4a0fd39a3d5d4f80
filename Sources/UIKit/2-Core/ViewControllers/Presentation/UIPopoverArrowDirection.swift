/// On which side of what it is about a bubble stands.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit for each side.
  public let rawValue: UInt

  /// Makes directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of them.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not decided.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
