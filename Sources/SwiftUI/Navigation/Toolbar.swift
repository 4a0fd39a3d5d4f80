// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import UIKit
import ViewGraph
import ViewLayout

/// Where an item of a bar is.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side: Hashable, Sendable {
    case leading
    case trailing
    case center
    case bottom
    case keyboard
    case titleMenu
  }

  let side: Side

  /// As the system likes: at the trailing edge.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// In the middle.
  public static let principal = ToolbarItemPlacement(side: .center)
  /// Where one goes somewhere.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// Where the main thing is done.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// Where other things are done.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  /// Where what was done is accepted.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  /// Where what was done is given up.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// Where something is destroyed.
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// Where something is told.
  public static let status = ToolbarItemPlacement(side: .bottom)
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(side: .keyboard)
  /// At the bottom.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// At the leading edge of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the trailing edge of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// At the leading edge of the bar at the top.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the trailing edge of the bar at the top.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
}

/// An item of a bar as it is kept.
struct ToolbarEntry {
  /// What tells an item from others, while they come and go.
  struct Identity: Hashable {
    /// The toolbar that it is in.
    var toolbar: ObjectIdentifier?
    /// The name that it was given, or else its place among the items that may be there.
    let name: String
  }

  var id: Identity
  let placement: ToolbarItemPlacement
  let view: AnyView
  /// That of the view which puts the item into the bar: what stands around it is known to the item.
  var environment: EnvironmentValues?
}

/// Items of bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// What the items are made of.
  associatedtype Body: ToolbarContent
  /// What the items are made of.
  @ToolbarContentBuilder var body: Body { get }
  /// The items at a place of a toolbar.
  func entries(at place: ToolbarContentPlace) -> ToolbarEntries
}

/// A place among the items that a toolbar may have, whichever of them are there.
public struct ToolbarContentPlace {
  let path: String

  func part(_ index: Int) -> ToolbarContentPlace { ToolbarContentPlace(path: "\(path).\(index)") }
}

/// Items of bars, in their order.
public struct ToolbarEntries {
  var entries: [ToolbarEntry]

  init(entries: [ToolbarEntry]) { self.entries = entries }

  init(_ placement: ToolbarItemPlacement, _ view: AnyView, name: String) {
    let id = ToolbarEntry.Identity(name: name)
    entries = [ToolbarEntry(id: id, placement: placement, view: view)]
  }
}

extension ToolbarContent {
  /// Those of the body.
  public func entries(at place: ToolbarContentPlace) -> ToolbarEntries { body.entries(at: place) }
}

extension Never: ToolbarContent {
  /// None.
  public func entries(at place: ToolbarContentPlace) -> ToolbarEntries {
    ToolbarEntries(entries: [])
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// There is none.
  public var body: Never { fatalError("Items that may be there have no body.") }

  /// Those that there may be.
  public func entries(at place: ToolbarContentPlace) -> ToolbarEntries {
    self?.entries(at: place) ?? ToolbarEntries(entries: [])
  }
}

/// An item of a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  let name: String?
  let placement: ToolbarItemPlacement
  let content: Content

  /// There is none.
  public var body: Never { fatalError("ToolbarItem has no body.") }

  /// The item itself.
  public func entries(at place: ToolbarContentPlace) -> ToolbarEntries {
    ToolbarEntries(placement, AnyView(content), name: name ?? place.path)
  }
}

extension ToolbarItem where ID == () {
  /// Makes an item.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    name = nil
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Makes an item with a name.
  public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    name = id
    self.placement = placement
    self.content = content()
  }
}

/// Items at one place of a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes items of views.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// There is none.
  public var body: Never { fatalError("ToolbarItemGroup has no body.") }

  /// The items themselves.
  public func entries(at place: ToolbarContentPlace) -> ToolbarEntries {
    ToolbarEntries(placement, AnyView(content), name: place.path)
  }
}

/// Several items of bars.
public struct ToolbarItems: ToolbarContent {
  let parts: [any ToolbarContent]
  /// The place of the first among those that may be there.
  var first = 0

  /// There is none.
  public var body: Never { fatalError("ToolbarItems has no body.") }

  /// Those of the parts.
  public func entries(at place: ToolbarContentPlace) -> ToolbarEntries {
    ToolbarEntries(
      entries: parts.enumerated().flatMap { $1.entries(at: place.part(first + $0)).entries }
    )
  }
}

/// Makes items of bars.
@resultBuilder @MainActor
public struct ToolbarContentBuilder {
  /// Takes items as they are.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// One item or group.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarItems {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return ToolbarItems(parts: parts)
  }

  /// Items that are there only if a condition holds.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The first of two.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarItems {
    ToolbarItems(parts: [first])
  }

  /// The second of two.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarItems {
    ToolbarItems(parts: [second], first: 1)
  }

  /// Items of a newer system.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarItems {
    ToolbarItems(parts: [content])
  }
}

extension View {
  /// Puts items into bars.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let place = ToolbarContentPlace(path: "")
    return modifier(Toolbar(entries: content().entries(at: place).entries))
  }

  /// Puts views into the bar at the top.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(Toolbar(entries: ToolbarEntries(.automatic, AnyView(content()), name: "").entries))
  }
}

/// Puts items into bars, which are told from those of other toolbars.
private struct Toolbar: ViewModifier {
  private final class Identity {
    nonisolated init() {}
  }

  let entries: [ToolbarEntry]
  @State private var identity = Identity()

  func body(content: Content) -> some View {
    content.chrome { values, environment in
      values.items = entries.map { entry in
        var entry = entry
        entry.id.toolbar = ObjectIdentifier(identity)
        entry.environment = environment.forPage
        return entry
      }
    }
  }
}

/// The items of UIKit's for an item of a bar.
@MainActor
final class ToolbarBridge {
  private var reader: MenuReader<AnyView>?
  private var made: [UIBarButtonItem] = []
  private var shown: [String] = []
  private var hosting: HostingView<AnyView>?
  /// The size that the view wants.
  private var wanted = CGSize.zero

  /// The view of an item that is in the middle.
  var view: UIView? { hosting }

  /// The item goes: nothing is computed for it any longer.
  func end() {
    reader?.end()
    hosting?.end()
    (reader, hosting) = (nil, nil)
  }

  func items(_ entry: ToolbarEntry, _ node: GraphNode) -> [UIBarButtonItem] {
    if entry.placement.side == .center {
      _ = customItem(entry, node)
      return []
    }
    let reader: MenuReader<AnyView>
    if let own = self.reader {
      own.update(entry.view, entry.environment ?? node.environment)
      reader = own
    } else {
      reader = MenuReader(entry.view, in: node.childPlace(entry.environment))
      self.reader = reader
    }
    let items = reader.items
    // Buttons and menus become those of bars; other views are shown as they are.
    let isPlain =
      !items.isEmpty
      && items.allSatisfy { item in
        if case .text = item.kind { return false }
        if case .space = item.kind { return true }
        return !item.title.isEmpty || item.image != nil
      } && items.count == reader.elementCount
    guard isPlain else {
      made = [customItem(entry, node)]
      return made
    }
    let signature = items.map(\.barSignature)
    if signature != shown || made.count != items.count {
      made = items.enumerated().map { makeItem($1, $0) }
      shown = signature
    }
    current = items
    // Bars lay themselves out anew for every change: only what is different is set.
    for (button, item) in zip(made, items) {
      if button.isEnabled != item.isEnabled { button.isEnabled = item.isEnabled }
      let tint = item.role == .destructive ? UIColor.systemRed : item.tint
      if button.tintColor != tint { button.tintColor = tint }
      if button.preferredMenuElementOrder != item.order.order {
        button.preferredMenuElementOrder = item.order.order
      }
    }
    return made
  }

  /// What there is to do now, by number.
  private var current: [MenuItem] = []

  private func makeItem(_ item: MenuItem, _ number: Int) -> UIBarButtonItem {
    if case .space = item.kind { return .flexibleSpace() }
    let button = UIBarButtonItem()
    switch item.kind {
    case .action:
      let title = item.image == nil ? item.title : ""
      button.primaryAction = UIAction(title: title, image: item.image) { [weak self] _ in
        guard let self, current.indices.contains(number),
          case .action(let action) = current[number].kind
        else { return }
        action()
      }
    case .submenu:
      button.title = item.image == nil ? item.title : nil
      button.image = item.image
      button.menu = UIMenu(
        title: "",
        children: [
          UIDeferredMenuElement.uncached { [weak self] provide in
            guard let self, current.indices.contains(number),
              case .submenu(let children, _) = current[number].kind
            else { return provide([]) }
            provide(MenuItem.elements(children))
          }
        ]
      )
    case .divider, .space, .text: break
    }
    if item.image != nil, !item.title.isEmpty { button.accessibilityLabel = item.title }
    return button
  }

  private func customItem(_ entry: ToolbarEntry, _ node: GraphNode) -> UIBarButtonItem {
    if let hosting {
      hosting.baseEnvironment = entry.environment
      hosting.rootView = entry.view
      if let item = made.first, item.customView === hosting { return item }
      return UIBarButtonItem(customView: hosting)
    }
    let made = HostingView(rootView: entry.view)
    made.respectsSafeArea = false
    made.host.controller = node.host.controller
    made.baseEnvironment = entry.environment
    if entry.placement.side == .center {
      made.changeEnvironment = { values in values.font = .headline }
    }
    wanted = made.contentSize(.unspecified)
    made.frame.size = wanted
    made.host.observers[ObjectIdentifier(self)] = { [weak self, weak made] in
      guard let self, let made else { return }
      // A bar without room for it gives it less: only what it wants counts.
      let size = made.contentSize(.unspecified)
      guard size != wanted else { return }
      wanted = size
      made.bounds.size = size
      // Bars keep to the size that a view had when it came: it comes anew.
      guard let item = self.made.first, item.customView === made else { return }
      item.customView = nil
      item.customView = made
    }
    hosting = made
    return UIBarButtonItem(customView: made)
  }
}

extension MenuItem {
  /// What an item of a bar is made anew for.
  fileprivate var barSignature: String {
    let form =
      switch kind {
      case .action: "action"
      case .submenu: "menu"
      case .divider, .space, .text: "other"
      }
    return "\(form)|\(title)|\(image.map { "\(ObjectIdentifier($0))" } ?? "")"
  }
}

extension MenuReader {
  /// How many views there are, whether they are items or not.
  var elementCount: Int { elements.count }
}
