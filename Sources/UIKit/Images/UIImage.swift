import CoreGraphics
import Foundation

/// A picture with its scale and its orientation.
open class UIImage: NSObject, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  /// How the pixels of a picture are turned.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up = 0
    /// Turned by half.
    case down = 1
    /// Turned to the left by a quarter.
    case left = 2
    /// Turned to the right by a quarter.
    case right = 3
    /// As they are, left and right exchanged.
    case upMirrored = 4
    /// Turned by half, left and right exchanged.
    case downMirrored = 5
    /// Turned to the left by a quarter, left and right exchanged.
    case leftMirrored = 6
    /// Turned to the right by a quarter, left and right exchanged.
    case rightMirrored = 7
  }

  let storedImage: CGImage?
  let storedScale: CGFloat
  let storedOrientation: Orientation

  /// Makes a picture without pixels.
  public override init() {
    (storedImage, storedScale, storedOrientation) = (nil, 1, .up)
  }

  /// Makes a picture of pixels.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    (storedImage, storedScale, storedOrientation) = (cgImage, scale, orientation)
  }

  /// The pixels.
  open var cgImage: CGImage? { storedImage }

  /// Pixels a point.
  open var scale: CGFloat { storedScale }

  /// How the pixels are turned.
  open var imageOrientation: Orientation { storedOrientation }
}

extension UIImage {
  /// The size in points.
  public var size: CGSize {
    guard let image = cgImage else { return .zero }
    return CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }

  /// Draws the picture.
  public func draw(in rect: CGRect) {}
}
