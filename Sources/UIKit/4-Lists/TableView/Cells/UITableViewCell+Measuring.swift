import CoreGraphics
import Foundation

extension UITableViewCell {
  /// The height that what is in the cell asks for.
  func fittingHeight(width: CGFloat, otherwise: CGFloat) -> CGFloat {
    storedConfigurations?.updateIfNeeded()
    placeContent()
    let measurement = CellMeasurement(self)
    bringConstraintsUpToDate()
    if measurement.hasConstraints, measuringContent == nil {
      return measurement.height(atWidth: width) ?? otherwise
    }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height.clampedToRow(labels.isUsed, otherwise)
  }
}
