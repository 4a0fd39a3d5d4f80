import UIKit

/// Things to be done, under one title.
struct ReminderList: Hashable, Sendable {
  let title: String
  let symbol: String
  let color: UIColor
  let count: Int

  static let cards = [
    ReminderList(title: "Today", symbol: "calendar", color: .systemBlue, count: 3),
    ReminderList(title: "Scheduled", symbol: "clock.fill", color: .systemRed, count: 8),
    ReminderList(title: "All", symbol: "tray.fill", color: .systemGray, count: 21),
    ReminderList(title: "Flagged", symbol: "flag.fill", color: .systemOrange, count: 2),
  ]

  static let lists = [
    ReminderList(title: "Groceries", symbol: "cart.fill", color: .systemYellow, count: 9),
    ReminderList(title: "House", symbol: "house.fill", color: .systemGreen, count: 4),
    ReminderList(title: "Work", symbol: "briefcase.fill", color: .systemIndigo, count: 5),
    ReminderList(title: "Books to read", symbol: "book.fill", color: .systemBrown, count: 12),
    ReminderList(title: "Garden", symbol: "leaf.fill", color: .systemTeal, count: 1),
    ReminderList(title: "Presents", symbol: "gift.fill", color: .systemPink, count: 6),
    ReminderList(title: "Travel", symbol: "airplane", color: .systemCyan, count: 3),
  ]
}

/// The sign of a list on a disc of its colour.
@MainActor
enum ReminderDisc {
  static func image(_ list: ReminderList, side: CGFloat) -> UIImage {
    let size = CGSize(width: side, height: side)
    let configuration = UIImage.SymbolConfiguration(pointSize: side * 0.48, weight: .semibold)
    let symbol = UIImage(systemName: list.symbol, withConfiguration: configuration)?
      .withTintColor(.white, renderingMode: .alwaysOriginal)
    return UIGraphicsImageRenderer(size: size).image { _ in
      list.color.setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
      guard let symbol else { return }
      symbol.draw(
        at: CGPoint(x: (side - symbol.size.width) / 2, y: (side - symbol.size.height) / 2)
      )
    }
  }
}

/// How much of a kind is to be done.
final class ReminderCard: UICollectionViewCell {
  private let disc = UIImageView()
  private let count = UILabel()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 12
    contentView.layer.cornerCurve = .continuous
    count.font = .systemFont(ofSize: 26, weight: .bold)
    title.font = .systemFont(ofSize: 16, weight: .semibold)
    title.textColor = .secondaryLabel
    for view in [disc, count, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      disc.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      disc.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      count.centerYAnchor.constraint(equalTo: disc.centerYAnchor),
      count.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
      title.leadingAnchor.constraint(equalTo: disc.leadingAnchor),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ list: ReminderList) {
    disc.image = ReminderDisc.image(list, side: 34)
    count.text = "\(list.count)"
    title.text = list.title
  }
}
