import UIKit

/// A row of things to do, at the bottom of a screen.
final class CommandBar: UIView {
  static let height: CGFloat = 60

  private let stack = UIStackView()

  init(_ commands: [CommandControl]) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let line = UIView()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 11),
      stack.heightAnchor.constraint(equalToConstant: 38),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.topAnchor.constraint(equalTo: topAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
    for command in commands { stack.addArrangedSubview(command) }
  }

  required init?(coder: NSCoder) { nil }
}

/// A word on a rounded ground that does something.
final class CommandControl: UIControl {
  private let label = UILabel()

  init(_ title: String, _ action: @escaping @MainActor @Sendable () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemFill
    layer.cornerRadius = 10
    label.text = title
    label.textColor = .tintColor
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    addSubview(label)
    accessibilityLabel = title
    accessibilityIdentifier = title.lowercased()
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.3 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 6, dy: 0)
  }
}
