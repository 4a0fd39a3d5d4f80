import UIKit

/// How far a scroll view is scrolled, and what there is.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is moved, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The room around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize

  /// Makes a geometry.
  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What of the content is in the scroll view.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// What of the content is seen, without what covers it.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading,
      y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.horizontal, 0),
      height: max(containerSize.height - contentInsets.vertical, 0)
    )
  }

  @MainActor
  init(of view: UIScrollView) {
    let insets = view.adjustedContentInset
    self.init(
      contentOffset: view.contentOffset,
      contentSize: view.contentSize,
      contentInsets: EdgeInsets(
        top: insets.top,
        leading: insets.left,
        bottom: insets.bottom,
        trailing: insets.right
      ),
      containerSize: view.bounds.size
    )
  }
}

/// What moves a scroll view.
public enum ScrollPhase: Equatable, Sendable {
  /// Nothing.
  case idle
  /// A finger is on it, and may move it.
  case tracking
  /// A finger.
  case interacting
  /// It goes on after a finger let go of it.
  case decelerating
  /// It goes to where it was told to go.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// What is known of a scroll view whose phase is another one.
public struct ScrollPhaseChangeContext {
  /// How far it is scrolled.
  public let geometry: ScrollGeometry
  /// How fast a finger moved it when it let go, in points a second.
  public let velocity: CGVector?
}

/// Follows what a scroll view does.
@MainActor
final class ScrollWatcher {
  /// Called when the scroll view is elsewhere or has another size.
  var moved: ((ScrollGeometry) -> Void)?
  /// Called when something else moves it.
  var phased: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?

  nonisolated init() {}
}

enum ScrollWatchersKey: EnvironmentKey {
  static var defaultValue: [ScrollWatcher] { [] }
}

extension EnvironmentValues {
  /// Who follows the next scroll view.
  var scrollWatchers: [ScrollWatcher] {
    get { self[ScrollWatchersKey.self] }
    set { self[ScrollWatchersKey.self] = newValue }
  }
}

private final class LastReading<Value> {
  var value: Value?
  nonisolated init() {}
}

private struct ScrollGeometryChange<Value: Equatable>: ViewModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @State private var watcher = ScrollWatcher()
  @State private var last = LastReading<Value>()

  func body(content: Content) -> some View {
    let (transform, action, last) = (transform, action, last)
    watcher.moved = { geometry in
      let value = transform(geometry)
      defer { last.value = value }
      if let old = last.value, old != value { action(old, value) }
    }
    return content.transformEnvironment(\.scrollWatchers) { [watcher] in $0.append(watcher) }
  }
}

private struct ScrollPhaseChange: ViewModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var watcher = ScrollWatcher()

  func body(content: Content) -> some View {
    watcher.phased = action
    return content.transformEnvironment(\.scrollWatchers) { [watcher] in $0.append(watcher) }
  }
}

extension View {
  /// Does something when what is read of a scroll view's geometry is another value.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ScrollGeometryChange(transform: transform, action: action))
  }

  /// Does something when something else moves a scroll view.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseChange { old, new, _ in action(old, new) })
  }

  /// Does something when something else moves a scroll view.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseChange(action: action))
  }
}
