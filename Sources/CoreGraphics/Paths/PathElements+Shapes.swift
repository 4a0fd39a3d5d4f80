import Foundation

extension PathElements {
  /// How far control points stand off for a quarter circle of radius 1.
  ///
  /// The curve and the circle agree at the ends and the middle.
  static let quarterArc: CGFloat = 4 / 3 * (2.squareRoot() - 1)

  mutating func addRect(_ rect: CGRect) {
    let rect = rect.standardized
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  mutating func addEllipse(in rect: CGRect) {
    let rect = rect.standardized
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let reach = CGSize(
      width: rect.width / 2 * Self.quarterArc,
      height: rect.height / 2 * Self.quarterArc
    )
    move(to: CGPoint(x: rect.maxX, y: center.y))
    cubic(
      to: CGPoint(x: center.x, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: center.y + reach.height),
      control2: CGPoint(x: center.x + reach.width, y: rect.maxY)
    )
    cubic(
      to: CGPoint(x: rect.minX, y: center.y),
      control1: CGPoint(x: center.x - reach.width, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: center.y + reach.height)
    )
    cubic(
      to: CGPoint(x: center.x, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: center.y - reach.height),
      control2: CGPoint(x: center.x - reach.width, y: rect.minY)
    )
    cubic(
      to: CGPoint(x: rect.maxX, y: center.y),
      control1: CGPoint(x: center.x + reach.width, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: center.y - reach.height)
    )
    close()
  }

  mutating func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let rect = rect.standardized
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect) }
    let inset = CGSize(
      width: width * (1 - Self.quarterArc),
      height: height * (1 - Self.quarterArc)
    )
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: right, y: rect.midY))
    line(to: CGPoint(x: right, y: bottom - height))
    cubic(
      to: CGPoint(x: right - width, y: bottom),
      control1: CGPoint(x: right, y: bottom - inset.height),
      control2: CGPoint(x: right - inset.width, y: bottom)
    )
    line(to: CGPoint(x: left + width, y: bottom))
    cubic(
      to: CGPoint(x: left, y: bottom - height),
      control1: CGPoint(x: left + inset.width, y: bottom),
      control2: CGPoint(x: left, y: bottom - inset.height)
    )
    line(to: CGPoint(x: left, y: top + height))
    cubic(
      to: CGPoint(x: left + width, y: top),
      control1: CGPoint(x: left, y: top + inset.height),
      control2: CGPoint(x: left + inset.width, y: top)
    )
    line(to: CGPoint(x: right - width, y: top))
    cubic(
      to: CGPoint(x: right, y: top + height),
      control1: CGPoint(x: right - inset.width, y: top),
      control2: CGPoint(x: right, y: top + inset.height)
    )
    close()
  }
}
