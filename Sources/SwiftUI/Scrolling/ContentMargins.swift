import CoreGraphics

/// What margins in a scroll view are for.
public struct ContentMarginPlacement: Sendable {
  let isForContent: Bool
  let isForIndicators: Bool

  /// For all that is in it.
  public static var automatic: ContentMarginPlacement {
    ContentMarginPlacement(isForContent: true, isForIndicators: true)
  }
  /// For the content.
  public static var scrollContent: ContentMarginPlacement {
    ContentMarginPlacement(isForContent: true, isForIndicators: false)
  }
  /// For what shows how far it is scrolled.
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(isForContent: false, isForIndicators: true)
  }
}

enum ContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

enum IndicatorMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
  /// The room around the content of scroll views, in points.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// The room around what shows how far scroll views are scrolled, in points.
  var indicatorMargins: EdgeInsets {
    get { self[IndicatorMarginsKey.self] }
    set { self[IndicatorMarginsKey.self] = newValue }
  }
}

extension EdgeInsets {
  fileprivate mutating func take(_ insets: EdgeInsets, _ edges: Edge.Set) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }
}

extension View {
  /// Sets the room around what is in scroll views, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) {
      if placement.isForContent { $0.take(insets, edges) }
    }
    .transformEnvironment(\.indicatorMargins) {
      if placement.isForIndicators { $0.take(insets, edges) }
    }
  }

  /// Sets the room around what is in scroll views, in points; nil leaves it to the system, which leaves none.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges,
      EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement
    )
  }

  /// Sets the room around what is in scroll views, in points.
  public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
