/// What a view does with its drawing where one reads from one side or the other.
///
/// Places are mirrored anyway; what a picture or a form shows is not.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It looks the same in both directions.
  case fixed
  /// It shows its mirror image in one of the directions.
  case mirrors(in: LayoutDirection)

  /// It shows its mirror image where one reads from the right.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

private struct DirectedDrawing: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1, y: 1)
  }
}

extension View {
  /// Says what the view does with its drawing where one reads from one side or the other.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(DirectedDrawing(behavior: behavior))
  }

  /// Shows the view as its mirror image where one reads from the right.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}
