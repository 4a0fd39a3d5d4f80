import UIKit
import ViewGraph
import ViewLayout

/// The columns, in the way for which there is room.
struct SplitBody: View {
  let columns: [AnyView]
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var side = SplitBox()
  @State private var stack = SplitBox()

  var body: some View {
    let isWide = sizeClass == .regular
    let driver =
      isWide
      ? side.driver { ColumnSplit(columnCount: columns.count) } : stack.driver { StackSplit() }
    SplitView(
      columns: columns,
      driver: driver,
      visibility: visibility,
      seen: visibility?.wrappedValue,
      compactColumn: compactColumn,
      top: compactColumn?.wrappedValue
    )
    .id(isWide)
    .ignoresSafeArea()
  }
}

/// Keeps what shows columns, made when it is first asked for.
@MainActor
private final class SplitBox {
  private var made: SplitDriver?

  nonisolated init() {}

  func driver(_ make: () -> SplitDriver) -> SplitDriver {
    let driver = made ?? make()
    made = driver
    return driver
  }
}

/// Shows columns.
@MainActor
class SplitDriver: NSObject {
  /// The controller that has the columns.
  var controller: UIViewController { fatalError("A subclass says so.") }

  /// Whether what is chosen in a column, or linked from it, is shown beside it.
  func leadsBeside(from column: Int) -> Bool { false }

  /// Brings the columns up to date.
  func update(_ view: SplitView, _ environment: EnvironmentValues, _ host: ViewHost) {}

  /// A list in a column has something chosen, or nothing any more.
  func choiceDidChange(_ selection: ListSelection, in column: Int) {}

  /// The person chose a row of a list in a column.
  func rowWasChosen(in column: Int) {}
}

/// The columns, in one of the ways.
struct SplitView: PrimitiveView {
  let columns: [AnyView]
  let driver: SplitDriver
  let visibility: Binding<NavigationSplitViewVisibility>?
  /// The columns that the app wants to be seen beside each other.
  let seen: NavigationSplitViewVisibility?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  /// The column that the app wants to be seen alone.
  let top: NavigationSplitViewColumn?

  static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    SplitNode(
      view,
      in: place,
      element: ControllerElement(view.driver.controller, host: place.host)
    )
  }
}

private final class SplitNode: ElementNode<SplitView, ControllerElement> {
  override init(_ view: SplitView, in place: NodePlace, element: ControllerElement) {
    super.init(view, in: place, element: element)
    refresh()
  }

  override func viewDidChange(_ change: NodeChange<SplitView>) { refresh() }

  private func refresh() { view.driver.update(view, environment, host) }

  override func remove() {
    element.leave()
    super.remove()
  }
}

/// The column that a page is.
struct SplitColumn {
  weak var driver: SplitDriver?
  let index: Int

  /// Whether what is chosen in the column, or linked from it, is shown beside it.
  @MainActor var leadsBeside: Bool { driver?.leadsBeside(from: index) == true }

  /// A list in the column has something chosen, or nothing any more.
  @MainActor
  func choiceDidChange(_ selection: ListSelection) {
    driver?.choiceDidChange(selection, in: index)
  }

  /// The person chose a row of a list in the column.
  @MainActor
  func rowWasChosen() { driver?.rowWasChosen(in: index) }
}

enum SplitColumnKey: EnvironmentKey {
  static var defaultValue: SplitColumn? { nil }
}

enum JoinsStackKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The column of a split view that a view is in.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }

  /// Whether a stack of pages here is that of the column, and none of its own.
  var joinsStack: Bool {
    get { self[JoinsStackKey.self] }
    set { self[JoinsStackKey.self] = newValue }
  }
}
