import Foundation

/// The antialiased coverage of a path, for clipping and shaping layers.
///
/// Whatever bounds are asked for, a pixel's coverage is the same.
///
/// - Parameters:
///   - path: the path.
///   - transform: from the path's space to device space, y down.
///   - bounds: the pixels wanted; the first pixel of the result is their top left corner.
///   - evenOdd: whether the even-odd rule decides what is inside, rather than the winding rule.
/// - Returns: nil when the path covers none of the pixels.
package func coverage(
  of path: CGPath,
  transform: CGAffineTransform,
  in bounds: PixelRect,
  evenOdd: Bool = false
) -> Bitmap? {
  guard FiniteGeometry.accepts(transform, place: "coverage(of:transform:in:)") else { return nil }
  let mask = CoverageMask(
    of: path.elements,
    transform: transform,
    rule: evenOdd ? .evenOdd : .winding,
    flattening: CurveFlattening(tolerance: 1 / 16),
    window: bounds
  )
  return mask?.bitmap
}
