/// How much an item wants to be the first of its group; the greatest wins.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Makes a priority from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Not more than others.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// As the one that had focus before.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// As one that matters most of all.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// As the one that has focus.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}
