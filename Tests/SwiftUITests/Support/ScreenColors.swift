import CoreGraphics
import SwiftUI
import WindowHost

extension ShownView {
  /// The colour of a pixel that is shown, at a point of the screen: red, green and blue from 0 to 255.
  func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    guard let buffer = screen.host.framebuffer() else { return [] }
    let scale = CGFloat(buffer.width) / screen.window.bounds.width
    let offset = Int(y * scale) * buffer.bytesPerRow + Int(x * scale) * 4
    let argb = buffer.data.load(fromByteOffset: offset, as: UInt32.self)
    return [16, 8, 0].map { Int(argb >> UInt32($0) & 255) }
  }
}
