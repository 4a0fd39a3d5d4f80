import CoreGraphics
import Foundation

/// A layer that asks for its contents tile by tile.
///
/// All tiles are drawn before the frame is shown, as sharp as the layer's scale and what enlarges it ask
/// for; nothing fades in. They are one picture together, so that what would be larger than 32,000 pixels is
/// less sharp.
open class CATiledLayer: CALayer {
  private var tile = CGSize(width: 256, height: 256)
  private var levels = 1
  private var bias = 0

  /// Makes a layer that draws nothing.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Makes a layer that draws nothing: archives of layers are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATiledLayer else { return }
    (tile, levels, bias) = (layer.tile, layer.levels, layer.bias)
  }

  /// How long tiles take to fade in; without effect, since they are there at once.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// How large a tile is at most, in pixels.
  ///
  /// Defaults to 256 × 256.
  open var tileSize: CGSize {
    get { tile }
    set {
      guard newValue != tile,
        accept(newValue.width >= 1 && newValue.height >= 1, "tileSize", newValue)
      else { return }
      tile = newValue
      setNeedsDisplay()
    }
  }

  /// How many halvings of the scale there are pictures for.
  ///
  /// Defaults to 1.
  open var levelsOfDetail: Int {
    get { levels }
    set {
      guard newValue != levels else { return }
      levels = max(1, newValue)
      setNeedsDisplay()
    }
  }

  /// How many of the levels are for being enlarged.
  ///
  /// Defaults to 0.
  open var levelsOfDetailBias: Int {
    get { bias }
    set {
      guard newValue != bias else { return }
      bias = max(0, newValue)
      setNeedsDisplay()
    }
  }

  /// How much larger than its points the layer is shown, as one of its levels: a power of two.
  private var level: CGFloat {
    var shown = 1.0
    var layer: CALayer? = self
    while let current = layer {
      let projection = current.geometry.toSuperlayer
      shown *= abs(projection.a * projection.d - projection.b * projection.c).squareRoot()
      layer = current.parent
    }
    let wanted = shown > 0 && shown.isFinite ? log2(shown).rounded(.up) : 0
    let most = Double(min(bias, 8))
    let least = most - Double(min(levels, 16) - 1)
    return CGFloat(exp2(max(min(0, least), min(most, wanted))))
  }

  /// Pixels for a point: as many as the level asks for, halved until there is a picture that large.
  private var pixelScale: CGFloat {
    let scale = contentsScale * level
    let longest = max(bounds.width, bounds.height) * scale
    let excess = longest / CGFloat(Bitmap.maximumSide)
    guard excess > 1, excess.isFinite else { return scale }
    return scale * exp2(-log2(excess).rounded(.up))
  }

  /// Draws each tile with `draw(in:)`, cut to the tile.
  open override func display() {
    let scale = pixelScale
    let bounds = bounds
    let width = Int(pixels: (bounds.width * scale).rounded(.up))
    let height = Int(pixels: (bounds.height * scale).rounded(.up))
    guard let bitmap = Bitmap(width: width, height: height) else {
      if width > 0, height > 0 { reportSize() }
      return setDrawing(nil)
    }
    delegate?.layerWillDraw(self)
    let step = CGSize(width: tile.width / scale, height: tile.height / scale)
    var y = bounds.minY
    while y < bounds.maxY {
      var x = bounds.minX
      while x < bounds.maxX {
        draw(CGRect(x: x, y: y, width: step.width, height: step.height), scale, into: bitmap)
        x += step.width
      }
      y += step.height
    }
    bitmap.isOpaque = isOpaque
    setDrawing(bitmap)
  }

  private func draw(_ tile: CGRect, _ scale: CGFloat, into bitmap: Bitmap) {
    guard let context = CGContext(drawingInto: bitmap, scale: scale) else { return }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.clip(to: tile.intersection(bounds))
    draw(in: context)
  }
}
