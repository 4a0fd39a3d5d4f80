import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
  /// The size the root prefers; its frame and those below stay as they are.
  func fittingSize(_ target: FitTarget) -> CGSize {
    let wasQuiet = isQuiet
    isQuiet = true
    let node = host.layoutNode()
    fit = target
    noteChange(of: node)
    settle()
    var size = CGSize.zero
    if let place = node.attachment {
      size.width = CGFloat(solver.value(of: place.width))
      size.height = CGFloat(solver.value(of: place.height))
    }
    // The next layout goes back to the root's own size; asking is no reason for one.
    fit = nil
    noteChange(of: node)
    isQuiet = wasQuiet
    let scale = host.traitCollection.displayScale
    return CGSize(
      width: LabelFitting.ceil(size.width, scale: scale > 0 ? scale : 1),
      height: LabelFitting.ceil(size.height, scale: scale > 0 ? scale : 1)
    )
  }

  /// Whether more than the size asked for decided the height in the measurement just made.
  var contentsDecideHeight: Bool {
    guard let place = host.layoutNode().attachment else { return true }
    return solver.deciders(of: place.height).contains { $0.constraint != place.rows[1] }
  }
}

extension UIView {
  /// The size that the constraints inside the view ask for.
  func fittingSize(_ target: FitTarget) -> CGSize {
    bringConstraintsUpToDate()
    if layoutHost === self {
      let engine = layoutEngine()
      _ = engine.enter(self)
      return engine.fittingSize(target)
    }
    // A view inside another layout is measured in an engine of its own, for a moment.
    let saved = SavedAttachments(self)
    let engine = LayoutEngine(self)
    _ = engine.enter(self)
    enterLayout(engine)
    let size = engine.fittingSize(target)
    engine.dissolve()
    saved.restore()
    return size
  }
}

/// Where the items of a tree were, while they are elsewhere.
@MainActor
private struct SavedAttachments {
  private var nodes: [(LayoutNode, NodeAttachment?, Double?)] = []
  private var constraints: [(NSLayoutConstraint, ConstraintAttachment?)] = []

  init(_ view: UIView) {
    view.forEachLayoutNode { node in
      nodes.append((node, node.attachment, node.measuredWidth))
      node.attachment = nil
      node.measuredWidth = nil
      for constraint in node.held {
        constraints.append((constraint, constraint.attachment))
        constraint.attachment = nil
      }
    }
  }

  func restore() {
    for (node, attachment, width) in nodes {
      node.attachment = attachment
      node.measuredWidth = width
    }
    for (constraint, attachment) in constraints { constraint.attachment = attachment }
  }
}
