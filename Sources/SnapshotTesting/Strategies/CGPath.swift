import CoreGraphics
import Foundation
import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// Compares pictures of filled paths, of which all bytes have to be the same.
  public static var image: Snapshotting { image() }

  /// Compares pictures of paths.
  ///
  /// - Parameters:
  ///   - precision: How much of the pixels has to match, from 0 to 1.
  ///   - perceptualPrecision: How near a pixel has to be to match, from 0 to 1.
  ///   - scale: The pixels of a point.
  ///   - drawingMode: How the path is painted.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision,
      perceptualPrecision: perceptualPrecision,
      scale: scale
    ).pullback { path in
      onMain {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: path.boundingBoxOfPath, format: format)
          .image { context in
            context.cgContext.addPath(path)
            context.cgContext.drawPath(using: drawingMode)
          }
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// Compares paths by their elements, with up to three digits behind the point.
  public static var elementsDescription: Snapshotting {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    // Without a style Linux keeps one digit behind the point.
    formatter.numberStyle = .decimal
    formatter.usesGroupingSeparator = false
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return elementsDescription(numberFormatter: formatter)
  }

  /// Compares paths by their elements.
  ///
  /// - Parameter numberFormatter: How numbers are written.
  /// - Returns: The strategy.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { path in
      func number(_ value: CGFloat) -> String {
        numberFormatter.string(from: NSNumber(value: Double(value))) ?? "\(value)"
      }
      var text = ""
      path.applyWithBlock { pointer in
        let element = pointer.pointee
        let (name, count) =
          switch element.type {
          case .moveToPoint: ("MoveTo", 1)
          case .addLineToPoint: ("LineTo", 1)
          case .addQuadCurveToPoint: ("QuadCurveTo", 2)
          case .addCurveToPoint: ("CurveTo", 3)
          case .closeSubpath: ("Close", 0)
          @unknown default: ("Unknown", 0)
          }
        if element.type == .moveToPoint, !text.isEmpty { text += "\n" }
        let points = (0..<count).map { element.points[$0] }
          .map { "(\(number($0.x)), \(number($0.y)))" }
        // The space stands also where no point follows.
        text += "\(name) \(points.joined(separator: " "))\n"
      }
      return text
    }
  }
}
