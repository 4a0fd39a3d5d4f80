// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import Inert

/// Faces are looked for.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Rectangles are looked for.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// QR codes are looked for.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Text is looked for.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// How well is looked.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Quickly.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Well.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// How the image is turned.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"

/// What was found in an image.
open class CIFeature: NSObject {
  /// Where it is.
  open var bounds: CGRect { .null }
  /// What it is.
  open var type: String { "" }
}

/// A QR code that was found in an image.
open class CIQRCodeFeature: CIFeature {
  /// What it says.
  open var messageString: String? { nil }
}

/// A face that was found in an image.
open class CIFaceFeature: CIFeature {}

/// Looks for things in images, and finds none.
open class CIDetector: NSObject {
  private static let framework = InertFramework("CIDetector", "finds nothing in images")

  /// Makes a detector; nil for a type that there is none of.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    let types = [
      CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText,
    ]
    guard types.contains(type) else { return nil }
  }

  /// Nothing, which is told once.
  open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

  /// Nothing, which is told once.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    Self.framework.tell()
    return []
  }
}
