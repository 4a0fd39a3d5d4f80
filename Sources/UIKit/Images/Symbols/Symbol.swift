import CoreGraphics
import Foundation
import Synchronization

/// A sign of the open symbol set, under the name it has on iOS.
final class Symbol: Sendable {
  /// The name on iOS.
  let name: String
  /// The name of the drawing in the open set.
  let drawingName: String
  let drawing: SymbolDrawing
  private let plate: Plate?
  private let isFilled: Bool
  private let coverages = Mutex<[(size: SymbolSize, image: CGImage)]>([])

  /// The most sizes of a symbol that are kept.
  private static let mostSizes = 16

  init(name: String, drawingName: String, drawing: SymbolDrawing) {
    self.name = name
    self.drawingName = drawingName
    self.drawing = drawing
    plate = Plate(drawingName)
    isFilled = drawingName.contains("-fill")
  }

  /// Whether the sign points along the reading direction.
  var followsReadingDirection: Bool {
    let parts = name.split(separator: ".")
    return parts.contains("forward") || parts.contains("backward")
  }

  /// The size in points, a whole number of pixels.
  func size(_ size: SymbolSize) -> CGSize {
    let box = box(size)
    return CGSize(
      width: CGFloat(box.columns) / size.scale,
      height: CGFloat(box.rows) / size.scale
    )
  }

  /// How far the baseline of text beside the symbol lies above its lower edge.
  ///
  /// The middle of the drawing is in the middle of the capitals.
  func baselineOffset(_ size: SymbolSize) -> CGFloat {
    let middle = SymbolDrawing.side / 2
    return (box(size).view.maxY - middle) * unit(size) - size.capHeight / 2
  }

  /// How much the lines of an outline are wider than in the open set, which is finer than iOS.
  private static let outlineWidening: CGFloat = 0.16

  private func widening(_ size: SymbolSize) -> CGFloat {
    isFilled ? size.widening : size.widening + Self.outlineWidening
  }

  /// The points a unit takes; outlines are as large as full shapes.
  private func unit(_ size: SymbolSize) -> CGFloat {
    let side = SymbolDrawing.side
    return isFilled ? size.unit : size.unit * side / (side + Self.outlineWidening)
  }

  /// Where the symbol covers.
  func coverage(_ size: SymbolSize) -> CGImage? {
    if let found = coverages.withLock({ $0.first { $0.size == size }?.image }) { return found }
    let box = box(size)
    guard let picture = drawing.render(box, widening: widening(size), plate: plate),
      let alpha = picture.alphaOnly()
    else { return nil }
    let image = CGImage(bitmap: alpha)
    coverages.withLock { coverages in
      if coverages.count >= Self.mostSizes { coverages.removeFirst() }
      coverages.append((size, image))
    }
    return image
  }

  /// The part of the drawing that the image shows: the ink, grown to whole pixels.
  private func box(_ size: SymbolSize) -> SymbolDrawing.Box {
    let grow = plate == nil ? max(0, widening(size)) / 2 : 0
    let ink = drawing.ink.insetBy(dx: -grow, dy: -grow)
    let pixel = 1 / (unit(size) * size.scale)
    let columns = max(1, Int((ink.width / pixel).rounded(.up)))
    let rows = max(1, Int((ink.height / pixel).rounded(.up)))
    let view = CGRect(
      x: ink.midX - CGFloat(columns) * pixel / 2,
      y: ink.midY - CGFloat(rows) * pixel / 2,
      width: CGFloat(columns) * pixel,
      height: CGFloat(rows) * pixel
    )
    return SymbolDrawing.Box(view: view, columns: columns, rows: rows)
  }
}

extension Symbol {
  /// The symbol in colours: the first for the sign, the second for what encloses it.
  func coloured(_ size: SymbolSize, _ colors: [CGColor], first: CGColor) -> CGImage? {
    guard let sign = coverage(size)?.bitmap,
      let bitmap = Bitmap(width: sign.width, height: sign.height)
    else { return nil }
    guard colors.count > 1, let shape = plate?.drawing else {
      bitmap.fillOver(Pixel(first), through: sign, at: (0, 0), clip: bitmap.bounds)
      return CGImage(bitmap: bitmap)
    }
    // The sign is a hole in the plate: a full plate without the plate as drawn.
    guard let full = shape.render(box(size), widening: 0)?.alphaOnly(),
      let rest = sign.complement()
    else { return nil }
    full.multiply(by: rest, at: (0, 0), in: full.bounds)
    bitmap.fillOver(Pixel(colors[1]), through: sign, at: (0, 0), clip: bitmap.bounds)
    bitmap.fillOver(Pixel(first), through: full, at: (0, 0), clip: bitmap.bounds)
    return CGImage(bitmap: bitmap)
  }
}
