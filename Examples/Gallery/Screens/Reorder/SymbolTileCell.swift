import UIKit

/// The cell of a symbol: a rounded square with a name below.
final class SymbolTileCell: UICollectionViewCell {
  private let plate = UIView()
  private let symbol = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    plate.layer.cornerCurve = .continuous
    symbol.tintColor = .white
    symbol.contentMode = .center
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .center
    plate.addSubview(symbol)
    contentView.addSubview(plate)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ tile: Tile?) {
    plate.backgroundColor = tile?.color ?? .tertiarySystemFill
    symbol.image = tile.flatMap {
      UIImage(
        systemName: $0.symbol,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 26, weight: .medium)
      )
    }
    label.text = tile?.name ?? "…"
    accessibilityIdentifier = tile?.name
  }

  override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.6 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height - 20)
    plate.frame = CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side)
    plate.layer.cornerRadius = side * 0.225
    symbol.frame = plate.bounds
    label.frame = CGRect(x: -6, y: side + 4, width: bounds.width + 12, height: 16)
  }

  /// What is lifted: the square without its name.
  var platePath: UIBezierPath {
    UIBezierPath(roundedRect: plate.frame, cornerRadius: plate.layer.cornerRadius)
  }
}
