import CoreGraphics
import Foundation

/// The days of a month.
@MainActor
final class MonthView: UIView {
  static let rows = 6

  private let rules: DateRules
  /// A day of the month.
  let month: Date
  private(set) var days: [DayButton] = []
  private let picked: (Date) -> Void

  init(
    _ month: Date,
    _ rules: DateRules,
    design: UIFontDescriptor.SystemDesign = .default,
    picked: @escaping (Date) -> Void
  ) {
    (self.month, self.rules, self.picked) = (month, rules, picked)
    super.init(frame: .zero)
    let calendar = rules.calendar
    let first = rules.replacing(in: month, day: 1)
    for day in 0..<rules.days(inMonthOf: month) {
      guard let date = calendar.date(byAdding: .day, value: day, to: first) else { continue }
      let button = DayButton(date, number: day + 1, rules, design)
      button.addAction(
        UIAction { [weak self] _ in self?.picked(date) },
        for: .touchUpInside
      )
      days.append(button)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Marks the days that are chosen, and no others.
  func mark(_ isChosen: (Date) -> Bool) {
    for day in days { day.isSelected = isChosen(day.date) }
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
  private let design: UIFontDescriptor.SystemDesign
  /// What is shown below the number; room is kept for it where it has some.
  var decoration: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let decoration { addSubview(decoration) }
      setNeedsLayout()
    }
  }
  /// The height of what is below the number, in points.
  var decorationHeight: CGFloat = 0 { didSet { setNeedsLayout() } }

  init(
    _ date: Date,
    number: Int,
    _ rules: DateRules,
    _ design: UIFontDescriptor.SystemDesign
  ) {
    (self.date, self.design) = (date, design)
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
  override var isEnabled: Bool { didSet { if isEnabled != oldValue { show() } } }
  override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { show() } } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  private func show() {
    label.font = .systemFont(
      ofSize: isSelected ? 22 : 20,
      weight: isSelected ? .medium : .regular,
      design: design
    )
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
    let (upper, lower) = bounds.divided(
      atDistance: max(0, bounds.height - decorationHeight),
      from: .minYEdge
    )
    let size = min(44, upper.width, upper.height)
    disc.bounds.size = CGSize(width: size, height: size)
    disc.center = CGPoint(x: upper.midX, y: upper.midY)
    disc.layer.cornerRadius = size / 2
    label.frame = upper
    guard let decoration else { return }
    let wanted = decoration.sizeThatFits(lower.size)
    decoration.bounds.size = CGSize(
      width: min(wanted.width, lower.width),
      height: min(wanted.height, lower.height)
    )
    decoration.center = CGPoint(x: lower.midX, y: lower.midY)
  }
}
