import CoreGraphics
import Foundation

/// Chooses a day from its month, and a time below it.
@MainActor
final class InlineDateView: UIView, DateFace {
  private static let dayHeight: CGFloat = 44
  private static let timeHeight: CGFloat = 48

  private weak var owner: (any DateFaceOwner)?
  private let hasTime: Bool
  private lazy var pages = MonthPages(self)
  private let timeLabel = UILabel()
  private lazy var timePill = DatePill { [weak self] in self?.openTime() }

  init(_ owner: any DateFaceOwner, hasTime: Bool) {
    self.owner = owner
    self.hasTime = hasTime
    super.init(frame: .zero)
    addSubview(pages)
    guard hasTime else { return }
    timeLabel.text = "Time"
    timeLabel.font = .preferredFont(forTextStyle: .body)
    addSubview(timeLabel)
    addSubview(timePill)
  }

  required init?(coder: NSCoder) { nil }

  var wantedSize: CGSize {
    CGSize(
      width: 320,
      height: MonthPages.height(days: Self.dayHeight) + (hasTime ? Self.timeHeight : 0)
    )
  }

  // MARK: Showing

  func reload() {
    pages.reload(owner?.shownDate ?? Date())
    showTime()
  }

  func show(animated: Bool) {
    guard let owner else { return }
    let date = owner.shownDate
    pages.wheels?.show(animated: animated)
    if pages.month.map({ !pages.isSameMonth($0.month, date) }) ?? true {
      pages.show(date, animated: animated)
    }
    pages.month?.mark(isChosen)
    showTime()
  }

  private func showTime() {
    guard hasTime, let owner else { return }
    timePill.text = rules.formatter("jmm").string(from: owner.shownDate)
    setNeedsLayout()
  }

  // MARK: Choosing

  private func isChosen(_ day: Date) -> Bool {
    rules.calendar.isDate(day, inSameDayAs: owner?.shownDate ?? Date())
  }

  private func pick(_ day: Date) {
    guard let owner else { return }
    let parts = rules.calendar.dateComponents([.year, .month, .day], from: day)
    owner.pick(
      rules.replacing(in: owner.shownDate, year: parts.year, month: parts.month, day: parts.day)
    )
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
    let time = hasTime ? Self.timeHeight : 0
    pages.frame = CGRect(x: 0, y: 0, width: width, height: max(0, bounds.height - time))
    guard hasTime else { return }
    let isMirrored = isRightToLeft
    func place(_ rect: CGRect) -> CGRect { isMirrored ? rect.mirrored(in: width) : rect }
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

extension InlineDateView: MonthPagesOwner {
  var rules: DateRules { owner?.rules ?? DateRules() }

  var wheelsOwner: (any DateFaceOwner)? { owner }

  func makeMonth(_ date: Date) -> MonthView {
    let month = MonthView(date, rules) { [weak self] day in self?.pick(day) }
    month.mark(isChosen)
    return month
  }

  func monthDidChange(from old: Date) {}
}
