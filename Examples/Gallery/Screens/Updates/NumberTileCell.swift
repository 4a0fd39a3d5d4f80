import UIKit

/// A number on a coloured tile.
final class NumberTileCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    label.font = .systemFont(ofSize: 22, weight: .semibold)
    label.textColor = .black
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) {
    label.text = "\(number)"
    contentView.backgroundColor = UIColor(
      hue: CGFloat(number * 47 % 360) / 360,
      saturation: 0.55,
      brightness: 0.86,
      alpha: 1
    )
    accessibilityLabel = "\(number)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
