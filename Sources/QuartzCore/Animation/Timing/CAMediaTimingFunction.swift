import CoreGraphics
import Diagnostics
import Foundation

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even: (0, 0), (1, 1).
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly: (0.42, 0), (1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly: (0, 0), (0.58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly: (0.42, 0), (0.58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What the system animates layers by: (0.25, 0.1), (0.25, 1).
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  fileprivate var curve: TimingCurve? {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInOut
    case .default: .standard
    default: nil
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) by which an animation is paced.
open class CAMediaTimingFunction: NSObject {
  package let curve: TimingCurve

  /// Makes a function by name; a name nobody knows is reported and stands for `default`.
  public convenience init(name: CAMediaTimingFunctionName) {
    if name.curve == nil {
      UIKitDiagnostics.report(
        Diagnosis(
          .timingName,
          place: "CAMediaTimingFunction(name:)",
          saw: name.rawValue,
          applePhrase: "unknown timing function"
        )
      )
    }
    self.init(name.curve ?? .standard)
  }

  /// Makes a function from its two inner control points; the xs are held to 0...1.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func finite(_ value: Float, _ fallback: CGFloat) -> CGFloat {
      value.isFinite ? CGFloat(value) : fallback
    }
    self.init(
      TimingCurve(
        x1: min(1, max(0, finite(c1x, 0))),
        y1: finite(c1y, 0),
        x2: min(1, max(0, finite(c2x, 1))),
        y2: finite(c2y, 1)
      )
    )
  }

  package init(_ curve: TimingCurve) {
    self.curve = curve
    super.init()
  }

  /// Writes one of the four control points, the ends counted, to two numbers.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point: (CGFloat, CGFloat) =
      switch idx {
      case 1: (curve.x1, curve.y1)
      case 2: (curve.x2, curve.y2)
      case 3: (1, 1)
      default: (0, 0)
      }
    ptr[0] = Float(point.0)
    ptr[1] = Float(point.1)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  open override var hash: Int { curve.hashValue }
}
