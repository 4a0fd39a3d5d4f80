import UIKit

/// The bar above the photos: what is seen and which of how many it is.
final class ZoomHeadView: UIView {
  static let height: CGFloat = 44

  private let name = UILabel()
  private let number = UILabel()
  private let hairline = UIView()

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    name.font = .systemFont(ofSize: 15, weight: .semibold)
    number.font = .systemFont(ofSize: 11)
    number.textColor = .secondaryLabel
    hairline.backgroundColor = .separator
    for label in [name, number] {
      label.textAlignment = .center
      addSubview(label)
    }
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, _ number: String) {
    self.name.text = name
    self.number.text = number
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = bounds.height - Self.height
    let line = 1 / max(traitCollection.displayScale, 1)
    name.frame = CGRect(x: 16, y: top + 5, width: bounds.width - 32, height: 19)
    number.frame = CGRect(x: 16, y: top + 24, width: bounds.width - 32, height: 14)
    hairline.frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
  }
}
