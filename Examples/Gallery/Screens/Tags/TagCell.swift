import UIKit

/// A word in a capsule as wide as it needs.
final class TagCell: UICollectionViewCell {
  private let symbol = UIImageView()
  private let label = UILabel()
  private var isChosen = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    contentView.addSubview(symbol)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, isChosen: Bool) {
    self.isChosen = isChosen
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.text = text
    symbol.image = UIImage(
      systemName: isChosen ? "checkmark" : "plus",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
    )
    showState()
    setNeedsLayout()
  }

  private func showState() {
    contentView.backgroundColor = isChosen ? .chosen : .secondarySystemGroupedBackground
    contentView.alpha = isHighlighted ? 0.6 : 1
    label.textColor = isChosen ? .white : .label
    symbol.tintColor = isChosen ? .white : .systemBlue
  }

  override var isHighlighted: Bool { didSet { showState() } }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
    layoutAttributes.size = CGSize(
      width: 12 + 16 + 6 + text.width.rounded(.up) + 14,
      height: max(34, text.height.rounded(.up) + 14)
    )
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.cornerRadius = bounds.height / 2
    let icon = symbol.sizeThatFits(bounds.size)
    symbol.frame = CGRect(
      x: 12 + (16 - icon.width) / 2,
      y: (bounds.height - icon.height) / 2,
      width: icon.width,
      height: icon.height
    )
    label.frame = CGRect(x: 34, y: 0, width: bounds.width - 34 - 12, height: bounds.height)
  }
}

/// The title of a group of tags.
final class TagHeader: UICollectionReusableView {
  private let label = UILabel()

  private static var font: UIFont {
    UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
  }

  /// 52 points at the usual size of text.
  static var height: CGFloat { 24 + max(28, font.lineHeight.rounded(.up)) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textColor = .label
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) {
    label.font = Self.font
    label.text = text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 16, y: 16, width: bounds.width - 32, height: bounds.height - 24)
  }
}
