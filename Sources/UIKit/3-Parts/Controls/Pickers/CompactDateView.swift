import CoreGraphics
import Foundation

/// Shows a date as it is written; a tap opens what chooses another.
@MainActor
final class CompactDateView: UIView, DateFace {
  private static let gap: CGFloat = 5

  private weak var owner: UIDatePicker?
  private lazy var day = DatePill { [weak self] in self?.openDay() }
  private lazy var time = DatePill { [weak self] in self?.openTime() }

  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    addSubview(day)
    addSubview(time)
  }

  required init?(coder: NSCoder) { nil }

  func reload() { show(animated: false) }

  func show(animated: Bool) {
    guard let owner else { return }
    let rules = owner.rules
    day.isHidden = owner.datePickerMode == .time
    time.isHidden = owner.datePickerMode == .date
    let writer = rules.formatter("yMMMd")
    writer.dateStyle = .medium
    day.text = writer.string(from: owner.date)
    time.text = rules.formatter("jmm").string(from: owner.date)
    setNeedsLayout()
  }

  private var pills: [DatePill] { [day, time].filter { !$0.isHidden } }

  var wantedSize: CGSize {
    let sizes = pills.map { $0.sizeThatFits(.zero) }
    let gaps = CGFloat(max(0, sizes.count - 1)) * Self.gap
    return CGSize(
      width: sizes.reduce(gaps) { $0 + $1.width },
      height: sizes.map(\.height).max() ?? 0
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The pills stand where reading begins, unless the picker says otherwise.
    let wanted = wantedSize
    var x: CGFloat
    switch owner?.contentHorizontalAlignment ?? .leading {
    case .right, .trailing: x = bounds.width - wanted.width
    case .center: x = (bounds.width - wanted.width) / 2
    default: x = 0
    }
    for pill in pills {
      let size = pill.sizeThatFits(.zero)
      var frame = CGRect(
        x: x,
        y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width,
        height: size.height
      )
      x += size.width + Self.gap
      if isRightToLeft { frame = frame.mirrored(in: bounds.width) }
      pill.frame = frame
    }
  }

  private func openDay() {
    guard let owner else { return }
    DatePopover.open(from: day, owner) { InlineDateView($0, hasTime: false) }
  }

  private func openTime() {
    guard let owner else { return }
    DatePopover.open(from: time, owner) { owner in
      DateWheelsView(owner, DateUnit.units(of: .time, owner.rules))
    }
  }
}

/// A date or a time on a grey ground.
@MainActor
final class DatePill: UIControl {
  private static let padding: CGFloat = 12

  private let label = UILabel()
  private let tapped: () -> Void

  init(_ tapped: @escaping () -> Void) {
    self.tapped = tapped
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 6
    layer.cornerCurve = .continuous
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  var text = "" {
    didSet {
      label.text = text
      accessibilityLabel = text
    }
  }

  /// Whether what chooses another is open.
  var isOpen = false { didSet { label.textColor = isOpen ? tintColor : .label } }

  override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.4 : 1 } }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(.zero)
    return CGSize(
      width: (text.width + 2 * Self.padding).rounded(.up),
      height: max(34, (text.height + 13).rounded())
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
