import UIKit

/// A region to choose.
final class RegionCell: UICollectionViewCell {
  private let label = UILabel()

  static var font: UIFont {
    UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15, weight: .medium)
    )
  }

  static var height: CGFloat { font.lineHeight.rounded(.up) + 14 }

  /// As wide as the word and the room beside it.
  static func size(_ text: String) -> CGSize {
    let label = UILabel()
    label.font = font
    label.text = text
    return CGSize(width: label.intrinsicContentSize.width + 28, height: height)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    contentView.addSubview(label)
    contentView.clipsToBounds = true
    showSelection()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) {
    label.font = Self.font
    label.text = text
  }

  override var isSelected: Bool { didSet { showSelection() } }

  private func showSelection() {
    contentView.backgroundColor = isSelected ? .chosen : .tertiarySystemFill
    label.textColor = isSelected ? .white : .label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.cornerRadius = bounds.height / 2
    label.frame = contentView.bounds
  }
}
