import CoreGraphics
import Foundation

/// Chooses a date by wheels.
@MainActor
final class DateWheelsView: UIView, DateFace {
  /// How often wheels go round that begin again after their last row.
  private static let rounds = 400
  /// How many days a wheel of days has on either side of the one it began with.
  private static let dayReach = 20_000

  private weak var owner: (any DateFaceOwner)?
  private let picker = UIPickerView()
  private let units: [DateUnit]
  private let words = [UILabel(), UILabel()]
  /// The day in the middle of the wheel of days.
  private var middle = Date()
  private var months: [String] = []
  private var dayWriter = DateFormatter()
  private var numbers = NumberFormatter()

  init(_ owner: any DateFaceOwner, _ units: [DateUnit]) {
    self.owner = owner
    self.units = units
    super.init(frame: .zero)
    picker.dataSource = self
    picker.delegate = self
    addSubview(picker)
    guard units.contains(.spanHours) else { return }
    for word in words {
      word.font = .systemFont(ofSize: 17, weight: .semibold)
      word.isUserInteractionEnabled = false
      addSubview(word)
    }
  }

  required init?(coder: NSCoder) { nil }

  let wantedSize = CGSize(width: PickerMetrics.width, height: PickerMetrics.height)

  private var rules: DateRules { owner?.rules ?? DateRules() }

  func reload() {
    let rules = rules
    middle = rules.calendar.startOfDay(for: owner?.shownDate ?? Date())
    months = rules.calendar.standaloneMonthSymbols
    dayWriter = rules.formatter("EEEMMMd")
    numbers = NumberFormatter()
    numbers.locale = rules.locale
    numbers.usesGroupingSeparator = false
    picker.reloadAllComponents()
    words[0].text = "hours"
    words[1].text = "min"
    show(animated: false)
    setNeedsLayout()
  }

  func show(animated: Bool) {
    for component in units.indices {
      let row = row(of: component)
      guard row != picker.selectedRow(inComponent: component) else { continue }
      picker.selectRow(row, inComponent: component, animated: animated)
    }
    words[0].text = spanHours == 1 ? "hour" : "hours"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    guard units.contains(.spanHours) else { return }
    for (component, word) in words.enumerated() {
      word.sizeToFit()
      let size = picker.rowSize(forComponent: component)
      let width = size.width + PickerMetrics.gap
      let middle = bounds.midX + (CGFloat(component) - 0.5) * width
      var x = middle + 20
      if isRightToLeft { x = bounds.width - x - word.bounds.width }
      word.frame.origin = CGPoint(x: x, y: (bounds.height - word.bounds.height) / 2)
    }
  }

  // MARK: Rows

  private var spanHours: Int { Int(pixels: owner?.shownSpan ?? 0) / 3600 }

  /// How many rows a wheel has before it begins again; nil for one that ends.
  private func period(_ unit: DateUnit) -> Int? {
    switch unit {
    case .month: months.count
    case .day: 31
    case .hour: 24
    case .minute, .spanMinutes: 60 / rules.minutes
    case .year, .wholeDay, .half, .spanHours: nil
    }
  }

  private func count(_ unit: DateUnit) -> Int {
    if let period = period(unit) { return period * Self.rounds }
    switch unit {
    case .year: return 10_000
    case .wholeDay: return 2 * Self.dayReach + 1
    case .half: return 2
    default: return 24
    }
  }

  /// What a date is on a wheel, from 0.
  private func value(_ unit: DateUnit, _ date: Date) -> Int {
    let calendar = rules.calendar
    switch unit {
    case .year: return calendar.component(.year, from: date) - 1
    case .month: return calendar.component(.month, from: date) - 1
    case .day: return calendar.component(.day, from: date) - 1
    case .wholeDay:
      let days = calendar.dateComponents(
        [.day],
        from: middle,
        to: calendar.startOfDay(for: date)
      ).day
      return Self.dayReach + (days ?? 0)
    case .hour: return calendar.component(.hour, from: date)
    case .minute: return calendar.component(.minute, from: date) / rules.minutes
    case .half: return calendar.component(.hour, from: date) / 12
    case .spanHours: return spanHours
    case .spanMinutes:
      let minutes = max(1, Int(pixels: owner?.shownSpan ?? 0) / 60)
      return minutes % 60 / rules.minutes
    }
  }

  /// The row that stands for the date: of those that do, the nearest.
  private func row(of component: Int) -> Int {
    let unit = units[component]
    let value = value(unit, owner?.shownDate ?? Date())
    guard let period = period(unit), period > 0 else { return value }
    let present = picker.selectedRow(inComponent: component)
    let isFresh = present < period || present >= period * (Self.rounds - 1)
    let base = isFresh ? period * (Self.rounds / 2) : present
    var row = base - base % period + value
    if row - base > period / 2 { row -= period }
    if base - row > period / 2 { row += period }
    return row
  }

  /// The date that the wheels stand for.
  private func date(changing component: Int, to row: Int) -> Date {
    let rules = rules
    let old = owner?.shownDate ?? Date()
    let unit = units[component]
    let value = period(unit).map { row % $0 } ?? row
    switch unit {
    case .year: return rules.replacing(in: old, year: value + 1)
    case .month: return rules.replacing(in: old, month: value + 1)
    case .day: return rules.replacing(in: old, day: value + 1)
    case .wholeDay:
      let days = value - self.value(.wholeDay, old)
      return rules.calendar.date(byAdding: .day, value: days, to: old) ?? old
    case .hour: return rules.replacing(in: old, hour: value)
    case .minute: return rules.replacing(in: old, minute: value * rules.minutes)
    case .half:
      let hour = rules.calendar.component(.hour, from: old)
      return rules.replacing(in: old, hour: hour % 12 + value * 12)
    case .spanHours, .spanMinutes: return old
    }
  }
}

extension DateWheelsView: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { units.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    count(units[component])
  }

  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    let color: UIColor = isAllowed(row, component) ? .label : .tertiaryLabel
    return NSAttributedString(
      string: title(row, units[component]),
      attributes: [.foregroundColor: color]
    )
  }

  private func title(_ row: Int, _ unit: DateUnit) -> String {
    let rules = rules
    let value = period(unit).map { row % $0 } ?? row
    func number(_ value: Int, _ digits: Int = 1) -> String {
      numbers.minimumIntegerDigits = digits
      return numbers.string(from: NSNumber(value: value)) ?? "\(value)"
    }
    switch unit {
    case .year: return number(value + 1)
    case .month: return months.indices.contains(value) ? months[value] : ""
    case .day: return number(value + 1)
    case .wholeDay:
      let day =
        rules.calendar.date(byAdding: .day, value: value - Self.dayReach, to: middle) ?? middle
      return rules.calendar.isDateInToday(day) ? "Today" : dayWriter.string(from: day)
    case .hour:
      return rules.hasHalfDays ? number(value % 12 == 0 ? 12 : value % 12) : number(value, 2)
    case .minute: return number(value * rules.minutes, 2)
    case .half: return value == 0 ? rules.calendar.amSymbol : rules.calendar.pmSymbol
    case .spanHours: return number(value)
    case .spanMinutes: return number(value * rules.minutes)
    }
  }

  /// Whether the date would be within the limits, and in the month.
  private func isAllowed(_ row: Int, _ component: Int) -> Bool {
    let unit = units[component]
    guard let owner else { return true }
    let rules = rules
    switch unit {
    case .spanHours, .spanMinutes: return true
    case .day:
      let value = row % 31 + 1
      guard value <= rules.days(inMonthOf: owner.shownDate) else { return false }
    default: break
    }
    guard rules.minimum != nil || rules.maximum != nil else { return true }
    let date = date(changing: component, to: row)
    switch unit {
    case .wholeDay, .day: return rules.allowsDay(date)
    case .year, .month:
      let parts: Set<Calendar.Component> = unit == .year ? [.year] : [.year, .month]
      return rules.calendar.dateComponents(parts, from: date)
        == rules.calendar.dateComponents(parts, from: rules.clamp(date))
    default: return rules.allows(date)
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let unit = units[component]
    if unit == .spanHours || unit == .spanMinutes { return 0 }
    let samples: [String]
    switch unit {
    case .month: samples = months
    case .wholeDay: samples = (0..<7).map { title(Self.dayReach + $0 + 1, unit) }
    case .half: samples = [title(0, unit), title(1, unit)]
    case .year: samples = [title(2027, unit)]
    default: samples = [title(27, unit)]
    }
    let widest = samples.map { PickerTitleWidth.of($0) }.max() ?? 0
    return (widest + 18).rounded(.up)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let owner else { return }
    if units[component] == .spanHours || units[component] == .spanMinutes { return pickSpan() }
    let new = date(changing: component, to: row)
    owner.pick(new)
    show(animated: true)
    if units.contains(.day) || owner.rules.minimum != nil || owner.rules.maximum != nil {
      recolor()
    }
  }

  private func pickSpan() {
    let minutes = rules.minutes
    let hours = picker.selectedRow(inComponent: 0)
    let row = picker.selectedRow(inComponent: 1) % (60 / minutes)
    var seconds = TimeInterval(hours * 3600 + row * minutes * 60)
    // A span is never nothing: the wheel goes on by itself.
    if seconds == 0 { seconds = TimeInterval(minutes * 60) }
    owner?.pick(seconds)
    show(animated: true)
  }

  /// Shows which rows can be chosen now.
  private func recolor() {
    picker.refreshRows()
    show(animated: true)
  }
}

/// How wide a title is on a wheel.
@MainActor
enum PickerTitleWidth {
  static func of(_ title: String) -> CGFloat {
    (title as NSString).size(withAttributes: [.font: PickerMetrics.font]).width
  }
}
