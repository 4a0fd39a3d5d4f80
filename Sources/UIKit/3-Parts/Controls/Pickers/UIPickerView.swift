import CoreGraphics
import Diagnostics
import Foundation

/// Wheels to choose by.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  private let band = UIView()
  private var wheels: [PickerWheel] = []
  private var widths: [CGFloat] = []
  private var needsRows = true

  /// Makes a picker view with a frame in the superview it will have.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    preparePicker()
  }

  /// Makes a picker view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    preparePicker()
    coder.nib?.finish(self, as: UIPickerView.self)
  }

  private func preparePicker() {
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = PickerMetrics.bandRadius
    band.layer.cornerCurve = .continuous
    band.isUserInteractionEnabled = false
    addSubview(band)
    clipsToBounds = true
  }

  /// Who says how many rows there are.
  ///
  /// Defaults to nil.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { rowsMayHaveChanged() } }

  /// Who says what the rows show.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { rowsMayHaveChanged() } }

  /// Without effect, as on iOS since its version 7: the chosen row always shows.
  @available(*, deprecated, message: "This property has no effect on iOS 7 and later.")
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }

  // MARK: Rows

  /// How many wheels there are.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    wheel(component, "numberOfRows(inComponent:)")?.count ?? 0
  }

  /// How large the rows of a wheel are, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    guard let wheel = wheel(component, "rowSize(forComponent:)") else { return .zero }
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// The view of a row; nil where it is not seen, or shows a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    let view = wheel(component, "view(forRow:forComponent:)")?.shownView(row)
    return view is PickerTitleView ? nil : view
  }

  /// Reloads all components and rows; the chosen rows stay where they are still there.
  open func reloadAllComponents() {
    needsRows = true
    loadIfNeeded()
  }

  /// Reloads the rows of a component.
  open func reloadComponent(_ component: Int) {
    loadIfNeeded()
    guard let wheel = wheel(component, "reloadComponent(_:)") else { return }
    reload(wheel)
  }

  /// The chosen row of a wheel; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    guard wheels.indices.contains(component), wheels[component].count > 0 else { return -1 }
    return wheels[component].selected
  }

  /// Turns a wheel to a row; the delegate is not called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    guard let wheel = wheel(component, "selectRow(_:inComponent:animated:)") else { return }
    guard row >= 0, row < max(1, wheel.count) else {
      return report("a row", "selectRow(_:inComponent:animated:)", "\(row) of \(wheel.count)")
    }
    layoutIfNeeded()
    wheel.select(row, animated: animated)
  }

  private func wheel(_ component: Int, _ call: String) -> PickerWheel? {
    loadIfNeeded()
    if wheels.indices.contains(component) { return wheels[component] }
    report("a component", call, "\(component) of \(wheels.count)")
    return nil
  }

  private func report(_ what: String, _ call: String, _ saw: String) {
    UIKitDiagnostics.report(
      Diagnosis(
        .pickerIndex,
        what: "A picker view was asked for \(what) it does not have.",
        place: "\(type(of: self)).\(call)",
        saw: saw,
        applePhrase: "index beyond bounds"
      )
    )
  }

  private func rowsMayHaveChanged() {
    needsRows = true
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    guard needsRows else { return }
    needsRows = false
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(component: wheels.count, owner: self)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for wheel in wheels { reload(wheel) }
    setNeedsLayout()
  }

  /// Has the visible rows of all wheels made again.
  func refreshRows() { for wheel in wheels { wheel.refreshRows() } }

  private func reload(_ wheel: PickerWheel) {
    let component = wheel.component
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    wheel.reload(
      count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
      rowHeight: height
    )
    setNeedsLayout()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: PickerMetrics.width, height: PickerMetrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let rowHeight = wheels.map(\.rowHeight).max() ?? PickerMetrics.rowHeight
    let inset = PickerMetrics.bandInset
    band.isHidden = wheels.isEmpty
    band.frame = CGRect(
      x: inset,
      y: ((bounds.height - rowHeight) / 2).rounded(),
      width: max(0, bounds.width - 2 * inset),
      height: rowHeight
    )
    guard !wheels.isEmpty else { return }
    let widths = wheelWidths
    let total = widths.reduce(0, +) + CGFloat(widths.count - 1) * PickerMetrics.gap
    var x = ((bounds.width - total) / 2).rounded()
    for (wheel, width) in zip(wheels, widths) {
      var frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + PickerMetrics.gap
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      if wheel.frame != frame { wheel.frame = frame }
      wheel.vanishing = bounds.midX - frame.minX
    }
  }

  /// How wide the wheels are: as the delegate says, or what is left in equal parts.
  private var wheelWidths: [CGFloat] {
    let count = CGFloat(wheels.count)
    let room = bounds.width - 2 * PickerMetrics.bandInset - (count - 1) * PickerMetrics.gap
    let asked = wheels.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? 0 }
    let taken = asked.reduce(0) { $0 + max(0, $1) }
    let open = asked.filter { $0 <= 0 }.count
    let share = open > 0 ? max(0, (room - taken) / CGFloat(open)) : 0
    return asked.map { $0 > 0 ? $0 : share.rounded(.down) }
  }
}

extension UIPickerView: PickerWheelOwner {
  func wheel(_ wheel: PickerWheel, viewFor row: Int, reusing view: UIView?) -> UIView {
    let component = wheel.component
    let reused = view is PickerTitleView ? nil : view
    if let delegate {
      let own = delegate.pickerView(
        self,
        viewForRow: row,
        forComponent: component,
        reusing: reused
      )
      if !(own is PickerTitleMark) { return own }
    }
    let title = view as? PickerTitleView ?? PickerTitleView(frame: .zero)
    let styled = delegate?.pickerView(
      self,
      attributedTitleForRow: row,
      forComponent: component
    )
    title.textColor = .label
    if let styled {
      title.attributedText = styled.settingFont(PickerMetrics.font)
      title.textAlignment = .center
    } else {
      title.attributedText = nil
      title.font = PickerMetrics.font
      title.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
    }
    return title
  }

  func wheel(_ wheel: PickerWheel, wordsFor row: Int) -> String? {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: wheel.component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: wheel.component)
  }

  func wheelDidSelect(_ wheel: PickerWheel, row: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: wheel.component)
  }

  private var speaker: (any UIPickerViewAccessibilityDelegate)? {
    delegate as? any UIPickerViewAccessibilityDelegate
  }

  func wheelLabel(_ wheel: PickerWheel) -> NSAttributedString? {
    let component = wheel.component
    return speaker?.pickerView(self, accessibilityAttributedLabelForComponent: component)
      ?? speaker?.pickerView(self, accessibilityLabelForComponent: component)
      .map { NSAttributedString(string: $0) }
  }

  func wheelHint(_ wheel: PickerWheel) -> NSAttributedString? {
    let component = wheel.component
    return speaker?.pickerView(self, accessibilityAttributedHintForComponent: component)
      ?? speaker?.pickerView(self, accessibilityHintForComponent: component)
      .map { NSAttributedString(string: $0) }
  }

  func wheelInputLabels(_ wheel: PickerWheel) -> [NSAttributedString] {
    let component = wheel.component
    let styled =
      speaker?.pickerView(self, accessibilityAttributedUserInputLabelsForComponent: component) ?? []
    guard styled.isEmpty else { return styled }
    let plain = speaker?.pickerView(self, accessibilityUserInputLabelsForComponent: component) ?? []
    return plain.map { NSAttributedString(string: $0) }
  }
}

extension NSAttributedString {
  /// The text with a font; a wheel's rows all have the same, whatever they bring.
  fileprivate func settingFont(_ font: UIFont) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    copy.addAttribute(.font, value: font, range: NSRange(location: 0, length: copy.length))
    return copy
  }
}
