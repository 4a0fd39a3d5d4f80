import CoreGraphics
import Foundation
import UIKit

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// Compares pictures of filled paths, of which all bytes have to be the same.
  public static var image: Snapshotting { image() }

  /// Compares pictures of filled paths.
  ///
  /// - Parameters:
  ///   - precision: How much of the pixels has to match, from 0 to 1.
  ///   - perceptualPrecision: How near a pixel has to be to match, from 0 to 1.
  ///   - scale: The pixels of a point.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision,
      perceptualPrecision: perceptualPrecision,
      scale: scale
    ).pullback { path in
      nonisolated(unsafe) let path = path
      return onMain {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: path.bounds, format: format).image { _ in
          path.fill()
        }
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// Compares paths by their elements, with up to three digits behind the point.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  /// Compares paths by their elements.
  ///
  /// - Parameter numberFormatter: How numbers are written.
  /// - Returns: The strategy.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { $0.cgPath }
  }
}
