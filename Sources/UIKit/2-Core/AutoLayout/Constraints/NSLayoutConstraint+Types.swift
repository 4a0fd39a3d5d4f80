extension NSLayoutConstraint {
  /// A part of a view or guide that constraints speak of.
  public enum Attribute: Int, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge of the alignment rectangle.
    case right = 2
    /// The top edge of the alignment rectangle.
    case top = 3
    /// The bottom edge of the alignment rectangle.
    case bottom = 4
    /// The edge where lines start.
    case leading = 5
    /// The edge where lines end.
    case trailing = 6
    /// The width of the alignment rectangle.
    case width = 7
    /// The height of the alignment rectangle.
    case height = 8
    /// The middle across.
    case centerX = 9
    /// The middle down.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge where there is none.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge where there is none.
    case firstBaseline = 12
    /// The left edge within the layout margins.
    case leftMargin = 13
    /// The right edge within the layout margins.
    case rightMargin = 14
    /// The top edge within the layout margins.
    case topMargin = 15
    /// The bottom edge within the layout margins.
    case bottomMargin = 16
    /// The edge where lines start, within the layout margins.
    case leadingMargin = 17
    /// The edge where lines end, within the layout margins.
    case trailingMargin = 18
    /// The middle across between the layout margins.
    case centerXWithinMargins = 19
    /// The middle down between the layout margins.
    case centerYWithinMargins = 20
    /// Nothing: the constraint has no second part.
    case notAnAttribute = 0

    /// The baseline of the last line, by its older name.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How the two parts stand to each other.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// How the views of a visual format are aligned, and which way it is read.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// One bit for each edge, then those of the direction and of spacing.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All left edges agree.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All right edges agree.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All top edges agree.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All bottom edges agree.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All leading edges agree.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All trailing edges agree.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All middles across agree.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All middles down agree.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All last baselines agree.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All first baselines agree.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Read in the direction of the language; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Read from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Read from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Spaces lie between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical spaces lie between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// A direction.
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal = 0
    /// Down.
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// What an attribute measures.
  enum Kind {
    case horizontal
    case vertical
    case size
    case none
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// Whether the attribute follows the reading direction, or is fixed to a side.
  var side: (isRelative: Bool, isAbsolute: Bool) {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: (true, false)
    case .left, .right, .leftMargin, .rightMargin: (false, true)
    default: (false, false)
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The name as code has it.
  var name: String { "\(self)" }
}
