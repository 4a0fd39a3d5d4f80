import SwiftUI

/// How lines run from one value to the next.
public struct InterpolationMethod: Equatable, Sendable {
  enum Kind: Equatable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case catmullRom(CGFloat)
    case cardinal(CGFloat)
  }

  let kind: Kind

  /// Straight.
  public static let linear = InterpolationMethod(kind: .linear)
  /// A curve without hills and valleys of its own.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// A curve after Catmull and Rom.
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(0.5))
  /// A curve with tangents along the neighbours.
  public static let cardinal = InterpolationMethod(kind: .cardinal(0))
  /// A step at the first of two values.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// A step between two values.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// A step at the second of two values.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)

  /// A curve after Catmull and Rom, with how much distances count.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha))
  }

  /// A curve with tangents along the neighbours, with how tight it is.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension))
  }
}
