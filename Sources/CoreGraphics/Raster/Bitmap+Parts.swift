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

  /// Coverage made larger by repeating one column and one row of it; a side that is long enough stays
  /// as it is.
  package func repeating(column: Int, row: Int, width: Int, height: Int) -> Bitmap? {
    guard format == .alpha, width >= self.width, height >= self.height,
      column < self.width, row < self.height,
      let result = Bitmap(width: width, height: height, format: .alpha)
    else { return nil }
    let more = (width - self.width, height - self.height)
    for y in 0..<height {
      let output = result.data + y * result.bytesPerRow
      // Between the corners each row is like the one before.
      if y > row, y <= row + more.1 {
        memcpy(output, output - result.bytesPerRow, width)
        continue
      }
      let source = data + (y <= row ? y : y - more.1) * bytesPerRow
      memcpy(output, source, column)
      memset(output + column, Int32(source.load(fromByteOffset: column, as: UInt8.self)), more.0)
      memcpy(output + column + more.0, source + column, self.width - column)
    }
    return result
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
