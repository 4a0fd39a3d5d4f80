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
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.heightAnchor.constraint(equalToConstant: 44),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.topAnchor.constraint(equalTo: topAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
    for command in commands { stack.addArrangedSubview(command) }
  }

  required init?(coder: NSCoder) { nil }

  /// All words are as large as the widest can be.
  override func layoutSubviews() {
    super.layoutSubviews()
    stack.layoutIfNeeded()
    let commands = stack.arrangedSubviews.compactMap { $0 as? CommandControl }
    let size = commands.map(\.largestSize).min() ?? CommandControl.size
    for command in commands { command.textSize = size }
  }
}

/// A word on a rounded ground that does something.
final class CommandControl: UIControl {
  static let size: CGFloat = 15
  private static let margin: CGFloat = 6

  private let label = UILabel()

  /// The size of the word, in points.
  var textSize = CommandControl.size {
    didSet { label.font = .systemFont(ofSize: textSize, weight: .semibold) }
  }

  /// The size at which the word has room, from 10 points on.
  var largestSize: CGFloat {
    let text = label.text ?? ""
    let sizes = stride(from: Self.size, to: 10, by: -0.5)
    return sizes.first { size in
      let font = UIFont.systemFont(ofSize: size, weight: .semibold)
      let width = NSAttributedString(string: text, attributes: [.font: font]).size().width
      return width.rounded(.up) <= bounds.width - 2 * Self.margin
    } ?? 10
  }

  init(_ title: String, _ action: @escaping @MainActor @Sendable () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemFill
    layer.cornerRadius = 10
    label.text = title
    label.textColor = .tintColor
    label.font = .systemFont(ofSize: Self.size, weight: .semibold)
    label.textAlignment = .center
    addSubview(label)
    accessibilityLabel = title
    accessibilityIdentifier = title.lowercased()
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.3 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.margin, dy: 0)
  }
}
