import Foundation

/// A drawing of a bar and a dot in the form that SF Symbols exports.
///
/// The bar is 60 units high from the baseline up; in the light, the regular and the heavy design it is
/// 10, 20 and 40 wide. The dot is a square of 10 on top of it. Margins are 5 on both sides.
struct SymbolSheet {
  var designs = ["Ultralight-S", "Regular-S", "Black-S"]
  var hasGuides = true
  var hasMargins = true
  /// How far the right margin lies from the bar.
  var rightMargin = 5.0
  /// Adds a point to the heavy design, so that nothing lies between it and others.
  var isUneven = false
  /// The classes of the bar and the dot.
  var classes = ("", "")
  var style = ""

  private static let widths = ["Ultralight": 10.0, "Regular": 20.0, "Black": 40.0]
  private static let columns = ["Ultralight": 500.0, "Regular": 1400.0, "Black": 2800.0]
  private static let baselines = ["S": 696.0, "M": 1126.0, "L": 1556.0]

  static func width(_ design: String) -> Double {
    widths[String(design.split(separator: "-")[0])] ?? 0
  }

  var svg: String {
    var guides = ""
    var groups = ""
    if hasGuides {
      for (scale, y) in Self.baselines.sorted(by: { $0.key < $1.key }) {
        guides += "<line id=\"Baseline-\(scale)\" x1=\"263\" x2=\"3036\" y1=\"\(y)\" y2=\"\(y)\"/>"
        // The first of these drawings have outlines where others have lines.
        guides += "<path id=\"Capline-\(scale)\" d=\"M263,\(y - 70.459) l2773,0\"/>"
      }
    }
    for design in designs {
      let parts = design.split(separator: "-").map(String.init)
      let (x, y) = (Self.columns[parts[0]] ?? 0, Self.baselines[parts[1]] ?? 0)
      let width = Self.width(design)
      if hasMargins {
        let right = x + width + rightMargin
        guides +=
          "<line id=\"left-margin-\(design)\" x1=\"\(x - 5)\" x2=\"\(x - 5)\" y1=\"600\" y2=\"720\"/>"
        guides +=
          "<line id=\"right-margin-\(design)\" x1=\"\(right)\" x2=\"\(right)\" y1=\"600\" y2=\"720\"/>"
      }
      let extra = isUneven && parts[0] == "Black" ? "L\(width) -30" : ""
      groups += """
        <g id="\(design)" transform="matrix(1 0 0 1 \(x) \(y))">
          <path class="\(classes.0)" d="M0 0L\(width) 0\(extra)L\(width)-60L0-60Z"/>
          <path class="\(classes.1)" d="M0-70L10-70L10-60L0-60Z"/>
        </g>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <style>\(style)</style>
      <g id="Notes"><text id="template-version">Template v.3.0</text></g>
      <g id="Guides">\(guides)</g>
      <g id="Symbols">\(groups)</g>
      </svg>
      """
  }

  /// A bundle with the symbol `app.bar`.
  func bundle(_ entry: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(svg, "A.xcassets/app.bar.symbolset/bar.svg")
    try folder.write(
      "{\"symbols\": [{\"filename\": \"bar.svg\", \"idiom\": \"universal\"\(entry)}]}",
      "A.xcassets/app.bar.symbolset/Contents.json"
    )
    return folder
  }
}
