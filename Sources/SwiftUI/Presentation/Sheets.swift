import UIKit
import ViewGraph
import ViewLayout

/// Shows a page above the one of a view, while there is something to show.
struct SheetModifier: TreeModifier {
  enum Style: Equatable {
    case sheet
    case cover
    case popover(Edge)
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
  private let watcher = DismissalWatcher()

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
    case .popover: page.modalPresentationStyle = .pageSheet
    }
    page.applySheet()
    page.presentationController?.delegate = watcher
    let top = presenter.front
    top.present(page, animated: top.view.window != nil)
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

/// Hears that the user closed a page.
private final class DismissalWatcher: NSObject, UIAdaptivePresentationControllerDelegate {
  var closed: () -> Void = {}

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    closed()
  }
}

/// What a sheet says of itself.
struct SheetValues: Equatable {
  var detents: [PresentationDetent]?
  var showsGrabber: Bool?
  var isModal: Bool?
  var radius: CGFloat?
}

struct SheetKey: PreferenceKey {
  static var defaultValue: SheetValues { SheetValues() }

  static func reduce(value: inout SheetValues, nextValue: () -> SheetValues) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.showsGrabber = value.showsGrabber ?? next.showsGrabber
    value.isModal = value.isModal ?? next.isModal
    value.radius = value.radius ?? next.radius
  }
}

/// A height at which a sheet comes to rest.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  let kind: Kind

  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// All of the screen.
  public static let large = PresentationDetent(kind: .large)

  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  @MainActor
  var detent: UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction):
      .custom(identifier: .init("fraction-\(fraction)")) { $0.maximumDetentValue * fraction }
    case .height(let height): .custom(identifier: .init("height-\(height)")) { _ in height }
    }
  }
}

extension PageController {
  /// Gives the sheet the heights that the page asks for.
  func applySheet() {
    guard let sheet = sheetPresentationController else { return }
    let values = pageNode.toldPreference(SheetKey.self) ?? SheetValues()
    if let detents = values.detents { sheet.detents = detents.map(\.detent) }
    if let grabber = values.showsGrabber {
      sheet.prefersGrabberVisible = grabber
    } else if (values.detents?.count ?? 0) > 1 {
      sheet.prefersGrabberVisible = true
    }
    if let radius = values.radius { sheet.preferredCornerRadius = radius }
    if let isModal = values.isModal { isModalInPresentation = isModal }
  }
}

private struct BoundSheet<Sheet: View>: ViewModifier {
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

private struct ItemSheet<Item: Identifiable, Sheet: View>: ViewModifier {
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

  /// Shows a page that belongs to the view while a value is true: a sheet where there is little room.
  public func popover<Sheet: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Sheet
  ) -> some View {
    modifier(
      BoundSheet(
        style: .popover(arrowEdge),
        isPresented: isPresented,
        onDismiss: nil,
        sheet: content
      )
    )
  }

  /// Sets the heights at which the sheet comes to rest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(SheetKey.self) { values in
      values.detents = values.detents ?? detents.sorted { $0.order < $1.order }
    }
  }

  /// Sets the heights at which the sheet comes to rest.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    presentationDetents(detents)
  }

  /// Shows the grabber of the sheet, or not.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(SheetKey.self) { values in
      if visibility != .automatic { values.showsGrabber = visibility == .visible }
    }
  }

  /// Rounds the corners of the sheet, in points.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    transformPreference(SheetKey.self) { $0.radius = radius }
  }

  /// Sets what is behind the page.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    background(style)
  }

  /// Lets the user close the page with a finger, or not.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(SheetKey.self) { $0.isModal = isDisabled }
  }
}

extension PresentationDetent {
  fileprivate var order: CGFloat {
    switch kind {
    case .height(let height): height / 10_000
    case .fraction(let fraction): fraction
    case .medium: 0.5
    case .large: 1
    }
  }
}

/// What a popover points to.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point.
  case point(UnitPoint)
}
