import CoreGraphics
import Foundation

/// What a view that turns from month to month asks.
@MainActor
protocol MonthPagesOwner: AnyObject {
  var rules: DateRules { get }
  /// Whom the wheels tell that open for a month and a year.
  var wheelsOwner: (any DateFaceOwner)? { get }

  /// Makes the days of a month that begins to be shown.
  func makeMonth(_ date: Date) -> MonthView
  /// Another month is shown, which it was a moment ago.
  func monthDidChange(from old: Date)
}

/// Shows a month's days below a title that opens wheels, and turns to others.
@MainActor
final class MonthPages: UIView {
  private static let headHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 22
  private static let inset: CGFloat = 8

  private weak var owner: (any MonthPagesOwner)?
  private let title = UIButton(type: .system)
  private let earlier = UIButton(type: .system)
  private let later = UIButton(type: .system)
  private let clip = UIView()
  private var weekdays: [UILabel] = []
  private(set) var month: MonthView?
  private(set) var wheels: DateWheelsView?
  /// The design of the letters.
  var design = UIFontDescriptor.SystemDesign.default

  init(_ owner: any MonthPagesOwner) {
    self.owner = owner
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
  }

  required init?(coder: NSCoder) { nil }

  /// The height of a month whose days have a height, in points.
  static func height(days: CGFloat) -> CGFloat {
    headHeight + weekdayHeight + CGFloat(MonthView.rows) * days + inset
  }

  private var rules: DateRules { owner?.rules ?? DateRules() }

  // MARK: Showing

  /// Shows a month with the words of its language.
  func reload(_ date: Date) {
    for label in weekdays { label.removeFromSuperview() }
    let calendar = rules.calendar
    let symbols = calendar.shortStandaloneWeekdaySymbols
    weekdays = symbols.indices.map { index in
      let label = UILabel()
      label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count]
        .uppercased(with: rules.locale)
      label.font = .systemFont(ofSize: 13, weight: .semibold, design: design)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.isHidden = wheels != nil
      addSubview(label)
      return label
    }
    show(date, animated: false)
    setNeedsLayout()
  }

  /// Shows the days of a month, even if it is the one that is shown.
  func show(_ date: Date, animated: Bool) {
    let way = date < (month?.month ?? date) ? -1 : 1
    let isSame = month.map { isSameMonth($0.month, date) } ?? true
    showMonth(of: date, way: animated && !isSame ? way : 0)
  }

  func isSameMonth(_ one: Date, _ other: Date) -> Bool {
    rules.calendar.isDate(one, equalTo: other, toGranularity: .month)
  }

  private func showMonth(of date: Date, way: Int) {
    guard let made = owner?.makeMonth(date) else { return }
    let old = month
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
    guard let shown = month?.month else { return }
    let isOpen = wheels != nil
    let color: UIColor = isOpen ? tintColor : .label
    let string = NSMutableAttributedString(
      string: rules.formatter("yMMMM").string(from: shown) + " ",
      attributes: [
        .font: UIFont.systemFont(ofSize: 17, weight: .semibold, design: design),
        .foregroundColor: color,
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
    let first = rules.replacing(in: shown, day: 1)
    let last = rules.replacing(in: first, day: 31)
    func mayGo(to date: Date?) -> Bool { date.map { rules.allowsDay($0) } ?? false }
    earlier.isEnabled = mayGo(to: calendar.date(byAdding: .day, value: -1, to: first))
    later.isEnabled = mayGo(to: calendar.date(byAdding: .day, value: 1, to: last))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showTitle()
  }

  // MARK: Turning

  private func turn(_ way: Int) {
    guard wheels == nil, let old = month?.month, (way < 0 ? earlier : later).isEnabled,
      let next = rules.calendar.date(
        byAdding: .month,
        value: way,
        to: rules.replacing(in: old, day: 1)
      )
    else { return }
    showMonth(of: next, way: way)
    owner?.monthDidChange(from: old)
  }

  /// Shows wheels for the month and the year in place of the days.
  private func toggleWheels() {
    if let open = wheels {
      wheels = nil
      open.removeFromSuperview()
      if let chosen = owner?.wheelsOwner?.shownDate { showMonth(of: chosen, way: 0) }
    } else if let chooser = owner?.wheelsOwner {
      let made = DateWheelsView(chooser, DateUnit.months(rules))
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
    let top = head + Self.weekdayHeight
    clip.frame = CGRect(
      x: Self.inset,
      y: top,
      width: width - 2 * Self.inset,
      height: max(0, bounds.height - top - Self.inset)
    )
    if month?.layer.animationKeys()?.isEmpty ?? true { month?.frame = clip.bounds }
    wheels?.frame = clip.bounds
  }
}

extension UIFont {
  /// The system font of a size and weight in a design.
  static func systemFont(
    ofSize size: CGFloat,
    weight: Weight,
    design: UIFontDescriptor.SystemDesign
  ) -> UIFont {
    let font = systemFont(ofSize: size, weight: weight)
    guard design != .default, let descriptor = font.fontDescriptor.withDesign(design) else {
      return font
    }
    return UIFont(descriptor: descriptor, size: size)
  }
}
