import CoreGraphics
import Foundation

/// A drawing in the few elements of SVG that symbols are made of: outlines, circles and rectangles, in
/// groups, full or as lines, black or white, cut out by masks.
///
/// Another drawing is none: the library that reads all of SVG takes longer to load than an app to start.
struct Sketch {
  /// What is drawn how.
  struct Style {
    enum Ink {
      case none
      case black
      case white
    }

    var fill = Ink.black
    var stroke = Ink.none
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var rule = CGPathFillRule.winding
  }

  indirect enum Node {
    case shape(CGPath, Style)
    case group([Node], CGAffineTransform, mask: String?)
  }

  let nodes: [Node]
  /// What masks are made of, by their names.
  let masks: [String: [Node]]

  /// Reads what stands inside of an `svg` element; nil where there is more to it.
  init?(_ elements: String) {
    var reader = SketchReader(elements)
    guard let nodes = reader.read() else { return nil }
    self.nodes = nodes
    masks = reader.masks
  }

  /// Draws the part of it that lies in a rectangle into so many pixels; nil where those are too many.
  func render(_ box: SymbolDrawing.Box) -> Bitmap? {
    var transform = CGAffineTransform(
      scaleX: CGFloat(box.columns) / box.view.width,
      y: CGFloat(box.rows) / box.view.height
    )
    transform = transform.translatedBy(x: -box.view.minX, y: -box.view.minY)
    return picture(nodes, transform, width: box.columns, height: box.rows)
  }

  private func picture(
    _ nodes: [Node],
    _ transform: CGAffineTransform,
    width: Int,
    height: Int
  ) -> Bitmap? {
    guard let bitmap = Bitmap(width: width, height: height),
      let context = CGContext(drawingInto: bitmap, scale: 1)
    else { return nil }
    return draw(nodes, transform, in: context, bitmap) ? bitmap : nil
  }

  private func draw(
    _ nodes: [Node],
    _ transform: CGAffineTransform,
    in context: CGContext,
    _ bitmap: Bitmap
  ) -> Bool {
    for node in nodes {
      switch node {
      case .shape(let path, let style): draw(path, style, transform, in: context)
      case .group(let inside, let own, let mask):
        let transform = own.concatenating(transform)
        guard let mask else {
          guard draw(inside, transform, in: context, bitmap) else { return false }
          continue
        }
        guard let shapes = masks[mask],
          let group = picture(inside, transform, width: bitmap.width, height: bitmap.height),
          let light = picture(shapes, transform, width: bitmap.width, height: bitmap.height),
          let coverage = light.lightness
        else { return false }
        group.multiply(by: coverage, at: (0, 0), in: group.bounds)
        bitmap.drawOver(group, at: (0, 0), clip: bitmap.bounds)
      }
    }
    return true
  }

  private func draw(
    _ path: CGPath,
    _ style: Style,
    _ transform: CGAffineTransform,
    in context: CGContext
  ) {
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(transform)
    if let color = style.fill.color {
      context.setFillColor(color)
      context.addPath(path)
      context.fillPath(using: style.rule)
    }
    if let color = style.stroke.color, style.width > 0 {
      context.setStrokeColor(color)
      context.setLineWidth(style.width)
      context.setLineCap(style.cap)
      context.setLineJoin(style.join)
      context.setMiterLimit(4)
      context.addPath(path)
      context.strokePath()
    }
  }
}

extension Sketch.Style.Ink {
  fileprivate var color: CGColor? {
    switch self {
    case .none: nil
    case .black: CGColor(gray: 0, alpha: 1)
    case .white: CGColor(gray: 1, alpha: 1)
    }
  }
}

extension Bitmap {
  /// How light each pixel of a grey picture is, as coverage.
  fileprivate var lightness: Bitmap? {
    guard format == .color, let result = Bitmap(width: width, height: height, format: .alpha)
    else { return nil }
    for y in 0..<height {
      let from = (data + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let to = (result.data + y * result.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      // Premultiplied, any of its channels is its lightness by its coverage.
      for x in 0..<width { to[x] = UInt8(truncatingIfNeeded: from[x]) }
    }
    return result
  }
}
