import CoreGraphics

/// A full shape that encloses a sign, which is a hole in it.
enum Plate: Sendable {
  case circle
  case square

  /// The plate of a drawing, by its name; nil where it has none.
  init?(_ drawingName: String) {
    if drawingName.hasSuffix("circle-fill") {
      self = .circle
    } else if drawingName.hasSuffix("square-fill") {
      self = .square
    } else {
      return nil
    }
  }

  /// The shape without a hole, a little smaller, so that nothing of it shows at the edge.
  var drawing: SymbolDrawing? {
    let inset: CGFloat = 0.1
    let square = CGRect(x: 0, y: 0, width: SymbolDrawing.side, height: SymbolDrawing.side)
    return SymbolDrawing(
      elements: shape(inset: inset, ""),
      ink: square.insetBy(dx: inset, dy: inset)
    )
  }

  /// A line of a width along the inside of the edge.
  func rim(_ width: CGFloat) -> String {
    shape(inset: width / 4, "fill=\"none\" stroke=\"#000\" stroke-width=\"\(width / 2)\"")
  }

  private func shape(inset: CGFloat, _ style: String) -> String {
    switch self {
    case .circle: "<circle cx=\"8\" cy=\"8\" r=\"\(8 - inset)\" \(style)/>"
    case .square:
      "<rect x=\"\(inset)\" y=\"\(inset)\" width=\"\(16 - 2 * inset)\""
        + " height=\"\(16 - 2 * inset)\" rx=\"\(2 - inset)\" \(style)/>"
    }
  }
}
