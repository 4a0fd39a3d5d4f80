import CoreGraphics
import Foundation

/// A view that shows an item of a collection view.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView, DraggedCell {
  private var content = UIView()
  /// What a choice of the item leads to.
  var selectionSegue: (any SegueTriggering)?
  private var selected = false
  private var highlighted = false
  private(set) lazy var configurations = ViewConfigurations(view: self)
  /// What the collection view knows of the cell's item.
  var circumstances = CellCircumstances() {
    didSet { if circumstances != oldValue { circumstancesDidChange(from: oldValue) } }
  }
  /// The lines above and below the cell in a list.
  private(set) var separators: ListSeparators?
  /// Whether the cell is a row that is moved by hand.
  var isLifted = false { didSet { if isLifted != oldValue { showLift() } } }

  /// Makes a cell with a frame in the collection view it will have.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareContent()
  }

  /// Makes a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareContent()
    coder.nib?.finish(self, as: UICollectionViewCell.self)
  }

  private func prepareContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view that holds what the cell shows; it fills the cell.
  ///
  /// A content configuration puts a view of its own in this one's place.
  open var contentView: UIView { content }

  func replaceContentView(with view: UIView?) {
    let new = view ?? UIView()
    let frame = contentFrame
    new.translatesAutoresizingMaskIntoConstraints = true
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.frame = frame
    insertSubview(new, aboveSubview: content)
    content.removeFromSuperview()
    content = new
    setNeedsLayout()
  }

  /// Where the content view lies in the cell's bounds.
  var contentFrame: CGRect { bounds }

  /// Moves the content view to where it belongs.
  func placeContent() {
    guard content.superview === self else { return }
    let frame = contentFrame
    if content.frame != frame { content.frame = frame }
  }

  // MARK: Configurations

  /// What is the case with the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = highlighted
    state.isDisabled = !isUserInteractionEnabled
    circumstances.add(to: &state)
    return state
  }

  /// Asks for the configurations to follow the state before the next layout ends.
  open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

  /// Lets the configurations follow a state.
  ///
  /// Not to be called. Overrides set the configurations again; where they call super,
  /// configurations that follow by themselves do.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurations.adapt(to: state)
  }

  /// A block that is called with the cell and its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called after `updateConfiguration(using:)`; setting it asks for an update.
  ///
  /// Defaults to nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What the cell shows; a view made by it takes the content view's place.
  ///
  /// Defaults to nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { configurations.setContent(newValue) }
  }

  /// Whether the content configuration follows the state by itself.
  ///
  /// Defaults to true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// What lies behind the content; it takes the place of the background views.
  ///
  /// Defaults to nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { configurations.setBackground(newValue) }
  }

  /// Whether the background configuration follows the state by itself.
  ///
  /// Defaults to true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// The background configuration that goes with cells of the class.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The attributes the cell prefers.
  ///
  /// Defaults to those given, with the size that constraints or a list's content ask for.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    configurations.updateIfNeeded()
    placeContent()
    guard measuresItself else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    let axes = layoutAttributes.sizingAxes ?? .both
    let isWide = axes.contains(.horizontal)
    var size = listContentSize(layoutAttributes.size, isWide ? .fittingSizeLevel : .required)
    // A header that keeps to its text breaks it where the list ends.
    if surroundings?.role == .header, let most = collectionHost?.bounds.width, size.width > most {
      size = listContentSize(CGSize(width: most, height: 0), .required)
    }
    if !axes.contains(.vertical) { size.height = layoutAttributes.size.height }
    layoutAttributes.size = size
    return layoutAttributes
  }

  /// Whether the content measures itself; the view that cells come with is known not to.
  private var measuresItself: Bool {
    type(of: content) != UIView.self && content is any MeasuringContent
  }

  /// The size the cell needs for a list's content, in a width.
  private func listContentSize(_ target: CGSize, _ horizontal: UILayoutPriority) -> CGSize {
    let frame = contentFrame
    let around = CGSize(
      width: bounds.width - frame.width,
      height: bounds.height - frame.height
    )
    let size = content.systemLayoutSizeFitting(
      CGSize(width: max(0, target.width - around.width), height: 0),
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: .fittingSizeLevel
    )
    return CGSize(width: size.width + around.width, height: size.height + around.height)
  }

  override var fillingSubview: UIView? { content.superview === self ? content : nil }

  /// The size that the constraints inside ask for, where the target counts as much as it says.
  ///
  /// A side that is required to be `layoutFittingExpandedSize` keeps the length the cell has: that
  /// is what prototypes mean that were given their width first.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let expanded = UIView.layoutFittingExpandedSize
    var target = targetSize
    if horizontalFittingPriority == .required, target.width >= expanded.width, bounds.width > 0 {
      target.width = bounds.width
    }
    if verticalFittingPriority == .required, target.height >= expanded.height, bounds.height > 0 {
      target.height = bounds.height
    }
    configurations.updateIfNeeded()
    placeContent()
    if measuresItself {
      var size = listContentSize(target, horizontalFittingPriority)
      if verticalFittingPriority == .required { size.height = target.height }
      return size
    }
    return super.systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  /// Whether the item is selected.
  open var isSelected: Bool {
    get { selected }
    set {
      selected = newValue
      stateDidChange()
    }
  }

  /// Whether a finger is on the item.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      highlighted = newValue
      stateDidChange()
    }
  }

  /// The view behind all else.
  ///
  /// Defaults to nil.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { endBackgroundConfiguration() }
      replaceBackground(oldValue, backgroundView, behind: nil)
    }
  }

  /// The view that shows behind the content while the item is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView != nil { endBackgroundConfiguration() }
      replaceBackground(oldValue, selectedBackgroundView, behind: backgroundView)
      selectedBackgroundView?.isHidden = !selected && !highlighted
    }
  }

  /// What a drag does with the cell.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Its preview is lifted.
    case lifting = 1
    /// Its preview is dragged.
    case dragging = 2
  }

  private var dragState = DragState.none
  /// How much of a cell shows whose preview is dragged; not measured.
  static let draggedAlpha: CGFloat = 0.3

  /// Called when a drag begins or stops to do something with the cell; overrides call super for
  /// the usual looks.
  open func dragStateDidChange(_ dragState: DragState) {
    switch dragState {
    case .none: alpha = appliedAttributes?.alpha ?? 1
    case .lifting: alpha = 0
    case .dragging: alpha = (appliedAttributes?.alpha ?? 1) * Self.draggedAlpha
    }
  }

  var isPartOfCard: Bool { surroundings?.appearance == .insetGrouped }
  var isRow: Bool { surroundings != nil }

  func enter(_ phase: DragPhase) {
    let state: DragState =
      switch phase {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    guard state != dragState else { return }
    dragState = state
    dragStateDidChange(state)
  }

  open override func layoutSubviews() {
    configurations.updateIfNeeded()
    placeContent()
    super.layoutSubviews()
    configurations.layOut()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    placeContent()
    separators?.place()
    if circumstances.isFocused { UIFocusSystem.current.viewWasLaidOut(self) }
  }

  open override var isUserInteractionEnabled: Bool {
    didSet {
      if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  override func refreshAppearance() {
    super.refreshAppearance()
    setNeedsUpdateConfiguration()
  }

  open override var canBecomeFocused: Bool {
    guard let view = hostView, let path = view.indexPath(for: self) else { return false }
    return view.canFocus(path)
  }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !selected && !highlighted
    setNeedsUpdateConfiguration()
    lookDidChange()
  }

  /// The cell is selected or touched, or is not any more.
  func lookDidChange() {
    if separators != nil { collectionHost?.lookDidChange(of: self) }
  }

  func circumstancesDidChange(from old: CellCircumstances) { setNeedsUpdateConfiguration() }

  // MARK: Lists

  /// How far lines are from the cell's leading and trailing edges.
  var separatorEnds: (leading: CGFloat, trailing: CGFloat) { (surroundings?.side ?? 0, 0) }

  override func surroundingsDidChange(from old: ListSurroundings?) {
    super.surroundingsDidChange(from: old)
    let corners = surroundings?.corners ?? []
    if corners != old?.corners ?? [] {
      layer.cornerRadius = corners.isEmpty ? 0 : ListDesign.current.rows.cornerRadius
      layer.cornerCurve = .continuous
      layer.maskedCorners = corners
      clipsToBounds = !corners.isEmpty && !isLifted
    }
    if surroundings?.top != nil || surroundings?.bottom != nil, separators == nil {
      separators = ListSeparators(cell: self)
    }
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  private func endBackgroundConfiguration() {
    if configurations.background != nil { configurations.setBackground(nil) }
  }

  private func replaceBackground(_ old: UIView?, _ new: UIView?, behind other: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    if let other { insertSubview(new, aboveSubview: other) } else { insertSubview(new, at: 0) }
  }

  // MARK: Accessibility

  override var labelByNature: String? { AccessibilityText.merged(of: self) }
  override var traitsByNature: UIAccessibilityTraits { isSelected ? .selected : .none }
  override var roleByNature: AccessibilityRole? { .item }

  /// Does what a tap does.
  open override func accessibilityActivate() -> Bool {
    guard let hostView, let path = hostView.indexPath(for: self) else { return false }
    hostView.actOnFocused(path)
    return true
  }
}

extension UICollectionViewCell: FocusShowing {
  func showFocus(_ isFocused: Bool) { circumstances.isFocused = isFocused }
}

extension UICollectionViewCell: ConfigurableView {
  func runConfigurationUpdate() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func configuredContentDidChange() { invalidateIntrinsicContentSize() }

  func removeBackgroundViews() {
    if backgroundView != nil { backgroundView = nil }
    if selectedBackgroundView != nil { selectedBackgroundView = nil }
  }
}

/// What a collection view knows of a cell's item.
struct CellCircumstances: Equatable {
  var isFocused = false
  var isEditing = false
  var isExpanded = false
  var isSwiped = false
  var isReordering = false
  var isPinned = false

  func add(to state: inout UICellConfigurationState) {
    state.isFocused = isFocused
    state.isEditing = isEditing
    state.isExpanded = isExpanded
    state.isSwiped = isSwiped
    state.isReordering = isReordering
    state.isPinned = isPinned
  }
}
