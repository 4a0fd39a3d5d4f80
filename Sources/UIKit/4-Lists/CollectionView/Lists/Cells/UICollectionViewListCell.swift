import CoreGraphics
import Foundation

/// A cell that shows a list's content, with accessories beside it.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  private(set) lazy var ends = CellAccessories(cell: self)
  private var separatorGuide: UILayoutGuide?
  /// The level of the item in an outline, as last told.
  var outlineLevel = 0
  /// What swipes of this cell show in place of what the list says.
  package final var ownSwipeActions = OwnSwipeActions()

  /// Makes a cell with a frame in the collection view it will have.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareList()
  }

  /// Makes a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareList()
    coder.nib?.finish(self, as: UICollectionViewListCell.self)
  }

  private func prepareList() {
    configurations.setBackground(defaultBackgroundConfiguration(), isOwn: false)
    contentView.margins.preservesSuperview = true
  }

  // MARK: Content

  /// The content that goes with the cell in its list, without any text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration(surroundings?.contentKind ?? .cell)
  }

  /// The background that goes with the cell in its list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(surroundings?.backgroundKind ?? .cell)
  }

  // MARK: Indentation

  /// How far the content is indented, in steps of `indentationWidth`.
  ///
  /// Data sources of outlines set it to the level of the item. Defaults to 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { placesDidChange() } } }

  /// A step of indentation, in points.
  ///
  /// Defaults to 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { placesDidChange() } }
  }

  /// Whether accessories before the content are indented with it.
  ///
  /// Defaults to true.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { placesDidChange() } }
  }

  var indent: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  // MARK: Accessories

  /// What stands beside the content.
  ///
  /// The system keeps an order of its own; views of the app say where they stand. Defaults to
  /// nothing.
  open var accessories: [UICellAccessory] {
    get { ends.list }
    set {
      ends.list = AccessoryOrder.checked(newValue, in: self)
      ends.refresh()
      placesDidChange()
    }
  }

  /// Where the lines between rows lie: constrain its leading or trailing anchor to move their ends.
  ///
  /// Without constraints lines begin where the text does and end at the cell's edge.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let guide = UILayoutGuide()
    guide.identifier = "separatorLayoutGuide"
    addLayoutGuide(guide)
    separatorGuide = guide
    return guide
  }

  // MARK: Layout

  /// The content view moves within the cell.
  override var fillingSubview: UIView? { nil }

  override var contentFrame: CGRect {
    let insets = ends.insets
    let rect = CGRect(
      x: insets.leading,
      y: 0,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: bounds.height
    )
    return isRightToLeft ? rect.mirrored(in: bounds.width) : rect
  }

  private func placesDidChange() {
    placeContent()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override func placeContent() {
    super.placeContent()
    guard let content = contentView as? any MeasuringContent else { return }
    let margins = directionalLayoutMargins
    content.rowMargins = (
      ends.hasLeading ? 0 : margins.leading, ends.hasTrailing ? 0 : margins.trailing
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ends.layOut()
    separators?.place()
  }

  override func replaceContentView(with view: UIView?) {
    super.replaceContentView(with: view)
    contentView.margins.preservesSuperview = true
    placeContent()
  }

  // MARK: State

  override func lookDidChange() {
    super.lookDidChange()
    ends.stateDidChange(animated: true)
  }

  override func circumstancesDidChange(from old: CellCircumstances) {
    super.circumstancesDidChange(from: old)
    ends.stateDidChange(animated: circumstances.isExpanded != old.isExpanded)
    if circumstances.isEditing != old.isEditing { placesDidChange() }
  }

  override func surroundingsDidChange(from old: ListSurroundings?) {
    super.surroundingsDidChange(from: old)
    let isOther = old?.backgroundKind != surroundings?.backgroundKind
    if !configurations.hasOwnBackground, isOther {
      configurations.setBackground(defaultBackgroundConfiguration(), isOwn: false)
    }
  }

  // MARK: Outline

  /// Whether a tap anywhere on the row expands or collapses it.
  var togglesOutlineByTap: Bool {
    guard let outline = ends.outline else { return false }
    return switch outline.details.outlineStyle {
    case .header: true
    case .cell: false
    case .automatic: surroundings?.role == .firstItem
    }
  }

  /// Runs the outline accessory's handler; without one expands the item, or collapses it.
  func performOutlineAction() {
    if let action = ends.outline?.details.action { return action() }
    guard let host = collectionHost, let path = host.indexPath(for: self) else { return }
    (host.dataSource as? any OutlineDataSource)?.toggleExpansion(at: path)
    host.redressElements()
  }

  // MARK: Lines

  /// How far lines are from the cell's leading and trailing edges.
  override var separatorEnds: (leading: CGFloat, trailing: CGFloat) {
    var (leading, trailing) = super.separatorEnds
    let frame = contentFrame
    let start = isRightToLeft ? bounds.width - frame.maxX : frame.minX
    if let content = contentView as? any MeasuringContent {
      leading = start + content.separatorStart
    } else if start > 0 {
      leading = max(leading, start)
    }
    guard let guide = separatorGuide, let node = guide.node, !node.references.isEmpty else {
      return (leading, trailing)
    }
    let rect = guide.layoutFrame
    let solved =
      isRightToLeft
      ? (bounds.width - rect.maxX, rect.minX) : (rect.minX, bounds.width - rect.maxX)
    let parts = node.references.flatMap { constraint in
      [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
    }.filter { $0.0 === guide }.map(\.1)
    let (first, last): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRightToLeft ? (.right, .left) : (.left, .right)
    if parts.contains(.leading) || parts.contains(first) { leading = solved.0 }
    if parts.contains(.trailing) || parts.contains(last) { trailing = solved.1 }
    return (leading, trailing)
  }

  // MARK: Accessibility

  override var isElementByNature: Bool { true }
  override var valueByNature: String? { AccessibilityText.controlValue(in: self) }
  override var isCheckedByNature: Bool? {
    accessories.contains { $0.accessoryType == .checkmark }
      ? true : AccessibilityText.controlIsOn(in: self)
  }
  override var traitsByNature: UIAccessibilityTraits {
    surroundings?.role == .header ? super.traitsByNature.union(.header) : super.traitsByNature
  }

  open override func accessibilityActivate() -> Bool {
    if let control = AccessibilityText.onlyControl(in: self) {
      return control.accessibilityActivate()
    }
    return super.accessibilityActivate()
  }
}
