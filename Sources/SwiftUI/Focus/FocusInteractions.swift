/// What the focus is for.
public struct FocusInteractions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A key does what a tap does, as with buttons.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Keys change something: a tap brings the focus, too.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// As the system likes: all of them.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
