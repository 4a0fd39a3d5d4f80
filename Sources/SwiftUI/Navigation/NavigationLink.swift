import UIKit
import ViewGraph
import ViewLayout

/// A view that shows a page when it is tapped.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  let target: Target
  let label: Label
  var isActive: Binding<Bool>?

  /// Makes a link to a page.
  public init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination())
    self.label = label()
  }

  /// Makes a link to a page.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Makes a link to a page that is shown while a value is true.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination())
    self.label = label()
    self.isActive = isActive
  }

  /// Makes a link to a page that is shown while a value is true.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination)
    self.label = label()
    self.isActive = isActive
  }

  /// Makes a link to a page that is shown while one value is another one.
  public init<Value: Hashable>(
    tag: Value,
    selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination())
    self.label = label()
    isActive = Self.binding(tag, selection)
  }

  /// Makes a link to a page that is shown while one value is another one.
  public init<Value: Hashable>(
    destination: Destination,
    tag: Value,
    selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination)
    self.label = label()
    isActive = Self.binding(tag, selection)
  }

  private static func binding<Value: Hashable>(
    _ tag: Value,
    _ selection: Binding<Value?>
  ) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      }
    )
  }

  /// The label; it shows the page when it is tapped.
  @MainActor
  public var body: some View {
    switch target {
    case .view(let destination):
      LinkedPage(
        destination: AnyView(destination),
        value: nil,
        label: label,
        isActive: isActive
      )
    case .value(let value):
      LinkedPage(destination: nil, value: value, label: label, isActive: nil)
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the page of a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  /// Makes a link to the page of a value, with a text.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link to the page of a value, with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Value: Hashable>(
    _ title: Characters,
    value: Value?
  ) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a page, with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a page, with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link to a page, with a text.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a page, with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A label that shows a page.
struct LinkedPage<Label: View>: View {
  let destination: AnyView?
  let value: AnyHashable?
  let label: Label
  let isActive: Binding<Bool>?
  @Environment(\.navigator) private var navigator
  @Environment(\.hostController) private var host
  @Environment(\.isListRow) private var isListRow
  @Environment(\.splitColumn) private var column
  @Environment(\.self) private var environment
  @State private var page = PageBox()

  var body: some View {
    let isShown = isActive?.wrappedValue
    content
      .modifier(TraitModifier<RowActionTrait>(value: go))
      .modifier(TraitModifier<LinkValueTrait>(value: value))
      .modifier(TraitModifier<DisclosureTrait>(value: isListRow && column?.leadsBeside != true))
      .onChange(of: isShown, initial: true) { _, isShown in
        guard let isShown else { return }
        if isShown { show() } else { hide() }
      }
  }

  @ViewBuilder private var content: some View {
    if isListRow {
      // Several views of a label stand beside each other.
      HStack { label }
    } else {
      Button(action: go) { label }
    }
  }

  private func go() {
    if let isActive {
      isActive.wrappedValue = true
    } else if let value {
      navigator?.push(value)
    } else {
      show()
    }
  }

  private func show() {
    guard let destination, page.controller == nil else { return }
    let page = page
    let isActive = isActive
    let closed = {
      page.controller = nil
      if isActive?.wrappedValue == true { isActive?.wrappedValue = false }
    }
    if let navigator {
      page.controller = navigator.push(destination, closed: closed)
    } else if let navigation = host.controller?.navigationController {
      let controller = PageController(destination, environment)
      controller.prepareChrome()
      navigation.pushViewController(controller, animated: true)
    }
  }

  private func hide() {
    guard let controller = page.controller else { return }
    page.controller = nil
    navigator?.pop(controller)
  }
}

/// The value of the link that an element is.
enum LinkValueTrait: ElementTrait {
  static var defaultValue: AnyHashable? { nil }
}

final class PageBox {
  weak var controller: PageController?
}

/// Says which views the pages of values show.
struct DestinationModifier<Value: Hashable>: TreeModifier {
  let make: (Value) -> AnyView

  func makeFollower() -> ModifierFollower<DestinationModifier<Value>>? { DestinationFollower() }
}

final class DestinationFollower<Value: Hashable>: ModifierFollower<
  DestinationModifier<Value>
>
{
  override func start(_ modifier: DestinationModifier<Value>, node: GraphNode) {
    node.environment.navigator?.register(Value.self, modifier.make)
  }

  override func change(
    from old: DestinationModifier<Value>,
    to new: DestinationModifier<Value>,
    node: GraphNode
  ) {
    node.environment.navigator?.register(Value.self, new.make)
  }
}

struct PresentedPage<Destination: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let destination: () -> Destination

  func body(content: Content) -> some View {
    content.background {
      NavigationLink(destination: destination(), isActive: isPresented) { EmptyView() }
    }
  }
}

extension View {
  /// Says which views the pages of values of a type show.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    modifier(DestinationModifier<Value> { AnyView(destination($0)) })
  }

  /// Shows a page while a value is true.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    modifier(PresentedPage(isPresented: isPresented, destination: destination))
  }

  /// Shows a page while there is a value.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    modifier(
      PresentedPage(
        isPresented: Binding(
          get: { item.wrappedValue != nil },
          set: { if !$0 { item.wrappedValue = nil } }
        ),
        destination: { item.wrappedValue.map(destination) }
      )
    )
  }

  /// Sets how stacks of pages look: here one page is shown at a time.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }

  /// Marks a link that leads to details of a list.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
