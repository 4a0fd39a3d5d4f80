import UIKit
import ViewGraph
import ViewLayout

/// Pages of which one is chosen at the bottom, or by swiping.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Makes pages of which one is chosen.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The pages.
  @MainActor
  public var body: some View {
    TabBody(
      selection: selection.map { selection in
        Binding<AnyHashable>(
          get: { AnyHashable(selection.wrappedValue) },
          set: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }
        )
      },
      content: content
    )
  }
}

extension TabView where SelectionValue == Int {
  /// Makes pages.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// A page of a tab view.
nonisolated public struct Tab<Value: Hashable, Content: View>: View {
  let value: Value?
  let content: Content
  let label: Label<Text, Image>

  /// Makes a page.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = Label(titleKey, systemImage: systemImage)
  }

  /// Makes a page.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    value = nil
    self.content = content()
    label = Label(titleKey, systemImage: systemImage)
  }

  /// The page, with what stands for it at the bottom.
  @MainActor
  public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}

/// How tab views look.
public protocol TabViewStyle: Sendable {
  /// The form of a tab view.
  var form: TabForm { get }
}

/// The form of a tab view.
public enum TabForm: Equatable, Sendable {
  /// With a bar at the bottom.
  case bar
  /// By swiping, with or without dots.
  case pages(showsDots: Bool)
}

/// With a bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
  /// With a bar.
  public var form: TabForm { .bar }
}

/// By swiping.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots show which page it is.
  public struct IndexDisplayMode: Sendable {
    let isShown: Bool

    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(isShown: true)
    /// Always.
    public static let always = IndexDisplayMode(isShown: true)
    /// Never.
    public static let never = IndexDisplayMode(isShown: false)
  }

  let mode: IndexDisplayMode

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  /// By swiping.
  public var form: TabForm { .pages(showsDots: mode.isShown) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// With a bar at the bottom.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// By swiping.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// By swiping, with or without dots.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

/// How the dots of pages look.
public struct PageIndexViewStyle: Sendable {
  /// Whether they have a ground.
  public struct BackgroundDisplayMode: Sendable {
    /// As the system likes.
    public static let automatic = BackgroundDisplayMode()
    /// Always.
    public static let always = BackgroundDisplayMode()
    /// Never.
    public static let never = BackgroundDisplayMode()
    /// While they are used.
    public static let interactive = BackgroundDisplayMode()
  }

  /// Dots.
  public static let page = PageIndexViewStyle()

  /// Dots, with or without a ground.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle()
  }
}

enum TabFormKey: EnvironmentKey {
  static var defaultValue: TabForm { .bar }
}

extension EnvironmentValues {
  var tabForm: TabForm {
    get { self[TabFormKey.self] }
    set { self[TabFormKey.self] = newValue }
  }
}

/// What stands for a page at the bottom.
enum TabItemTrait: ElementTrait {
  static var defaultValue: (@MainActor () -> (title: String, image: UIImage?))? { nil }
}

extension View {
  /// Sets what stands for the page at the bottom.
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    modifier(TabItemModifier(label: label()))
  }

  /// Sets how tab views look.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    environment(\.tabForm, style.form)
  }

  /// Sets how the dots of pages look: here they are plain.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
}

struct TabItemModifier<Item: View>: ElementModifier {
  let label: Item

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<TabItemModifier<Item>> {
    TabItemElement(self, around: content, node: node)
  }
}

final class TabItemElement<Item: View>: ModifierElement<TabItemModifier<Item>> {
  private let labelNode: LayerNode<Item>

  override init(_ modifier: TabItemModifier<Item>, around content: LayoutElement, node: GraphNode) {
    labelNode = LayerNode(modifier.label, in: node.childPlace())
    super.init(modifier, around: content, node: node)
  }

  override func modifierDidChange(
    from old: TabItemModifier<Item>,
    isEnvironmentChanged: Bool
  ) {
    labelNode.update(modifier.label, node.environment)
    node.host.setNeedsPlacing()
  }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value {
    if Key.self == TabItemTrait.self {
      let labelNode = labelNode
      let make: (@MainActor () -> (title: String, image: UIImage?))? = {
        MenuReading.label(labelNode.elements)
      }
      if let value = make as? Key.Value { return value }
    }
    return content.trait(key)
  }

  override func remove() { labelNode.remove() }
}

struct TabBody<Content: View>: View {
  let selection: Binding<AnyHashable>?
  let content: Content
  @Environment(\.tabForm) private var form
  @State private var chosen = 0

  var body: some View {
    let selected = selection?.wrappedValue
    switch form {
    case .bar:
      TabsView(
        content: content,
        selection: selection,
        selected: selected,
        index: $chosen,
        form: form
      )
      .ignoresSafeArea()
    case .pages:
      TabsView(
        content: content,
        selection: selection,
        selected: selected,
        index: $chosen,
        form: form
      )
    }
  }
}

struct TabsView<Content: View>: PrimitiveView {
  let content: Content
  let selection: Binding<AnyHashable>?
  let selected: AnyHashable?
  let index: Binding<Int>
  let form: TabForm

  static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    if case .pages(let showsDots) = view.form {
      return TabsNode(view, in: place, element: SwipedPagesElement(showsDots: showsDots))
    }
    return TabsNode(view, in: place, element: TabBarElement(host: place.host))
  }
}
