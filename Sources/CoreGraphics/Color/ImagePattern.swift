import Foundation
import Synchronization

/// An image that is repeated side by side in place of a colour.
package final class ImagePattern: Sendable {
  package let image: CGImage
  /// The size of a repetition, in points.
  package let size: CGSize
  private let cell = Mutex<(width: Int, height: Int, bitmap: Bitmap)?>(nil)

  package init(image: CGImage, size: CGSize) {
    self.image = image
    self.size = size
  }

  /// The colour that stands for the pattern where none can be drawn.
  var average: PaintColor {
    var sums = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    let pixels = image.bitmap
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let pixel = pixels[x, y]
        sums.red += Double(pixel.red)
        sums.green += Double(pixel.green)
        sums.blue += Double(pixel.blue)
        sums.alpha += Double(pixel.alpha)
      }
    }
    guard sums.alpha > 0 else { return PaintColor(red: 0, green: 0, blue: 0, alpha: 0) }
    let count = Double(pixels.width * pixels.height) * 255
    return PaintColor(
      red: sums.red / sums.alpha,
      green: sums.green / sums.alpha,
      blue: sums.blue / sums.alpha,
      alpha: sums.alpha / count
    )
  }

  /// The pattern with its alpha multiplied by another.
  func faded(by alpha: CGFloat) -> ImagePattern? {
    let pixels = image.bitmap
    guard let bitmap = Bitmap(width: pixels.width, height: pixels.height),
      let context = CGContext(drawingInto: bitmap, scale: 1)
    else { return nil }
    context.setAlpha(alpha)
    context.paint(
      .pixels(bitmap.bounds),
      .pixels(PlacedBitmap(bitmap: pixels, x: 0, y: 0))
    )
    return ImagePattern(image: CGImage(bitmap: bitmap), size: size)
  }

  /// The repetitions that lie on a rectangle of pixels, counted from where one starts.
  ///
  /// `scale` says how many pixels make a point. A repetition takes whole pixels, so that there are
  /// no seams.
  package func tiled(over rect: PixelRect, scale: CGFloat) -> Bitmap? {
    guard let cell = cell(scale: scale),
      let result = Bitmap(width: rect.width, height: rect.height)
    else { return nil }
    func start(_ low: Int, _ length: Int) -> Int {
      Int((Double(low) / Double(length)).rounded(.down)) * length
    }
    for y in stride(from: start(rect.minY, cell.height), to: rect.maxY, by: cell.height) {
      for x in stride(from: start(rect.minX, cell.width), to: rect.maxX, by: cell.width) {
        result.copyPixels(
          of: cell,
          from: cell.bounds,
          to: (x - rect.minX, y - rect.minY)
        )
      }
    }
    result.isOpaque = cell.isOpaque
    return result
  }

  /// One repetition in pixels of the device.
  private func cell(scale: CGFloat) -> Bitmap? {
    let width = max(1, (size.width * scale).rounded())
    let height = max(1, (size.height * scale).rounded())
    let most = CGFloat(Bitmap.maximumSide)
    guard width <= most, height <= most else { return nil }
    let (columns, rows) = (Int(width), Int(height))
    if let known = cell.withLock({ $0 }), known.width == columns, known.height == rows {
      return known.bitmap
    }
    guard let made = draw(columns, rows).flatMap(repeated) else { return nil }
    cell.withLock { $0 = (columns, rows, made) }
    return made
  }

  /// A small repetition several times over, so that a large area is not filled pixel by pixel.
  private func repeated(_ cell: Bitmap) -> Bitmap? {
    let enough = 64
    let across = max(1, enough / cell.width)
    let down = max(1, enough / cell.height)
    guard across > 1 || down > 1 else { return cell }
    let result = Bitmap(width: cell.width * across, height: cell.height * down)
    for index in 0..<across * down {
      result?.copyPixels(
        of: cell,
        from: cell.bounds,
        to: (index % across * cell.width, index / across * cell.height)
      )
    }
    result?.isOpaque = cell.isOpaque
    return result
  }

  private func draw(_ columns: Int, _ rows: Int) -> Bitmap? {
    let pixels = image.bitmap
    if pixels.width == columns, pixels.height == rows, pixels.format == .color { return pixels }
    guard let bitmap = Bitmap(width: columns, height: rows),
      let context = CGContext(drawingInto: bitmap, scale: 1)
    else { return nil }
    context.translateBy(x: 0, y: CGFloat(rows))
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(x: 0, y: 0, width: columns, height: rows))
    bitmap.isOpaque = pixels.isOpaque
    return bitmap
  }
}

/// A pattern laid out from a corner of device space.
struct PatternSource: PixelSource {
  let pattern: ImagePattern
  let scale: CGFloat
  let x: Int
  let y: Int

  /// Lays the pattern out in a context from the origin it was made with, moved by a phase.
  init(_ pattern: ImagePattern, base: CGAffineTransform, phase: CGSize) {
    self.pattern = pattern
    scale = max(hypot(base.a, base.b), .leastNormalMagnitude)
    let origin = CGPoint(x: phase.width, y: phase.height).applying(base)
    x = Int(max(-1e6, min(1e6, origin.x.rounded())))
    y = Int(max(-1e6, min(1e6, origin.y.rounded())))
  }

  func isOpaque(on rect: PixelRect) -> Bool { pattern.image.bitmap.isOpaque }

  func image(for rect: PixelRect) -> PixelImage? {
    pattern.tiled(over: rect.offsetBy(dx: -x, dy: -y), scale: scale)
      .flatMap { PixelImage(bitmap: $0, x: rect.minX, y: rect.minY) }
  }
}
