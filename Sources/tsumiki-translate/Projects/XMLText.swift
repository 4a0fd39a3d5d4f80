/// Texts as XML writes them.
enum XMLText {
  private static let escapes = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
  ]

  /// An attribute's value without its escapes.
  static func plain(_ value: Substring) -> String {
    escapes.reduce(String(value)) { $0.replacing($1.0, with: $1.1) }
  }
}
