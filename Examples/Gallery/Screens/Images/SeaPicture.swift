import UIKit

/// A picture of hills by the sea, drawn in code.
enum SeaPicture {
  /// The picture in a size in points.
  static func image(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      drawSky(context.cgContext, size)
      UIColor(red: 1, green: 0.93, blue: 0.72, alpha: 1).setFill()
      let radius = size.height * 0.13
      UIBezierPath(
        arcCenter: CGPoint(x: size.width * 0.68, y: size.height * 0.36),
        radius: radius,
        startAngle: 0,
        endAngle: 2 * .pi,
        clockwise: true
      ).fill()
      hill(size, 0.58, 0.16, UIColor(red: 0.42, green: 0.47, blue: 0.69, alpha: 1))
      hill(size, 0.70, 0.11, UIColor(red: 0.26, green: 0.37, blue: 0.55, alpha: 1))
      hill(size, 0.84, 0.07, UIColor(red: 0.13, green: 0.24, blue: 0.37, alpha: 1))
    }
  }

  private static func drawSky(_ context: CGContext, _ size: CGSize) {
    let colors = [
      UIColor(red: 0.33, green: 0.44, blue: 0.83, alpha: 1).cgColor,
      UIColor(red: 0.95, green: 0.62, blue: 0.55, alpha: 1).cgColor,
      UIColor(red: 1.00, green: 0.83, blue: 0.58, alpha: 1).cgColor,
    ]
    guard
      let sky = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: colors as CFArray,
        locations: [0, 0.55, 1]
      )
    else { return }
    context.drawLinearGradient(
      sky,
      start: .zero,
      end: CGPoint(x: 0, y: size.height),
      options: []
    )
  }

  private static func hill(_ size: CGSize, _ top: CGFloat, _ rise: CGFloat, _ color: UIColor) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height * (top + rise)))
    path.addCurve(
      to: CGPoint(x: size.width, y: size.height * top),
      controlPoint1: CGPoint(x: size.width * 0.3, y: size.height * (top - rise * 1.6)),
      controlPoint2: CGPoint(x: size.width * 0.6, y: size.height * (top + rise * 2.2))
    )
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.addLine(to: CGPoint(x: 0, y: size.height))
    path.close()
    color.setFill()
    path.fill()
  }
}
