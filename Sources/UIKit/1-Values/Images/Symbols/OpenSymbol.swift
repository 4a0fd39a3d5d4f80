import CoreGraphics

/// A sign of the open symbol set.
struct OpenSymbol: SymbolForm {
  private let drawing: SymbolDrawing
  private let plate: Plate?
  private let isFilled: Bool
  /// Whether the sign is a circle or stands in one.
  private let isRound: Bool
  let ownColors: [UIColor]

  /// Makes a sign of a drawing with a name in the open set; `name` is the one it has on iOS.
  init(name: String, drawingName: String, drawing: SymbolDrawing) {
    self.drawing = drawing
    plate = Plate(drawingName)
    isFilled = drawingName.holds("-fill")
    isRound = drawingName.hasSuffix("circle") || drawingName.hasSuffix("circle-fill")
    ownColors = SymbolColors.natural[name] ?? []
  }

  /// How much the lines of an outline are wider than in the open set, which is finer than iOS.
  private static let outlineWidening: CGFloat = 0.16

  /// Circles are as wide as the type is large, and have room around them: a large one of 17 points is
  /// 21.7 wide and ends 2 before the edge of its image (measured).
  private static let roundScale: CGFloat = 17 / 20
  /// The room on each side, in units; just less than what makes up for the scale.
  private static let roundMargin: CGFloat = 1.41

  private func widening(_ size: SymbolSize) -> CGFloat {
    isFilled ? size.widening : size.widening + Self.outlineWidening
  }

  /// The points a unit takes; outlines are as large as full shapes.
  private func unit(_ size: SymbolSize) -> CGFloat {
    let side = SymbolDrawing.side
    let unit = isRound ? size.unit * Self.roundScale : size.unit
    return isFilled ? unit : unit * side / (side + Self.outlineWidening)
  }

  /// The part of the drawing that the image shows: the ink, grown to whole pixels.
  private func box(_ size: SymbolSize) -> SymbolDrawing.Box {
    let room = isRound ? Self.roundMargin : 0
    let grow = room + (plate == nil ? max(0, widening(size)) / 2 : 0)
    let ink = drawing.ink.insetBy(dx: -grow, dy: -grow)
    return SymbolDrawing.Box(ink, pixel: 1 / (unit(size) * size.scale))
  }

  func placement(_ size: SymbolSize) -> SymbolPlacement {
    let box = box(size)
    // The middle of the drawing is in the middle of the capitals.
    let middle = SymbolDrawing.side / 2
    return SymbolPlacement(
      box: box,
      baselineOffset: (box.view.maxY - middle) * unit(size) - size.capHeight / 2
    )
  }

  func coverage(_ size: SymbolSize) -> Bitmap? {
    drawing.render(box(size), widening: widening(size), plate: plate)?.alphaOnly()
  }

  /// The first colour is for the sign, the second for what encloses it.
  func coloured(
    _ size: SymbolSize,
    _ coverage: Bitmap,
    _ colors: [CGColor],
    isMulticolor: Bool
  ) -> Bitmap? {
    guard let first = colors.first,
      let bitmap = Bitmap(width: coverage.width, height: coverage.height)
    else { return nil }
    guard colors.count > 1, let shape = plate?.drawing else {
      bitmap.fillOver(Pixel(first), through: coverage, at: (0, 0), clip: bitmap.bounds)
      return bitmap
    }
    // The sign is a hole in the plate: a full plate without the plate as drawn.
    guard let full = shape.render(box(size), widening: 0)?.alphaOnly(),
      let rest = coverage.complement()
    else { return nil }
    full.multiply(by: rest, at: (0, 0), in: full.bounds)
    bitmap.fillOver(Pixel(colors[1]), through: coverage, at: (0, 0), clip: bitmap.bounds)
    bitmap.fillOver(Pixel(first), through: full, at: (0, 0), clip: bitmap.bounds)
    return bitmap
  }
}
