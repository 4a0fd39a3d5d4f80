/// Pages side by side where there is room for them, and one above the other where there is not.
///
/// What is chosen in a column's list, or linked from it, is shown in the next column.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private var visibility: Binding<NavigationSplitViewVisibility>?
  private var compactColumn: Binding<NavigationSplitViewColumn>?

  /// Makes three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Makes three columns, with a value that says which of them are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    visibility = columnVisibility
  }

  /// Makes three columns, with a value that says which is seen where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    compactColumn = preferredCompactColumn
  }

  /// Makes three columns, with values that say which of them are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
  }

  /// One page above the other, or columns.
  @MainActor
  public var body: some View {
    SplitBody(
      columns: Content.self == EmptyView.self
        ? [AnyView(sidebar), AnyView(detail)]
        : [AnyView(sidebar), AnyView(content), AnyView(detail)],
      visibility: visibility,
      compactColumn: compactColumn
    )
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Makes two columns, with a value that says which of them are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    visibility = columnVisibility
  }

  /// Makes two columns, with a value that says which is seen where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    compactColumn = preferredCompactColumn
  }

  /// Makes two columns, with values that say which of them are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
  }
}

/// Which columns are seen where there is room for several.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let number: Int

  /// As the system likes.
  public static let automatic = NavigationSplitViewVisibility(number: 0)
  /// All.
  public static let all = NavigationSplitViewVisibility(number: 1)
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
  /// The last.
  public static let detailOnly = NavigationSplitViewVisibility(number: 3)
}

/// One of the columns.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int

  /// The first.
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  /// The one in the middle, where there are three.
  public static let content = NavigationSplitViewColumn(number: 1)
  /// The last.
  public static let detail = NavigationSplitViewColumn(number: 2)

  /// The one at a place among several.
  static func at(_ index: Int, of count: Int) -> NavigationSplitViewColumn {
    index == 0 ? sidebar : index == count - 1 ? detail : content
  }

  /// The place among several; where there is none in the middle it is that of the last.
  func index(of count: Int) -> Int { number == 2 ? count - 1 : min(number, count - 1) }
}
