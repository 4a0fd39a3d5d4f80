/// A mountain, known by its name.
struct Mountain: Hashable, Identifiable, Sendable {
  /// Where in the country it stands.
  enum Region: String, CaseIterable, Sendable {
    case hokkaido = "Hokkaido"
    case tohoku = "Tohoku"
    case kanto = "Kanto"
    case chubu = "Chubu"
    case west = "West"
    case kyushu = "Kyushu"
  }

  /// How high it is, roughly.
  enum Height: String, CaseIterable, Sendable {
    case highest = "Above 3,000 m"
    case high = "Above 2,000 m"
    case hills = "A day's walk"
  }

  let name: String
  let metres: Int
  let region: Region

  var id: String { name }

  var height: Height { metres >= 3_000 ? .highest : metres >= 2_000 ? .high : .hills }

  static let all: [Mountain] = [
    Mountain(name: "Fuji", metres: 3_776, region: .chubu),
    Mountain(name: "Kita", metres: 3_193, region: .chubu),
    Mountain(name: "Okuhotaka", metres: 3_190, region: .chubu),
    Mountain(name: "Yari", metres: 3_180, region: .chubu),
    Mountain(name: "Akaishi", metres: 3_121, region: .chubu),
    Mountain(name: "Ontake", metres: 3_067, region: .chubu),
    Mountain(name: "Norikura", metres: 3_026, region: .chubu),
    Mountain(name: "Tateyama", metres: 3_015, region: .chubu),
    Mountain(name: "Shirouma", metres: 2_932, region: .chubu),
    Mountain(name: "Hakusan", metres: 2_702, region: .chubu),
    Mountain(name: "Asama", metres: 2_568, region: .kanto),
    Mountain(name: "Nantai", metres: 2_486, region: .kanto),
    Mountain(name: "Hiuchi", metres: 2_356, region: .tohoku),
    Mountain(name: "Asahi", metres: 2_291, region: .hokkaido),
    Mountain(name: "Chokai", metres: 2_236, region: .tohoku),
    Mountain(name: "Iwate", metres: 2_038, region: .tohoku),
    Mountain(name: "Ishizuchi", metres: 1_982, region: .west),
    Mountain(name: "Miyanoura", metres: 1_936, region: .kyushu),
    Mountain(name: "Yotei", metres: 1_898, region: .hokkaido),
    Mountain(name: "Kuju", metres: 1_791, region: .kyushu),
    Mountain(name: "Daisen", metres: 1_729, region: .west),
    Mountain(name: "Rishiri", metres: 1_721, region: .hokkaido),
    Mountain(name: "Iwaki", metres: 1_625, region: .tohoku),
    Mountain(name: "Aso", metres: 1_592, region: .kyushu),
    Mountain(name: "Kaimon", metres: 924, region: .kyushu),
    Mountain(name: "Tsukuba", metres: 877, region: .kanto),
    Mountain(name: "Takao", metres: 599, region: .kanto),
  ]

  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
