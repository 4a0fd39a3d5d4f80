/// A place along the edges of a rectangle, with sides that follow the reading direction.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere in particular.
  case none = 0
  /// In the middle of the top edge.
  case top = 1
  /// At the corner of the top and the leading edge.
  case topLeading = 2
  /// In the middle of the leading edge.
  case leading = 3
  /// At the corner of the bottom and the leading edge.
  case bottomLeading = 4
  /// In the middle of the bottom edge.
  case bottom = 5
  /// At the corner of the bottom and the trailing edge.
  case bottomTrailing = 6
  /// In the middle of the trailing edge.
  case trailing = 7
  /// At the corner of the top and the trailing edge.
  case topTrailing = 8
}
