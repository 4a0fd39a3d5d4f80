import UIKit

/// A square picture; one that is selected is paler and has a tick.
final class LibraryCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let veil = UIView()
  private let tick = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    veil.backgroundColor = UIColor.white.withAlphaComponent(0.35)
    tick.image = UIImage(
      systemName: "checkmark.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)
    )
    tick.backgroundColor = .white
    tick.layer.cornerRadius = 11
    tick.contentMode = .center
    for view in [picture, veil, tick] { contentView.addSubview(view) }
    showSelection()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage) { picture.image = image }

  override var isSelected: Bool { didSet { showSelection() } }

  private func showSelection() {
    veil.isHidden = !isSelected
    tick.isHidden = !isSelected
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
    veil.frame = contentView.bounds
    tick.frame = CGRect(x: bounds.width - 28, y: bounds.height - 28, width: 22, height: 22)
  }
}
