import UIKit
import ViewGraph
import ViewLayout

/// Shows a page above the one of a view, while there is something to show.
struct SheetModifier: TreeModifier {
  enum Style: Equatable {
    case sheet
    case cover
    case popover(Popover)
  }

  /// Where a popover points to.
  struct Popover: Equatable {
    let place: AnchorPlace
    let anchor: PopoverAttachmentAnchor
    /// The edge of what it points to that it is at; nil leaves that to the system.
    let edge: Edge?

    static func == (one: Popover, other: Popover) -> Bool {
      one.place === other.place && one.edge == other.edge
    }
  }

  let style: Style
  /// What is shown; another identity is another page.
  let item: AnyHashable?
  let content: () -> AnyView
  let closed: @MainActor () -> Void

  func makeFollower() -> ModifierFollower<SheetModifier>? { SheetFollower() }
}

@MainActor
private final class SheetFollower: ModifierFollower<SheetModifier> {
  private var page: PageController?
  private var shown: AnyHashable?
  private var modifier: SheetModifier?
  private let watcher = SheetWatcher()

  override func start(_ modifier: SheetModifier, node: GraphNode) { update(modifier, node) }

  override func change(from old: SheetModifier, to new: SheetModifier, node: GraphNode) {
    update(new, node)
  }

  private func update(_ new: SheetModifier, _ node: GraphNode) {
    modifier = new
    if let page, new.item != nil, new.item == shown {
      page.update(new.content(), node.environment)
      return
    }
    guard new.item != shown else { return }
    shown = new.item
    let old = page
    page = nil
    node.host.onAppear { [self, weak node] in
      if let old { old.dismiss(animated: true) }
      guard let node, let item = modifier?.item, item == shown, page == nil else { return }
      present(node)
    }
  }

  private func present(_ node: GraphNode) {
    guard let modifier, let presenter = node.host.controller else { return }
    let page = PageController(modifier.content(), node.environment)
    self.page = page
    watcher.closed = { [weak self] in self?.wasClosed(page) }
    page.closed = { [weak self] in self?.wasClosed(page) }
    switch modifier.style {
    case .sheet: page.modalPresentationStyle = .pageSheet
    case .cover: page.modalPresentationStyle = .fullScreen
    case .popover(let popover):
      page.modalPresentationStyle = .popover
      page.sizingOptions = .preferredContentSize
      point(page, popover, node.host.hostView)
    }
    watcher.page = page
    page.sheetWatcher = watcher
    page.applySheet()
    page.presentationController?.delegate = watcher
    let top = presenter.front
    top.present(page, animated: top.view.window != nil)
  }

  private func point(_ page: PageController, _ popover: SheetModifier.Popover, _ host: UIView?) {
    let presentation = page.popoverPresentationController
    presentation?.sourceView = host
    let frame = popover.anchor.frame(popover.place)
    presentation?.sourceRect = host?.convert(frame, from: nil) ?? frame
    presentation?.permittedArrowDirections =
      switch popover.edge {
      case .top: .down
      case .bottom: .up
      case .leading: .right
      case .trailing: .left
      case nil: .any
      }
  }

  private func wasClosed(_ closed: PageController) {
    guard page === closed else { return }
    page = nil
    shown = nil
    modifier?.closed()
  }

  override func end(_ modifier: SheetModifier, node: GraphNode) {
    page?.dismiss(animated: true)
    page = nil
  }
}

struct BoundSheet<Sheet: View>: ViewModifier {
  let style: SheetModifier.Style
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  func body(content: Content) -> some View {
    let item: AnyHashable? = isPresented.wrappedValue ? AnyHashable(0) : nil
    let isPresented = isPresented
    let onDismiss = onDismiss
    content.modifier(
      SheetModifier(style: style, item: item, content: { AnyView(sheet()) }) {
        if isPresented.wrappedValue { isPresented.wrappedValue = false }
        onDismiss?()
      }
    )
  }
}

struct ItemSheet<Item: Identifiable, Sheet: View>: ViewModifier {
  let style: SheetModifier.Style
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet

  func body(content: Content) -> some View {
    let current = item.wrappedValue
    let item = item
    let onDismiss = onDismiss
    content.modifier(
      SheetModifier(
        style: style,
        item: current.map { AnyHashable($0.id) },
        content: { AnyView(current.map { sheet($0) }) },
        closed: {
          if item.wrappedValue != nil { item.wrappedValue = nil }
          onDismiss?()
        }
      )
    )
  }
}

extension View {
  /// Shows a page above while a value is true.
  public func sheet<Sheet: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Sheet
  ) -> some View {
    modifier(
      BoundSheet(style: .sheet, isPresented: isPresented, onDismiss: onDismiss, sheet: content)
    )
  }

  /// Shows a page above while there is an item.
  public func sheet<Item: Identifiable, Sheet: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Sheet
  ) -> some View {
    modifier(ItemSheet(style: .sheet, item: item, onDismiss: onDismiss, sheet: content))
  }

  /// Shows a page over all of the screen while a value is true.
  public func fullScreenCover<Sheet: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Sheet
  ) -> some View {
    modifier(
      BoundSheet(style: .cover, isPresented: isPresented, onDismiss: onDismiss, sheet: content)
    )
  }

  /// Shows a page over all of the screen while there is an item.
  public func fullScreenCover<Item: Identifiable, Sheet: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Sheet
  ) -> some View {
    modifier(ItemSheet(style: .cover, item: item, onDismiss: onDismiss, sheet: content))
  }
}
