import UIKit
import ViewGraph
import ViewLayout

/// A view whose content can be larger than itself, and is scrolled.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// The content.
  public var content: Content
  /// The directions in which it scrolls.
  public var axes: Axis.Set
  /// Whether it shows how far it is scrolled.
  public var showsIndicators: Bool

  /// Makes a view.
  public nonisolated init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// Makes a node of one element.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    ScrollNode(view, in: place, element: ScrollElement()) { $0.content }
  }
}

final class ScrollNode<Content: View>: ContainerNode<
  ScrollView<Content>, Content, ScrollElement
>
{
  override func innerEnvironment(_ outer: EnvironmentValues) -> EnvironmentValues {
    var inner = outer.inStack(.vertical)
    inner.forgetScrolling()
    return inner
  }

  override func elementDidChange(_ change: NodeChange<ScrollView<Content>>?) {
    element.host = host
    element.axes = view.axes
    element.environment = environment
    let hidden = environment.hiddenIndicators
    let scrollView = element.view
    scrollView.showsVerticalScrollIndicator = view.showsIndicators && !hidden.contains(.vertical)
    scrollView.showsHorizontalScrollIndicator =
      view.showsIndicators && !hidden.contains(.horizontal)
    scrollView.isScrollEnabled = environment.isScrollEnabled
    scrollView.keyboardDismissMode = environment.keyboardDismissal
    scrollView.clipsToBounds = environment.clipsScrolledContent
    let bounces = environment.scrollBounce
    scrollView.alwaysBounceVertical =
      view.axes.contains(.vertical) && !bounces.isBasedOnSize(.vertical)
    scrollView.alwaysBounceHorizontal =
      view.axes.contains(.horizontal) && !bounces.isBasedOnSize(.horizontal)
    // Pages are turned as UIKit turns them; other behaviours are asked.
    scrollView.isPagingEnabled = environment.scrollBehavior is PagingScrollTargetBehavior
    scrollView.decelerationRate =
      environment.scrollBehavior is ViewAlignedScrollTargetBehavior ? .fast : .normal
    element.view.setRefresh(environment.refresh)
    if let reader = environment.scrollReader { reader.add(element) }
    element.flash(environment.indicatorFlash)
    element.sizeDidChange()
  }

  override func remove() {
    super.remove()
    element.view.setRefresh(nil)
  }
}
