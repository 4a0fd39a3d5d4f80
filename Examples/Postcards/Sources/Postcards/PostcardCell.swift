import UIKit

/// A card from a place, with a button that stamps it.
final class PostcardCell: UICollectionViewCell {
  @IBOutlet private(set) weak var placeLabel: UILabel!
  @IBOutlet private(set) weak var stampButton: UIButton!
  @IBInspectable var cornerRadius: CGFloat = 0

  var onStamp: () -> Void = {}

  override func awakeFromNib() {
    super.awakeFromNib()
    contentView.layer.cornerRadius = cornerRadius
  }

  func show(_ place: String, isStamped: Bool) {
    placeLabel.text = place
    stampButton.isEnabled = !isStamped
  }

  @IBAction private func stamp(_ sender: UIButton) { onStamp() }
}
