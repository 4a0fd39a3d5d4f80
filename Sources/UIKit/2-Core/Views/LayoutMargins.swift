import CoreGraphics

/// What decides a view's layout margins and what was last announced of them.
struct LayoutMargins {
  static let standard: CGFloat = 8

  /// The margins without safe area and superview, as they were set.
  enum Base {
    case plain(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)

    func insets(isRightToLeft: Bool) -> UIEdgeInsets {
      switch self {
      case .plain(let insets): insets
      case .directional(let insets): UIEdgeInsets(insets, isRightToLeft: isRightToLeft)
      }
    }
  }

  /// What few views have otherwise than all others.
  private final class Own {
    var base: Base?
    var announcedMargins = LayoutMargins.usual
    var announcedSafeArea = UIEdgeInsets.zero
  }

  private static let usual = UIEdgeInsets(
    top: standard,
    left: standard,
    bottom: standard,
    right: standard
  )

  private var own: Own?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// Whether the view is a controller's that left its window, and keeps the safe area it had there.
  var keepsSafeArea = false

  private mutating func makeOwn() -> Own {
    let own = own ?? Own()
    self.own = own
    return own
  }

  /// Nil until somebody sets margins.
  var base: Base? {
    get { own?.base }
    set { makeOwn().base = newValue }
  }

  var announcedMargins: UIEdgeInsets {
    get { own?.announcedMargins ?? Self.usual }
    set { makeOwn().announcedMargins = newValue }
  }

  var announcedSafeArea: UIEdgeInsets {
    get { own?.announcedSafeArea ?? .zero }
    set { makeOwn().announcedSafeArea = newValue }
  }
}

extension UIView {
  // MARK: Safe area

  /// The part of the superview's safe area insets that reaches into the view (fact
  /// ge.rule.propagation), and what its controller adds.
  var computedSafeArea: UIEdgeInsets {
    // A screen that was covered comes back as it was: nothing in it moves meanwhile.
    if margins.keepsSafeArea, parentView == nil { return margins.announcedSafeArea }
    let inherited = inheritedSafeArea
    guard let additional = controller?.additionalSafeAreaInsets, additional != .zero else {
      return inherited
    }
    return inherited + additional
  }

  private var inheritedSafeArea: UIEdgeInsets {
    guard let parent = parentView else { return .zero }
    let outer = controller?.outerSafeArea ?? parent.innerSafeArea
    if outer == .zero { return .zero }
    return Self.overlap(of: outer, in: parent.bounds, with: frame)
  }

  private static func overlap(
    of insets: UIEdgeInsets,
    in bounds: CGRect,
    with frame: CGRect
  ) -> UIEdgeInsets {
    func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { max(0, min(value, limit)) }
    return UIEdgeInsets(
      top: clamp(insets.top - (frame.minY - bounds.minY), insets.top),
      left: clamp(insets.left - (frame.minX - bounds.minX), insets.left),
      bottom: clamp(frame.maxY - (bounds.maxY - insets.bottom), insets.bottom),
      right: clamp(frame.maxX - (bounds.maxX - insets.right), insets.right)
    )
  }

  /// Announces the safe area of the view and what is below it, where it changed.
  func updateSafeArea() {
    let insets = safeAreaInsets
    let changed = insets != margins.announcedSafeArea
    if changed {
      margins.announcedSafeArea = insets
      layoutMarginsMovedConstraints()
      updateMargins()
      setNeedsLayout()
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    } else if margins.preservesSuperview {
      updateMargins()
    }
    // Where nothing reaches in and nothing did, nothing below can have changed.
    guard changed || insets != .zero else { return }
    for view in subviewList { view.updateSafeArea() }
  }

  // MARK: Margins

  var effectiveMargins: UIEdgeInsets {
    var insets = baseMargins
    if margins.preservesSuperview, let parent = parentView {
      let outer = parent.layoutMargins
      let frame = frame
      let bounds = parent.bounds
      // Each edge keeps the superview's margin as far as it reaches in (fact ge.margins.preserves).
      insets.top = max(insets.top, outer.top - (frame.minY - bounds.minY))
      insets.left = max(insets.left, outer.left - (frame.minX - bounds.minX))
      insets.bottom = max(insets.bottom, outer.bottom - (bounds.maxY - frame.maxY))
      insets.right = max(insets.right, outer.right - (bounds.maxX - frame.maxX))
    }
    return insets
  }

  private var baseMargins: UIEdgeInsets {
    var insets = margins.base?.insets(isRightToLeft: isRightToLeft) ?? standardMargins
    if let minimum = controller?.minimumMargins {
      let least = UIEdgeInsets(minimum, isRightToLeft: isRightToLeft)
      insets.left = max(insets.left, least.left)
      insets.right = max(insets.right, least.right)
      if margins.base == nil { (insets.top, insets.bottom) = (least.top, least.bottom) }
    }
    return margins.insetsFromSafeArea ? insets + safeAreaInsets : insets
  }

  func setMargins(_ insets: UIEdgeInsets) {
    margins.base = .plain(insets)
    updateMargins()
  }

  func setDirectionalMargins(_ insets: NSDirectionalEdgeInsets) {
    margins.base = .directional(insets)
    updateMargins()
  }

  /// Announces the margins of the view, and of those below that keep them, where they changed.
  func updateMargins() {
    let insets = layoutMargins
    guard insets != margins.announcedMargins else { return }
    margins.announcedMargins = insets
    layoutMarginsMovedConstraints()
    setNeedsLayout()
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    for view in subviewList where view.margins.preservesSuperview { view.updateMargins() }
  }
}
