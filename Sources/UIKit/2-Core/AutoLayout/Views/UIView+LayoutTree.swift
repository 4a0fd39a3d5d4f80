import CoreGraphics

extension UIView: LayoutItem {
  var layoutOwner: UIView? { self }

  var layoutNodeIfAny: LayoutNode? { storedLayoutNode }

  func layoutNode() -> LayoutNode {
    if let storedLayoutNode { return storedLayoutNode }
    let made = LayoutNode(self)
    made.resistance = standardResistance
    storedLayoutNode = made
    markLayoutBelow()
    return made
  }

  /// Notes that the view or something in it takes part in Auto Layout.
  func markLayoutBelow() {
    var view: UIView? = self
    while let current = view, !current.flags.usesLayout {
      current.flags.usesLayout = true
      view = current.parentView
    }
  }

  /// Notes that constraints of the view or something in it are to be brought up to date.
  func markConstraintsBelow() {
    var view: UIView? = self
    while let current = view, !current.flags.constraintsBelow {
      current.flags.constraintsBelow = true
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
    return made
  }

  // MARK: Trees

  /// Visits the items of the tree that share the view's engine, the view first.
  func forEachLayoutNode(_ body: (LayoutNode) -> Void) {
    guard flags.usesLayout else { return }
    if let node = storedLayoutNode {
      body(node)
      for guide in node.guides + node.ownGuides { guide.node.map(body) }
    }
    for view in subviewList where !view.ownsLayout { view.forEachLayoutNode(body) }
  }

  /// Brings everything in the tree into an engine.
  func enterLayout(_ engine: LayoutEngine) {
    forEachLayoutNode { node in
      if let view = node.view, !view.translatesAutoresizingMaskIntoConstraints {
        _ = engine.enter(view)
      }
      for constraint in node.held { engine.add(constraint) }
    }
  }

  /// Joins the layout of the superview it was just added to.
  func joinLayout() {
    guard let parent = parentView else { return }
    if flags.constraintsBelow { parent.markConstraintsBelow() }
    guard flags.usesLayout else { return }
    parent.markLayoutBelow()
    guard !ownsLayout else { return }
    if let engine = storedLayoutNode?.engine {
      engine.dissolve()
      storedLayoutNode?.engine = nil
    }
    enterLayout(parent.layoutHost.layoutEngine())
  }

  /// Leaves the layout of the superview it is about to be removed from.
  func leaveLayout() {
    guard flags.usesLayout else { return }
    var crossing: [NSLayoutConstraint] = []
    var leaving: [LayoutNode] = []
    forEachLayoutNode { node in
      leaving.append(node)
      for constraint in node.references {
        if let holder = constraint.holder, !holder.isDescendant(of: self) {
          crossing.append(constraint)
        }
      }
    }
    NSLayoutConstraint.deactivate(crossing)
    guard !ownsLayout, let engine = layoutHost.layoutNodeIfAny?.engine else { return }
    for node in leaving { for constraint in node.held { engine.remove(constraint) } }
    // What lies inside leaves first: its rows mention what is around it.
    for node in leaving.reversed() { engine.exit(node) }
  }

  /// Forgets an engine that went away.
  func loseLayout() {
    guard !ownsLayout else { return }
    forEachLayoutNode { node in
      node.attachment = nil
      for constraint in node.held { constraint.attachment = nil }
      node.references.removeAll { $0.holder == nil }
    }
  }

  // MARK: Passes

  /// Runs `updateConstraints()` where it was asked for, subviews first.
  func bringConstraintsUpToDate() {
    guard flags.constraintsBelow else { return }
    flags.constraintsBelow = false
    for view in subviewList { view.bringConstraintsUpToDate() }
    guard needsUpdateConstraints() else { return }
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    // An override that forgets super is not to be asked for ever.
    flags.needsUpdateConstraints = false
  }

  /// Brings constraints and their solution up to date before the view is laid out.
  func prepareConstraints() {
    bringConstraintsUpToDate()
    guard flags.usesLayout else { return }
    layoutHost.layoutNodeIfAny?.engine?.update()
  }

  /// Moves the subviews that constraints place.
  func applyLayout() {
    guard flags.usesLayout, let engine = layoutHost.layoutNodeIfAny?.engine else { return }
    engine.update()
    engine.apply(to: self)
  }

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

  // MARK: Changes

  /// The frame, the bounds or the mask changed.
  func layoutGeometryDidChange() {
    guard flags.usesLayout, let node = storedLayoutNode else { return }
    if let place = node.attachment, place.kind == .frame || place.kind == .host {
      place.engine.ownRowsDidChange(node)
    }
    for guide in node.ownGuides {
      if let inner = guide.node, let place = inner.attachment {
        place.engine.ownRowsDidChange(inner)
      }
    }
  }

  /// Margins or the safe area changed.
  func layoutMarginsMovedConstraints() {
    guard let node = storedLayoutNode else { return }
    layoutGeometryDidChange()
    node.attachment?.engine.updateConstants(node)
  }

  /// The reading direction changed.
  func layoutDirectionDidChange() {
    guard let node = storedLayoutNode else { return }
    node.attachment?.engine.rewrite(node)
  }

  /// The contents' size or how strongly it is held on to changed.
  func contentSizeDidChange() {
    guard let node = storedLayoutNode, let place = node.attachment else { return }
    node.measuredWidth = nil
    if place.kind == .content { place.engine.ownRowsDidChange(node) }
    place.engine.updateBaselines(node)
    place.engine.setDirty()
  }
}
