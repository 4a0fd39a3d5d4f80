import CoreGraphics
import Foundation

/// How a symbol stands for a moment of its movement.
struct SymbolPose: Equatable {
  var scale = 1.0
  /// Radians, clockwise.
  var angle = 0.0
  /// How far it is from its place, in parts of its size.
  var offset = CGVector(dx: 0, dy: 0)
  var opacity = 1.0

  static let rest = SymbolPose()
  static let hidden = SymbolPose(scale: 0.6, opacity: 0)
  static let hiddenLarge = SymbolPose(scale: 1.3, opacity: 0)

  /// Both at once.
  static func * (one: SymbolPose, other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: one.scale * other.scale,
      angle: one.angle + other.angle,
      offset: CGVector(dx: one.offset.dx + other.offset.dx, dy: one.offset.dy + other.offset.dy),
      opacity: one.opacity * other.opacity
    )
  }

  /// What lies between this and another one, at a part of the way.
  func mixed(with other: SymbolPose, _ part: Double) -> SymbolPose {
    func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * part }
    return SymbolPose(
      scale: mix(scale, other.scale),
      angle: mix(angle, other.angle),
      offset: CGVector(
        dx: mix(offset.dx, other.offset.dx),
        dy: mix(offset.dy, other.offset.dy)
      ),
      opacity: mix(opacity, other.opacity)
    )
  }

  /// The transform of something of a size.
  func transform(_ size: CGSize) -> CGAffineTransform {
    CGAffineTransform(translationX: offset.dx * size.width, y: offset.dy * size.height)
      .rotated(by: angle).scaledBy(x: scale, y: scale)
  }
}
