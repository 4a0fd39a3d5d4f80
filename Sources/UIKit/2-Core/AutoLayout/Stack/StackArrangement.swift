import CoreGraphics

/// The constraints that line up the views of a stack.
@MainActor
struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let stack: UIStackView
  /// The views that are seen.
  private let views: [UIView]
  /// The hidden ones, each with the last seen view before it.
  private let hidden: [(view: UIView, former: UIView?)]
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The spaces between views that are to be equal.
  private(set) var guides: [UILayoutGuide] = []

  init(_ stack: UIStackView, _ arranged: [UIView]) {
    self.stack = stack
    var views: [UIView] = []
    var hidden: [(view: UIView, former: UIView?)] = []
    for view in arranged {
      if view.isHidden { hidden.append((view, views.last)) } else { views.append(view) }
    }
    self.views = views
    self.hidden = hidden
  }

  mutating func build() {
    for (view, former) in hidden { collapse(view, behind: former) }
    guard let first = views.first, let last = views.last else { return }
    add(first, start, .equal, stack, outer(start), name: "canvas-connection")
    add(stack, outer(end), .equal, last, end, name: "canvas-connection")
    switch stack.distribution {
    case .fill: touch(.equal)
    case .fillEqually:
      touch(.equal)
      for view in views.dropFirst() {
        add(view, length, .equal, first, length, name: "fill-equally")
      }
    case .fillProportionally:
      touch(.equal)
      fillProportionally()
    case .equalSpacing:
      touch(.greaterThanOrEqual)
      space(from: end, to: start, priority: .required)
    case .equalCentering:
      touch(.greaterThanOrEqual)
      space(from: middle, to: middle, priority: UILayoutPriority(149))
    }
    align()
  }

  // MARK: Attributes

  private var isRow: Bool { stack.axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var middle: Attribute { isRow ? .centerX : .centerY }
  private var length: Attribute { isRow ? .width : .height }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossMiddle: Attribute { isRow ? .centerY : .centerX }
  private var crossLength: Attribute { isRow ? .height : .width }

  /// The stack's edge, or its margin.
  private func outer(_ attribute: Attribute) -> Attribute {
    guard stack.isLayoutMarginsRelativeArrangement else { return attribute }
    return switch attribute {
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: attribute
    }
  }

  // MARK: Hidden views

  /// Keeps a hidden view in its place, without length, from where it grows when it is shown.
  private mutating func collapse(_ view: UIView, behind former: UIView?) {
    if let former {
      add(view, start, .equal, former, end, name: "hidden-spacing")
    } else {
      add(view, start, .equal, stack, outer(start), name: "canvas-connection")
    }
    add(view, length, .equal, nil, .notAnAttribute, name: StackArrangement.hiding)
    // Across the stack it takes what it is given and asks for nothing.
    let across = stack.alignment == .center ? crossMiddle : crossStart
    add(view, across, .equal, stack, outer(across), name: "alignment")
    let weak = UILayoutPriority(49)
    add(stack, outer(crossEnd), .equal, view, crossEnd, priority: weak, name: "alignment")
  }

  /// What the constraint is called that takes the length from a hidden view.
  static let hiding = "hiding"

  // MARK: Along the stack

  private mutating func touch(_ relation: NSLayoutConstraint.Relation) {
    let isBetweenBaselines = stack.isBaselineRelativeArrangement && !isRow
    for (view, next) in zip(views, views.dropFirst()) {
      add(
        next,
        isBetweenBaselines ? .firstBaseline : start,
        relation,
        view,
        isBetweenBaselines ? .lastBaseline : end,
        constant: stack.space(after: view),
        name: "spacing"
      )
    }
  }

  /// Lengths in proportion to those of the contents.
  private mutating func fillProportionally() {
    func content(_ view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      return isRow ? size.width : size.height
    }
    guard let base = views.first(where: { content($0) > 0 }) else { return }
    for view in views where view !== base && content(view) > 0 {
      add(
        view,
        length,
        .equal,
        base,
        length,
        multiplier: content(view) / content(base),
        priority: UILayoutPriority(999),
        name: "fill-proportionally"
      )
    }
  }

  /// Equal distances between a part of one view and a part of the next.
  private mutating func space(
    from part: Attribute,
    to nextPart: Attribute,
    priority: UILayoutPriority
  ) {
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-distributing"
      guides.append(guide)
      add(guide, start, .equal, view, part, name: "distributing-edge")
      add(guide, end, .equal, next, nextPart, name: "distributing-edge")
      if index > 0 {
        // Later distances give way first where not all can be equal.
        let weaker =
          priority == .required ? priority : UILayoutPriority(priority.rawValue - Float(index) / 64)
        add(guide, length, .equal, guides[0], length, priority: weaker, name: "fill-equally")
      }
    }
  }

  // MARK: Across the stack

  private mutating func align() {
    for view in views {
      switch stack.alignment {
      case .fill:
        add(view, crossStart, .equal, stack, outer(crossStart), name: "alignment")
        add(stack, outer(crossEnd), .equal, view, crossEnd, name: "alignment")
      case .leading:
        add(view, crossStart, .equal, stack, outer(crossStart), name: "alignment")
        keepInside(view, crossEnd)
      case .trailing:
        add(stack, outer(crossEnd), .equal, view, crossEnd, name: "alignment")
        keepInside(view, crossStart)
      case .center:
        add(view, crossMiddle, .equal, stack, outer(crossMiddle), name: "alignment")
        keepInside(view, crossStart)
        keepInside(view, crossEnd)
      case .firstBaseline, .lastBaseline:
        alignBaseline(view)
      }
    }
    guard stack.alignment != .fill else { return }
    // Nothing but the contents makes the stack, or a view without contents, any thicker.
    for view in [stack] + views {
      add(
        view,
        crossLength,
        .equal,
        nil,
        .notAnAttribute,
        priority: UILayoutPriority(1),
        name: "ambiguity-suppression"
      )
    }
  }

  private mutating func alignBaseline(_ view: UIView) {
    keepInside(view, crossStart)
    keepInside(view, crossEnd)
    guard isRow, let first = views.first, view !== first else { return }
    let attribute: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    add(view, attribute, .equal, first, attribute, name: "alignment")
  }

  private mutating func keepInside(_ view: UIView, _ edge: Attribute) {
    if edge == crossStart {
      add(view, edge, .greaterThanOrEqual, stack, outer(edge), name: "spanning-boundary")
    } else {
      add(stack, outer(edge), .greaterThanOrEqual, view, edge, name: "spanning-boundary")
    }
  }

  private mutating func add(
    _ item: any LayoutItem,
    _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ other: (any LayoutItem)?,
    _ otherAttribute: Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: UILayoutPriority = .required,
    name: String
  ) {
    let constraint = NSLayoutConstraint(
      item,
      attribute,
      relation,
      other,
      otherAttribute,
      multiplier,
      constant
    )
    constraint.priority = priority
    constraint.identifier = "UISV-" + name
    constraints.append(constraint)
  }
}
