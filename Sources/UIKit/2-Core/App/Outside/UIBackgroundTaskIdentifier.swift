/// Names work that goes on while an app is not seen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the work.
  public let rawValue: Int

  /// Makes an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an app may fetch in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It may not, and nobody can change that.
  case restricted = 0
  /// The person said that it may not.
  case denied = 1
  /// It may.
  case available = 2
}

/// What came of fetching in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new came.
  case newData = 0
  /// Nothing new came.
  case noData = 1
  /// It went wrong.
  case failed = 2
}
