import Foundation

/// What drawing goes back to when a transparency layer ends.
struct TransparencyLayer {
  var target: DrawTarget
  var state: GraphicsState
  var savedStateCount: Int
}

extension CGContext {
  /// Starts collecting what is drawn, to draw it as one when the layer ends.
  ///
  /// Inside, alpha is 1, the blend mode normal and there is no shadow; those set now are used for
  /// the whole. The dictionary is not looked at.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer(in: PixelRect(around: .infinite))
  }

  /// Starts collecting what is drawn inside a rectangle of user space, to draw it as one when the
  /// layer ends.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    let place = "CGContext.beginTransparencyLayer(in:auxiliaryInfo:)"
    guard FiniteGeometry.accepts(rect, place: place) else { return beginLayer(in: .empty) }
    beginLayer(in: PixelRect(around: rect.applying(state.transform)))
  }

  private func beginLayer(in rect: PixelRect) {
    layers.append(
      TransparencyLayer(target: target, state: state, savedStateCount: savedStates.count)
    )
    if let pages {
      pages.beginLayer(in: state.clip)
      return beginLayerState()
    }
    let pixels = shadowedClip.intersection(rect)
    // An empty layer still needs something to draw into.
    let size = pixels.isEmpty ? PixelRect(x: 0, y: 0, width: 1, height: 1) : pixels
    guard let bitmap = Bitmap(width: size.width, height: size.height, format: bitmap.format)
    else { return }
    target = DrawTarget(bitmap: bitmap, x: size.minX, y: size.minY)
    state.clip = Clip(pixels)
    beginLayerState()
  }

  private func beginLayerState() {
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Draws what was collected since the layer began.
  ///
  /// Without a layer it does nothing. Clip, transform, colours and styles go back to what they were
  /// when the layer began.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let content = target
    target = layer.target
    state = layer.state
    savedStates.removeSubrange(layer.savedStateCount...)
    if let pages { return pages.endLayer(state) }
    guard content.bitmap !== layer.target.bitmap else { return }
    paint(
      .pixels(content.bounds),
      .pixels(PlacedBitmap(bitmap: content.bitmap, x: content.x, y: content.y))
    )
  }
}
