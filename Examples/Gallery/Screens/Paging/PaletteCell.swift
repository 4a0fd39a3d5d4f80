import UIKit

/// A row with a strip of colours.
final class PaletteCell: UITableViewCell, UICollectionViewDataSource {
  static let identifier = "palette"
  static let side: CGFloat = 280
  static let gap: CGFloat = 16
  static let height = side + gap

  private let layout = PageLayout()
  private let strip: UICollectionView
  private var palette = Palette(number: 0)

  override init(style: CellStyle, reuseIdentifier: String?) {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: Self.side, height: Self.side)
    layout.minimumLineSpacing = Self.gap
    strip = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    strip.backgroundColor = .clear
    strip.decelerationRate = .fast
    strip.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "color")
    strip.dataSource = self
    strip.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(strip)
    NSLayoutConstraint.activate([
      strip.topAnchor.constraint(equalTo: contentView.topAnchor),
      strip.leftAnchor.constraint(equalTo: contentView.leftAnchor),
      strip.rightAnchor.constraint(equalTo: contentView.rightAnchor),
      strip.heightAnchor.constraint(equalToConstant: Self.side),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ palette: Palette) {
    self.palette = palette
    strip.reloadData()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    strip.contentOffset = CGPoint(x: -strip.contentInset.left, y: 0)
  }

  override func layoutSubviews() {
    let margin = readableContentGuide.layoutFrame.minX
    strip.contentInset = UIEdgeInsets(
      top: 0,
      left: margin,
      bottom: 0,
      right: frame.width - margin - Self.side
    )
    super.layoutSubviews()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { Palette.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
    cell.contentView.backgroundColor = palette.color(indexPath.item)
    return cell
  }
}
