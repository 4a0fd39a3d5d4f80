import CoreGraphics
import Foundation

/// A view above or below the rows of a section.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  var identifier: String?
  private var content = UIView()
  private var storedConfigurations: ViewConfigurations?
  private var madeText: UILabel?
  private var madeDetail: UILabel?
  private(set) weak var table: UITableView?
  private(set) var isHeader = true
  /// Whether the view is the first header of a table, which stands further down.
  var isFirstInTable = false { didSet { if isFirstInTable != oldValue { setNeedsLayout() } } }
  /// Whether the view is pinned over rows.
  var isFloating = false { didSet { if isFloating != oldValue { floatingDidChange() } } }
  private var backdrop: UIView?

  /// Makes a view that can be used again.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.plainHeader))
    prepare()
  }

  /// Makes a view with a frame in its superview.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    identifier = coder.nib?.value(of: .reuseIdentifier) as? String
    super.init(coder: coder)
    prepare()
    coder.nib?.finish(self, as: UITableViewHeaderFooterView.self)
  }

  private func prepare() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  // MARK: Content

  /// The identifier the view was made with.
  open var reuseIdentifier: String? { identifier }

  /// The view that holds what the view shows.
  ///
  /// A content configuration puts a view of its own in this one's place.
  open var contentView: UIView { content }

  /// The view behind the content.
  ///
  /// Defaults to nil.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if backgroundView != nil, storedConfigurations?.background != nil {
        configurations.setBackground(nil)
      }
      if let backgroundView {
        backgroundView.frame = bounds
        insertSubview(backgroundView, at: 0)
      }
    }
  }

  /// The label of the section's title; made when first asked for.
  open var textLabel: UILabel? {
    if let madeText { return madeText }
    let label = UILabel()
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    madeText = label
    style(label)
    content.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// The label of a second text below the title, in grouped tables; made when first asked for.
  open var detailTextLabel: UILabel? {
    if let madeDetail { return madeDetail }
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    madeDetail = label
    content.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Called before the view is used for another section; an override calls super.
  open func prepareForReuse() {}

  // MARK: Configurations

  /// What is the case with the view.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isFloating
    return state
  }

  /// Asks for the configurations to follow the state before the next layout ends.
  open func setNeedsUpdateConfiguration() { storedConfigurations?.setNeedsUpdate() }

  /// Lets the configurations follow a state.
  ///
  /// Not to be called. Overrides set the configurations again; where they call super,
  /// configurations that follow by themselves do.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    storedConfigurations?.adapt(to: state)
  }

  /// A block that is called with the view and its state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// Called after `updateConfiguration(using:)`; setting it asks for an update.
  ///
  /// Defaults to nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { configurations.setNeedsUpdate() }
  }

  /// The content that goes with the view in its table view, without any text.
  ///
  /// A view that is in no table view yet takes itself for a header of a plain one.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    if tableStyle == .plain { return isHeader ? .plainHeader() : .plainFooter() }
    return isHeader ? .groupedHeader() : .groupedFooter()
  }

  /// What the view shows; a view made by it takes the content view's place.
  ///
  /// The labels are then not shown. Defaults to nil.
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

  /// The background configuration that goes with the view in its table view.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// What lies behind the content; it takes the place of the background view.
  ///
  /// Defaults to nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { storedConfigurations?.background }
    set { configurations.setBackground(newValue) }
  }

  /// Whether the background configuration follows the state by itself.
  ///
  /// Defaults to true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { storedConfigurations?.updatesBackground ?? true }
    set { configurations.updatesBackground = newValue }
  }

  private var configurations: ViewConfigurations {
    if let storedConfigurations { return storedConfigurations }
    let made = ViewConfigurations(view: self)
    storedConfigurations = made
    return made
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.sizeMayHaveChanged(self)
  }

  override func refreshAppearance() {
    super.refreshAppearance()
    setNeedsUpdateConfiguration()
  }

  // MARK: Table

  /// The view becomes visible in a table.
  func setUp(for table: UITableView, isHeader: Bool) {
    let isOther = self.table !== table || self.isHeader != isHeader
    self.table = table
    self.isHeader = isHeader
    if isOther, let madeText { style(madeText) }
    updateMargins()
    setNeedsLayout()
  }

  private var tableStyle: UITableView.Style { table?.style ?? .plain }

  private func style(_ label: UILabel) {
    let isProminent = tableStyle == .plain && isHeader
    label.font = .preferredFont(
      forTextStyle: isProminent ? .headline : .footnote,
      compatibleWith: traitCollection
    )
    label.textColor = .secondaryLabel
  }

  // MARK: Layout

  override var ownsLayout: Bool { true }

  override var fillingSubview: UIView? {
    content.superview === self && content.frame == bounds ? content : nil
  }

  override var standardMargins: UIEdgeInsets {
    guard let table else { return super.standardMargins }
    var side = table.surroundings.side
    let card = table.cardInset
    side.left += card.left
    side.right += card.right
    return UIEdgeInsets(top: 8, left: side.left, bottom: 8, right: side.right)
  }

  /// Above and below the labels.
  private var insets: (top: CGFloat, bottom: CGFloat) {
    if tableStyle == .plain { return isHeader ? (4, 3.5) : (8, 6) }
    guard isHeader else { return TableMetrics.footer }
    let extra = isFirstInTable ? TableMetrics.firstTitleExtra(tableStyle) : 0
    return (TableMetrics.groupedHeader.top + extra, TableMetrics.groupedHeader.bottom)
  }

  private func labelRoom(_ width: CGFloat) -> CGFloat {
    let margins = layoutMargins
    return max(0, width - margins.left - margins.right)
  }

  /// The width of the labels with the margins; nil where there are none.
  var contentWidth: CGFloat? {
    let widths = [madeText, madeDetail].compactMap { label -> CGFloat? in
      guard let label, label.text?.isEmpty == false else { return nil }
      return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
    }
    return widths.max().map { layoutMargins.left + $0.rounded(.up) + layoutMargins.right }
  }

  private func height(_ label: UILabel?, _ width: CGFloat) -> CGFloat {
    guard let label, label.text?.isEmpty == false else { return 0 }
    let room = labelRoom(width)
    return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
  }

  /// The height that what is in the view asks for.
  func fittingHeight(width: CGFloat, otherwise: CGFloat) -> CGFloat {
    storedConfigurations?.updateIfNeeded()
    bringConstraintsUpToDate()
    if let list = content as? any MeasuringContent {
      placeContent()
      let card = table?.cardInset ?? .zero
      return list.fittedHeight(forWidth: max(0, width - card.left - card.right))
    }
    let measurement = CellMeasurement(self)
    if measurement.hasConstraints { return measurement.height(atWidth: width) ?? otherwise }
    if type(of: self) != UITableViewHeaderFooterView.self {
      let fitting = sizeThatFits(CGSize(width: width, height: otherwise)).height
      if fitting > 0, madeText?.text == nil { return fitting }
    }
    guard madeText?.text != nil || madeDetail?.text != nil else { return otherwise }
    return naturalHeight(width)
  }

  private func naturalHeight(_ width: CGFloat) -> CGFloat {
    let texts = height(madeText, width) + height(madeDetail, width)
    return (insets.top + texts + insets.bottom - 0.01).rounded(.up)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard madeText?.text != nil || madeDetail?.text != nil else {
      return CGSize(width: size.width, height: table == nil ? bounds.height : size.height)
    }
    return CGSize(width: size.width, height: naturalHeight(size.width))
  }

  open override func layoutSubviews() {
    storedConfigurations?.updateIfNeeded()
    placeContent()
    super.layoutSubviews()
    storedConfigurations?.layOut()
    backgroundView?.frame = bounds
    backdrop?.frame = bounds
    placeLabels()
  }

  private func placeContent() {
    let card = table?.cardInset ?? .zero
    let frame = CGRect(
      x: card.left,
      y: 0,
      width: max(0, bounds.width - card.left - card.right),
      height: bounds.height
    )
    if content.frame != frame { content.frame = frame }
    if let list = content as? any MeasuringContent {
      let margins = directionalLayoutMargins
      let (before, after) = isRightToLeft ? (card.right, card.left) : (card.left, card.right)
      list.rowMargins = (margins.leading - before, margins.trailing - after)
    }
  }

  private func placeLabels() {
    let room = labelRoom(bounds.width)
    let (text, detail) = (height(madeText, bounds.width), height(madeDetail, bounds.width))
    // Headers stand on their rows, footers hang below them.
    let scale = max(1, traitCollection.displayScale)
    let natural = isHeader ? bounds.height - insets.bottom - detail - text : insets.top
    let top = (natural * scale).rounded(.down) / scale
    let left = layoutMargins.left - content.frame.minX
    if let madeText, madeText.translatesAutoresizingMaskIntoConstraints {
      madeText.frame = CGRect(x: left, y: top, width: room, height: text)
    }
    if let madeDetail, madeDetail.translatesAutoresizingMaskIntoConstraints {
      madeDetail.frame = CGRect(x: left, y: top + text, width: room, height: detail)
    }
  }

  // MARK: Floating

  /// Over rows that move below it, the view needs something behind it.
  private func floatingDidChange() {
    setNeedsUpdateConfiguration()
    guard isFloating, backgroundView == nil, backgroundColor == nil,
      storedConfigurations?.background == nil
    else {
      backdrop?.removeFromSuperview()
      backdrop = nil
      return
    }
    let view = UIView(frame: bounds)
    view.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 0.973, alpha: 1)
    }
    view.isUserInteractionEnabled = false
    insertSubview(view, at: 0)
    backdrop = view
  }

  // MARK: Accessibility

  override var isElementByNature: Bool { AccessibilityText.merged(of: self)?.isEmpty == false }
  override var labelByNature: String? { AccessibilityText.merged(of: self) }
  override var traitsByNature: UIAccessibilityTraits { isHeader ? .header : .staticText }
}

extension UITableViewHeaderFooterView: ConfigurableView {
  func replaceContentView(with view: UIView?) {
    let new = view ?? UIView()
    new.translatesAutoresizingMaskIntoConstraints = true
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.frame = content.frame
    insertSubview(new, aboveSubview: content)
    content.removeFromSuperview()
    content = new
    setNeedsLayout()
  }

  func runConfigurationUpdate() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func configuredContentDidChange() { invalidateIntrinsicContentSize() }

  func removeBackgroundViews() { if backgroundView != nil { backgroundView = nil } }
}
