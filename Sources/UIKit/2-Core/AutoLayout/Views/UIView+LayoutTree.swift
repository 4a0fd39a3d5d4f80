import CoreGraphics

extension UIView: LayoutItem {
  var layoutView: (any LayoutItem)? { self }

  /// Notes that the view or something in it takes part in Auto Layout.
  func markLayoutBelow() {
    var view: UIView? = self
    while let current = view, !current.flags.usesLayout {
      current.flags.usesLayout = true
      view = current.parentView
    }
  }

  /// The view whose engine lays this one out: the cell it is in, or the top of its tree.
  var layoutHost: UIView {
    var view = self
    while !view.ownsLayout, let parent = view.parentView { view = parent }
    return view
  }

  /// The engine of a root.
  func layoutEngine() -> LayoutEngine {
    let node = layoutNode()
    if let engine = node.engine { return engine }
    let made = LayoutEngine(self)
    node.engine = made
    _ = made.enter(self)
    releaseEngine(of: node)
    return made
  }

  /// Lets an engine go with its root: it keeps the nodes of all items, and the root's keeps it.
  private func releaseEngine(of node: LayoutNode) {
    let children = self.children ?? SubviewList()
    self.children = children
    guard children.farewell == nil else { return }
    // A weak reference would make each later use of the node slower; neither node nor engine keeps
    // the list of subviews.
    children.farewell = ReleaseAction {
      node.engine?.dissolve()
      node.engine = nil
    }
  }

  // MARK: Trees

  /// Visits the items of the tree that share the view's engine, the view first.
  func forEachLayoutNode(_ body: (LayoutNode) -> Void) {
    guard flags.usesLayout else { return }
    if let node = layoutNodeIfAny {
      body(node)
      for guide in node.guides + node.ownGuides { guide.node.map(body) }
    }
    for view in subviewList where !view.ownsLayout { view.forEachLayoutNode(body) }
  }

  /// Brings everything in the tree into an engine: the views in their order, which decides among
  /// equals, and then what is said of them.
  func enterLayout(_ engine: LayoutEngine) {
    forEachLayoutNode { node in
      guard let view = node.view, !view.translatesAutoresizingMaskIntoConstraints else { return }
      _ = engine.enter(view)
    }
    forEachLayoutNode { node in
      for constraint in node.held { engine.add(constraint) }
    }
  }

  // MARK: Frames

  /// The frame that layout compares with: transforms do not count.
  var layoutFrameNow: CGRect {
    let size = backing.bounds.size
    let anchor = backing.anchorPoint
    return CGRect(
      x: backing.position.x - size.width * anchor.x,
      y: backing.position.y - size.height * anchor.y,
      width: size.width,
      height: size.height
    )
  }

  func setLayoutFrame(_ frame: CGRect) {
    guard frame != layoutFrameNow else { return }
    changeGeometry {
      let anchor = backing.anchorPoint
      backing.bounds.size = frame.size
      backing.position = CGPoint(
        x: frame.minX + frame.width * anchor.x,
        y: frame.minY + frame.height * anchor.y
      )
    }
  }
}
