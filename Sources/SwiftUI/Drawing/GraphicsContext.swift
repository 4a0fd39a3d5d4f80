import UIKit

/// What a canvas is drawn with: commands that draw at once, and a state that is a value.
///
/// A copy has a state of its own: what is set on it does not change the original, while both draw into
/// the same picture.
public struct GraphicsContext {
  /// How drawing mixes with what is there.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode, that of Core Graphics.
    public let rawValue: Int32

    /// Makes a mode of a number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

    /// Over what is there.
    public static let normal = BlendMode(.normal)
    /// The product of the colours.
    public static let multiply = BlendMode(.multiply)
    /// The product of the inverted colours, inverted.
    public static let screen = BlendMode(.screen)
    /// Multiply where it is dark, screen where it is light.
    public static let overlay = BlendMode(.overlay)
    /// The darker of the colours.
    public static let darken = BlendMode(.darken)
    /// The lighter of the colours.
    public static let lighten = BlendMode(.lighten)
    /// What is there, brightened.
    public static let colorDodge = BlendMode(.colorDodge)
    /// What is there, darkened.
    public static let colorBurn = BlendMode(.colorBurn)
    /// Darkened or lightened, gently.
    public static let softLight = BlendMode(.softLight)
    /// Multiply where what is drawn is dark, screen where it is light.
    public static let hardLight = BlendMode(.hardLight)
    /// The difference of the colours.
    public static let difference = BlendMode(.difference)
    /// The difference with less contrast.
    public static let exclusion = BlendMode(.exclusion)
    /// The hue of what is drawn.
    public static let hue = BlendMode(.hue)
    /// The saturation of what is drawn.
    public static let saturation = BlendMode(.saturation)
    /// The hue and saturation of what is drawn.
    public static let color = BlendMode(.color)
    /// The brightness of what is drawn.
    public static let luminosity = BlendMode(.luminosity)
    /// Nothing.
    public static let clear = BlendMode(.clear)
    /// What is drawn alone.
    public static let copy = BlendMode(.copy)
    /// What is drawn, where something is.
    public static let sourceIn = BlendMode(.sourceIn)
    /// What is drawn, where nothing is.
    public static let sourceOut = BlendMode(.sourceOut)
    /// Over what is there, and only there.
    public static let sourceAtop = BlendMode(.sourceAtop)
    /// Behind what is there.
    public static let destinationOver = BlendMode(.destinationOver)
    /// What is there, where something is drawn.
    public static let destinationIn = BlendMode(.destinationIn)
    /// What is there, where nothing is drawn.
    public static let destinationOut = BlendMode(.destinationOut)
    /// Behind what is there, and only where something is drawn.
    public static let destinationAtop = BlendMode(.destinationAtop)
    /// Each where the other is not.
    public static let xor = BlendMode(.xor)
    /// The sum of the darkness.
    public static let plusDarker = BlendMode(.plusDarker)
    /// The sum of the light.
    public static let plusLighter = BlendMode(.plusLighter)

    var mode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }
  }

  /// How drawing is clipped.
  public struct ClipOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What lies inside is left out, in place of what lies outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  let target: GraphicsTarget
  /// The environment of the canvas.
  public internal(set) var environment: EnvironmentValues
  /// How opaque drawing is, from 0 to 1.
  public var opacity: Double = 1
  /// How drawing mixes with what is there.
  public var blendMode: BlendMode = .normal
  /// How points become points of the canvas.
  public var transform: CGAffineTransform = .identity
  var filters: [Filter] = []
  var clips: [Clip] = []

  /// A restriction of where is drawn, in points of the canvas.
  enum Clip {
    case path(CGPath, CGPathFillRule)
    case outside(CGPath)
    case mask(CGImage)
  }

  init(_ target: GraphicsTarget, _ environment: EnvironmentValues) {
    self.target = target
    self.environment = environment
  }

  // MARK: Transforms

  /// Applies a transform before the one that is set.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Scales what is drawn.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  // MARK: Clipping

  /// The rectangle around where is drawn.
  public var clipBoundingRect: CGRect {
    var rect = CGRect(origin: .zero, size: target.size)
    for case .path(let path, _) in clips { rect = rect.intersection(path.boundingBoxOfPath) }
    return rect.isNull ? .zero : rect.applying(transform.inverted())
  }

  /// Draws from now on inside of a path alone.
  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = ClipOptions()
  ) {
    let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
    let placed = path.applying(transform).cgPath
    clips.append(options.contains(.inverse) ? .outside(placed) : .path(placed, rule))
  }

  /// Draws from now on where a layer is opaque alone.
  public mutating func clipToLayer(
    opacity: Double = 1,
    options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    guard let layer = target.makeLayer() else { return }
    var context = GraphicsContext(layer, environment)
    context.transform = transform
    try content(&context)
    if let mask = layer.mask(opacity: opacity, isInverse: options.contains(.inverse)) {
      clips.append(.mask(mask))
    }
  }

  // MARK: Layers

  /// Draws a layer: what is drawn in it is drawn as one, with the opacity, the blend mode and the filters
  /// that are set.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    guard let layer = target.makeLayer() else { return }
    var context = GraphicsContext(layer, environment)
    context.transform = transform
    try content(&context)
    lay(layer)
  }

  /// Draws with a context of Core Graphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    guard filters.isEmpty else {
      guard let layer = target.makeLayer() else { return }
      layer.context.concatenate(transform)
      try layer.push { try content(layer.context) }
      return lay(layer)
    }
    let context = target.context
    context.saveGState()
    defer { context.restoreGState() }
    prepare(context)
    context.concatenate(transform)
    try target.push { try content(context) }
  }

  /// Draws something, through filters where there are some.
  func draw(_ body: (CGContext) -> Void) {
    guard filters.isEmpty else {
      guard let layer = target.makeLayer() else { return }
      layer.context.concatenate(transform)
      layer.push { body(layer.context) }
      return lay(layer)
    }
    withCGContext(content: body)
  }

  private func prepare(_ context: CGContext) {
    for clip in clips { context.apply(clip, target.size) }
    context.setAlpha(min(max(opacity, 0), 1))
    context.setBlendMode(blendMode.mode)
  }

  /// Draws a layer with the state.
  private func lay(_ layer: GraphicsTarget) {
    // What was added last is nearest to what is drawn.
    guard
      let bitmap = filters.reversed().reduce(
        layer.bitmap,
        { bitmap, filter in
          bitmap.flatMap { filter.applied(to: $0, scale: target.scale) }
        }
      )
    else { return }
    let context = target.context
    context.saveGState()
    defer { context.restoreGState() }
    prepare(context)
    target.push {
      UIImage(cgImage: CGImage(bitmap: bitmap), scale: target.scale, orientation: .up).draw(
        in: CGRect(origin: .zero, size: target.layerSize),
        blendMode: blendMode.mode,
        alpha: min(max(opacity, 0), 1)
      )
    }
  }
}

extension CGContext {
  fileprivate func apply(_ clip: GraphicsContext.Clip, _ size: CGSize) {
    switch clip {
    case .path(let path, let rule):
      addPath(path)
      self.clip(using: rule)
    case .outside(let path):
      // With all around it, what was inside is outside.
      addRect(CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height))
      addPath(path)
      self.clip(using: .evenOdd)
    case .mask(let mask):
      // Images of Core Graphics stand on their heads here.
      translateBy(x: 0, y: size.height)
      scaleBy(x: 1, y: -1)
      self.clip(to: CGRect(origin: .zero, size: size), mask: mask)
      scaleBy(x: 1, y: -1)
      translateBy(x: 0, y: -size.height)
    }
  }
}

/// What contexts of a canvas draw into.
final class GraphicsTarget {
  let context: CGContext
  /// The size of the canvas, in points.
  let size: CGSize
  let scale: CGFloat
  /// The pixels of a layer; nil where a view is drawn into.
  let bitmap: Bitmap?
  let symbols: CanvasSymbols?

  init(
    _ context: CGContext,
    _ size: CGSize,
    _ scale: CGFloat,
    _ bitmap: Bitmap? = nil,
    _ symbols: CanvasSymbols?
  ) {
    self.context = context
    self.size = size
    self.scale = scale
    self.bitmap = bitmap
    self.symbols = symbols
  }

  private var pixels: (width: Int, height: Int) {
    (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
  }

  /// The size of layers in points: that of whole pixels.
  var layerSize: CGSize {
    CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  func makeLayer() -> GraphicsTarget? {
    guard let bitmap = Bitmap(width: pixels.width, height: pixels.height),
      let context = CGContext(drawingInto: bitmap, scale: scale)
    else { return nil }
    return GraphicsTarget(context, size, scale, bitmap, symbols)
  }

  /// Runs something that draws into the current context of UIKit.
  func push(_ body: () throws -> Void) rethrows {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    try body()
  }

  /// How opaque a layer is, as a mask for clipping.
  func mask(opacity: Double, isInverse: Bool) -> CGImage? {
    guard let bitmap, let mask = Bitmap(width: bitmap.width, height: bitmap.height, format: .alpha)
    else { return nil }
    let share = min(max(opacity, 0), 1)
    for y in 0..<bitmap.height {
      let source = (bitmap.data + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let line = (mask.data + y * mask.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<bitmap.width {
        let alpha = Double(source[x] >> 24) * share
        line[x] = UInt8((isInverse ? 255 - alpha : alpha).rounded())
      }
    }
    return CGImage(bitmap: mask)
  }
}
