/// What has to hold of a layout after every step.
public struct LayoutChecks: OptionSet, Sendable {
  /// One bit for each check.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No two cells of a section share room.
  public static let overlap = LayoutChecks(rawValue: 1)
  /// Every item has attributes, and they lie within the content.
  public static let lost = LayoutChecks(rawValue: 1 << 1)
  /// What a rectangle is asked for is what lies in it, by looking at each item.
  public static let query = LayoutChecks(rawValue: 1 << 2)
  /// Laying out again changes nothing.
  public static let idempotence = LayoutChecks(rawValue: 1 << 3)
  /// A new view of the same data is laid out the same.
  public static let scratch = LayoutChecks(rawValue: 1 << 4)
  /// Cells are where their items are, and show them.
  public static let cells = LayoutChecks(rawValue: 1 << 5)
  /// Items of a section come in their order, from the top or the leading edge on.
  public static let order = LayoutChecks(rawValue: 1 << 6)
  /// All of them.
  public static let all: LayoutChecks = [
    .overlap, .lost, .query, .idempotence, .scratch, .cells, .order,
  ]
}
