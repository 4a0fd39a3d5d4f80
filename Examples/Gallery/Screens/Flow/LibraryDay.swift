/// The pictures of a day.
struct LibraryDay {
  let title: String
  let place: String
  /// The numbers of the landscapes.
  let pictures: [Int]

  /// Some weeks, from the last day back.
  static let all: [LibraryDay] = {
    let days: [(String, String, Int)] = [
      ("Today", "Kamakura", 7), ("Yesterday", "Kamakura and Enoshima", 14),
      ("Saturday 14 June", "Hakone", 22), ("Friday 13 June", "Hakone", 3),
      ("Wednesday 11 June", "Lake Kawaguchi", 18), ("Sunday 8 June", "Kyoto", 31),
      ("Saturday 7 June", "Kyoto and Uji", 26), ("Thursday 5 June", "Nara", 9),
      ("Monday 2 June", "Naoshima", 17), ("Sunday 1 June", "Onomichi", 12),
      ("Friday 30 May", "Hiroshima", 5), ("Wednesday 28 May", "Matsue", 20),
    ]
    var next = 0
    return days.map { title, place, count in
      defer { next += count }
      return LibraryDay(title: title, place: place, pictures: Array(next..<next + count))
    }
  }()
}
