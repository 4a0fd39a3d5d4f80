import TestSupport

extension SplitMix64 {
  /// Words of several scripts, with spaces and signs between them.
  mutating func text(words: Int) -> String {
    let vocabulary = [
      "the", "quick", "Harbor", "Station", "naïve", "Übergröße", "don’t", "(x)", "3.14", "2024",
      "日本語", "テスト", "設定、", "한국어", "שלום", "مرحبا", "ไทย", "हिन्दी", "👩‍👩‍👧", "🇯🇵", "Ελλάδα",
      "Москва", "e\u{301}a\u{308}", "A\u{AD}B",
    ]
    return (0..<words).map { _ in pick(vocabulary) + pick(["", " ", " ", "  ", "-"]) }.joined()
  }
}
