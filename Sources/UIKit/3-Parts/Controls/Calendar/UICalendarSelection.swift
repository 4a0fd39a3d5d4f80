import Foundation

/// How people choose days in a calendar view; one of its subclasses.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
  /// The calendar view whose days are chosen.
  weak var calendarView: UICalendarView?

  override init() {}

  /// Asks the delegate again which days can be chosen.
  open func updateSelectableDates() { calendarView?.showSelection() }

  /// Whether a day is chosen.
  func isSelected(_ day: DateComponents) -> Bool { false }

  /// Whether touching a day does anything.
  func canTouch(_ day: DateComponents) -> Bool { false }

  /// A person touched a day.
  func touch(_ day: DateComponents) {}

  /// Whether two are the same day, whatever else they say.
  func isSameDay(_ one: DateComponents, _ other: DateComponents) -> Bool {
    guard let calendar = calendarView?.calendar else {
      return (one.era, one.year, one.month, one.day)
        == (other.era ?? one.era, other.year, other.month, other.day)
    }
    guard let first = calendar.date(from: one), let second = calendar.date(from: other) else {
      return false
    }
    return calendar.isDate(first, inSameDayAs: second)
  }
}

/// What decides about the one day of a calendar view, and is told of it.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// A person chose a day, or took the choice back, which is nil.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    didSelectDate dateComponents: DateComponents?
  )

  /// Whether a day can be chosen, or for nil whether the choice can be taken back.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Lets every day be chosen.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Lets people choose one day of a calendar view.
@MainActor @preconcurrency
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// What decides about days and is told.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  private var chosen: DateComponents?

  /// Makes a choice of no day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The day that is chosen.
  ///
  /// Setting it does not tell the delegate. Defaults to nil.
  open var selectedDate: DateComponents? {
    get { chosen }
    set { setSelected(newValue, animated: false) }
  }

  /// Chooses a day, or none; the delegate is not told.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    chosen = selectedDate
    calendarView?.showSelection()
  }

  override func isSelected(_ day: DateComponents) -> Bool {
    chosen.map { isSameDay($0, day) } ?? false
  }

  override func canTouch(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  override func touch(_ day: DateComponents) {
    guard isSelected(day) else {
      setSelected(day, animated: true)
      delegate?.dateSelection(self, didSelectDate: day)
      return
    }
    guard delegate?.dateSelection(self, canSelectDate: nil) ?? true else { return }
    setSelected(nil, animated: true)
    delegate?.dateSelection(self, didSelectDate: nil)
  }
}

/// What decides about the days of a calendar view, and is told of them.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// A person chose a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didSelectDate dateComponents: DateComponents
  )

  /// A person took the choice of a day back.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didDeselectDate dateComponents: DateComponents
  )

  /// Whether a day can be chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool

  /// Whether the choice of a day can be taken back.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Lets every day be chosen.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool { true }

  /// Lets every choice be taken back.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// Lets people choose several days of a calendar view.
@MainActor @preconcurrency
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// What decides about days and is told.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  private var chosen: [DateComponents] = []

  /// Makes a choice of no days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The days that are chosen, in the order in which they were.
  ///
  /// Setting them does not tell the delegate. Defaults to none.
  open var selectedDates: [DateComponents] {
    get { chosen }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Chooses days in place of those that are chosen; the delegate is not told.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    chosen = selectedDates
    calendarView?.showSelection()
  }

  override func isSelected(_ day: DateComponents) -> Bool {
    chosen.contains { isSameDay($0, day) }
  }

  override func canTouch(_ day: DateComponents) -> Bool {
    isSelected(day) || delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override func touch(_ day: DateComponents) {
    if isSelected(day) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
      setSelectedDates(chosen.filter { !isSameDay($0, day) }, animated: true)
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      setSelectedDates(chosen + [day], animated: true)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}
