/// Short texts like those in lists, the same ones in every run.
enum SampleLabels {
  private static let words = [
    "Harbor", "Lantern", "Violet", "Morning", "Station", "River", "Gallery", "Notebook", "Window",
    "Cedar", "Photo", "Album", "Settings", "Journey", "Kyoto", "Message", "Weather", "Library",
    "Signal", "Garden", "Summit", "Paper", "Travel", "Market", "Studio", "Coffee", "Silver",
    "Forest", "Anchor", "Bridge",
  ]
  private static let ideographs = Array(
    "日本語東京写真設定天気予報図書館音楽旅行駅前市場新着通知友達家族料理動画検索保存共有編集削除追加一覧詳細完了今日明日昨日春夏秋冬山川海空花鳥風月"
  )
  private static let kana = Array(
    "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんアイウエオカキクケコサシスセソタチツテト"
  )

  /// Two or three words and a number.
  static func latin(_ count: Int) -> [String] {
    var random = SplitMix(state: 42)
    return (0..<count).map { _ in
      let picked = (0..<2 + random.below(2)).map { _ in words[random.below(words.count)] }
      return picked.joined(separator: " ") + " \(random.below(10_000))"
    }
  }

  /// Six to twelve ideographs and kana.
  static func japanese(_ count: Int) -> [String] {
    var random = SplitMix(state: 42)
    return (0..<count).map { _ in
      String(
        (0..<6 + random.below(7)).map { _ in
          random.below(2) == 1
            ? ideographs[random.below(ideographs.count)] : kana[random.below(kana.count)]
        }
      )
    }
  }

  /// Latin words with accents, which have to be shaped.
  static func accented(_ count: Int) -> [String] {
    latin(count).map { $0.replacing("e", with: "é") + " · Ærø" }
  }
}

/// A small seeded generator.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
