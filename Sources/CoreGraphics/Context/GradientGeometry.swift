import Foundation

/// Along a line the location is a linear function of device x and y.
struct LinearGeometry {
  /// What one pixel to the right and one down add to the location.
  let perX: CGFloat
  let perY: CGFloat
  private let atOrigin: CGFloat

  /// Makes the geometry, or nil where start and end are one.
  init?(start: CGPoint, end: CGPoint, toUser: CGAffineTransform) {
    let axis = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let square = axis.dx * axis.dx + axis.dy * axis.dy
    guard square > 0, square.isFinite else { return nil }
    perX = (toUser.a * axis.dx + toUser.b * axis.dy) / square
    perY = (toUser.c * axis.dx + toUser.d * axis.dy) / square
    atOrigin =
      ((toUser.tx - start.x) * axis.dx + (toUser.ty - start.y) * axis.dy) / square
  }

  @inline(__always)
  func location(x: CGFloat, y: CGFloat) -> CGFloat { atOrigin + perY * y + perX * x }

  /// The lowest and the highest location of the pixels of a rectangle.
  func range(on rect: PixelRect) -> (low: CGFloat, high: CGFloat) {
    let (left, right) = (CGFloat(rect.minX) + 0.5, CGFloat(rect.maxX) - 0.5)
    let (top, bottom) = (CGFloat(rect.minY) + 0.5, CGFloat(rect.maxY) - 0.5)
    let corners = [
      location(x: left, y: top), location(x: right, y: top),
      location(x: left, y: bottom), location(x: right, y: bottom),
    ]
    return (corners.min() ?? 0, corners.max() ?? 0)
  }

  func fill(
    _ row: UnsafeMutablePointer<UInt32>,
    minX: Int,
    count: Int,
    y: CGFloat,
    _ colors: GradientColors
  ) {
    for index in 0..<count {
      row[index] = colors[location(x: CGFloat(minX &+ index) + 0.5, y: y)]
    }
  }
}

/// Around a point the location is the angle.
struct ConicGeometry {
  let center: CGPoint
  let angle: CGFloat
  let toUser: CGAffineTransform

  func fill(
    _ row: UnsafeMutablePointer<UInt32>,
    minX: Int,
    count: Int,
    y: CGFloat,
    _ colors: GradientColors
  ) {
    for index in 0..<count {
      let place = CGPoint(x: CGFloat(minX &+ index) + 0.5, y: y).applying(toUser)
      let turn = (atan2(place.y - center.y, place.x - center.x) - angle) / (2 * .pi)
      row[index] = colors[turn - turn.rounded(.down)]
    }
  }
}

/// Circles that move and grow from a first to a last; later ones lie over earlier ones.
struct RadialGeometry {
  private let center: CGPoint
  private let radius: CGFloat
  private let move: CGVector
  private let growth: CGFloat
  private let a: CGFloat
  private let toUser: CGAffineTransform

  init(
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    toUser: CGAffineTransform
  ) {
    center = startCenter
    radius = max(0, startRadius)
    move = CGVector(dx: endCenter.x - startCenter.x, dy: endCenter.y - startCenter.y)
    growth = max(0, endRadius) - radius
    a = move.dx * move.dx + move.dy * move.dy - growth * growth
    self.toUser = toUser
  }

  func fill(
    _ row: UnsafeMutablePointer<UInt32>,
    minX: Int,
    count: Int,
    y: CGFloat,
    _ colors: GradientColors
  ) {
    let isConcentric = move.dx == 0 && move.dy == 0 && growth != 0
    for index in 0..<count {
      let place = CGPoint(x: CGFloat(minX &+ index) + 0.5, y: y).applying(toUser)
      let to = CGVector(dx: place.x - center.x, dy: place.y - center.y)
      if isConcentric {
        let distance = (to.dx * to.dx + to.dy * to.dy).squareRoot()
        row[index] = colors[(distance - radius) / growth]
      } else {
        row[index] = location(of: to, colors.options).map { colors[$0] } ?? 0
      }
    }
  }

  /// The last circle through a place, as a location along the gradient; nil where there is none.
  private func location(of to: CGVector, _ options: CGGradientDrawingOptions) -> CGFloat? {
    let b = to.dx * move.dx + to.dy * move.dy + radius * growth
    let c = to.dx * to.dx + to.dy * to.dy - radius * radius
    func isThere(_ t: CGFloat) -> Bool {
      guard radius + t * growth >= 0 else { return false }
      if t < 0 { return options.contains(.drawsBeforeStartLocation) }
      if t > 1 { return options.contains(.drawsAfterEndLocation) }
      return t.isFinite
    }
    // a t² − 2 b t + c = 0
    if abs(a) < 1e-9 {
      let t = c / (2 * b)
      return isThere(t) ? t : nil
    }
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let (first, second) = ((b + root) / a, (b - root) / a)
    if isThere(max(first, second)) { return max(first, second) }
    return isThere(min(first, second)) ? min(first, second) : nil
  }
}
