import CoreGraphics

/// What a layer asks of the object it belongs to; every method is optional.
///
/// A method left out does what the layer does without a delegate.
public protocol CALayerDelegate: AnyObject {
  /// Provides the layer's contents in place of drawing.
  func display(_ layer: CALayer)

  /// Draws the layer's contents in its bounds coordinates, y down.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Comes before the contents are drawn, when their size and format may still be set.
  func layerWillDraw(_ layer: CALayer)

  /// Places the sublayers after the bounds changed.
  func layoutSublayers(of layer: CALayer)

  /// The action that runs when a property changes.
  ///
  /// Nil asks on; `NSNull` ends the search without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the contents, as a layer without a delegate does.
  public func display(_ layer: CALayer) { layer.displayBackingStore() }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Does nothing; a layer's own `layoutSublayers()` may still place its sublayers.
  public func layoutSublayers(of layer: CALayer) {}

  /// Lets the layer go on searching.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
