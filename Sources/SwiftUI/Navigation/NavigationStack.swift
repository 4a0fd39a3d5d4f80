import UIKit
import ViewGraph
import ViewLayout

/// Pages of which one is shown above the other.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  let path: NavigationPathLink?

  /// The navigation controller.
  @MainActor
  public var body: some View { StackBody(root: root, path: path) }
}

/// A path as a stack reads and writes it.
struct NavigationPathLink {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack.
  public init(@ViewBuilder root: () -> Root) {
    self.init(root: root(), path: nil)
  }

  /// Makes a stack with a path of the app's.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      root: root(),
      path: NavigationPathLink(
        read: { path.wrappedValue.values },
        write: { path.wrappedValue.values = $0 }
      )
    )
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Makes a stack with a path of the app's.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      root: root(),
      path: NavigationPathLink(
        read: { path.wrappedValue.map { AnyHashable($0) } },
        write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
      )
    )
  }
}

/// The values of the pages above the root of a stack.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many pages there are.
  public var count: Int { values.count }
  /// Whether there is none.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a page.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }

  /// Takes pages away.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(count, values.count)) }
}

/// Pages of which one is shown above the other, by its older name.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content

  /// Makes a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The navigation controller.
  @MainActor
  public var body: some View { StackBody(root: FirstView(content: content), path: nil) }
}

/// How stacks of pages look, by their older name.
public protocol NavigationViewStyle: Sendable {}

/// As the system likes.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// Two pages side by side.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the system likes.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

struct StackBody<Root: View>: View {
  let root: Root
  let path: NavigationPathLink?
  @State private var navigator = NavigatorBox()
  @Environment(\.joinsStack) private var joinsStack

  var body: some View {
    if joinsStack {
      root.environment(\.joinsStack, false).modifier(JoinedStack(path: path))
    } else {
      StackView(
        root: AnyView(root),
        navigator: navigator.value,
        path: path,
        values: path?.read()
      )
      .ignoresSafeArea()
    }
  }
}

/// Gives the path of a stack to the pages of the column that it is in.
private struct JoinedStack: TreeModifier {
  let path: NavigationPathLink?

  func makeFollower() -> ModifierFollower<JoinedStack>? { JoinedStackFollower() }
}

private final class JoinedStackFollower: ModifierFollower<JoinedStack> {
  private weak var navigator: Navigator?
  private var computation: Computation?
  private var path: NavigationPathLink?

  override func start(_ modifier: JoinedStack, node: GraphNode) {
    guard let navigator = node.environment.navigator, let host = navigator.host else { return }
    self.navigator = navigator
    // Pages above the stack cover it; the path is followed where nothing does.
    computation = Computation(depth: 0, schedule: host.schedule) { [weak self] in
      self?.follow(animated: true)
    }
    take(modifier)
    follow(animated: false)
  }

  override func change(from old: JoinedStack, to new: JoinedStack, node: GraphNode) { take(new) }

  override func end(_ modifier: JoinedStack, node: GraphNode) {
    computation?.end()
    if path != nil { navigator?.path = nil }
  }

  private func take(_ modifier: JoinedStack) {
    path = modifier.path
    if let path { navigator?.path = (path.read, path.write) }
  }

  private func follow(animated: Bool) {
    guard let path, let computation, let navigator else { return }
    let values = computation.track(path.read)
    navigator.host?.afterUpdate { [weak navigator] in navigator?.show(values, animated: animated) }
  }
}

/// Makes a navigator when it is first asked for.
@MainActor
final class NavigatorBox {
  lazy var value = Navigator()

  nonisolated init() {}
}

struct StackView: PrimitiveView {
  let root: AnyView
  let navigator: Navigator
  let path: NavigationPathLink?
  let values: [AnyHashable]?

  static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    StackNode(
      view,
      in: place,
      element: ControllerElement(view.navigator.controller, host: place.host)
    )
  }
}

final class StackNode: ElementNode<StackView, ControllerElement> {
  override init(_ view: StackView, in place: NodePlace, element: ControllerElement) {
    super.init(view, in: place, element: element)
    refresh()
  }

  override func viewDidChange(_ change: NodeChange<StackView>) { refresh() }

  private func refresh() {
    if let path = view.path { view.navigator.path = (path.read, path.write) }
    let navigator = view.navigator
    let isFirst = navigator.root == nil
    navigator.update(view.root, environment)
    guard let values = view.values else { return }
    if isFirst {
      navigator.show(values, animated: false)
    } else {
      host.afterUpdate { navigator.show(values, animated: true) }
    }
  }

  override func remove() {
    element.leave()
    super.remove()
  }
}

/// The first of several views: where there is room for one page, the second of a navigation view is not shown.
struct FirstView<Content: View>: PrimitiveView {
  let content: Content

  static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    FirstNode(view, in: place)
  }
}

private final class FirstNode<Content: View>: ViewNode<FirstView<Content>> {
  private var child: ViewNode<Content>?

  override init(_ view: FirstView<Content>, in place: NodePlace) {
    super.init(view, in: place)
    child = Content.viewNode(view.content, in: childPlace())
  }

  override func viewDidChange(_ change: NodeChange<FirstView<Content>>) {
    child?.update(view.content, environment)
  }

  override func collect(_ elements: inout [LayoutElement]) {
    if let first = child?.elements.first { elements.append(first) }
  }

  override var isStructural: Bool { false }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }
}
