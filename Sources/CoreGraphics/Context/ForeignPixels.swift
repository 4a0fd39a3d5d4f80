import Foundation

/// A caller's memory whose pixels are laid out differently from ours.
///
/// Drawing happens in a bitmap of ours; what is about to be drawn on is read from the memory
/// first, in case the caller changed it, and written back after.
final class ForeignPixels {
  let memory: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let layout: PixelLayout
  private let isOwned: Bool

  /// Uses the caller's memory.
  init(memory: UnsafeMutableRawPointer, bytesPerRow: Int, layout: PixelLayout) {
    self.memory = memory
    self.bytesPerRow = bytesPerRow
    self.layout = layout
    isOwned = false
  }

  /// Makes cleared memory.
  init?(width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout) {
    guard let memory = calloc(height, bytesPerRow) else { return nil }
    self.memory = memory
    self.bytesPerRow = bytesPerRow
    self.layout = layout
    isOwned = true
  }

  deinit {
    if isOwned { free(memory) }
  }

  func read(into bitmap: Bitmap, _ rect: PixelRect) {
    forEachRow(of: bitmap, rect) { own, other in
      layout.read(other, into: own, count: rect.width)
    }
  }

  func write(from bitmap: Bitmap, _ rect: PixelRect) {
    forEachRow(of: bitmap, rect) { own, other in
      layout.write(own, to: other, count: rect.width)
    }
  }

  private func forEachRow(
    of bitmap: Bitmap,
    _ rect: PixelRect,
    _ body: (UnsafeMutablePointer<UInt32>, UnsafeMutableRawPointer) -> Void
  ) {
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      let own = bitmap.data + y * bitmap.bytesPerRow + rect.minX * 4
      let other = memory + y * bytesPerRow + rect.minX * layout.bytesPerPixel
      body(own.assumingMemoryBound(to: UInt32.self), other)
    }
  }
}
