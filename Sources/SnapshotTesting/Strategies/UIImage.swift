import CoreGraphics
import Foundation
import UIKit
import XCTestAdditions

extension Diffing where Value == UIImage {
  /// Compares pictures, of which all bytes have to be the same.
  public static var image: Diffing { image() }

  /// Compares pictures.
  ///
  /// - Parameters:
  ///   - precision: How much of the pixels has to match, from 0 to 1.
  ///   - perceptualPrecision: How near a pixel has to be to match, from 0 to 1: 1 less the hundredth part of
  ///     the distance in CIE L*a*b*. The eye sees no difference from 0.98 on.
  ///   - scale: The pixels of a point in references; nil or 0 for the screen's.
  /// - Returns: The comparison.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    scale: CGFloat? = nil
  ) -> Diffing {
    let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? onMain { UIScreen.main.scale }
    let comparison = PictureComparison(
      precision: precision,
      perceptualPrecision: perceptualPrecision
    )
    return Diffing(
      toData: { $0.pngData() ?? noPicture },
      fromData: { UIImage(data: $0, scale: scale) ?? UIImage() },
      diff: { old, new in
        guard let words = comparison.difference(old, new) else { return nil }
        let pictures = [
          ("reference", old), ("failure", new),
          ("difference", DifferencePicture.of(old, new) ?? UIImage()),
        ]
        return (
          words,
          pictures.map { name, picture in
            let attachment = XCTAttachment(image: picture)
            attachment.name = name
            return attachment
          }
        )
      }
    )
  }

  /// What is written for a picture without a size: a red point.
  private static var noPicture: Data {
    guard let bitmap = Bitmap(width: 1, height: 1) else { return Data() }
    bitmap.data.storeBytes(of: 0xffff_0000, as: UInt32.self)
    return UIImage(cgImage: CGImage(bitmap: bitmap)).pngData() ?? Data()
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Compares pictures, of which all bytes have to be the same.
  public static var image: Snapshotting { image() }

  /// Compares pictures.
  ///
  /// - Parameters:
  ///   - precision: How much of the pixels has to match, from 0 to 1.
  ///   - perceptualPrecision: How near a pixel has to be to match, from 0 to 1.
  ///   - scale: The pixels of a point in references; nil or 0 for the screen's.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision,
        perceptualPrecision: perceptualPrecision,
        scale: scale
      )
    )
  }
}
