import UIKit

/// A rounded tile with its number.
final class SampleTile: UICollectionViewCell {
  private static let colors: [UIColor] = [
    .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemOrange, .systemTeal,
  ]

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .center
    contentView.layer.cornerRadius = 10
    contentView.layer.cornerCurve = .continuous
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, section: Int) {
    let color = Self.colors[section % Self.colors.count]
    label.text = text
    label.textColor = color
    contentView.backgroundColor = color.withAlphaComponent(0.14)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

/// A section's title, on the ground of the screen.
final class SampleHeader: UICollectionReusableView {
  private let label = UILabel()
  private lazy var leading = label.leadingAnchor.constraint(equalTo: leadingAnchor)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title3)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      leading,
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, isPinned: Bool) {
    label.text = title
    // One that stays in sight spans the screen, so that tiles pass beneath.
    leading.constant = isPinned ? 16 : 0
    backgroundColor = isPinned ? UIColor.systemBackground.withAlphaComponent(0.94) : nil
  }
}

/// A remark below a section.
final class SampleNote: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) { label.text = text }
}

/// What a screen is called, above all of its sections.
final class SampleTitle: UICollectionReusableView {
  static let kind = "title"

  private let title = UILabel()
  private let summary = UILabel()
  private let block = UILayoutGuide()
  private lazy var limit = block.widthAnchor.constraint(lessThanOrEqualToConstant: widest)

  /// How wide the text may be, in points; it is in the middle.
  var widest: CGFloat = 100_000 { didSet { limit.constant = widest } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = UIFontMetrics(forTextStyle: .largeTitle)
      .scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
    title.numberOfLines = 0
    summary.font = .preferredFont(forTextStyle: .subheadline)
    summary.textColor = .secondaryLabel
    summary.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [title, summary])
    stack.axis = .vertical
    stack.spacing = 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    addLayoutGuide(block)
    let width = block.widthAnchor.constraint(equalTo: widthAnchor)
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      limit, width,
      block.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: block.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: block.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, _ summary: String) {
    self.title.text = title
    self.summary.text = summary
  }
}

/// How much is new, in the corner of a tile.
final class SampleBadge: UICollectionReusableView {
  static let kind = "badge"

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The system's red is too bright for small white letters.
    backgroundColor = UIColor(red: 0.78, green: 0.13, blue: 0.12, alpha: 1)
    layer.cornerRadius = 12
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) { label.text = "\(number)" }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// A card behind a section.
final class SampleCard: UICollectionReusableView {
  static let kind = "card"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) { nil }
}
