/// How important a constraint is: from 1 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number behind the priority.
  public var rawValue: Float

  /// Makes a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// What must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// How strongly buttons resist being smaller than their contents: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// Below dragging a scene's edge, but able to move it: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// What a scene's size holds on to: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// Dragging that cannot move a scene's edge: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly views resist being larger than their contents: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a view is pulled to the size it is to be fitted to: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  /// A priority that is higher by a number.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// A priority that is lower by a number, as in `.required - 1`.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }

  /// Raises a priority by a number.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }

  /// Lowers a priority by a number.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
