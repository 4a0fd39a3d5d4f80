import CoreGraphics
import Foundation

/// Chooses a day from its month, and a time below it.
@MainActor
final class InlineDateView: UIView, DateFace {
  private static let headHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 22
  private static let dayHeight: CGFloat = 44
  private static let timeHeight: CGFloat = 48
  private static let inset: CGFloat = 8

  private weak var owner: (any DateFaceOwner)?
  private let hasTime: Bool
  private let title = UIButton(type: .system)
  private let earlier = UIButton(type: .system)
  private let later = UIButton(type: .system)
  private let clip = UIView()
  private var weekdays: [UILabel] = []
  private var month: MonthView?
  private var wheels: DateWheelsView?
  private let timeLabel = UILabel()
  private lazy var timePill = DatePill { [weak self] in self?.openTime() }
  private var shown = Date()

  init(_ owner: any DateFaceOwner, hasTime: Bool) {
    self.owner = owner
    self.hasTime = hasTime
    super.init(frame: .zero)
    clip.clipsToBounds = true
    for view in [clip, title, earlier, later] as [UIView] { addSubview(view) }
    title.contentHorizontalAlignment = .leading
    title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
    earlier.addAction(UIAction { [weak self] _ in self?.turn(-1) }, for: .touchUpInside)
    later.addAction(UIAction { [weak self] _ in self?.turn(1) }, for: .touchUpInside)
    for (button, name) in [(earlier, "chevron.backward"), (later, "chevron.forward")] {
      let semibold = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
      button.setImage(UIImage(systemName: name, withConfiguration: semibold), for: .normal)
    }
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addHandler { [weak self] _ in
        guard let self else { return }
        turn((direction == .left) != isRightToLeft ? 1 : -1)
      }
      clip.addGestureRecognizer(swipe)
    }
    guard hasTime else { return }
    timeLabel.text = "Time"
    timeLabel.font = .preferredFont(forTextStyle: .body)
    addSubview(timeLabel)
    addSubview(timePill)
  }

  required init?(coder: NSCoder) { nil }

  var wantedSize: CGSize {
    let month = Self.headHeight + Self.weekdayHeight + CGFloat(MonthView.rows) * Self.dayHeight
    return CGSize(width: 320, height: month + (hasTime ? Self.timeHeight : 0) + Self.inset)
  }

  private var rules: DateRules { owner?.rules ?? DateRules() }

  // MARK: Showing

  func reload() {
    shown = owner?.shownDate ?? Date()
    for label in weekdays { label.removeFromSuperview() }
    let calendar = rules.calendar
    let symbols = calendar.shortStandaloneWeekdaySymbols
    weekdays = symbols.indices.map { index in
      let label = UILabel()
      label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count]
        .uppercased(with: rules.locale)
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      addSubview(label)
      return label
    }
    showMonth(of: shown, way: 0)
    showTime()
  }

  func show(animated: Bool) {
    guard let owner else { return }
    let date = owner.shownDate
    let calendar = rules.calendar
    wheels?.show(animated: animated)
    if !calendar.isDate(date, equalTo: month?.month ?? .distantPast, toGranularity: .month) {
      let way = date < (month?.month ?? date) ? -1 : 1
      showMonth(of: date, way: animated ? way : 0)
    }
    month?.mark(date)
    showTime()
  }

  private func showTime() {
    guard hasTime, let owner else { return }
    timePill.text = rules.formatter("jmm").string(from: owner.shownDate)
    setNeedsLayout()
  }

  private func showMonth(of date: Date, way: Int) {
    let old = month
    let made = MonthView(date, rules, selected: owner?.shownDate ?? date) { [weak self] day in
      self?.pick(day)
    }
    month = made
    clip.addSubview(made)
    made.isHidden = wheels != nil
    old?.isHidden = wheels != nil
    showTitle()
    let bounds = clip.bounds
    guard way != 0, window != nil, let old, wheels == nil else {
      old?.removeFromSuperview()
      made.frame = bounds
      return
    }
    let side = (isRightToLeft ? -1 : 1) * CGFloat(way) * bounds.width
    UIView.performWithoutAnimation {
      made.frame = bounds.offsetBy(dx: side, dy: 0)
      made.layoutIfNeeded()
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
      made.frame = bounds
      old.frame = bounds.offsetBy(dx: -side, dy: 0)
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  private func showTitle() {
    let text = rules.formatter("yMMMM").string(from: month?.month ?? shown)
    let isOpen = wheels != nil
    let color: UIColor = isOpen ? tintColor : .label
    let string = NSMutableAttributedString(
      string: text + " ",
      attributes: [
        .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: color,
      ]
    )
    let image = UIImage(
      systemName: isOpen ? "chevron.down" : "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
    )?.withTintColor(tintColor)
    if let image { string.append(NSAttributedString(attachment: NSTextAttachment(image: image))) }
    title.setAttributedTitle(string, for: .normal)
    for button in [earlier, later] { button.isHidden = isOpen }
    let calendar = rules.calendar
    let first = rules.replacing(in: month?.month ?? shown, day: 1)
    let last = rules.replacing(in: first, day: 31)
    func mayGo(to date: Date?) -> Bool { date.map { rules.allowsDay($0) } ?? false }
    earlier.isEnabled = mayGo(to: calendar.date(byAdding: .day, value: -1, to: first))
    later.isEnabled = mayGo(to: calendar.date(byAdding: .day, value: 1, to: last))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showTitle()
  }

  // MARK: Choosing

  private func pick(_ day: Date) {
    guard let owner else { return }
    let parts = rules.calendar.dateComponents([.year, .month, .day], from: day)
    owner.pick(
      rules.replacing(in: owner.shownDate, year: parts.year, month: parts.month, day: parts.day)
    )
  }

  private func turn(_ way: Int) {
    guard wheels == nil, let month, (way < 0 ? earlier : later).isEnabled,
      let next = rules.calendar.date(
        byAdding: .month,
        value: way,
        to: rules.replacing(in: month.month, day: 1)
      )
    else { return }
    showMonth(of: next, way: way)
  }

  /// Shows wheels for the month and the year in place of the days.
  private func toggleWheels() {
    if let open = wheels {
      wheels = nil
      open.removeFromSuperview()
      showMonth(of: owner?.shownDate ?? shown, way: 0)
    } else if let owner {
      let made = DateWheelsView(owner, DateUnit.months(rules))
      wheels = made
      made.frame = clip.bounds
      clip.addSubview(made)
      made.reload()
      month?.isHidden = true
    }
    for label in weekdays { label.isHidden = wheels != nil }
    showTitle()
    setNeedsLayout()
  }

  private func openTime() {
    guard let owner else { return }
    DatePopover.open(from: timePill, owner) { owner in
      DateWheelsView(owner, DateUnit.units(of: .time, owner.rules))
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let isMirrored = isRightToLeft
    func place(_ rect: CGRect) -> CGRect { isMirrored ? rect.mirrored(in: width) : rect }
    let head = Self.headHeight
    let titleWidth = min(title.sizeThatFits(.zero).width, width - 110)
    title.frame = place(CGRect(x: 12, y: 0, width: titleWidth, height: head))
    later.frame = place(CGRect(x: width - 46, y: 0, width: 40, height: head))
    earlier.frame = place(CGRect(x: width - 94, y: 0, width: 40, height: head))
    let column = (width - 2 * Self.inset) / 7
    for (index, label) in weekdays.enumerated() {
      label.frame = place(
        CGRect(
          x: Self.inset + CGFloat(index) * column,
          y: head,
          width: column,
          height: Self.weekdayHeight
        )
      )
    }
    let time = hasTime ? Self.timeHeight : 0
    let top = head + Self.weekdayHeight
    clip.frame = CGRect(
      x: Self.inset,
      y: top,
      width: width - 2 * Self.inset,
      height: max(0, bounds.height - top - time - Self.inset)
    )
    if month?.layer.animationKeys()?.isEmpty ?? true { month?.frame = clip.bounds }
    wheels?.frame = clip.bounds
    guard hasTime else { return }
    let pill = timePill.sizeThatFits(.zero)
    let y = bounds.height - time
    timePill.frame = place(
      CGRect(
        x: width - pill.width - 12,
        y: y + (time - pill.height) / 2,
        width: pill.width,
        height: pill.height
      )
    )
    timeLabel.frame = place(CGRect(x: 12, y: y, width: width / 2, height: time))
  }
}
