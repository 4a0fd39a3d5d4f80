import UIKit

/// Two labels that want more room than there is: the one that resists less is narrower and has more lines.
final class DuelView: UIView {
  init() {
    super.init(frame: .zero)
    let weak = label("This one gives way when there is not room for both", .secondaryLabel)
    let strong = label("This one keeps its width", .label)
    weak.numberOfLines = 0
    weak.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    strong.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    NSLayoutConstraint.activate([
      weak.leadingAnchor.constraint(equalTo: leadingAnchor),
      strong.leadingAnchor.constraint(
        equalToSystemSpacingAfter: weak.trailingAnchor,
        multiplier: 1
      ),
      strong.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      weak.topAnchor.constraint(equalTo: topAnchor),
      weak.bottomAnchor.constraint(equalTo: bottomAnchor),
      strong.firstBaselineAnchor.constraint(equalTo: weak.firstBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func label(_ text: String, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = color
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    return label
  }
}
