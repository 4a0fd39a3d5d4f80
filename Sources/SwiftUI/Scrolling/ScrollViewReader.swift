import UIKit
import ViewGraph
import ViewLayout

/// Scrolls to views in a scroll view by their identity.
public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content
  @State private var registry = ScrollRegistry()

  /// Makes a view.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  @MainActor
  public var body: some View {
    content(ScrollViewProxy(registry: registry)).environment(\.scrollReader, registry)
  }
}

/// Scrolls to views in a scroll view.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  let registry: ScrollRegistry

  /// Scrolls so that a view is at a point of the room; nil moves as little as possible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    registry.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

/// What can be scrolled by a proxy.
@MainActor
final class ScrollRegistry {
  private var elements: [() -> (any ScrollableByIdentity)?] = []

  nonisolated init() {}

  func add(_ element: any ScrollableByIdentity) {
    elements.removeAll { $0() == nil || $0() === element }
    elements.append { [weak element] in element }
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    let animation = Transaction.current.animation
    for element in elements {
      if element()?.scroll(to: id, anchor: anchor, animation: animation) == true { return }
    }
  }
}

/// Something that scrolls to a view by its identity.
@MainActor
protocol ScrollableByIdentity: AnyObject {
  func scroll(to id: AnyHashable, anchor: UnitPoint?, animation: Animation?) -> Bool
}

extension ScrollElement: ScrollableByIdentity {}

/// A binding to the identity of what is at the edge of a scroll view.
@MainActor
final class ScrollPositionLink {
  private let read: () -> AnyHashable?
  private let write: (AnyHashable?) -> Void
  private let anchor: UnitPoint?
  private var last: AnyHashable?

  init(
    read: @escaping () -> AnyHashable?,
    write: @escaping (AnyHashable?) -> Void,
    anchor: UnitPoint?
  ) {
    self.read = read
    self.write = write
    self.anchor = anchor
  }

  func didPlace(_ element: ScrollElement) {
    let wanted = Computation.untracked { read() }
    guard let wanted, wanted != last else { return }
    last = wanted
    element.scroll(to: wanted, anchor: anchor, animation: element.host?.transaction.animation)
  }

  func didScroll(_ element: ScrollElement) {
    let view = element.view
    let edge = CGPoint(
      x: view.contentOffset.x + view.adjustedContentInset.left,
      y: view.contentOffset.y + view.adjustedContentInset.top
    )
    let nearest = element.places.min { one, other in
      abs(one.value.minX - edge.x) + abs(one.value.minY - edge.y)
        < abs(other.value.minX - edge.x) + abs(other.value.minY - edge.y)
    }
    guard let id = nearest?.key, id != last else { return }
    last = id
    write(id)
  }
}
