import UIKit

/// A symbol on a colour, as a home screen has them.
struct Tile: Hashable {
  let name: String
  let symbol: String
  let hue: CGFloat

  var color: UIColor { UIColor(hue: hue, saturation: 0.62, brightness: 0.86, alpha: 1) }

  static let all: [Tile] = [
    ("Mail", "envelope.fill"), ("Calendar", "calendar"), ("Photos", "photo"),
    ("Camera", "camera.fill"), ("Maps", "map.fill"), ("Weather", "cloud.fill"),
    ("Notes", "note.text"), ("Music", "music.note"), ("Books", "book.fill"),
    ("Clock", "clock.fill"), ("Home", "house.fill"), ("Wallet", "creditcard.fill"),
    ("Phone", "phone.fill"), ("Stars", "star.fill"), ("Health", "heart.fill"),
  ].enumerated().map { index, entry in
    Tile(
      name: entry.0,
      symbol: entry.1,
      hue: (CGFloat(index) * 0.618_034).truncatingRemainder(dividingBy: 1)
    )
  }

  static func named(_ name: String) -> Tile? { all.first { $0.name == name } }
}
