import CoreGraphics

/// How a picture is fitted into a layer's bounds.
package struct ContentsPlacement: Hashable, Sendable {
  package let gravity: CALayerContentsGravity
  package let rect: CGRect
  package let center: CGRect
  package let scale: CGFloat
  package let magnification: CALayerContentsFilter
  package let minification: CALayerContentsFilter

  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  init(_ appearance: LayerAppearance) {
    gravity = appearance.contentsGravity
    rect = appearance.contentsRect
    center = appearance.contentsCenter
    scale = appearance.contentsScale
    magnification = appearance.magnificationFilter
    minification = appearance.minificationFilter
  }

  var isWhole: Bool { rect == Self.unit }

  var stretchesWhole: Bool { center == Self.unit }

  /// Whether a picture's pixels are the device's, so that it is laid over as it is.
  func isOneToOne(
    _ contents: LayerContents,
    _ frame: CGRect,
    _ target: PixelRect,
    _ deviceScale: Double
  ) -> Bool {
    guard isWhole, abs(deviceScale - scale) < 1e-9, let source = contents.pixelSize,
      abs(source.width - target.width) <= 1, abs(source.height - target.height) <= 1
    else { return false }
    if case .drawing = contents { return true }
    // An image is stretched by a pixel where it is asked to be, but not because its edges were
    // moved to the nearest pixels.
    return abs(frame.width * scale - CGFloat(source.width)) <= 0.5
      && abs(frame.height * scale - CGFloat(source.height)) <= 0.5
  }

  /// The rectangle the shown part of a layer's picture fills, in bounds coordinates.
  func frame(of contents: LayerContents, in bounds: CGRect) -> CGRect? {
    guard let size = contents.pixelSize else { return nil }
    guard case .drawing(_, let overhang) = contents, overhang != .none else {
      return frame(of: size, in: bounds)
    }
    let left = CGFloat(overhang.left) / scale
    let top = CGFloat(overhang.top) / scale
    let outer = CGRect(
      x: bounds.minX - left,
      y: bounds.minY - top,
      width: bounds.width + left + CGFloat(overhang.right) / scale,
      height: bounds.height + top + CGFloat(overhang.bottom) / scale
    )
    return frame(of: size, in: outer)
  }

  /// The rectangle the shown part of a picture fills, in bounds coordinates.
  private func frame(of pixels: (width: Int, height: Int), in bounds: CGRect) -> CGRect {
    let width = CGFloat(pixels.width) * abs(rect.width) / scale
    let height = CGFloat(pixels.height) * abs(rect.height) / scale
    guard width > 0, height > 0 else { return .null }
    var size = CGSize(width: width, height: height)
    switch gravity {
    case .resize:
      return bounds
    case .resizeAspect, .resizeAspectFill:
      let x = bounds.width / width
      let y = bounds.height / height
      let factor = gravity == .resizeAspect ? min(x, y) : max(x, y)
      size = CGSize(width: width * factor, height: height * factor)
    default: break
    }
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * horizontal,
      y: bounds.minY + (bounds.height - size.height) * vertical,
      width: size.width,
      height: size.height
    )
  }

  /// Where the free width goes: 0 keeps to the left, 1 to the right.
  private var horizontal: CGFloat {
    switch gravity {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  private var vertical: CGFloat {
    switch gravity {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}
