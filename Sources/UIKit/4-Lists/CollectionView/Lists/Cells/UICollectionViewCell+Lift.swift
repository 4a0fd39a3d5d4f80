import CoreGraphics
import QuartzCore

extension UICollectionViewCell {
  /// How a row floats that is moved by hand; not measured.
  private static let liftShadow = (opacity: Float(0.2), radius: CGFloat(8))

  /// Shows a row over the others: with a shadow, which needs what lies outside of it, and no lines.
  func showLift() {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = isLifted ? Self.liftShadow.opacity : 0
    layer.shadowRadius = Self.liftShadow.radius
    layer.shadowOffset = CGSize(width: 0, height: 2)
    clipsToBounds = !isLifted && surroundings?.corners.isEmpty == false
    separators?.place()
  }
}
