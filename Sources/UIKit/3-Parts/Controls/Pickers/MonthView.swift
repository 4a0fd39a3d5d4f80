import CoreGraphics
import Foundation

/// The days of a month.
@MainActor
final class MonthView: UIView {
  static let rows = 6

  private let rules: DateRules
  /// A day of the month.
  let month: Date
  private var days: [DayButton] = []
  private let picked: (Date) -> Void

  init(_ month: Date, _ rules: DateRules, selected: Date, picked: @escaping (Date) -> Void) {
    (self.month, self.rules, self.picked) = (month, rules, picked)
    super.init(frame: .zero)
    let calendar = rules.calendar
    let first = rules.replacing(in: month, day: 1)
    for day in 0..<rules.days(inMonthOf: month) {
      guard let date = calendar.date(byAdding: .day, value: day, to: first) else { continue }
      let button = DayButton(date, number: day + 1, rules)
      button.addAction(
        UIAction { [weak self] _ in self?.picked(date) },
        for: .touchUpInside
      )
      days.append(button)
      addSubview(button)
    }
    mark(selected)
  }

  required init?(coder: NSCoder) { nil }

  func mark(_ selected: Date) {
    for day in days { day.isSelected = rules.calendar.isDate(day.date, inSameDayAs: selected) }
  }

  /// The column of the month's first day.
  private var shift: Int {
    let weekday = rules.calendar.component(.weekday, from: rules.replacing(in: month, day: 1))
    return (weekday - rules.calendar.firstWeekday + 7) % 7
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width / 7, bounds.height / CGFloat(Self.rows))
    for (index, day) in days.enumerated() {
      let place = index + shift
      var column = place % 7
      if isRightToLeft { column = 6 - column }
      day.frame = CGRect(
        x: CGFloat(column) * width,
        y: CGFloat(place / 7) * height,
        width: width,
        height: height
      )
    }
  }
}

/// A day of a month.
@MainActor
final class DayButton: UIControl {
  let date: Date
  private let label = UILabel()
  private let disc = UIView()
  private let isToday: Bool

  init(_ date: Date, number: Int, _ rules: DateRules) {
    self.date = date
    isToday = rules.calendar.isDateInToday(date)
    super.init(frame: .zero)
    let writer = NumberFormatter()
    writer.locale = rules.locale
    label.text = writer.string(from: NSNumber(value: number)) ?? "\(number)"
    label.textAlignment = .center
    for view in [disc, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isEnabled = rules.allowsDay(date)
    isAccessibilityElement = true
    accessibilityLabel = rules.formatter("EEEEMMMMd").string(from: date)
    accessibilityTraits = .button
    show()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool { didSet { if isSelected != oldValue { show() } } }
  override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { show() } } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  private func show() {
    label.font = .systemFont(ofSize: isSelected ? 22 : 20, weight: isSelected ? .medium : .regular)
    let tint: UIColor = tintColor
    if isSelected {
      disc.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.12)
      label.textColor = isToday ? .white : tint
    } else {
      disc.backgroundColor = isHighlighted ? .quaternarySystemFill : .clear
      label.textColor = !isEnabled ? .tertiaryLabel : isToday ? tint : .label
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = min(44, bounds.width, bounds.height)
    disc.bounds.size = CGSize(width: size, height: size)
    disc.center = CGPoint(x: bounds.midX, y: bounds.midY)
    disc.layer.cornerRadius = size / 2
    label.frame = bounds
  }
}
