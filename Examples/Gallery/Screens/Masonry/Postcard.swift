import UIKit

/// What a card of the wall shows: a place, when it was seen, and how its picture is cut.
struct Postcard: Hashable {
  let number: Int
  let title: String
  let note: String
  /// The picture's height over its width.
  let aspect: CGFloat

  private static let places = [
    "Kamikōchi at dawn", "Harbour lights", "Lake Biwa", "The road to Nara", "Snow on Mount Yari",
    "積み木の丘", "Tea fields of Uji", "Evening ferry", "Cedar ridge", "Shimanto river",
    "夏の終わり", "First frost", "Nagasaki from above", "The long beach", "Northern pass",
  ]
  private static let notes = [
    "Early train, empty path", "Two cups of coffee", "Rain until noon", "With Hana and Leo",
    "風が強い日", "Forty minutes on foot", "Never again by bicycle", "Fog, then blue",
  ]
  private static let aspects: [CGFloat] = [0.75, 1.25, 1, 1.5, 0.66, 1.1, 0.9]

  /// The card of a number; every number has one, always the same.
  init(number: Int) {
    self.number = number
    let mixed = Self.mixed(number)
    title = Self.places[mixed % Self.places.count]
    note = Self.notes[(mixed >> 8) % Self.notes.count]
    aspect = Self.aspect(of: number)
  }

  /// The shape of a card's picture, without the rest of the card.
  static func aspect(of number: Int) -> CGFloat { aspects[(mixed(number) >> 4) % aspects.count] }

  private static func mixed(_ number: Int) -> Int { number &* 0x9E37_79B1 & 0x7fff_ffff }
}
