import CoreGraphics
import Foundation

/// What a wheel asks and tells.
@MainActor
protocol PickerWheelOwner: AnyObject {
  func wheel(_ wheel: PickerWheel, viewFor row: Int, reusing view: UIView?) -> UIView
  func wheel(_ wheel: PickerWheel, wordsFor row: Int) -> String?
  func wheelDidSelect(_ wheel: PickerWheel, row: Int)
  func wheelLabel(_ wheel: PickerWheel) -> NSAttributedString?
  func wheelHint(_ wheel: PickerWheel) -> NSAttributedString?
  func wheelInputLabels(_ wheel: PickerWheel) -> [NSAttributedString]
}

/// A wheel of rows: a scroll view that shows its content on a cylinder.
@MainActor
final class PickerWheel: UIScrollView {
  let component: Int
  private weak var owner: (any PickerWheelOwner)?
  private let tap = UITapGestureRecognizer()
  private var rows: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private(set) var count = 0
  private(set) var rowHeight = PickerMetrics.rowHeight
  /// The row that was chosen last.
  private(set) var selected = 0 { didSet { describe() } }
  /// Whether a person moved the wheel since it rested last.
  private var isMovedByHand = false
  /// The middle of all wheels in this one's coordinates: what is farther away stands nearer to it.
  var vanishing: CGFloat = 0 { didSet { if vanishing != oldValue { setNeedsLayout() } } }

  init(component: Int, owner: any PickerWheelOwner) {
    self.component = component
    self.owner = owner
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    alwaysBounceVertical = true
    clipsToBounds = true
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    tap.addHandler { [weak self] gesture in
      if gesture.state == .ended { self?.tapped() }
    }
    addGestureRecognizer(tap)
    panGestureRecognizer.addHandler { [weak self] gesture in
      if gesture.state == .began { self?.isMovedByHand = true }
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { accessibilityAttributedLabel?.string }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityAttributedLabel: NSAttributedString? {
    get {
      owner?.wheelLabel(self) ?? super.accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set { super.accessibilityAttributedLabel = newValue }
  }

  override var accessibilityHint: String? {
    get { accessibilityAttributedHint?.string }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityAttributedHint: NSAttributedString? {
    get { owner?.wheelHint(self) ?? super.accessibilityHint.map { NSAttributedString(string: $0) } }
    set { super.accessibilityAttributedHint = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var accessibilityUserInputLabels: [String]! {
    get {
      let given = owner?.wheelInputLabels(self).map(\.string) ?? []
      return given.isEmpty ? super.accessibilityUserInputLabels : given
    }
    set { super.accessibilityUserInputLabels = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      let given = owner?.wheelInputLabels(self) ?? []
      return given.isEmpty ? super.accessibilityAttributedUserInputLabels : given
    }
    set { super.accessibilityAttributedUserInputLabels = newValue }
  }

  // MARK: Rows

  /// Reloads the rows.
  func reload(count: Int, rowHeight: CGFloat) {
    self.count = max(0, count)
    self.rowHeight = rowHeight > 0 ? rowHeight : PickerMetrics.rowHeight
    for view in rows.values { retire(view) }
    rows = [:]
    spare = []
    selected = max(0, min(selected, self.count - 1))
    contentSize = CGSize(width: 0, height: CGFloat(self.count) * self.rowHeight)
    stopScrollingAndZooming()
    center(on: selected)
    describe()
    setNeedsLayout()
  }

  /// Has the visible rows made again; a wheel that turns goes on turning.
  func refreshRows() {
    for view in rows.values { retire(view) }
    rows = [:]
    setNeedsLayout()
  }

  /// The view of a row that is seen.
  func shownView(_ row: Int) -> UIView? { rows[row] }

  func select(_ row: Int, animated: Bool) {
    let row = max(0, min(row, count - 1))
    selected = row
    isMovedByHand = false
    guard animated, window != nil else {
      stopScrollingAndZooming()
      isMovedByHand = false
      return center(on: row)
    }
    setContentOffset(offset(of: row), animated: true)
  }

  /// The words of its rows, those without being empty.
  var words: [String] { (0..<count).map { owner?.wheel(self, wordsFor: $0) ?? "" } }

  /// Turns to a row as a person does, so that it is told of.
  func turn(to row: Int) {
    isMovedByHand = true
    let target = offset(of: max(0, min(row, count - 1)))
    if target == contentOffset { return scrollingDidEnd() }
    setContentOffset(target, animated: true)
  }

  private func describe() {
    accessibilityValue = count > 0 ? owner?.wheel(self, wordsFor: selected) : nil
  }

  private func center(on row: Int) { contentOffset = offset(of: row) }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  /// The row in the middle.
  private func row(at offset: CGFloat) -> Int {
    guard rowHeight > 0 else { return 0 }
    let row = ((offset + contentInset.top) / rowHeight).rounded()
    return max(0, min(Int(pixels: row), count - 1))
  }

  // MARK: Resting

  override func restingPlace(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    isMovedByHand = true
    return offset(of: row(at: proposed.y))
  }

  override func scrollingDidEnd() {
    super.scrollingDidEnd()
    guard isMovedByHand, !isTracking, !isDragging, count > 0 else { return }
    let row = row(at: contentOffset.y)
    let target = offset(of: row)
    if abs(target.y - contentOffset.y) > 0.6 { return setContentOffset(target, animated: true) }
    isMovedByHand = false
    guard row != selected else { return }
    selected = row
    owner?.wheelDidSelect(self, row: row)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    // A finger that only stopped the wheel leaves it between two rows.
    if !isDragging, !isDecelerating { go(to: row(at: contentOffset.y)) }
  }

  private func tapped() {
    let place = tap.location(in: self).y - bounds.midY
    let radius = radius
    let share = max(-1, min(1, place / radius))
    let distance = asin(share) * radius
    go(to: row(at: contentOffset.y) + Int(pixels: (distance / rowHeight).rounded()))
  }

  /// Brings a row to the middle, as a person does.
  private func go(to row: Int) {
    guard count > 0 else { return }
    let target = offset(of: max(0, min(row, count - 1)))
    isMovedByHand = true
    if abs(target.y - contentOffset.y) < 0.6 { return scrollingDidEnd() }
    setContentOffset(target, animated: true)
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { UIScreen.main.hasFullKeyboardAccess && count > 0 }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !take($0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  private func take(_ press: UIPress) -> Bool {
    guard let key = press.key.flatMap({ Key(rawValue: $0.keyCode.rawValue) }) else { return false }
    switch key {
    case .up: go(to: aim - 1)
    case .down: go(to: aim + 1)
    case .pageUp: go(to: aim - 5)
    case .pageDown: go(to: aim + 5)
    case .home: go(to: 0)
    case .end: go(to: count - 1)
    }
    return true
  }

  /// Numbers in the USB HID keyboard usage page.
  private enum Key: Int {
    case home = 74
    case pageUp = 75
    case end = 77
    case pageDown = 78
    case down = 81
    case up = 82
  }

  /// The row the wheel is on its way to.
  private var aim: Int { row(at: (scroller.destination ?? contentOffset).y) }

  // MARK: Layout

  /// How many rows are shown above the one in the middle, and below it.
  private static let farthestRow: CGFloat = 256

  /// Half the wheel is seen.
  private var radius: CGFloat { max(1, bounds.height / 2) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = max(0, (bounds.height - rowHeight) / 2)
    if contentInset.top != top {
      contentInset = UIEdgeInsets(top: top, left: 0, bottom: top, right: 0)
      if !isDragging, !isDecelerating { center(on: selected) }
    }
    guard count > 0, bounds.height > 0 else { return }
    let middle = bounds.midY
    // A wheel larger than any screen shows no more than a large screen would hold.
    let reach = min(radius * .pi / 2, Self.farthestRow * rowHeight)
    let first = max(0, Int(pixels: ((middle - reach) / rowHeight).rounded(.down)))
    let last = min(count - 1, Int(pixels: ((middle + reach) / rowHeight).rounded(.up)))
    guard first <= last else { return }
    for (row, view) in rows where row < first || row > last {
      rows[row] = nil
      retire(view)
    }
    for row in first...last { place(row, middle) }
  }

  private func place(_ row: Int, _ middle: CGFloat) {
    let distance = (CGFloat(row) + 0.5) * rowHeight - middle
    guard let pose = PickerMetrics.pose(at: distance, radius: radius, row: rowHeight) else {
      if let view = rows.removeValue(forKey: row) { retire(view) }
      return
    }
    let view = rows[row] ?? show(row)
    UIView.performWithoutAnimation {
      view.transform = .identity
      view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
      let x = bounds.width / 2
      view.center = CGPoint(x: x + (vanishing - x) * (1 - pose.width), y: middle + pose.y)
      view.transform = CGAffineTransform(scaleX: pose.width, y: pose.height)
      view.alpha = pose.alpha
    }
  }

  private func show(_ row: Int) -> UIView {
    let view = owner?.wheel(self, viewFor: row, reusing: spare.popLast()) ?? UIView()
    rows[row] = view
    UIView.performWithoutAnimation {
      addSubview(view)
      view.layoutIfNeeded()
    }
    return view
  }

  private func retire(_ view: UIView) {
    view.removeFromSuperview()
    spare.append(view)
  }
}

/// A row that says something.
@MainActor
final class PickerTitleView: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = PickerMetrics.font
    textAlignment = .center
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.7
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }
}
