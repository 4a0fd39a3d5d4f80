import ConstraintSolver
import CoreGraphics

/// What Auto Layout keeps for a view or guide that takes part in it.
@MainActor
final class LayoutNode {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  private(set) unowned(unsafe) var item: any LayoutItem
  /// The item, if it is a view; kept because it is asked for in every layout.
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  private(set) unowned(unsafe) var view: UIView?
  /// Where the item is in an engine.
  var attachment: NodeAttachment?
  /// The active constraints that mention the item.
  var references: [NSLayoutConstraint] = []
  /// The active constraints that a view holds for itself and what is below it.
  var held: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The guides that UIKit keeps for the view.
  var ownGuides: [UILayoutGuide] = []
  var resistance = SizeResistance()
  /// Whether the rows of the content's size have old priorities.
  var resistanceChanged = false
  /// The engine of a view that is the root of its layout.
  var engine: LayoutEngine?
  /// Whether the contents' height depends on the width, as of when their size was last asked for.
  var wrapsText = false
  /// The width at which text was measured last; nil before.
  var measuredWidth: Double?

  init(_ item: any LayoutItem) {
    self.item = item
    view = item as? UIView
  }

  var isAmbiguous: Bool { attachment?.engine.isAmbiguous(self) ?? false }

  func deciders(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    attachment?.engine.deciders(of: self, axis) ?? []
  }

  /// Whether constraints mention the item or a guide of it; a view that none does keeps its frame.
  var isMentioned: Bool {
    !references.isEmpty || (guides + ownGuides).contains { !($0.node?.references.isEmpty ?? true) }
  }

  /// The rectangle of a guide in its view's coordinates.
  func guideFrame(in view: UIView) -> CGRect {
    attachment?.engine.frame(of: self, in: view) ?? .zero
  }
}

/// The place of an item in an engine.
@MainActor
final class NodeAttachment {
  unowned let engine: LayoutEngine
  let x: Variable?
  let y: Variable?
  let width: Variable
  let height: Variable
  /// The first of four ranks for the rows of a content's size, which keep their place among equals
  /// whenever they are added: of two views that hug alike the one that was here first is stretched.
  let rank: Int32
  /// The rows that the engine adds by itself: a frame, a content size, a guide's place.
  var rows: [ConstraintID] = []
  /// Rows that show what is open.
  var exercise: [ConstraintID] = []
  var kind = RowKind.none
  /// Where in the engine's list of nodes.
  var index = 0

  enum RowKind {
    case none
    case host
    case frame
    case content
    case guide
    /// As large as the root, by the same variables.
    case filling
  }

  init(_ engine: LayoutEngine, x: Variable?, y: Variable?, width: Variable, height: Variable) {
    self.engine = engine
    rank = engine.solver.makeRanks(4)
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The place of a constraint in an engine.
@MainActor
final class ConstraintAttachment {
  unowned let engine: LayoutEngine
  let row: ConstraintID

  init(_ engine: LayoutEngine, _ row: ConstraintID) {
    self.engine = engine
    self.row = row
  }
}
