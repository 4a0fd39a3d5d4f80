import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
  /// An item's solved alignment rectangle in the coordinates of a view.
  func frame(of node: LayoutNode, in view: UIView) -> CGRect? {
    guard let place = node.attachment, let outer = view.layoutNodeIfAny?.attachment else {
      return nil
    }
    func value(_ variable: Variable?) -> CGFloat {
      variable.map { CGFloat(solver.value(of: $0)) } ?? 0
    }
    return CGRect(
      x: value(place.x) - value(outer.x),
      y: value(place.y) - value(outer.y),
      width: value(place.width),
      height: value(place.height)
    )
  }

  /// The frame that layout gives a view, on the grid; nil where it leaves it alone.
  func placedFrame(of node: LayoutNode) -> CGRect? {
    guard let view = node.view, let place = node.attachment, place.kind == .content,
      !place.rows.isEmpty || node.isMentioned, let parent = view.parentView,
      let rect = frame(of: node, in: parent)
    else { return nil }
    return LayoutGrid(view).round(view.frame(forAlignmentRect: rect))
  }

  /// Asks for the layout of every view one of whose subviews is to move.
  func askForLayout() {
    for node in nodes {
      guard let frame = placedFrame(of: node), let view = node.view else { continue }
      if frame != view.layoutFrameNow { view.parentView?.setNeedsLayout() }
    }
  }

  /// Moves the subviews of a view to where the constraints want them.
  func apply(to view: UIView) {
    for child in view.subviewList {
      guard let node = child.layoutNodeIfAny, node.attachment?.engine === self,
        let frame = placedFrame(of: node)
      else { continue }
      child.setLayoutFrame(frame)
    }
  }

  /// Gives scroll views the content size that constraints decide.
  func placeGuides() {
    for node in nodes {
      guard let guide = node.item as? UILayoutGuide, guide.placement == .scrolledContent,
        let view = guide.owningView as? UIScrollView, let frame = frame(of: node, in: view)
      else { continue }
      let size = LayoutGrid(view).round(frame).size
      if size != view.contentSize { view.contentSize = size }
    }
  }

  /// Whether the item could lie elsewhere with every constraint served as well.
  func isAmbiguous(_ node: LayoutNode) -> Bool {
    update()
    guard let place = node.attachment, place.kind != .host else { return false }
    let open = solver.ambiguousVariables()
    return [place.x, place.y, place.width, place.height].contains { variable in
      variable.map { open.contains($0) } ?? false
    }
  }

  /// The constraints that decide an item's place and size along an axis.
  func deciders(of node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    update()
    guard let place = node.attachment else { return [] }
    let variables = axis == .horizontal ? [place.x, place.width] : [place.y, place.height]
    var found: [NSLayoutConstraint] = []
    for variable in variables {
      guard let variable else { continue }
      for decider in solver.deciders(of: variable) {
        guard let owner = owner(of: decider.constraint) else { continue }
        if !found.contains(where: { $0 === owner }) { found.append(owner) }
      }
    }
    return found
  }
}

/// The grid that solved frames are rounded to.
///
/// Outside of windows origins go to whole points and sizes to half points (facts al.round); in
/// windows both go to whole pixels.
@MainActor
struct LayoutGrid {
  private let origin: CGFloat
  private let size: CGFloat

  init(_ view: UIView) {
    if view.hostWindow == nil {
      origin = 1
      size = 2
    } else {
      let scale = view.traitCollection.displayScale
      origin = scale > 0 ? scale : 1
      size = origin
    }
  }

  func round(_ frame: CGRect) -> CGRect {
    CGRect(
      x: Self.round(frame.minX, origin),
      y: Self.round(frame.minY, origin),
      width: Self.round(frame.width, size),
      height: Self.round(frame.height, size)
    )
  }

  /// To the nearest, and away from zero from the middle; the last bits do not count.
  private static func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    let scaled = value * scale
    let steady = scaled + (scaled < 0 ? -1e-6 : 1e-6)
    return steady.rounded(.toNearestOrAwayFromZero) / scale
  }
}
