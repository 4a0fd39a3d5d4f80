import SwiftUI
import WindowHost

/// What is drawn on the white of a screen.
struct Ink {
  /// The points around all of it; nil where nothing is drawn.
  var box: CGRect?
  /// How dark the darkest pixel is, from 0 to 255.
  var darkest = 0
}

extension ShownView {
  /// What is drawn on the white of the screen.
  var ink: Ink {
    var ink = Ink()
    guard let buffer = screen.host.framebuffer() else { return ink }
    let scale = CGFloat(buffer.width) / screen.window.bounds.width
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        let offset = y * buffer.bytesPerRow + x * 4
        let pixel = buffer.data.load(fromByteOffset: offset, as: UInt32.self)
        let light = [16, 8, 0].map { Int(pixel >> UInt32($0) & 255) }.min() ?? 255
        guard light < 240 else { continue }
        ink.darkest = max(ink.darkest, 255 - light)
        let place = CGRect(
          x: CGFloat(x) / scale,
          y: CGFloat(y) / scale,
          width: 1 / scale,
          height: 1 / scale
        )
        ink.box = ink.box?.union(place) ?? place
      }
    }
    return ink
  }
}
