import Foundation

extension TestReport {
  /// The pictures of a comparison beside each other, in the page itself; empty where none can be read.
  static func pictures(_ comparison: Comparison?) -> String {
    guard let comparison, comparison.isPicture else { return "" }
    let named = [
      ("Reference", comparison.former), ("Result", comparison.result),
      ("Difference", comparison.difference ?? ""),
    ]
    let figures = named.compactMap { name, path -> String? in
      guard !path.isEmpty, let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
        return nil
      }
      let source = "data:image/png;base64,\(data.base64EncodedString())"
      return "<figure tabindex=\"0\"><img src=\"\(source)\" alt=\"\(name)\">"
        + "<figcaption>\(name)</figcaption></figure>"
    }
    return figures.isEmpty
      ? "" : "<div class=\"pictures\">\n\(figures.joined(separator: "\n"))\n</div>\n"
  }

  /// A picture that is chosen is as wide as there is room.
  static let pictureStyle = """
    .pictures { display: flex; flex-wrap: wrap; gap: .75rem; margin: .5rem 0 1rem; }
    figure { flex: 1 1 10rem; max-width: 16rem; margin: 0; }
    figure:focus { flex-basis: 100%; max-width: none; outline: none; }
    figure img { display: block; max-width: 100%; border: 1px solid var(--line); background:
      repeating-conic-gradient(#8883 0 25%, #0000 0 50%) 0 0 / 16px 16px; }
    figure:focus img { border-color: currentColor; }
    figcaption { font-size: .85em; opacity: .8; }
    """
}
