/// A half-open rectangle of whole device pixels, y down.
package struct PixelRect: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package var width: Int { maxX - minX }
  package var height: Int { maxY - minY }
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }
  package var area: Int { isEmpty ? 0 : width * height }

  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX),
      minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY)
    )
  }

  package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// The smallest rectangle around both; an empty one adds nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX),
      minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY)
    )
  }

  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  package func offsetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  package func insetBy(_ distance: Int) -> PixelRect {
    PixelRect(
      minX: minX + distance,
      minY: minY + distance,
      maxX: maxX - distance,
      maxY: maxY - distance
    )
  }
}
