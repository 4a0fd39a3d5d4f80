import CoreGraphics

/// Lets engines lay out the views that ask.
@MainActor
struct ViewLayoutEngines: ViewLayout {
  // MARK: Constraints

  func constraints(heldBy view: UIView) -> [NSLayoutConstraint] { view.layoutNodeIfAny?.held ?? [] }

  func activate(_ constraint: NSLayoutConstraint, heldBy view: UIView) {
    constraint.activate(heldBy: view)
  }

  func deactivate(_ constraint: NSLayoutConstraint, heldBy view: UIView) {
    if constraint.holder === view { constraint.deactivate() }
  }

  func fill(_ outer: UIView, with view: UIView) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
  }

  // MARK: Sizes

  func resistance(of view: UIView) -> SizeResistance {
    view.layoutNodeIfAny?.resistance ?? view.standardResistance
  }

  func setResistance(
    of view: UIView,
    _ path: WritableKeyPath<SizeResistance, UILayoutPriority>,
    _ priority: UILayoutPriority
  ) {
    let node = view.layoutNode()
    guard node.resistance[keyPath: path] != priority else { return }
    node.resistance[keyPath: path] = priority
    node.resistanceChanged = true
    view.contentSizeDidChange()
  }

  func setTranslates(_ translates: Bool, of view: UIView) {
    guard translates != view.flags.translatesMask else { return }
    view.flags.translatesMask = translates
    let node = view.layoutNode()
    if let place = node.attachment {
      if place.kind != .host && place.kind != .filling {
        place.kind = .none
        place.engine.ownRowsDidChange(node)
      }
    } else if !translates, view.parentView != nil, !view.ownsLayout {
      _ = view.layoutHost.layoutEngine().enter(view)
    }
  }

  func fittingSize(of view: UIView, _ target: FitTarget) -> CGSize {
    ScreenWork.current.noteMeasurement(of: view)
    return view.fittingSize(target)
  }

  // MARK: Passes

  func solve(for view: UIView) { view.layoutHost.layoutNodeIfAny?.engine?.update() }

  func apply(to view: UIView) {
    guard let engine = view.layoutHost.layoutNodeIfAny?.engine else { return }
    engine.update()
    engine.apply(to: view)
  }

  // MARK: Changes

  func join(_ view: UIView) {
    guard let parent = view.parentView else { return }
    parent.markLayoutBelow()
    guard !view.ownsLayout else { return }
    if let node = view.layoutNodeIfAny, let engine = node.engine {
      engine.dissolve()
      node.engine = nil
    }
    view.enterLayout(parent.layoutHost.layoutEngine())
  }

  func leave(_ view: UIView) {
    var crossing: [NSLayoutConstraint] = []
    var leaving: [LayoutNode] = []
    view.forEachLayoutNode { node in
      leaving.append(node)
      for constraint in node.references {
        if let holder = constraint.holder, !holder.isDescendant(of: view) {
          crossing.append(constraint)
        }
      }
    }
    NSLayoutConstraint.deactivate(crossing)
    guard !view.ownsLayout, let engine = view.layoutHost.layoutNodeIfAny?.engine else { return }
    for node in leaving { for constraint in node.held { engine.remove(constraint) } }
    // What lies inside leaves first: its rows mention what is around it.
    for node in leaving.reversed() { engine.exit(node) }
  }

  func lose(_ view: UIView) {
    guard !view.ownsLayout else { return }
    view.forEachLayoutNode { node in
      node.attachment = nil
      for constraint in node.held { constraint.attachment = nil }
      node.references.removeAll { $0.holder == nil }
    }
  }

  func geometryDidChange(of view: UIView) {
    guard let node = view.layoutNodeIfAny else { return }
    if let place = node.attachment, place.kind == .frame || place.kind == .host {
      place.engine.ownRowsDidChange(node)
    }
    for guide in node.ownGuides {
      if let inner = guide.node, let place = inner.attachment {
        place.engine.ownRowsDidChange(inner)
      }
    }
  }

  func marginsDidChange(of view: UIView) {
    guard let node = view.layoutNodeIfAny else { return }
    view.layoutGeometryDidChange()
    node.attachment?.engine.updateConstants(node)
  }

  func directionDidChange(of view: UIView) {
    guard let node = view.layoutNodeIfAny else { return }
    node.attachment?.engine.rewrite(node)
  }

  func contentSizeDidChange(of view: UIView) {
    guard let node = view.layoutNodeIfAny, let place = node.attachment else { return }
    node.measuredWidth = nil
    if place.kind == .content { place.engine.ownRowsDidChange(node) }
    place.engine.updateBaselines(node)
    place.engine.setDirty()
  }
}
