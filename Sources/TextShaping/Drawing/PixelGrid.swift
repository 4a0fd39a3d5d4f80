import CoreGraphics

/// Where device pixels lie in user space, for lines and edges that are to be sharp.
struct PixelGrid {
  private let transform: CGAffineTransform
  private let inverse: CGAffineTransform
  /// Whether user space is neither turned nor skewed, so that its edges can follow pixels.
  private let isUpright: Bool
  /// The size of a pixel in user space.
  let pixel: CGFloat

  init(_ context: CGContext) {
    transform = context.ctm
    inverse = transform.inverted()
    isUpright = transform.b == 0 && transform.c == 0 && transform.a != 0 && transform.d != 0
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    pixel = scale > 0 ? 1 / scale : 1
  }

  /// The nearest place between two rows of pixels.
  func snapped(y: CGFloat) -> CGFloat {
    guard isUpright else { return y }
    // Device space counts from the bottom, so that half a pixel goes down on the screen.
    let row = (y * transform.d + transform.ty - 0.5).rounded(.up)
    return row * inverse.d + inverse.ty
  }

  /// The nearest place between two columns of pixels.
  func snapped(x: CGFloat) -> CGFloat {
    guard isUpright else { return x }
    return (x * transform.a + transform.tx + 0.5).rounded(.down) * inverse.a + inverse.tx
  }

  /// A thickness of whole pixels, at least one.
  func snapped(thickness: CGFloat) -> CGFloat { max(1, (thickness / pixel).rounded()) * pixel }

  /// A box with its edges between pixels.
  func snapped(_ rect: CGRect) -> CGRect {
    let (left, top) = (snapped(x: rect.minX), snapped(y: rect.minY))
    return CGRect(
      x: left,
      y: top,
      width: snapped(x: rect.maxX) - left,
      height: snapped(y: rect.maxY) - top
    )
  }
}
