import CoreGraphics
import Foundation

/// The rule by which a shape layer finds the inside of its path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Makes a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside is where the path winds around a point; the default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside is where a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The form of a shape layer's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public let rawValue: String

  /// Makes a form from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut at the end point; the default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a line width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The form of a shape layer's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public let rawValue: String

  /// Makes a form from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed, up to the miter limit; the default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A circle around the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut straight.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path given in its bounds coordinates.
open class CAShapeLayer: CALayer {
  package var shape = ShapeContents()

  /// Makes a shape layer without a path, which shows nothing.
  public override init() { super.init() }

  /// Makes a shape layer without a path: archives of layers are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a copy of a shape layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAShapeLayer { shape = layer.shape }
  }

  /// The path, in bounds coordinates.
  ///
  /// Defaults to nil.
  open var path: CGPath? {
    get { shape.path }
    set { change("path", newValue != shape.path) { $0.path = newValue } }
  }

  /// The colour inside the path.
  ///
  /// Defaults to opaque black.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change("fillColor", newValue != shape.fillColor) { $0.fillColor = newValue } }
  }

  /// The rule that finds the inside.
  ///
  /// Defaults to `nonZero`.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { change("fillRule", newValue != shape.fillRule) { $0.fillRule = newValue } }
  }

  /// The colour of the line.
  ///
  /// Defaults to nil.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change("strokeColor", newValue != shape.strokeColor) { $0.strokeColor = newValue } }
  }

  /// How far along the path the line starts, 0...1.
  ///
  /// Defaults to 0.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { set(newValue, \.strokeStart, "strokeStart") }
  }

  /// How far along the path the line ends, 0...1.
  ///
  /// Defaults to 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { set(newValue, \.strokeEnd, "strokeEnd") }
  }

  /// The width of the line, half to each side of the path.
  ///
  /// Defaults to 1.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { set(newValue, \.lineWidth, "lineWidth") }
  }

  /// How long a pointed corner may be, in line widths.
  ///
  /// Defaults to 10.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { set(newValue, \.miterLimit, "miterLimit") }
  }

  /// The form of the line's ends.
  ///
  /// Defaults to `butt`.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { change("lineCap", newValue != shape.lineCap) { $0.lineCap = newValue } }
  }

  /// The form of the line's corners.
  ///
  /// Defaults to `miter`.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { change("lineJoin", newValue != shape.lineJoin) { $0.lineJoin = newValue } }
  }

  /// How far into the dash pattern the line starts, in points.
  ///
  /// Defaults to 0.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { set(newValue, \.lineDashPhase, "lineDashPhase") }
  }

  /// The lengths of dashes and gaps in turn; nil, the default, is an unbroken line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern?.map { NSNumber(value: Double($0)) } }
    set {
      let pattern = newValue?.map { CGFloat($0.doubleValue) }
      change("lineDashPattern", pattern != shape.lineDashPattern) { $0.lineDashPattern = pattern }
    }
  }

  package override var vectorValues: LayerContents {
    get { .shape(shape) }
    set { if case .shape(let value) = newValue { shape = value } }
  }

  private func set(
    _ value: CGFloat,
    _ keyPath: WritableKeyPath<ShapeContents, CGFloat>,
    _ name: String
  ) {
    guard accept(value.isFinite, name, value) else { return }
    change(name, value != shape[keyPath: keyPath]) { $0[keyPath: keyPath] = value }
  }

  private func change(
    _ key: String,
    _ differs: Bool,
    _ body: (inout ShapeContents) -> Void
  ) {
    guard differs else { return }
    changeWithAction(LayerKey(key)) {
      body(&shape)
      record.look = nil
      mark(.changed)
    }
  }
}
