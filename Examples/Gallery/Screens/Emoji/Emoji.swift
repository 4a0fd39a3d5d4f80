import UIKit

/// A sign and what it is called.
struct Emoji: Hashable, Sendable {
  let sign: String
  let name: String

  /// What emoji show.
  enum Category: String, CaseIterable, Sendable {
    case food = "Food"
    case nature = "Nature"
    case travel = "Travel"
    case things = "Things"

    var members: [Emoji] {
      switch self {
      case .food:
        Self.list([
          ("🍙", "Rice ball"), ("🍎", "Apple"), ("🍜", "Noodles"), ("🍵", "Tea"), ("🥕", "Carrot"),
        ])
      case .nature:
        Self.list([
          ("🌲", "Evergreen"), ("🍁", "Maple leaf"), ("🌊", "Wave"), ("🌻", "Sunflower"),
          ("🌙", "Moon"),
        ])
      case .travel:
        Self.list([("🚲", "Bicycle"), ("🚆", "Train"), ("⛵️", "Boat"), ("🗼", "Tower")])
      case .things:
        Self.list([("🎈", "Balloon"), ("📦", "Parcel"), ("🧩", "Puzzle piece"), ("🔔", "Bell")])
      }
    }

    private static func list(_ pairs: [(String, String)]) -> [Emoji] {
      pairs.map { Emoji(sign: $0.0, name: $0.1) }
    }
  }
}

/// A large emoji on a card.
final class EmojiTile: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 40)
    label.textAlignment = .center
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 14
    contentView.layer.cornerCurve = .continuous
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ emoji: Emoji) {
    label.text = emoji.sign
    accessibilityLabel = emoji.name
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
