import CoreGraphics
import Foundation

/// A view that shows a row of a table view.
@MainActor @preconcurrency
open class UITableViewCell: UIView, DraggedCell {
  let cellStyle: CellStyle
  var identifier: String?
  var content: UIView = TableCellContentView()
  var storedConfigurations: ViewConfigurations?
  private(set) lazy var labels = CellLabels(cell: self)
  private(set) lazy var ends = CellEnds(cell: self)
  private(set) lazy var lines = CellSeparators(cell: self)
  private(set) lazy var backs = CellBackgrounds(cell: self)
  /// The table view that shows the cell, or did.
  weak var table: UITableView?
  /// What a choice of the row leads to, and a tap on its accessory.
  var selectionSegue: (any SegueTriggering)?
  var accessorySegue: (any SegueTriggering)?
  /// Whether a data source returned the cell before.
  var wasPooled = false
  /// What of the table matters to the cell.
  var surroundings = CellSurroundings() {
    didSet { if surroundings != oldValue { surroundingsDidChange(oldValue) } }
  }
  var hasFocus = false
  var selected = false
  var highlighted = false
  var editing = false
  var confirmsDeletion = false
  var fills = true

  /// Makes a cell that shows some things by itself.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.row))
    prepareCell()
  }

  /// Makes a cell of the default style with a frame in its superview.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell from an archive.
  public required init?(coder: NSCoder) {
    cellStyle =
      (coder.nib?.value(of: .cellStyle) as? Int).flatMap(CellStyle.init(rawValue:)) ?? .default
    identifier = coder.nib?.value(of: .reuseIdentifier) as? String
    super.init(coder: coder)
    prepareCell()
    coder.nib?.finish(self, as: UITableViewCell.self)
  }

  private func prepareCell() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (content as? TableCellContentView)?.cell = self
    addSubview(content)
  }

  /// The identifier the cell was made with.
  open var reuseIdentifier: String? { identifier }

  // MARK: Content

  /// The view that holds what the cell shows, beside accessories and editing controls.
  ///
  /// A content configuration puts a view of its own in this one's place.
  open var contentView: UIView { content }

  /// The label of the text; made when first asked for.
  open var textLabel: UILabel? { labels.text }

  /// The label of the second text; nil in the default style.
  open var detailTextLabel: UILabel? { labels.detail }

  /// The view of the image; made when first asked for.
  open var imageView: UIImageView? { labels.image }

  /// How far the content is indented, in steps of `indentationWidth`.
  ///
  /// Defaults to 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { placesDidChange() } } }

  /// A step of indentation, in points.
  ///
  /// Defaults to 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { placesDidChange() } }
  }

  // MARK: Configurations

  /// What is the case with the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = highlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isFocused = hasFocus
    state.isEditing = editing
    state.isSwiped = confirmsDeletion || (table?.swipes.isOpen(self) ?? false)
    return state
  }

  /// Asks for the configurations to follow the state before the next layout ends.
  open func setNeedsUpdateConfiguration() { storedConfigurations?.setNeedsUpdate() }

  /// Lets the configurations follow a state.
  ///
  /// Not to be called. Overrides set the configurations again; where they call super,
  /// configurations that follow by themselves do.
  open func updateConfiguration(using state: UICellConfigurationState) {
    storedConfigurations?.adapt(to: state)
  }

  /// A block that is called with the cell and its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called after `updateConfiguration(using:)`; setting it asks for an update.
  ///
  /// Defaults to nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { configurations.setNeedsUpdate() }
  }

  /// The content that goes with the cell's style, without any text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// What the cell shows; a view made by it takes the content view's place.
  ///
  /// The labels and the image of the style are then not shown. Defaults to nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { storedConfigurations?.content }
    set { configurations.setContent(newValue) }
  }

  /// Whether the content configuration follows the state by itself.
  ///
  /// Defaults to true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { storedConfigurations?.updatesContent ?? true }
    set { configurations.updatesContent = newValue }
  }

  /// The background configuration that goes with cells of the table view.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    surroundings.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// What lies behind the content; it takes the place of the background views.
  ///
  /// Defaults to nil: the cell then has the background of its table view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { storedConfigurations?.background }
    set {
      configurations.setBackground(newValue)
      backs.applyColor()
      backs.stateDidChange()
    }
  }

  /// Whether the background configuration follows the state by itself.
  ///
  /// Defaults to true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { storedConfigurations?.updatesBackground ?? true }
    set { configurations.updatesBackground = newValue }
  }

  // MARK: Accessories

  /// What the cell has at its trailing edge while it is not edited.
  ///
  /// Defaults to nothing.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { placesDidChange() } }
  }

  /// A view at the trailing edge, in place of the accessory of a type.
  ///
  /// Defaults to nil.
  open var accessoryView: UIView? {
    didSet { ends.replace(oldValue, accessoryView) }
  }

  /// What the cell has at its trailing edge while it is edited.
  ///
  /// Defaults to nothing.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { placesDidChange() } }
  }

  /// A view at the trailing edge while the cell is edited.
  ///
  /// Defaults to nil.
  open var editingAccessoryView: UIView? {
    didSet { ends.replace(oldValue, editingAccessoryView) }
  }

  // MARK: Backgrounds

  /// The view behind all else.
  ///
  /// Defaults to nil.
  open var backgroundView: UIView? {
    didSet { backs.replace(oldValue, backgroundView) }
  }

  /// The view that shows behind the content while the row is selected or touched; nil stands for a
  /// grey one.
  ///
  /// Defaults to nil.
  open var selectedBackgroundView: UIView? {
    didSet { backs.replace(oldValue, selectedBackgroundView) }
  }

  /// The same where several rows can be selected.
  ///
  /// Defaults to nil.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { backs.replace(oldValue, multipleSelectionBackgroundView) }
  }

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      backs.hasOwnColor = newValue != nil
      super.backgroundColor = newValue
      if newValue == nil { backs.applyColor() }
    }
  }

  // MARK: State

  /// How the cell looks when its row is selected.
  ///
  /// Defaults to grey.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { stateDidChange() } }
  }

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the row selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    stateDidChange(fades: animated && !selected && !highlighted)
  }

  /// Shows the row touched or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    stateDidChange()
  }

  /// Whether the cell shows its editing controls.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows editing controls or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    let old = stateMask
    self.editing = editing
    setNeedsUpdateConfiguration()
    transition(from: old)
    placesDidChange()
  }

  /// What the cell has at its leading edge while it is edited.
  open var editingStyle: EditingStyle { surroundings.editing.style }

  /// Whether the button that confirms a deletion shows.
  open var showingDeleteConfirmation: Bool { confirmsDeletion }

  /// Whether the cell shows what takes it up to be moved, while it is edited and can be.
  ///
  /// Defaults to false.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { placesDidChange() } }
  }

  /// Whether the content makes room for editing controls.
  ///
  /// Defaults to true.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { placesDidChange() } }
  }

  /// Called before editing controls come or go.
  open func willTransition(to state: StateMask) {}

  /// Called after editing controls came or went.
  open func didTransition(to state: StateMask) {}

  /// How far the separator below the cell is from its sides, in points.
  ///
  /// Where nobody sets it, it is that of the table view.
  open var separatorInset: UIEdgeInsets {
    get { lines.ownInset ?? table?.separatorInset ?? lines.standardInset }
    set {
      lines.ownInset = newValue
      note(.separatorInset, \UITableViewCell.separatorInset)
    }
  }

  /// Called before the cell is used for another row; an override calls super.
  ///
  /// Ends highlight, selection and swipes; everything else is the subclass's to reset.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
    if confirmsDeletion { setConfirmsDeletion(false) }
  }

  // MARK: Drags

  /// Whether what is in the cell can be touched while the cell is dragged.
  ///
  /// Defaults to true.
  open var userInteractionEnabledWhileDragging = true

  var dragState = DragState.none
  var alphaBeforeDrag: CGFloat = 1

  /// How much of the cell shows when no drag does something with it.
  var restingAlpha: CGFloat { dragState == .none ? alpha : alphaBeforeDrag }

  /// Called when a drag begins or stops to do something with the cell; overrides call super for
  /// the usual looks.
  open func dragStateDidChange(_ dragState: DragState) {
    switch dragState {
    case .none: alpha = alphaBeforeDrag
    case .lifting: alpha = 0
    case .dragging: alpha = restingAlpha * UICollectionViewCell.draggedAlpha
    }
  }

  var isPartOfCard: Bool { surroundings.style == .insetGrouped }
  var isRow: Bool { true }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    let isRefused = dragState != .none && !userInteractionEnabledWhileDragging
    return isRefused && found != nil ? self : found
  }

  // MARK: Focus

  /// Whether the cell shows the focus by a ring around it, or by what it does itself.
  ///
  /// Defaults to a ring.
  open var focusStyle = FocusStyle.default

  open override var focusEffect: UIFocusEffect? {
    get { focusStyle == .custom ? nil : super.focusEffect }
    set { super.focusEffect = newValue }
  }

  open override var canBecomeFocused: Bool {
    guard let table, let path = table.visible.path(of: self) else { return false }
    return table.canFocus(path)
  }

  // MARK: Layout

  override var ownsLayout: Bool { true }

  override var fillingSubview: UIView? {
    fills && content.superview === self ? content : nil
  }

  override var standardMargins: UIEdgeInsets {
    let side = surroundings.side
    return UIEdgeInsets(top: 8, left: side.left, bottom: 8, right: side.right)
  }

  open override func layoutSubviews() {
    storedConfigurations?.updateIfNeeded()
    placeContent()
    super.layoutSubviews()
    storedConfigurations?.layOut()
    backs.place()
    ends.place()
    labels.place()
    lines.place()
    if hasFocus { UIFocusSystem.current.viewWasLaidOut(self) }
    table?.cellWasLaidOut(self)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    storedConfigurations?.updateIfNeeded()
    placeContent()
    if let list = measuringContent {
      return CGSize(width: targetSize.width, height: list.fittedHeight(forWidth: list.bounds.width))
    }
    if !CellMeasurement(self).hasConstraints, labels.isUsed {
      return CGSize(width: targetSize.width, height: labels.height(width: content.bounds.width))
    }
    return super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width, otherwise: bounds.height))
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.sizeMayHaveChanged(self)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    ends.tintDidChange()
    labels.tintDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    placesDidChange()
  }

  // MARK: Details

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  override func refreshAppearance() {
    super.refreshAppearance()
    setNeedsUpdateConfiguration()
  }

  var isBackgroundConfigured: Bool { storedConfigurations?.background != nil }

  // MARK: Accessibility

  override var isElementByNature: Bool { true }
  override var labelByNature: String? { AccessibilityText.merged(of: self) }
  override var valueByNature: String? { AccessibilityText.controlValue(in: self) }
  override var isCheckedByNature: Bool? {
    accessoryType == .checkmark ? true : AccessibilityText.controlIsOn(in: self)
  }
  override var traitsByNature: UIAccessibilityTraits { isSelected ? .selected : .none }
  override var roleByNature: AccessibilityRole? { .item }

  /// Does what a tap does: works the one control in the row, or selects it.
  open override func accessibilityActivate() -> Bool {
    if let control = AccessibilityText.onlyControl(in: self) {
      return control.accessibilityActivate()
    }
    guard let table, let path = table.visible.path(of: self) else { return false }
    table.actOnFocused(path)
    return true
  }
}
