/// How a device scrolls.
public enum UIScrollType: Int, Sendable {
  /// In notches, as a wheel does.
  case discrete = 0
  /// Smoothly, as two fingers on a trackpad do.
  case continuous = 1
}

/// Ways in which devices scroll.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// One bit for each way.
  public let rawValue: Int

  /// Makes a mask from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In notches, as a wheel does.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Smoothly, as two fingers on a trackpad do.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
