import CoreGraphics
import UIKit

extension CIImage {
  /// Makes an image of a picture's pixels, as they are stored; nil where it has none.
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

  /// Makes an image of a picture's pixels, as they are stored; nil where it has none.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    if let kept = image.ciImage {
      self.init(kept.recipe)
    } else if let pixels = image.cgImage {
      self.init(cgImage: pixels, options: options)
    } else {
      return nil
    }
  }
}

extension UIImage {
  nonisolated(unsafe) private static let mark = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  )

  /// Makes a picture of an image, one pixel a point.
  ///
  /// It is painted at once; one without an end or without pixels makes a picture without pixels.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Makes a picture of an image.
  ///
  /// `scale` says how many pixels make a point.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    guard let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: pixels, scale: scale, orientation: orientation)
    objc_setAssociatedObject(self, Self.mark, ciImage, .OBJC_ASSOCIATION_RETAIN)
  }

  /// The image that the picture was made of; nil for other pictures.
  public var ciImage: CIImage? {
    objc_getAssociatedObject(self, Self.mark) as? CIImage
  }
}

extension CIColor {
  /// Makes the colour that one of UIKit's is under the current traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
  /// Makes a colour of one of Core Image's.
  public convenience init(ciColor: CIColor) {
    self.init(
      red: ciColor.red,
      green: ciColor.green,
      blue: ciColor.blue,
      alpha: ciColor.alpha
    )
  }
}
