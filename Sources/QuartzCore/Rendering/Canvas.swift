import CoreGraphics

/// A bitmap with its place on the device, so that painting knows device pixels only.
struct Canvas {
  let bitmap: Bitmap
  /// Where the bitmap's first pixel lies.
  let x: Int
  let y: Int
  /// Whether all that lies behind is there: pictures made on the side know only themselves.
  let holdsAll: Bool
  /// Where painting is noted down to be done later; nil where it is done at once.
  private let list: DisplayList?

  init(_ bitmap: Bitmap, x: Int = 0, y: Int = 0, holdsAll: Bool = false) {
    self.bitmap = bitmap
    self.x = x
    self.y = y
    self.holdsAll = holdsAll
    list = nil
  }

  /// A canvas whose pixels change when the list is flushed.
  init(_ list: DisplayList) {
    bitmap = list.bitmap
    x = 0
    y = 0
    holdsAll = true
    self.list = list
  }

  /// Whether painting waits until the list is flushed.
  var isNotedDown: Bool { list != nil }

  /// A picture in a size, whose pixels are there when the list is flushed, or now where there is none.
  func makeFitted(_ deferred: DeferredPixels, _ fit: PictureFit) -> Bitmap? {
    if let known = deferred.fitted(fit) { return known }
    guard let bitmap = Bitmap(width: fit.width, height: fit.height) else { return nil }
    let job: @Sendable () -> Void = { deferred.fit(fit, into: bitmap) { fit.draw($0, into: $1) } }
    if isNotedDown { PictureJobs.shared.begin(job) } else { job() }
    return bitmap
  }

  var bounds: PixelRect { bitmap.bounds.offsetBy(dx: x, dy: y) }

  func fill(_ rect: PixelRect, with color: Pixel) {
    if let list { return list.add(.fill(color), in: rect) }
    bitmap.fill(local(rect), with: color)
  }

  func fillOver(_ rect: PixelRect, with color: Pixel) {
    if let list { return list.add(color, in: rect) }
    bitmap.fillOver(local(rect), with: color)
  }

  func fillOver(
    _ color: Pixel,
    through mask: Bitmap,
    at origin: (x: Int, y: Int),
    clip: PixelRect
  ) {
    if let list {
      let area = mask.bounds.offsetBy(dx: origin.x, dy: origin.y).intersection(clip)
      return list.add(color, through: mask, x: origin.x, y: origin.y, in: area)
    }
    bitmap.fillOver(color, through: mask, at: local(origin), clip: local(clip))
  }

  func drawOver(
    _ source: Bitmap,
    at origin: (x: Int, y: Int),
    clip: PixelRect,
    alpha: Double = 1
  ) {
    if let list {
      let area = source.bounds.offsetBy(dx: origin.x, dy: origin.y).intersection(clip)
      return list.add(.draw(source, x: origin.x, y: origin.y, alpha: alpha), in: area)
    }
    bitmap.drawOver(
      source,
      at: local(origin),
      clip: local(clip),
      alpha: UInt8((alpha * 255).rounded())
    )
  }

  /// Draws a picture in a blend mode.
  func draw(
    _ source: Bitmap,
    at origin: (x: Int, y: Int),
    clip: PixelRect,
    alpha: Double,
    mode: CGBlendMode
  ) {
    guard mode != .normal else { return drawOver(source, at: origin, clip: clip, alpha: alpha) }
    list?.flush()
    bitmap.blend(source, at: local(origin), clip: local(clip), alpha: alpha, mode: mode)
  }

  /// A copy of some pixels, as a canvas of its own that holds as much.
  func copy(of rect: PixelRect) -> Canvas? {
    list?.flush()
    let rect = rect.intersection(bounds)
    guard let copy = Bitmap(width: rect.width, height: rect.height) else { return nil }
    copy.copyPixels(of: bitmap, from: local(rect), to: (0, 0))
    return Canvas(copy, x: rect.minX, y: rect.minY, holdsAll: holdsAll)
  }

  /// Brings pixels so far towards those of another canvas; equal ones stay as they are.
  func mix(_ other: Canvas, in rect: PixelRect, share: Double) {
    list?.flush()
    let rect = rect.intersection(bounds).intersection(other.bounds)
    bitmap.mix(other.bitmap, from: other.local(rect), to: local(rect), share: share)
  }

  /// What some pixels look like through a material.
  func backdrop(of area: PixelRect, radius: Double, saturation: Double) -> Bitmap? {
    list?.flush()
    return bitmap.backdrop(of: local(area), radius: radius, saturation: saturation)
  }

  // MARK: Rounded clipping

  /// Pixels as they were; the bitmap may be larger than the area that was kept.
  struct Kept {
    let pixels: Canvas
    let area: PixelRect
  }

  /// Keeps the pixels of a rectangle as they are, before something is painted that does not belong there.
  func keep(_ area: PixelRect) -> Kept? {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return nil }
    guard let list else { return copy(of: area).map { Kept(pixels: $0, area: area) } }
    guard let bitmap = list.spare.bitmap(width: area.width, height: area.height) else { return nil }
    let canvas = Canvas(bitmap, x: area.minX, y: area.minY, holdsAll: holdsAll)
    list.add(.keep(canvas), in: area)
    return Kept(pixels: canvas, area: area)
  }

  /// Blends what was kept back in where a mask does not cover, whose first pixel falls at `origin`: the
  /// sum of old and new by coverage is what clipping each painted piece as one group would give.
  func restore(_ old: Kept, outside mask: CornerCoverage.Mask, at origin: (x: Int, y: Int)) {
    guard let list else { return restore(old.pixels, outside: mask, at: origin, in: old.area) }
    list.add(.restore(old.pixels, mask, x: origin.x, y: origin.y), in: old.area)
  }

  /// The same for a part of what was kept.
  func restore(
    _ old: Canvas,
    outside mask: CornerCoverage.Mask,
    at origin: (x: Int, y: Int),
    in area: PixelRect
  ) {
    old.bitmap.multiply(by: mask.outside, at: old.local(origin), in: old.local(area))
    bitmap.multiply(by: mask.inside, at: local(origin), in: local(area))
    bitmap.add(old.bitmap, at: local((old.x, old.y)), clip: local(area))
  }

  /// Takes pixels of another canvas that lie in the same place.
  func copyPixels(of other: Canvas, in area: PixelRect) {
    bitmap.copyPixels(of: other.bitmap, from: other.local(area), to: local((area.minX, area.minY)))
  }

  private func local(_ rect: PixelRect) -> PixelRect { rect.offsetBy(dx: -x, dy: -y) }

  private func local(_ origin: (x: Int, y: Int)) -> (x: Int, y: Int) {
    (origin.x - x, origin.y - y)
  }
}

extension PixelRect {
  /// The device pixels a rectangle of an upright layer fills.
  ///
  /// Every edge goes to the nearest pixel boundary, so that edges which meet in the layout meet on
  /// the screen; what has any size keeps at least one pixel.
  init(snapping rect: CGRect) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else {
      self = .empty
      return
    }
    let minX = Self.pixel(rect.minX)
    let minY = Self.pixel(rect.minY)
    self.init(
      minX: minX,
      minY: minY,
      maxX: max(Self.pixel(rect.maxX), minX + 1),
      maxY: max(Self.pixel(rect.maxY), minY + 1)
    )
  }

  /// The device pixels a rectangle touches, and one more around where edges are softened.
  init(touching rect: CGRect) {
    guard !rect.isNull, rect.width >= 0, rect.height >= 0 else {
      self = .empty
      return
    }
    self.init(
      minX: Self.clamp(rect.minX.rounded(.down)) - 1,
      minY: Self.clamp(rect.minY.rounded(.down)) - 1,
      maxX: Self.clamp(rect.maxX.rounded(.up)) + 1,
      maxY: Self.clamp(rect.maxY.rounded(.up)) + 1
    )
  }

  /// The nearest pixel boundary; halves go up, so that whole moves keep their distance.
  ///
  /// Places are first taken to 1/1024 pixel: a sum in another order must not end on another pixel.
  static func pixel(_ value: CGFloat) -> Int {
    clamp(((value * 1024).rounded() / 1024 + 0.5).rounded(.down))
  }

  private static func clamp(_ value: CGFloat) -> Int {
    // Far outside of any screen, and far inside what the pixel library can address.
    Int(max(-1e8, min(1e8, value)))
  }
}
