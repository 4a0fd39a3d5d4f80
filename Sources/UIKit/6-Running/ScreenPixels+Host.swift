import CoreGraphics
import QuartzCore
import WindowHost

extension ScreenPixels {
  /// A host's pixels, which turn where the host has memory that does.
  package convenience init?(_ frame: Framebuffer, of host: any WindowHost) {
    guard
      let bitmap = Bitmap(
        wrapping: frame.data,
        width: frame.width,
        height: frame.height,
        bytesPerRow: frame.bytesPerRow
      )
    else { return nil }
    self.init(bitmap, firstRow: frame.firstRow) {
      host.ring().map { Ring(start: $0.start, rows: $0.rows, bytesPerRow: $0.bytesPerRow) }
    }
  }
}
