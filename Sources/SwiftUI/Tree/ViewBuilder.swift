/// Makes one view of several that are written one after another.
@resultBuilder
public struct ViewBuilder {
  /// Takes an expression as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Takes a statement that never returns.
  public static func buildExpression(_ never: Never) -> Never {}

  /// A builder without a view is an empty one.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view is shown as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views are shown one after another.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// A view that is there only if a condition holds.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two views.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .first(first))
  }

  /// The second of two views.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .second(second))
  }

  /// A view of a newer system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
