// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// How pixels are to be turned to be seen upright, as EXIF numbers it.
public enum CGImagePropertyOrientation: UInt32, Sendable, Equatable, Hashable {
  /// As they are.
  case up = 1
  /// Mirrored from left to right.
  case upMirrored = 2
  /// By half a turn.
  case down = 3
  /// Mirrored from top to bottom.
  case downMirrored = 4
  /// Mirrored along the diagonal that falls.
  case leftMirrored = 5
  /// By a quarter, clockwise.
  case right = 6
  /// Mirrored along the diagonal that rises.
  case rightMirrored = 7
  /// By a quarter, counterclockwise.
  case left = 8

  var swapsSides: Bool { rawValue >= 5 }
}

/// A small version of a picture.
struct Thumbnail {
  let image: CGImage
  let orientation: CGImagePropertyOrientation
  /// The longer side at most; nil keeps the size.
  let mostPixels: Double?

  /// How large it is: never larger than the picture, and at least a pixel.
  private var size: (width: Int, height: Int) {
    let longer = Double(max(image.width, image.height))
    let most = mostPixels.map { max(1, $0) } ?? longer
    let scale = min(1, most / longer)
    func side(_ pixels: Int) -> Int { max(1, Int((Double(pixels) * scale).rounded())) }
    return (side(image.width), side(image.height))
  }

  var made: CGImage? {
    let size = size
    if orientation == .up, size == (image.width, image.height) { return image }
    let (width, height) = (size.width, size.height)
    let context = CGContext(
      data: nil,
      width: orientation.swapsSides ? height : width,
      height: orientation.swapsSides ? width : height,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
    )
    guard let context else { return nil }
    context.interpolationQuality = .high
    context.concatenate(turn(CGFloat(width), CGFloat(height)))
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage()
  }

  /// From the picture of that size to what is seen, y upwards.
  private func turn(_ width: CGFloat, _ height: CGFloat) -> CGAffineTransform {
    switch orientation {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    }
  }
}
