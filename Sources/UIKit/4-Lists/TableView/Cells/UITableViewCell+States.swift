import CoreGraphics
import Foundation

extension UITableViewCell {
  /// Shows a colour that nobody set.
  func setStandardBackground(_ color: UIColor?) {
    super.backgroundColor = color
    appearanceStore.forget(.backgroundColor)
  }

  func enter(_ phase: DragPhase) {
    let state: DragState =
      switch phase {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    guard state != dragState else { return }
    if dragState == .none { alphaBeforeDrag = alpha }
    dragState = state
    dragStateDidChange(state)
  }

  /// The content where it measures itself.
  ///
  /// What cells come with is known not to; conformances are looked for among all of the program's.
  var measuringContent: (any MeasuringContent)? {
    content is TableCellContentView ? nil : content as? any MeasuringContent
  }

  /// Whether a content configuration made the content.
  private var isConfigured: Bool {
    !(content is TableCellContentView) && content is any UIContentView
  }

  /// Places the content view between what is at the cell's ends.
  func placeContent() {
    let insets = ends.contentInsets
    let frame = CGRect(
      x: insets.left,
      y: 0,
      width: max(0, bounds.width - insets.left - insets.right),
      height: bounds.height
    )
    let nowFills = insets.left == 0 && insets.right == 0
    if nowFills != fills {
      fills = nowFills
      rejoinContent()
    }
    if content.frame != frame { content.frame = frame }
    if let list = measuringContent { list.rowMargins = contentSide }
  }

  /// Whether the content fills the cell is decided when it joins the layout.
  func rejoinContent() {
    guard content.superview === self, flags.usesLayout,
      let index = subviews.firstIndex(where: { $0 === content })
    else { return }
    content.removeFromSuperview()
    insertSubview(content, at: index)
  }

  func placesDidChange() {
    if content is TableCellContentView { content.updateMargins() }
    setNeedsLayout()
  }

  func surroundingsDidChange(_ old: CellSurroundings) {
    backs.applyColor()
    backs.applyCorners()
    if surroundings.side != old.side || surroundings.insets != old.insets { updateMargins() }
    if surroundings.editing.isEditing != old.editing.isEditing {
      let isAnimated = UIView.inheritedAnimationDuration > 0
      setEditing(surroundings.editing.isEditing, animated: isAnimated)
    }
    placesDidChange()
  }

  func stateDidChange(fades: Bool = false) {
    if fades { backs.fade() } else { backs.stateDidChange() }
    let isLit = (selected || highlighted) && selectionStyle != .none
    if !isConfigured {
      Self.setHighlighted(isLit && !surroundings.editing.isMultiple, below: content)
    }
    ends.stateDidChange()
    lines.stateDidChange()
    setNeedsUpdateConfiguration()
    table?.stateDidChange(self)
  }

  /// Labels and images take their highlighted look with the cell.
  static func setHighlighted(_ isHighlighted: Bool, below view: UIView) {
    for view in view.subviews {
      (view as? UILabel)?.isHighlighted = isHighlighted
      (view as? UIImageView)?.isHighlighted = isHighlighted
      if !(view is UIControl) { setHighlighted(isHighlighted, below: view) }
    }
  }

  var stateMask: StateMask {
    var mask: StateMask = []
    if editing { mask.insert(.showingEditControl) }
    if confirmsDeletion { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  func transition(from old: StateMask) {
    let new = stateMask
    guard new != old else { return }
    willTransition(to: new)
    didTransition(to: new)
  }

  func setConfirmsDeletion(_ confirms: Bool) {
    guard confirms != confirmsDeletion else { return }
    let old = stateMask
    confirmsDeletion = confirms
    setNeedsUpdateConfiguration()
    transition(from: old)
  }

  var configurations: ViewConfigurations {
    if let storedConfigurations { return storedConfigurations }
    let made = ViewConfigurations(view: self)
    storedConfigurations = made
    return made
  }

  func endBackgroundConfiguration() {
    guard isBackgroundConfigured else { return }
    configurations.setBackground(nil)
    backs.applyColor()
  }
}

extension UITableViewCell: FocusShowing {
  func showFocus(_ isFocused: Bool) {
    guard isFocused != hasFocus else { return }
    hasFocus = isFocused
    setNeedsUpdateConfiguration()
  }
}

extension UITableViewCell: ConfigurableView {
  func replaceContentView(with view: UIView?) {
    let new = view ?? TableCellContentView()
    (new as? TableCellContentView)?.cell = self
    new.translatesAutoresizingMaskIntoConstraints = true
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.frame = content.frame
    insertSubview(new, aboveSubview: content)
    content.removeFromSuperview()
    content = new
    placesDidChange()
  }

  func runConfigurationUpdate() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func configuredContentDidChange() { invalidateIntrinsicContentSize() }

  func removeBackgroundViews() {
    if backgroundView != nil { backgroundView = nil }
    if selectedBackgroundView != nil { selectedBackgroundView = nil }
    if multipleSelectionBackgroundView != nil { multipleSelectionBackgroundView = nil }
  }
}

extension CGFloat {
  /// A cell that says nothing of its height keeps what was expected.
  func clampedToRow(_ isKnown: Bool, _ expected: CGFloat) -> CGFloat {
    isKnown || self > 0 ? self : expected
  }
}
