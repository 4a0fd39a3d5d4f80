/// A way through a text in the order in which it is stored.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards its end.
  case forward = 0
  /// Towards its start.
  case backward = 1
}

/// A way through a text as it is seen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Upwards.
  case up = 4
  /// Downwards.
  case down = 5
}

/// A way through a text, as it is stored or as it is seen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the storage direction or layout direction that it stands for.
  public var rawValue: Int

  /// Makes a direction from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A way in the order in which the text is stored.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A way as the text is seen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A unit of a text.
public enum UITextGranularity: Int, Sendable {
  /// A character as readers count them.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line as it is shown.
  case line = 4
  /// The whole text.
  case document = 5
}
