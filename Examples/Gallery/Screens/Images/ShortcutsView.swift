import UIKit

/// Rows as in the settings: a white symbol on a coloured tile, a title, a value and a chevron.
final class ShortcutsView: UIView {
  private struct Entry {
    let tile: UIImageView
    let title: UILabel
    let value: UILabel
    let chevron: UIImageView
    let separator: UIView
  }

  private static let rows: [(symbol: String, color: UIColor, title: String, value: String)] = [
    ("airplane", .systemOrange, "Airplane Mode", "Off"),
    ("wifi", .systemBlue, "Wi-Fi", "Tōdai"),
    ("bell.badge.fill", .systemRed, "Notifications", "3 new"),
    ("moon.fill", .systemIndigo, "Focus", ""),
    ("sun.max.fill", .systemBlue, "Display & Brightness", ""),
  ]
  private let rowHeight: CGFloat = 44
  private var entries: [Entry] = []

  init() {
    super.init(frame: .zero)
    entries = Self.rows.map { row in
      let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
      let tile = UIImageView(
        image: UIImage(systemName: row.symbol, withConfiguration: configuration)
      )
      tile.contentMode = .center
      tile.tintColor = .white
      tile.backgroundColor = row.color
      tile.layer.cornerRadius = 7
      tile.layer.cornerCurve = .continuous
      let title = UILabel()
      title.text = row.title
      let value = UILabel()
      value.text = row.value
      value.textColor = .secondaryLabel
      let chevron = UIImageView(
        image: UIImage(
          systemName: "chevron.forward",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
        )
      )
      chevron.contentMode = .center
      chevron.tintColor = .tertiaryLabel
      let separator = UIView()
      separator.backgroundColor = .separator
      let entry = Entry(
        tile: tile,
        title: title,
        value: value,
        chevron: chevron,
        separator: separator
      )
      for view in [tile, title, value, chevron, separator] { addSubview(view) }
      return entry
    }
    entries.last?.separator.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight * CGFloat(entries.count))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(traitCollection.displayScale, 1)
    for (index, entry) in entries.enumerated() {
      let y = CGFloat(index) * rowHeight
      place(entry.tile, leading: 16, y: y + 7.5, CGSize(width: 29, height: 29))
      let width = bounds.width
      let title = entry.title.sizeThatFits(bounds.size)
      place(entry.title, leading: 61, y: y, CGSize(width: title.width, height: rowHeight))
      let value = entry.value.sizeThatFits(bounds.size)
      place(
        entry.value,
        leading: width - 38 - value.width,
        y: y,
        CGSize(width: value.width, height: rowHeight)
      )
      place(entry.chevron, leading: width - 32, y: y, CGSize(width: 18, height: rowHeight))
      place(
        entry.separator,
        leading: 61,
        y: y + rowHeight - pixel,
        CGSize(width: width - 61, height: pixel)
      )
    }
  }
}
