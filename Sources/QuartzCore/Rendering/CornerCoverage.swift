import CoreGraphics

/// The coverage of rounded outlines, cut down to what is not a straight edge.
///
/// One small picture serves every rectangle with the same corners: a quadrant of it is laid at
/// each corner, and between them the edges are straight.
final class CornerCoverage {
  /// The picture of a small rectangle with these corners, and its complement.
  struct Mask {
    let inside: Bitmap
    let outside: Bitmap

    /// A part of a rectangle that the mask covers, with the mask's place for it.
    typealias Quadrant = (clip: PixelRect, origin: (x: Int, y: Int))

    /// The parts of `rect` that the mask covers.
    func quadrants(of rect: PixelRect) -> InlineArray<4, Quadrant> {
      let left = (inside.width + 1) / 2
      let top = (inside.height + 1) / 2
      let right = inside.width - left
      let bottom = inside.height - top
      let farX = rect.maxX - inside.width
      let farY = rect.maxY - inside.height
      return [
        (
          PixelRect(x: rect.minX, y: rect.minY, width: left, height: top),
          (rect.minX, rect.minY)
        ),
        (
          PixelRect(x: rect.maxX - right, y: rect.minY, width: right, height: top),
          (farX, rect.minY)
        ),
        (
          PixelRect(x: rect.minX, y: rect.maxY - bottom, width: left, height: bottom),
          (rect.minX, farY)
        ),
        (
          PixelRect(x: rect.maxX - right, y: rect.maxY - bottom, width: right, height: bottom),
          (farX, farY)
        ),
      ]
    }

    /// What the quadrants leave of `rect`: three bands.
    func rest(of rect: PixelRect) -> InlineArray<3, PixelRect> {
      let left = (inside.width + 1) / 2
      let top = (inside.height + 1) / 2
      let right = inside.width - left
      let bottom = inside.height - top
      return [
        PixelRect(
          minX: rect.minX + left,
          minY: rect.minY,
          maxX: rect.maxX - right,
          maxY: rect.minY + top
        ),
        PixelRect(
          minX: rect.minX,
          minY: rect.minY + top,
          maxX: rect.maxX,
          maxY: rect.maxY - bottom
        ),
        PixelRect(
          minX: rect.minX + left,
          minY: rect.maxY - bottom,
          maxX: rect.maxX - right,
          maxY: rect.maxY
        ),
      ]
    }
  }

  private struct Key: Hashable {
    let corner: CornerShape
    let width: Int
    let height: Int
    let border: Int
  }

  private static let limit = 256
  private var masks: [Key: Mask] = [:]

  /// The mask for a rectangle of `rect`'s size; `corner` is in pixels.
  ///
  /// With a border, the ring of that width along the inside of the outline.
  func mask(for rect: PixelRect, corner: CornerShape, border: Int = 0) -> Mask? {
    // The radius that fits is decided by the whole rectangle, before it is cut down.
    var corner = corner
    corner.radius = min(corner.radius, CGFloat(min(rect.width, rect.height)) / 2)
    let side = 2 * (Int(pixels: corner.reach.rounded(.up)) + border) + 2
    let key = Key(
      corner: corner,
      width: min(rect.width, side),
      height: min(rect.height, side),
      border: border
    )
    if let mask = masks[key] { return mask }
    guard let mask = make(key) else { return nil }
    if masks.count >= Self.limit { masks.removeAll(keepingCapacity: true) }
    masks[key] = mask
    return mask
  }

  private func make(_ key: Key) -> Mask? {
    let bounds = PixelRect(x: 0, y: 0, width: key.width, height: key.height)
    let rect = CGRect(x: 0, y: 0, width: key.width, height: key.height)
    let path = CGMutablePath()
    path.addPath(key.corner.path(in: rect))
    let inset = CGFloat(key.border)
    if key.border > 0, key.width > 2 * key.border, key.height > 2 * key.border {
      var inner = key.corner
      inner.radius = max(0, inner.radius - inset)
      path.addPath(inner.path(in: rect.insetBy(dx: inset, dy: inset)))
    }
    guard
      let inside = coverage(of: path, transform: .identity, in: bounds, evenOdd: true),
      let outside = inside.complement()
    else { return nil }
    return Mask(inside: inside, outside: outside)
  }
}

extension CornerCoverage.Mask {
  /// The straight stretches of a border between the quadrants.
  func edges(of rect: PixelRect, width: Int) -> InlineArray<4, PixelRect> {
    let bands = rest(of: rect)
    let (top, middle, bottom) = (bands[0], bands[1], bands[2])
    return [
      PixelRect(minX: top.minX, minY: top.minY, maxX: top.maxX, maxY: top.minY + width),
      PixelRect(
        minX: bottom.minX,
        minY: bottom.maxY - width,
        maxX: bottom.maxX,
        maxY: bottom.maxY
      ),
      PixelRect(
        minX: middle.minX,
        minY: middle.minY,
        maxX: middle.minX + width,
        maxY: middle.maxY
      ),
      PixelRect(
        minX: middle.maxX - width,
        minY: middle.minY,
        maxX: middle.maxX,
        maxY: middle.maxY
      ),
    ]
  }
}
