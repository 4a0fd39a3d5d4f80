import UIKit

/// A square picture over a title of two lines.
final class TileCell: UICollectionViewCell {
  private let picture = UIView()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.layer.cornerRadius = 8
    title.numberOfLines = 2
    title.font = .systemFont(ofSize: 15)
    for view in [picture, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 10),
      title.heightAnchor.constraint(equalToConstant: 40),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ color: UIColor, _ text: String) {
    picture.backgroundColor = color
    title.text = text
  }

  /// The size of a cell of a width.
  func size(forWidth width: CGFloat) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
  }
}
