internal import CPixman
import Foundation

/// Coverage in device space: a bitmap of it and where its first pixel lies.
struct CoverageMask {
  var bitmap: Bitmap
  var x: Int
  var y: Int

  var rect: PixelRect { bitmap.bounds.offsetBy(dx: x, dy: y) }

  /// Makes an empty mask for the pixels of a rectangle.
  init?(clearing rect: PixelRect) {
    guard let bitmap = Bitmap(width: rect.width, height: rect.height, format: .alpha) else {
      return nil
    }
    self.init(bitmap: bitmap, x: rect.minX, y: rect.minY)
  }

  init(bitmap: Bitmap, x: Int, y: Int) {
    self.bitmap = bitmap
    self.x = x
    self.y = y
  }

  /// Makes the coverage of an outline; nil when it covers nothing of the window.
  init?(
    of elements: PathElements,
    transform: CGAffineTransform = .identity,
    rule: CGPathFillRule,
    flattening: CurveFlattening,
    antialias: Bool = true,
    window: PixelRect
  ) {
    guard !window.isEmpty, let mask = CoverageMask(clearing: window) else { return nil }
    self = mask
    var writer = CoverageWriter(bitmap: bitmap, x: x, y: y, antialias: antialias)
    elements.cover(window, transform, rule, flattening, into: &writer)
    if writer.isEmpty { return nil }
  }
}

extension PathElements {
  /// Hands the coverage of the transformed outline on the pixels of a window to `sink`.
  func cover<Sink: CoverageSink>(
    _ window: PixelRect,
    _ transform: CGAffineTransform,
    _ rule: CGPathFillRule,
    _ flattening: CurveFlattening,
    into sink: inout Sink
  ) {
    if transform.keepsAxes, let box = rect.flatMap({ CoverageBox($0.applying(transform)) }) {
      return box.cover(window, into: &sink)
    }
    var converter = ScanConverter(window: window)
    converter.add(self, transform: transform, flattening: flattening)
    converter.sweep(rule: rule, into: &sink)
  }
}

/// Writes coverage into a bitmap of it.
struct CoverageWriter: CoverageSink {
  private let bitmap: Bitmap
  private let x: Int
  private let y: Int
  private let antialias: Bool
  private var row: UnsafeMutableRawPointer
  private var height = 0
  private(set) var isEmpty = true

  init(bitmap: Bitmap, x: Int, y: Int, antialias: Bool) {
    self.bitmap = bitmap
    self.x = x
    self.y = y
    self.antialias = antialias
    row = bitmap.data
  }

  mutating func beginRows(y: Int, height: Int) {
    row = bitmap.data + (y - self.y) * bitmap.bytesPerRow
    self.height = height
  }

  mutating func cover(x: Int, width: Int, coverage: UInt8) {
    guard antialias || coverage >= 128 else { return }
    isEmpty = false
    let value = antialias ? coverage : 255
    var first = row + (x &- self.x)
    for _ in 0..<height {
      memset(first, Int32(value), width)
      first += bitmap.bytesPerRow
    }
  }
}

/// Pixels to draw from, as the pixel library sees them, owned for the time of one drawing.
struct PixelImage: ~Copyable {
  let image: OpaquePointer
  /// Where device pixel (0, 0) lies in the image.
  let dx: Int
  let dy: Int
  private let keepAlive: Bitmap?

  /// Makes an image of one colour.
  init?(color: Pixel) {
    var value = pixman_color_t(color)
    guard let image = pixman_image_create_solid_fill(&value) else { return nil }
    self.image = image
    (dx, dy) = (0, 0)
    keepAlive = nil
  }

  /// Makes an image of a bitmap whose first pixel lies at a place in device space.
  ///
  /// The library keeps notes in its image objects, so each drawing has its own and the bitmap can
  /// be read from several threads.
  init?(bitmap: Bitmap, x: Int, y: Int) {
    let image = pixman_image_create_bits_no_clear(
      bitmap.isOpaque && bitmap.format == .color ? PIXMAN_x8r8g8b8 : bitmap.format.pixman,
      Int32(bitmap.width),
      Int32(bitmap.height),
      bitmap.data.assumingMemoryBound(to: UInt32.self),
      Int32(bitmap.bytesPerRow)
    )
    guard let image else { return nil }
    self.image = image
    dx = -x
    dy = -y
    keepAlive = bitmap
  }

  deinit { pixman_image_unref(image) }
}

/// What shapes are filled with.
protocol PixelSource {
  /// Whether every pixel of a rectangle of device space is opaque.
  func isOpaque(on rect: PixelRect) -> Bool
  /// The pixels for a rectangle of device space.
  func image(for rect: PixelRect) -> PixelImage?
  /// Puts the opaque pixels for a rectangle into a bitmap in which it starts at a place; false
  /// when it can only be done by way of an image.
  func write(_ rect: PixelRect, to bitmap: Bitmap, at origin: (x: Int, y: Int)) -> Bool
}

extension PixelSource {
  func write(_ rect: PixelRect, to bitmap: Bitmap, at origin: (x: Int, y: Int)) -> Bool { false }
}

/// What shapes are filled with, the common case apart.
enum Paint {
  case color(PaintColor)
  case pixels(any PixelSource)
}

/// A bitmap placed in device space.
struct PlacedBitmap: PixelSource {
  let bitmap: Bitmap
  let x: Int
  let y: Int

  func isOpaque(on rect: PixelRect) -> Bool {
    bitmap.isOpaque && bitmap.bounds.offsetBy(dx: x, dy: y).contains(rect)
  }

  func image(for rect: PixelRect) -> PixelImage? { PixelImage(bitmap: bitmap, x: x, y: y) }

  func write(_ rect: PixelRect, to target: Bitmap, at origin: (x: Int, y: Int)) -> Bool {
    guard target.format == bitmap.format else { return false }
    target.copyPixels(of: bitmap, from: rect.offsetBy(dx: -x, dy: -y), to: origin)
    return true
  }
}
