internal import Diagnostics
import Foundation

/// The gate for numbers from outside: what is not finite goes no further.
enum FiniteGeometry {
  /// Whether every value is finite; if not, says so once for the place.
  static func accepts(_ values: CGFloat..., place: @autoclosure () -> String) -> Bool {
    if values.allSatisfy(\.isFinite) { return true }
    reject(values, place: place())
    return false
  }

  static func accepts(_ point: CGPoint, place: @autoclosure () -> String) -> Bool {
    if point.x.isFinite, point.y.isFinite { return true }
    reject([point.x, point.y], place: place())
    return false
  }

  /// Whether a rectangle can be drawn: the null rectangle is silently none, the infinite one can.
  static func accepts(_ rect: CGRect, place: @autoclosure () -> String) -> Bool {
    let sum = abs(rect.origin.x) + abs(rect.origin.y) + abs(rect.width) + abs(rect.height)
    if sum.isFinite { return true }
    if rect.isNull { return false }
    if rect.isInfinite { return true }
    reject([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], place: place())
    return false
  }

  static func accepts(_ transform: CGAffineTransform, place: @autoclosure () -> String) -> Bool {
    if transform.isFinite { return true }
    let entries = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    reject(entries, place: place())
    return false
  }

  private static func reject(_ values: [CGFloat], place: String) {
    let list = values.map { "\($0)" }.joined(separator: ", ")
    UIKitDiagnostics.report(
      Diagnosis(
        .notFinite,
        as: .warning,
        what: "A value that is not a finite number was ignored.",
        place: place,
        saw: list,
        remedy: "Look for a division by zero or an unset size where the value is computed.",
        applePhrase: "invalid numeric value (NaN, or not-a-number) to CoreGraphics API"
      )
    )
  }
}
