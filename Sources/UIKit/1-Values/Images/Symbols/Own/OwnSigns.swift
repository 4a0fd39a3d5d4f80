/// Signs that the open set draws as something else, or not at all, in its square of 16 units.
///
/// Their lines are `LINE` wide, and `BOLD` is a heavier one: `SymbolDrawing` puts the numbers of a
/// weight there.
enum OwnSigns {
  /// What the names of the drawings begin with.
  static let prefix = "own-"

  /// A drawing as a file; nil where there is none of the name.
  static func svg(of drawingName: String) -> String? {
    guard drawingName.hasPrefix(prefix) else { return nil }
    return (lines[String(drawingName.dropFirst(prefix.count))]).map { "<svg>\($0)</svg>" }
  }

  private static func drawn(_ path: String, _ width: String = SymbolDrawing.lineWidth) -> String {
    "<path fill=\"none\" stroke=\"#000\" stroke-width=\"\(width)\" stroke-linecap=\"round\""
      + " stroke-linejoin=\"round\" d=\"\(path)\"/>"
  }

  private static func dot(_ x: Double, _ y: Double, _ radius: Double) -> String {
    "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"/>"
  }

  private static let bold = SymbolDrawing.boldLineWidth

  private static let leaf = "M3.6 12.4C1.2 7.2 5.4 2 14.3 2 14.9 9.6 10.6 14.8 3.6 12.4z"
  private static let vein = "M1.2 15.2C3.2 11.6 6.2 8.6 10.4 6.6"
  private static let flame =
    "M8 15.3c-3.2 0-5.5-2-5.5-5.1 0-2.3 1.2-3.7 2.1-5.1.3 1.1.8 1.8 1.5 2.1.2-2.7 1.2-4.9 3.4-6.5"
    + " 0 2.4 4 4.6 4 9.1 0 3.4-2.3 5.5-5.5 5.5z"
  private static let spark =
    "M8 15.3c-1.5 0-2.5-1-2.5-2.4 0-1.8 1.6-2.4 2.1-4.1 1.5 1 2.9 2.4 2.9 4.1 0 1.4-1 2.4-2.5 2.4z"
  private static let frame =
    "M2.5 2.5h11a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z"
  private static let glass = "M4.4.7h7.2l.5 4.3c.2 2.5-1.6 4.4-4.1 4.4S3.7 7.5 3.9 5z"
  private static let stem = "M8 9.4v5.7M5 15.2h6"

  private static let lines: [String: String] = [
    "leaf": drawn(leaf) + drawn(vein),
    "leaf-fill":
      "<mask id=\"vein\"><rect x=\"-2\" y=\"-2\" width=\"20\" height=\"20\" fill=\"#fff\"/>"
      + drawn(vein, "1.1") + "</mask><g mask=\"url(#vein)\"><path d=\"\(leaf)\"/></g>"
      + drawn("M1.2 15.2C1.7 14.3 2.3 13.4 2.9 12.6"),
    "info": dot(7.8, 2.4, 1.6) + drawn("M5.4 6.8h2.8v6.8M4.9 13.6h6.6", bold),
    "rectangle-on-rectangle":
      drawn(
        "M6 5.5h8A1.5 1.5 0 0 1 15.5 7v5a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 12V7A1.5 1.5 0 0 1 6 5.5z"
      )
      + drawn("M2.6 10.5H2A1.5 1.5 0 0 1 .5 9V4A1.5 1.5 0 0 1 2 2.5h8A1.5 1.5 0 0 1 11.5 3.7"),
    "car": drawn("M3.1 6.8 4.3 3.7A1.8 1.8 0 0 1 6 2.5h4a1.8 1.8 0 0 1 1.7 1.2l1.2 3.1z")
      + drawn("M3.1 6.8A2.1 2.1 0 0 0 1 8.9V12h14V8.9a2.1 2.1 0 0 0-2.1-2.1z")
      + drawn("M1.6 12.2v1.6h2v-1.6M12.4 12.2v1.6h2v-1.6M6.4 9.8h3.2")
      + dot(3.7, 9.5, 0.85) + dot(12.3, 9.5, 0.85),
    "flame": drawn(flame) + drawn(spark),
    "flame-fill": "<path fill-rule=\"evenodd\" d=\"\(flame)\(spark)\"/>",
    "photo": drawn(frame) + drawn("M1.2 12.4l3.5-3.1 2.5 2.1 3.9-4.2 4 4.2")
      + drawn("M5.8 5.8a1.1 1.1 0 1 1-2.2 0 1.1 1.1 0 0 1 2.2 0z"),
    "lock":
      drawn(
        "M4.8 7h6.4A1.8 1.8 0 0 1 13 8.8v4.9a1.8 1.8 0 0 1-1.8 1.8H4.8A1.8 1.8 0 0 1 3 13.7V8.8A1.8 1.8 0 0 1 4.8 7z"
      )
      + drawn("M4.7 7V4.1a3.3 3.5 0 0 1 6.6 0V7"),
    "lock-fill":
      "<path d=\"M4.8 6.5h6.4a2.3 2.3 0 0 1 2.3 2.3v4.9a2.3 2.3 0 0 1-2.3 2.3H4.8a2.3 2.3 0 0 1-2.3-2.3V8.8a2.3 2.3 0 0 1 2.3-2.3z\"/>"
      + drawn("M4.7 7V4.2a3.3 3.4 0 0 1 6.6 0V7", bold),
    "sidebar-left": drawn(frame) + drawn("M5.8 2.5v11M2.4 5.2h1.5M2.4 7.2h1.5M2.4 9.2h1.5"),
    "sidebar-right": drawn(frame) + drawn("M10.2 2.5v11M12.1 5.2h1.5M12.1 7.2h1.5M12.1 9.2h1.5"),
    "shuffle": drawn("M.8 11.8h1.9c1.3 0 2.1-.5 2.9-1.6l3.9-4.6C10.3 4.6 11.1 4 12.4 4h2.4")
      + drawn("M.8 4h1.9c1.3 0 2.1.6 2.9 1.6l.9 1.1M8.7 9.4l.8.9c.8 1 1.6 1.5 2.9 1.5h2.4")
      + drawn("M12.8 1.9 14.9 4l-2.1 2.1M12.8 9.7l2.1 2.1-2.1 2.1"),
    "figure-walk": dot(8.9, 1.7, 1.5)
      + drawn(
        "M8.2 4.9 7.4 9.3l2.5 2.2.8 3.6M7.4 9.3 6.7 12.1 4.5 15M8.2 4.9 5.6 6.4 5 8.7M8.4 5.1 10 7.1l2.3.8",
        bold
      ),
    "faceid": drawn(
      "M.8 4.6V3A2.2 2.2 0 0 1 3 .8h1.6M11.4.8H13A2.2 2.2 0 0 1 15.2 3v1.6"
        + "M15.2 11.4V13a2.2 2.2 0 0 1-2.2 2.2h-1.6M4.6 15.2H3A2.2 2.2 0 0 1 .8 13v-1.6"
        + "M5 5.6v1.2M11 5.6v1.2M8.3 5.6v3.2h-.8M5.4 10.9c1.5 1.3 3.7 1.3 5.2 0"
    ),
    "wineglass": drawn(glass) + drawn(stem) + drawn("M4.1 4.4h7.8"),
    "wineglass-fill": drawn(glass) + drawn(stem)
      + "<path d=\"M3.9 4.4h8.2l.1.8c0 2.4-1.8 4.2-4.2 4.2S3.8 7.6 3.8 5.2z\"/>",
  ]
}
