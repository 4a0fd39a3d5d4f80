import CoreGraphics
import Foundation

/// Shows the days of a month, what an app says of them, and lets people choose some.
///
/// Its measures are our own.
@MainActor @preconcurrency
open class UICalendarView: UIView {
  private static let dayHeight: CGFloat = 44
  private static let decorationHeight: CGFloat = 14
  /// The components that a day has when an app is asked about it.
  private static let units: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]

  private lazy var pages = MonthPages(self)
  private lazy var chooser = MonthChooser(self)
  private var givenZone: TimeZone?

  /// Makes a view of the present month.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    addSubview(pages)
    pages.reload(Date())
  }

  // MARK: What is shown

  /// What says what is below the days' numbers.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { reload() } }

  /// The calendar by which days are counted.
  ///
  /// Defaults to the machine's.
  open var calendar = Calendar.current { didSet { reload() } }

  /// The language in which months and days are written.
  ///
  /// Defaults to the machine's.
  open var locale = Locale.current { didSet { reload() } }

  /// The time zone in which days begin; nil is the calendar's.
  ///
  /// Defaults to nil.
  open var timeZone: TimeZone? {
    get { givenZone }
    set {
      givenZone = newValue
      reload()
    }
  }

  /// The design of the letters.
  ///
  /// Defaults to `default`.
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet {
      pages.design = fontDesign
      reload()
    }
  }

  /// The time whose days can be looked at and chosen.
  ///
  /// Defaults to all there is. A month outside is left for the nearest one within.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { turn(to: rules.clamp(shownMonth), animated: false, isForced: true) }
  }

  /// Whether there is room for decorations below the days' numbers.
  ///
  /// Defaults to true.
  open var wantsDateDecorations = true {
    didSet {
      guard wantsDateDecorations != oldValue else { return }
      reload()
      invalidateIntrinsicContentSize()
    }
  }

  /// The month that is shown: its year and month, and the calendar that they are of.
  ///
  /// Setting it turns there at once. Defaults to the present one.
  open var visibleDateComponents: DateComponents {
    get { components(ofMonth: shownMonth) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Turns to a month.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = rules.calendar.date(from: dateComponents) else { return }
    turn(to: rules.clamp(date), animated: animated)
  }

  /// Asks the delegate again for the decorations of some days, where they are in sight.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let calendar = rules.calendar
    let wanted = dates.compactMap { calendar.date(from: $0) }
    for day in pages.month?.days ?? []
    where wanted.contains(where: { calendar.isDate($0, inSameDayAs: day.date) }) {
      decorate(day)
    }
  }

  /// How people choose days; without it they cannot.
  ///
  /// Defaults to nil.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      if oldValue !== selectionBehavior { oldValue?.calendarView = nil }
      selectionBehavior?.calendarView = self
      showSelection()
    }
  }

  // MARK: Size

  /// As high as six weeks need; of no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: MonthPages.height(days: heightOfDays))
  }

  /// 320 points wide, and as high as six weeks need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 320, height: intrinsicContentSize.height)
  }

  private var heightOfDays: CGFloat {
    Self.dayHeight + (wantsDateDecorations ? Self.decorationHeight : 0)
  }

  /// Lets the month fill the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    pages.frame = bounds
  }

  // MARK: Parts

  var rules: DateRules {
    var calendar = calendar
    if let givenZone { calendar.timeZone = givenZone }
    // The end of the time is not in it.
    let end = availableDateRange.end
    return DateRules(
      calendar: calendar,
      locale: locale,
      minimum: availableDateRange.start,
      maximum: end > availableDateRange.start ? end.addingTimeInterval(-1e-3) : end
    )
  }

  private var shownMonth: Date { pages.month?.month ?? Date() }

  private func components(ofMonth date: Date) -> DateComponents {
    rules.calendar.dateComponents([.calendar, .era, .year, .month], from: date)
  }

  private func components(ofDay date: Date) -> DateComponents {
    rules.calendar.dateComponents(Self.units, from: date)
  }

  private func reload() {
    pages.reload(rules.clamp(shownMonth))
    showSelection()
  }

  private func turn(to date: Date, animated: Bool, isForced: Bool = false) {
    guard isForced || !pages.isSameMonth(date, shownMonth) else { return }
    pages.show(date, animated: animated)
  }

  private func decorate(_ day: DayButton) {
    day.decorationHeight = wantsDateDecorations ? Self.decorationHeight : 0
    guard wantsDateDecorations else { return }
    day.decoration =
      delegate?.calendarView(self, decorationFor: components(ofDay: day.date))?.makeView()
  }

  /// Marks what is chosen and what can be.
  func showSelection() { pages.month.map(showSelection(in:)) }

  private func showSelection(in month: MonthView) {
    for day in month.days {
      let components = components(ofDay: day.date)
      day.isSelected = selectionBehavior?.isSelected(components) ?? false
      day.isUserInteractionEnabled = selectionBehavior != nil
      day.isEnabled =
        rules.allowsDay(day.date) && selectionBehavior?.canTouch(components) ?? true
    }
  }
}

extension UICalendarView: MonthPagesOwner {
  var wheelsOwner: (any DateFaceOwner)? { chooser }

  func makeMonth(_ date: Date) -> MonthView {
    let month = MonthView(date, rules, design: fontDesign) { [weak self] day in
      guard let self else { return }
      selectionBehavior?.touch(components(ofDay: day))
    }
    for day in month.days { decorate(day) }
    showSelection(in: month)
    return month
  }

  func monthDidChange(from old: Date) {
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: components(ofMonth: old))
  }

  /// A person turned the wheels to a month.
  fileprivate func choose(_ date: Date) {
    let old = shownMonth
    guard !pages.isSameMonth(date, old) else { return }
    pages.show(date, animated: false)
    monthDidChange(from: old)
  }
}

/// Lets wheels choose the month of a calendar view.
@MainActor
private final class MonthChooser: DateFaceOwner {
  private weak var view: UICalendarView?

  init(_ view: UICalendarView) { self.view = view }

  var rules: DateRules { view?.rules ?? DateRules() }
  var shownDate: Date {
    (view?.visibleDateComponents).flatMap { rules.calendar.date(from: $0) } ?? Date()
  }
  var shownSpan: TimeInterval { 0 }

  func pick(_ date: Date) { view?.choose(rules.clamp(date)) }

  func pick(_ span: TimeInterval) {}

  func beganEditing() {}

  func endedEditing() {}
}
