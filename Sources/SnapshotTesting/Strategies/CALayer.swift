import QuartzCore
import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// Compares pictures of layers, of which all bytes have to be the same.
  public static var image: Snapshotting { image() }

  /// Compares pictures of layers.
  ///
  /// - Parameters:
  ///   - precision: How much of the pixels has to match, from 0 to 1.
  ///   - perceptualPrecision: How near a pixel has to be to match, from 0 to 1.
  ///   - traits: Traits with the scale that holds.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision,
      perceptualPrecision: perceptualPrecision,
      scale: traits.displayScale
    ).pullback { layer in
      nonisolated(unsafe) let layer = layer
      return onMain {
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat(for: traits)
        return UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image { context in
          layer.render(in: context.cgContext)
        }
      }
    }
  }
}
