import UIKit

/// One picture in every content mode.
final class ContentModesView: UIView {
  private static let modes: [(UIView.ContentMode, String)] = [
    (.scaleToFill, "fill"), (.scaleAspectFit, "aspect fit"), (.scaleAspectFill, "aspect fill"),
    (.center, "center"), (.top, "top"), (.bottom, "bottom"), (.left, "left"), (.right, "right"),
    (.topLeft, "top left"), (.topRight, "top right"), (.bottomLeft, "bottom left"),
    (.bottomRight, "bottom right"),
  ]
  private let columns = 4
  private let tileHeight: CGFloat = 74
  private var tiles: [(view: UIImageView, label: UILabel)] = []

  init() {
    super.init(frame: .zero)
    let picture = SeaPicture.image(CGSize(width: 56, height: 36))
    tiles = Self.modes.map { mode, name in
      let view = UIImageView(image: picture)
      view.contentMode = mode
      view.clipsToBounds = true
      view.backgroundColor = .tertiarySystemFill
      view.layer.cornerRadius = 6
      let label = UILabel()
      label.text = name
      label.font = UIFont.preferredFont(forTextStyle: .caption2)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      addSubview(view)
      addSubview(label)
      return (view, label)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var rowHeight: CGFloat { tileHeight + 24 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rows = (tiles.count + columns - 1) / columns
    return CGSize(width: size.width, height: 12 + CGFloat(rows) * rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let spacing: CGFloat = 10
    let width = (bounds.width - 24 - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    for (index, tile) in tiles.enumerated() {
      let leading = 12 + CGFloat(index % columns) * (width + spacing)
      let y = 12 + CGFloat(index / columns) * rowHeight
      place(tile.view, leading: leading, y: y, CGSize(width: width, height: tileHeight))
      place(tile.label, leading: leading, y: y + tileHeight, CGSize(width: width, height: 18))
    }
  }
}
