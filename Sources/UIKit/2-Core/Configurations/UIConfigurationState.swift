/// What is the case with a view, for configurations to adapt to.
@MainActor @preconcurrency
public protocol UIConfigurationState {
  /// Makes a state in which nothing is the case.
  nonisolated init(traitCollection: UITraitCollection)

  /// The traits that hold for the view.
  nonisolated var traitCollection: UITraitCollection { get set }

  /// What an app added under a key of its own; nil where it added nothing.
  nonisolated subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A name under which an app adds to configuration states.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name; one with the app's reversed domain meets no other.
  public let rawValue: String

  /// Makes a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a key from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
