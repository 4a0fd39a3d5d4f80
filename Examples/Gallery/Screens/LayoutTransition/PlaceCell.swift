import UIKit

/// A picture and, where there is room, what it shows.
final class PlaceCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let title = UILabel()
  private let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 10
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    detail.font = .systemFont(ofSize: 15)
    detail.textColor = .secondaryLabel
    contentView.clipsToBounds = true
    for view in [picture, title, detail] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage, _ name: String, _ region: String) {
    picture.image = image
    title.text = name
    detail.text = region
    accessibilityLabel = name
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = contentView.bounds.height
    let isRow = contentView.bounds.width > side * 1.5
    picture.frame = CGRect(
      x: 0,
      y: 0,
      width: isRow ? side : contentView.bounds.width,
      height: side
    )
    let x = side + 14
    let width = max(0, contentView.bounds.width - x)
    title.frame = CGRect(x: x, y: side / 2 - 23, width: width, height: 22)
    detail.frame = CGRect(x: x, y: side / 2 + 2, width: width, height: 20)
    for label in [title, detail] { label.alpha = isRow ? 1 : 0 }
  }
}
