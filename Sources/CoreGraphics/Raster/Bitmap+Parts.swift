import Foundation

extension Bitmap {
  /// The pixels of a rectangle inside `bounds`, as a bitmap that shares this one's memory where
  /// rows stay aligned.
  package func part(_ rect: PixelRect) -> Bitmap? {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return nil }
    if rect == bounds { return self }
    let offset = rect.minY * bytesPerRow + rect.minX * format.bytesPerPixel
    guard offset % 4 == 0 else {
      let copy = Bitmap(width: rect.width, height: rect.height, format: format)
      copy?.copyPixels(of: self, from: rect, to: (0, 0))
      return copy
    }
    let part = Bitmap(
      wrapping: data + offset,
      width: rect.width,
      height: rect.height,
      bytesPerRow: bytesPerRow,
      format: format,
      release: { withExtendedLifetime(self) {} }
    )
    part?.isOpaque = isOpaque
    return part
  }

  /// Gives every pixel full alpha, leaving the colours as they are.
  package func makeOpaque() {
    for y in 0..<height {
      let row = (data + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { row[x] |= 0xFF00_0000 }
    }
    isOpaque = true
  }

  /// Whether every pixel is opaque, found by looking at all of them.
  package var hasOnlyOpaquePixels: Bool {
    if isOpaque { return true }
    for y in 0..<height {
      let row = data + y * bytesPerRow
      for x in 0..<width where row[alphaAt: x, format] != 255 { return false }
    }
    return true
  }
}

extension UnsafeMutableRawPointer {
  fileprivate subscript(alphaAt x: Int, format: Bitmap.Format) -> UInt8 {
    switch format {
    case .color: UInt8(load(fromByteOffset: x * 4, as: UInt32.self) >> 24)
    case .alpha: load(fromByteOffset: x, as: UInt8.self)
    }
  }
}
