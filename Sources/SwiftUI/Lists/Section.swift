import UIKit
import ViewGraph
import ViewLayout

/// Views that belong together, with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// There is none.
  public var body: Never { fatalError("Section has no body.") }

  /// Makes a node that lists read sections from; elsewhere the views are shown one after another.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    SectionNode(view, in: place)
  }

  /// It depends on where it is.
  @MainActor
  public static var viewElementCount: Int? { nil }

  /// Makes a section.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Makes a section.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section without a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Makes a section without a footer.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section without a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Makes a section without a header.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a text above it.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a section with a text above it.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Makes a section with a text above it, which can be closed.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey),
      content: content(),
      footer: EmptyView(),
      isExpanded: isExpanded
    )
  }
}

/// A node that is a section of a list.
@MainActor
protocol SectionSource: GraphNode {
  var headerNode: GraphNode? { get }
  var contentNode: GraphNode? { get }
  var footerNode: GraphNode? { get }
  var isOpen: Bool { get }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>: ViewNode<
  Section<Parent, Content, Footer>
>, SectionSource
{
  private var header: ViewNode<Parent>?
  private var content: ViewNode<Content>?
  private var footer: ViewNode<Footer>?

  override init(_ view: Section<Parent, Content, Footer>, in place: NodePlace) {
    super.init(view, in: place)
    header = Parent.viewNode(view.header, in: childPlace(headerEnvironment))
    content = Content.viewNode(view.content, in: childPlace())
    footer = Footer.viewNode(view.footer, in: childPlace(footerEnvironment))
  }

  /// Headers and footers are written as those of the list around them.
  private var headerEnvironment: EnvironmentValues {
    guard let look = environment.listLook else { return environment }
    var copy = environment
    copy.isListRow = false
    if copy.font == nil { copy.font = look.headerFont(copy.headerProminence) }
    if copy.foreground == nil {
      copy.foreground = AnyShapeStyle(look.headerColor(copy.headerProminence))
    }
    if look.writesHeadersLarge, copy.headerProminence == .standard, copy.textCase == nil,
      !copy.keepsTextCase
    {
      copy.textCase = .uppercase
    }
    return copy
  }

  private var footerEnvironment: EnvironmentValues {
    guard environment.listLook != nil else { return environment }
    var copy = environment
    copy.isListRow = false
    if copy.font == nil { copy.font = .footnote }
    if copy.foreground == nil { copy.foreground = AnyShapeStyle(Color.secondary) }
    return copy
  }

  override func viewDidChange(_ change: NodeChange<Section<Parent, Content, Footer>>) {
    let wasOpen = change.old.isExpanded?.wrappedValue ?? true
    header?.update(view.header, headerEnvironment)
    content?.update(view.content, environment)
    footer?.update(view.footer, footerEnvironment)
    if wasOpen != isOpen { structureDidChange() }
  }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let header { body(header) }
    if let content { body(content) }
    if let footer { body(footer) }
  }

  var headerNode: GraphNode? { header }
  var contentNode: GraphNode? { content }
  var footerNode: GraphNode? { footer }
  var isOpen: Bool { view.isExpanded?.wrappedValue ?? true }
}

/// How the parts of a list are written.
struct ListLook: Equatable {
  enum Kind: Equatable {
    case plain
    case grouped
    case insetGrouped
    case inset
    case sidebar
  }

  var kind: Kind

  var writesHeadersLarge: Bool { kind == .grouped || kind == .insetGrouped }

  func headerFont(_ prominence: Prominence) -> Font {
    if prominence == .increased { return .title3.bold() }
    return switch kind {
    case .plain, .inset, .sidebar: .headline
    case .grouped, .insetGrouped: .footnote
    }
  }

  func headerColor(_ prominence: Prominence) -> Color {
    prominence == .increased || kind == .sidebar ? .primary : .secondary
  }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: ListLook? { nil }
}

private enum KeptCaseKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// How the list around a view looks.
  var listLook: ListLook? {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// Whether a text case was set to none.
  var keepsTextCase: Bool {
    get { self[KeptCaseKey.self] }
    set { self[KeptCaseKey.self] = newValue }
  }
}

/// The sections of a list.
@MainActor
struct ListSections {
  struct Part {
    var identity: AnyHashable
    var header: [LayoutElement] = []
    var rows: RowList
    var footer: [LayoutElement] = []
  }

  private(set) var parts: [Part] = []
  private var isOpen = false
  private var level = 0

  init() {}

  /// Makes the sections of a node.
  init(of node: GraphNode) { append(node) }

  private mutating func append(_ node: GraphNode) {
    if let section = node as? any SectionSource {
      isOpen = false
      var part = Part(identity: AnyHashable(ObjectIdentifier(node)), rows: RowList())
      part.header = section.headerNode?.elements ?? []
      if section.isOpen, let content = section.contentNode { content.appendRows(&part.rows) }
      part.footer = section.footerNode?.elements ?? []
      parts.append(part)
    } else if let source = node as? any RowSource {
      if source.rowCount > 0, source.rowNode(0).holdsSection {
        for index in 0..<source.rowCount { append(source.rowNode(index)) }
      } else {
        loose { $0.append(source) }
      }
    } else if node.isStructural {
      level += node.outlineStep
      node.forEachChild { append($0) }
      level -= node.outlineStep
    } else {
      for element in node.elements { loose { $0.append(element) } }
    }
  }

  /// Adds rows that are in no section: those next to each other are in one.
  private mutating func loose(_ change: (inout RowList) -> Void) {
    if !isOpen {
      parts.append(Part(identity: AnyHashable(parts.count), rows: RowList()))
      isOpen = true
    }
    let last = parts.count - 1
    parts[last].rows.level = level
    change(&parts[last].rows)
    parts[last].rows.level = 0
  }
}

extension GraphNode {
  /// Whether a section is in a node, not behind elements.
  var holdsSection: Bool {
    if self is any SectionSource { return true }
    guard isStructural else { return false }
    var holds = false
    forEachChild { if $0.holdsSection { holds = true } }
    return holds
  }
}
