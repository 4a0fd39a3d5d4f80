import CoreGraphics

/// What is seen of a layer, in the coordinates of its bounds: tells at little cost which sublayers are
/// certainly out of sight.
struct Sight {
  /// Nil where the sublayers are turned and have to be looked at one by one.
  private let area: CGRect?

  init(of clip: PixelRect, in node: RenderNode, _ toDevice: Projection) {
    guard toDevice.isUpright, node.geometry.sublayerTransform == nil else {
      area = nil
      return
    }
    // What a layer touches is rounded outwards and a pixel more.
    let clip = clip.insetBy(-2)
    area = CGRect(
      x: (CGFloat(clip.minX) - toDevice.tx) / toDevice.a,
      y: (CGFloat(clip.minY) - toDevice.ty) / toDevice.d,
      width: CGFloat(clip.width) / toDevice.a,
      height: CGFloat(clip.height) / toDevice.d
    )
  }

  /// Whether some of a sublayer and what is below it may be in sight.
  func mayHold(_ child: RenderNode) -> Bool {
    guard let area else { return true }
    let box = child.box
    return box.minX <= area.maxX && box.maxX >= area.minX && box.minY <= area.maxY
      && box.maxY >= area.minY
  }
}
