import UIKit

/// A document as a card on the shelf.
final class DocumentCardCell: UICollectionViewCell {
  private let symbol = UIImageView()
  private let name = UILabel()
  private let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 12
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    symbol.contentMode = .center
    name.font = .preferredFont(forTextStyle: .subheadline)
    detail.font = .preferredFont(forTextStyle: .caption1)
    detail.textColor = .secondaryLabel
    for part in [symbol, name, detail] { contentView.addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ document: Document) {
    symbol.image = UIImage(
      systemName: document.kind.symbol,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 26)
    )
    symbol.tintColor = document.kind.color
    name.text = document.name
    detail.text = document.date
    accessibilityLabel = "\(document.name), \(document.kind.rawValue)"
    isAccessibilityElement = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds.insetBy(dx: 12, dy: 12)
    symbol.frame = CGRect(x: area.minX, y: area.minY, width: 32, height: 32)
    detail.frame = CGRect(x: area.minX, y: area.maxY - 16, width: area.width, height: 16)
    name.frame = CGRect(x: area.minX, y: area.maxY - 38, width: area.width, height: 20)
  }
}
