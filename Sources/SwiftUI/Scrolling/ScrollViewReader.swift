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
