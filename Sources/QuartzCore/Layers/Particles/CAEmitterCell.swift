import CoreGraphics
import Foundation

/// What an emitter layer lets fly: particles of one kind.
open class CAEmitterCell: NSObject, CAMediaTiming, NSCopying {
  var values = EmissionValues()
  private var timing = MediaTiming()

  /// Makes a cell that lets nothing fly.
  public override init() { super.init() }

  /// A name by which its values may be reached: `emitterCells.name.birthRate`.
  open var name: String?

  /// Whether particles start at all.
  ///
  /// Defaults to true.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// The picture of each particle, a `CGImage`; nil shows none.
  open var contents: Any? {
    get { values.image }
    set { values.image = newValue as? CGImage }
  }

  /// The part of the picture that is shown, in unit coordinates.
  ///
  /// Defaults to all.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { if newValue.isFinite { values.contentsRect = newValue } }
  }

  /// The pixels of the picture that make a point.
  ///
  /// Defaults to 1.
  open var contentsScale: CGFloat {
    get { CGFloat(values.contentsScale) }
    set { if newValue.isFinite, newValue > 0 { values.contentsScale = Double(newValue) } }
  }

  /// How pictures are made smaller.
  ///
  /// Defaults to linear.
  open var minificationFilter: String {
    get { values.minification.rawValue }
    set { values.minification = CALayerContentsFilter(rawValue: newValue) }
  }

  /// How pictures are made larger.
  ///
  /// Defaults to linear.
  open var magnificationFilter: String {
    get { values.magnification.rawValue }
    set { values.magnification = CALayerContentsFilter(rawValue: newValue) }
  }

  /// Without effect, as pictures have one size.
  open var minificationFilterBias: Float = 0

  /// What each particle lets fly in turn, wherever it is.
  open var emitterCells: [CAEmitterCell]?

  /// Values of an app's own; without effect.
  open var style: [AnyHashable: Any]?

  /// What the colours of the picture are multiplied by.
  ///
  /// Defaults to opaque white.
  open var color: CGColor? {
    get { values.color }
    set { values.color = newValue }
  }

  // MARK: Numbers

  /// How many particles start in a second.
  ///
  /// Defaults to 0.
  open var birthRate: Float {
    get { Float(values.birthRate) }
    set { set(\.birthRate, Double(newValue)) }
  }

  /// How many seconds particles live.
  ///
  /// Defaults to 0.
  open var lifetime: Float {
    get { Float(values.lifetime) }
    set { set(\.lifetime, Double(newValue)) }
  }

  /// How far the lifetime goes above and below, in seconds.
  ///
  /// Defaults to 0.
  open var lifetimeRange: Float {
    get { Float(values.lifetimeRange) }
    set { set(\.lifetimeRange, Double(newValue)) }
  }

  /// The direction in which particles start, out of the plane, in radians.
  ///
  /// Defaults to 0.
  open var emissionLatitude: CGFloat {
    get { CGFloat(values.emissionLatitude) }
    set { set(\.emissionLatitude, Double(newValue)) }
  }

  /// The direction in which particles start, in the plane, in radians clockwise from the right.
  ///
  /// Defaults to 0.
  open var emissionLongitude: CGFloat {
    get { CGFloat(values.emissionLongitude) }
    set { set(\.emissionLongitude, Double(newValue)) }
  }

  /// The angle around the direction in which particles start, in radians.
  ///
  /// Defaults to 0.
  open var emissionRange: CGFloat {
    get { CGFloat(values.emissionRange) }
    set { set(\.emissionRange, Double(newValue)) }
  }

  /// How fast particles start, in points a second.
  ///
  /// Defaults to 0.
  open var velocity: CGFloat {
    get { CGFloat(values.velocity) }
    set { set(\.velocity, Double(newValue)) }
  }

  /// How far the velocity goes above and below.
  ///
  /// Defaults to 0.
  open var velocityRange: CGFloat {
    get { CGFloat(values.velocityRange) }
    set { set(\.velocityRange, Double(newValue)) }
  }

  /// How much faster to the right particles get, in points a second each second.
  ///
  /// Defaults to 0.
  open var xAcceleration: CGFloat {
    get { CGFloat(values.xAcceleration) }
    set { set(\.xAcceleration, Double(newValue)) }
  }

  /// How much faster downwards particles get, in points a second each second.
  ///
  /// Defaults to 0.
  open var yAcceleration: CGFloat {
    get { CGFloat(values.yAcceleration) }
    set { set(\.yAcceleration, Double(newValue)) }
  }

  /// How much faster towards the viewer particles get, in points a second each second.
  ///
  /// Defaults to 0.
  open var zAcceleration: CGFloat {
    get { CGFloat(values.zAcceleration) }
    set { set(\.zAcceleration, Double(newValue)) }
  }

  /// How many times as large as its picture a particle starts.
  ///
  /// Defaults to 1.
  open var scale: CGFloat {
    get { CGFloat(values.scale) }
    set { set(\.scale, Double(newValue)) }
  }

  /// How far the scale goes above and below.
  ///
  /// Defaults to 0.
  open var scaleRange: CGFloat {
    get { CGFloat(values.scaleRange) }
    set { set(\.scaleRange, Double(newValue)) }
  }

  /// How much the scale grows in a second.
  ///
  /// Defaults to 0.
  open var scaleSpeed: CGFloat {
    get { CGFloat(values.scaleSpeed) }
    set { set(\.scaleSpeed, Double(newValue)) }
  }

  /// How far a particle turns in a second, in radians.
  ///
  /// Defaults to 0.
  open var spin: CGFloat {
    get { CGFloat(values.spin) }
    set { set(\.spin, Double(newValue)) }
  }

  /// How far the spin goes above and below.
  ///
  /// Defaults to 0.
  open var spinRange: CGFloat {
    get { CGFloat(values.spinRange) }
    set { set(\.spinRange, Double(newValue)) }
  }

  /// How far the red of the colour goes above and below.
  ///
  /// Defaults to 0.
  open var redRange: Float {
    get { Float(values.redRange) }
    set { set(\.redRange, Double(newValue)) }
  }

  /// How far the green of the colour goes above and below.
  ///
  /// Defaults to 0.
  open var greenRange: Float {
    get { Float(values.greenRange) }
    set { set(\.greenRange, Double(newValue)) }
  }

  /// How far the blue of the colour goes above and below.
  ///
  /// Defaults to 0.
  open var blueRange: Float {
    get { Float(values.blueRange) }
    set { set(\.blueRange, Double(newValue)) }
  }

  /// How far the alpha of the colour goes above and below.
  ///
  /// Defaults to 0.
  open var alphaRange: Float {
    get { Float(values.alphaRange) }
    set { set(\.alphaRange, Double(newValue)) }
  }

  /// How much the red grows in a second.
  ///
  /// Defaults to 0.
  open var redSpeed: Float {
    get { Float(values.redSpeed) }
    set { set(\.redSpeed, Double(newValue)) }
  }

  /// How much the green grows in a second.
  ///
  /// Defaults to 0.
  open var greenSpeed: Float {
    get { Float(values.greenSpeed) }
    set { set(\.greenSpeed, Double(newValue)) }
  }

  /// How much the blue grows in a second.
  ///
  /// Defaults to 0.
  open var blueSpeed: Float {
    get { Float(values.blueSpeed) }
    set { set(\.blueSpeed, Double(newValue)) }
  }

  /// How much the alpha grows in a second.
  ///
  /// Defaults to 0.
  open var alphaSpeed: Float {
    get { Float(values.alphaSpeed) }
    set { set(\.alphaSpeed, Double(newValue)) }
  }

  private func set(_ path: WritableKeyPath<EmissionValues, Double>, _ value: Double) {
    if value.isFinite { values[keyPath: path] = value }
  }

  // MARK: Time

  /// When particles begin to start, in the emitter's time, in seconds.
  ///
  /// Defaults to 0.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set {
      timing.beginTime = newValue.isFinite ? newValue : 0
      values.beginTime = timing.beginTime
    }
  }

  /// How many seconds particles start for; 0, the default, is for ever.
  open var duration: CFTimeInterval {
    get { values.duration }
    set { values.duration = newValue > 0 ? newValue : 0 }
  }

  /// Without effect on a cell.
  ///
  /// Defaults to 1.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// Without effect on a cell.
  ///
  /// Defaults to 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// Without effect on a cell.
  ///
  /// Defaults to 0.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// Without effect on a cell.
  ///
  /// Defaults to 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Without effect on a cell.
  ///
  /// Defaults to false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// Without effect on a cell.
  ///
  /// Defaults to `removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// A cell of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CAEmitterCell()
    (copy.values, copy.timing, copy.name) = (values, timing, name)
    (copy.emitterCells, copy.style) = (emitterCells, style)
    return copy
  }
}
