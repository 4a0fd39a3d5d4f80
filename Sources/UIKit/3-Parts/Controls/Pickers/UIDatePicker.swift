import CoreGraphics
import Foundation

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// As suits the mode: compact, and wheels for a time span.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// The value, which opens to choose another.
  case compact = 2
  /// A month's days.
  case inline = 3
}

/// Lets people choose a date, a time, or a span of time.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// Hours and minutes.
    case time = 0
    /// A day.
    case date = 1
    /// A day, hours and minutes.
    case dateAndTime = 2
    /// Hours and minutes to count down.
    case countDownTimer = 3
  }

  private(set) var rules = DateRules()
  private var face: (any DateFace)?
  private var chosen = Date()
  private var span: TimeInterval = 0
  private var givenLocale: Locale?
  private var givenCalendar: Calendar?
  private var givenZone: TimeZone?

  /// Makes a picker that shows the present moment.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    reload()
    if frame.isEmpty { self.frame.size = intrinsicContentSize }
  }

  /// Makes a picker from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reload()
    coder.nib?.finish(self, as: UIDatePicker.self)
  }

  // MARK: What is chosen

  /// What is chosen.
  ///
  /// Defaults to `dateAndTime`.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { reload() } }
  }

  /// The language and region in which dates are written; nil is the machine's.
  ///
  /// Defaults to nil.
  open var locale: Locale? {
    get { givenLocale }
    set {
      givenLocale = newValue
      reload()
    }
  }

  /// The calendar by which dates are counted; nil is the machine's.
  ///
  /// Defaults to the machine's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! {
    get { givenCalendar ?? .current }
    set {
      givenCalendar = newValue
      reload()
    }
  }

  /// The time zone in which dates are shown; nil is the calendar's.
  ///
  /// Defaults to nil.
  open var timeZone: TimeZone? {
    get { givenZone }
    set {
      givenZone = newValue
      reload()
    }
  }

  /// The date that is chosen, within the limits and on a step of the minutes.
  ///
  /// Defaults to the moment at which the picker was made.
  open var date: Date {
    get { roundsToMinuteInterval ? rules.rounded(chosen) : chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Chooses a date; the wheels turn there.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = rules.clamp(date)
    face?.show(animated: animated && window != nil)
    invalidateIntrinsicContentSize()
  }

  /// The earliest date that can be chosen; none where it is after the latest.
  ///
  /// Defaults to nil.
  open var minimumDate: Date? { didSet { limitsDidChange() } }

  /// The latest date that can be chosen; none where it is before the earliest.
  ///
  /// Defaults to nil.
  open var maximumDate: Date? { didSet { limitsDidChange() } }

  private func limitsDidChange() {
    updateRules()
    chosen = rules.clamp(chosen)
    face?.reload()
  }

  /// The span to count down, in seconds: whole minutes, below a day.
  ///
  /// Defaults to 0, which the wheels show as a minute.
  open var countDownDuration: TimeInterval {
    get { span }
    set {
      span = max(0, min(newValue, 86_340))
      face?.show(animated: false)
    }
  }

  /// From one minute that can be chosen to the next: a number that divides an hour, up to 30.
  ///
  /// Defaults to 1, which also stands for numbers that do not divide an hour.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 {
        minuteInterval = 1
      }
      reload()
    }
  }

  /// Whether `date` is on a step of the minutes.
  ///
  /// Defaults to true.
  open var roundsToMinuteInterval = true { didSet { face?.show(animated: false) } }

  // MARK: Looks

  /// How the picker should look.
  ///
  /// Defaults to `automatic`.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { reload() } }
  }

  /// How the picker looks: a span of time has wheels only, a time without a day has no month.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    switch preferredDatePickerStyle {
    case .automatic: return .compact
    default: return preferredDatePickerStyle
    }
  }

  private func updateRules() {
    var calendar = givenCalendar ?? .current
    let locale = givenLocale ?? calendar.locale ?? .current
    calendar.locale = locale
    if let givenZone { calendar.timeZone = givenZone }
    rules = DateRules(
      calendar: calendar,
      locale: locale,
      minimum: minimumDate,
      maximum: maximumDate,
      minutes: minuteInterval
    )
  }

  /// Makes what shows the date again.
  private func reload() {
    updateRules()
    chosen = rules.clamp(chosen)
    face?.removeFromSuperview()
    let made: any DateFace
    switch datePickerStyle {
    case .wheels: made = DateWheelsView(self, DateUnit.units(of: datePickerMode, rules))
    case .inline where datePickerMode == .time:
      made = DateWheelsView(self, DateUnit.units(of: .time, rules))
    case .inline: made = InlineDateView(self, hasTime: datePickerMode == .dateAndTime)
    default: made = CompactDateView(self)
    }
    face = made
    made.isUserInteractionEnabled = isEnabled
    made.alpha = isEnabled ? 1 : 0.5
    addSubview(made)
    made.reload()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    face?.wantedSize ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face?.frame = bounds
  }

  open override var isEnabled: Bool {
    get { super.isEnabled }
    set {
      super.isEnabled = newValue
      face?.isUserInteractionEnabled = newValue
      face?.alpha = newValue ? 1 : 0.5
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.preferredContentSizeCategory
    if old != nil, old != traitCollection.preferredContentSizeCategory {
      face?.reload()
      invalidateIntrinsicContentSize()
    }
  }

  /// What is inside takes the keys.
  open override var canBecomeFocused: Bool { false }
}

/// What shows a date picker's date.
@MainActor
protocol DateFace: UIView {
  var wantedSize: CGSize { get }

  /// Reloads everything.
  func reload()
  /// Shows the date that is chosen.
  func show(animated: Bool)
}

/// What shows the date and what it is about.
@MainActor
protocol DateFaceOwner: AnyObject {
  var rules: DateRules { get }
  var shownDate: Date { get }
  var shownSpan: TimeInterval { get }

  /// A person chose a date.
  func pick(_ date: Date)
  /// A person chose a span.
  func pick(_ span: TimeInterval)
  func beganEditing()
  func endedEditing()
}

extension UIDatePicker: DateFaceOwner {
  var shownDate: Date { date }
  var shownSpan: TimeInterval { span }

  func pick(_ date: Date) {
    chosen = rules.clamp(date)
    face?.show(animated: true)
    invalidateIntrinsicContentSize()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  func pick(_ span: TimeInterval) {
    self.span = span
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  func beganEditing() { sendActions(for: .editingDidBegin) }

  func endedEditing() { sendActions(for: .editingDidEnd) }
}
