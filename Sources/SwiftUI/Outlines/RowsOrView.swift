import ViewGraph

/// Rows where a list makes rows of a view, and another view where it stands in something that is a row itself.
struct RowsOrView<Rows: View, Whole: View>: PrimitiveView {
  let rows: Rows
  let view: Whole

  static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    RowsOrViewNode(view, in: place)
  }

  static var viewElementCount: Int? { nil }
}

private final class RowsOrViewNode<Rows: View, Whole: View>: ViewNode<RowsOrView<Rows, Whole>> {
  private var rows: ViewNode<Rows>?
  private var whole: ViewNode<Whole>?

  override init(_ view: RowsOrView<Rows, Whole>, in place: NodePlace) {
    super.init(view, in: place)
    // A place in the tree never changes what it is in.
    if environment.isListRow, parent?.makesRows == true {
      rows = Rows.viewNode(view.rows, in: childPlace())
    } else {
      whole = Whole.viewNode(view.view, in: childPlace())
    }
  }

  override func viewDidChange(_ change: NodeChange<RowsOrView<Rows, Whole>>) {
    rows?.update(view.rows, environment)
    whole?.update(view.view, environment)
  }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let rows { body(rows) }
    if let whole { body(whole) }
  }
}

/// A node of a list.
@MainActor
protocol RowOwner: GraphNode {}

extension ListNode: RowOwner {}

extension GraphNode {
  /// Whether the elements of those in a node are rows of a list.
  fileprivate var makesRows: Bool {
    var next: GraphNode? = self
    while let node = next {
      if node is any RowOwner { return true }
      guard node.passesElements else { return false }
      next = node.parent
    }
    return false
  }
}
