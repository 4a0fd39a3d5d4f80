/// Where a view stands that says something of a mark.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let kind: Kind

  /// Above.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// On it.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// Above.
  public static let top = AnnotationPosition(kind: .top)
  /// Below.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// Before it.
  public static let leading = AnnotationPosition(kind: .leading)
  /// After it.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// Above and before it.
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  /// Above and after it.
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  /// Below and before it.
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  /// Below and after it.
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}
