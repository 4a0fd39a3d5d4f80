import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
  /// Adds what an item brings along: its frame, the size of its contents, or a guide's place.
  func addOwnRows(_ node: LayoutNode, _ attachment: NodeAttachment) {
    if let guide = node.item as? UILayoutGuide {
      attachment.kind = .guide
      addGuide(guide, attachment)
    } else if let view = node.view {
      if view === host {
        attachment.kind = .host
        addHost(view, attachment)
      } else if view.translatesAutoresizingMaskIntoConstraints || view.isWindowsRoot {
        attachment.kind = .frame
        addFrame(view, attachment)
      } else {
        attachment.kind = .content
        addContent(node, view, attachment)
      }
    }
  }

  func removeOwnRows(_ attachment: NodeAttachment) {
    for row in attachment.rows { solver.remove(row) }
    attachment.rows.removeAll(keepingCapacity: true)
    attachment.kind = .none
  }

  func updateOwnRows(_ node: LayoutNode) {
    guard let attachment = node.attachment else { return }
    switch attachment.kind {
    case .content where node.view?.translatesAutoresizingMaskIntoConstraints == false:
      updateContent(node, attachment)
    case .filling: break
    case .host where attachment.rows.count == 2 && !(fit != nil && host.hasIntrinsicSize):
      let (size, priorities) = hostSize
      setConstants(attachment, [size.width, size.height])
      // Without a change of priority this costs next to nothing.
      solver.setPriority(priorities.0, of: attachment.rows[0])
      solver.setPriority(priorities.1, of: attachment.rows[1])
    default:
      removeOwnRows(attachment)
      addOwnRows(node, attachment)
    }
  }

  private func setConstants(_ attachment: NodeAttachment, _ constants: [CGFloat]) {
    for (row, constant) in zip(attachment.rows, constants) {
      solver.setConstant(Double(constant), of: row)
    }
  }

  private func fix(
    _ attachment: NodeAttachment,
    _ variable: Variable?,
    _ terms: [(Variable?, Double)],
    _ constant: CGFloat,
    priority: Float = requiredPriority
  ) {
    var form = LinearForm()
    form.add(variable)
    for (variable, factor) in terms where factor != 0 { form.add(variable, -factor) }
    attachment.rows.append(
      solver.add(form.terms, .equal, Double(constant), priority: priority, isYielding: false)
    )
  }

  // MARK: The root

  /// A cell's frame gives way to its contents, so that one of a height yet to be found stays quiet.
  private func addHost(_ view: UIView, _ attachment: NodeAttachment) {
    let (size, priorities) = hostSize
    fix(attachment, attachment.width, [], size.width, priority: priorities.0)
    fix(attachment, attachment.height, [], size.height, priority: priorities.1)
    if fit != nil, view.hasIntrinsicSize { addContent(view.layoutNode(), view, attachment) }
  }

  /// The size the root is pulled to, and how strongly.
  private var hostSize: (CGSize, (Float, Float)) {
    if let fit { return (fit.size, (fit.horizontal.rawValue, fit.vertical.rawValue)) }
    return (host.bounds.size, (requiredPriority, host.ownsLayout ? 999.5 : requiredPriority))
  }

  // MARK: Frames

  /// A frame that follows its superview as the autoresizing mask says.
  private func addFrame(_ view: UIView, _ attachment: NodeAttachment) {
    guard let parent = view.parentView, let outer = parent.layoutNodeIfAny?.attachment else {
      return
    }
    let rect = view.alignmentRect(forFrame: view.frame)
    let mask = view.autoresizingMask
    let bounds = parent.bounds.size
    let across = Autoresizing(
      before: mask.contains(.flexibleLeftMargin),
      length: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin)
    ).shares(rect.minX, rect.width, in: bounds.width)
    let down = Autoresizing(
      before: mask.contains(.flexibleTopMargin),
      length: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin)
    ).shares(rect.minY, rect.height, in: bounds.height)
    fix(
      attachment,
      attachment.x,
      [(outer.x, 1), (outer.width, Double(across.before))],
      rect.minX - across.before * bounds.width
    )
    fix(
      attachment,
      attachment.y,
      [(outer.y, 1), (outer.height, Double(down.before))],
      rect.minY - down.before * bounds.height
    )
    fix(
      attachment,
      attachment.width,
      [(outer.width, Double(across.length))],
      rect.width - across.length * bounds.width
    )
    fix(
      attachment,
      attachment.height,
      [(outer.height, Double(down.length))],
      rect.height - down.length * bounds.height
    )
  }

  // MARK: Contents

  private func addContent(_ node: LayoutNode, _ view: UIView, _ attachment: NodeAttachment) {
    let size = contentSize(node, view)
    let resistance = node.resistance
    if size.width >= 0 {
      addContent(
        attachment,
        attachment.width,
        size.width,
        resistance.huggingHorizontal,
        resistance.compressionHorizontal,
        attachment.rank
      )
    }
    if size.height >= 0 {
      addContent(
        attachment,
        attachment.height,
        size.height,
        resistance.huggingVertical,
        resistance.compressionVertical,
        attachment.rank + 2
      )
    }
  }

  private func addContent(
    _ attachment: NodeAttachment,
    _ variable: Variable,
    _ length: CGFloat,
    _ hugging: UILayoutPriority,
    _ compression: UILayoutPriority,
    _ rank: Int32
  ) {
    attachment.rows.append(
      solver.add(
        .lessThanOrEqual,
        Double(length),
        Term(variable),
        priority: hugging.rawValue,
        isYielding: false,
        rank: rank
      )
    )
    attachment.rows.append(
      solver.add(
        .greaterThanOrEqual,
        Double(length),
        Term(variable),
        priority: compression.rawValue,
        isYielding: false,
        rank: rank + 1
      )
    )
  }

  /// Brings rows of the content's size up to date; cheap where only numbers changed.
  func updateContent(_ node: LayoutNode, _ attachment: NodeAttachment) {
    guard let view = node.view else { return }
    let size = contentSize(node, view)
    let first = attachment.kind == .host ? 2 : 0
    let count = (size.width >= 0 ? 2 : 0) + (size.height >= 0 ? 2 : 0)
    if attachment.rows.count == first + count, !node.resistanceChanged {
      var row = first
      for length in [size.width, size.height] where length >= 0 {
        solver.setConstant(Double(length), of: attachment.rows[row])
        solver.setConstant(Double(length), of: attachment.rows[row + 1])
        row += 2
      }
    } else if attachment.kind == .content {
      node.resistanceChanged = false
      removeOwnRows(attachment)
      addOwnRows(node, attachment)
    }
    setDirty()
  }

  /// The intrinsic size, with the height that wrapped text has at the width it was given.
  private func contentSize(_ node: LayoutNode, _ view: UIView) -> CGSize {
    var size = view.intrinsicContentSize
    if !size.width.isFinite { size.width = -1 }
    if !size.height.isFinite { size.height = -1 }
    node.wrapsText = view.wrapsText
    if node.wrapsText, let width = node.measuredWidth, width + 0.001 < size.width {
      size.height = view.textHeight(forWidth: CGFloat(width))
    }
    return size
  }

  // MARK: Guides

  private func addGuide(_ guide: UILayoutGuide, _ attachment: NodeAttachment) {
    guard let placement = guide.placement, let view = guide.owningView,
      let outer = view.layoutNodeIfAny?.attachment
    else { return }
    if placement.isFree {
      fix(attachment, attachment.x, [(outer.x, 1)], 0)
      fix(attachment, attachment.y, [(outer.y, 1)], 0)
      return
    }
    let insets = placement.insets(in: view)
    fix(attachment, attachment.x, [(outer.x, 1)], insets.left)
    fix(attachment, attachment.y, [(outer.y, 1)], insets.top)
    var across = insets.left + insets.right
    var down = insets.top + insets.bottom
    if fit == nil, outer.kind != .content {
      // Where margins overlap there is no space, not less than none.
      across = min(across, max(view.bounds.width, 0))
      down = min(down, max(view.bounds.height, 0))
    }
    fix(attachment, attachment.width, [(outer.width, 1)], -across)
    fix(attachment, attachment.height, [(outer.height, 1)], -down)
  }
}

extension UIView {
  /// Whether the view fills a window, which places it whoever else is asked to.
  fileprivate var isWindowsRoot: Bool { controller?.rootWindow != nil && parentView is UIWindow }

  fileprivate var hasIntrinsicSize: Bool {
    let size = intrinsicContentSize
    return size.width >= 0 || size.height >= 0
  }
}

extension Autoresizing {
  /// The shares of the superview's change that go to the origin and to the length.
  func shares(
    _ origin: CGFloat,
    _ size: CGFloat,
    in outer: CGFloat
  ) -> (before: CGFloat, length: CGFloat) {
    let one = resize(origin, size, in: outer, to: outer + 1)
    return (one.origin - origin, one.length - size)
  }
}
