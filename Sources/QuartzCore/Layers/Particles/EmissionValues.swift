import CoreGraphics

/// The values of an emitter's cell.
struct EmissionValues {
  var isEnabled = true
  var image: CGImage?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale = 1.0
  var minification = CALayerContentsFilter.linear
  var magnification = CALayerContentsFilter.linear
  var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  var beginTime = 0.0
  var duration = 0.0
  var birthRate = 0.0
  var lifetime = 0.0
  var lifetimeRange = 0.0
  var emissionLatitude = 0.0
  var emissionLongitude = 0.0
  var emissionRange = 0.0
  var velocity = 0.0
  var velocityRange = 0.0
  var xAcceleration = 0.0
  var yAcceleration = 0.0
  var zAcceleration = 0.0
  var scale = 1.0
  var scaleRange = 0.0
  var scaleSpeed = 0.0
  var spin = 0.0
  var spinRange = 0.0
  var redRange = 0.0
  var greenRange = 0.0
  var blueRange = 0.0
  var alphaRange = 0.0
  var redSpeed = 0.0
  var greenSpeed = 0.0
  var blueSpeed = 0.0
  var alphaSpeed = 0.0

  /// The number with a name, for values that are set by their path.
  static func path(_ name: String) -> WritableKeyPath<EmissionValues, Double>? {
    switch name {
    case "birthRate": \.birthRate
    case "lifetime": \.lifetime
    case "lifetimeRange": \.lifetimeRange
    case "emissionLatitude": \.emissionLatitude
    case "emissionLongitude": \.emissionLongitude
    case "emissionRange": \.emissionRange
    case "velocity": \.velocity
    case "velocityRange": \.velocityRange
    case "xAcceleration": \.xAcceleration
    case "yAcceleration": \.yAcceleration
    case "zAcceleration": \.zAcceleration
    case "scale": \.scale
    case "scaleRange": \.scaleRange
    case "scaleSpeed": \.scaleSpeed
    case "spin": \.spin
    case "spinRange": \.spinRange
    case "redRange": \.redRange
    case "greenRange": \.greenRange
    case "blueRange": \.blueRange
    case "alphaRange": \.alphaRange
    case "redSpeed": \.redSpeed
    case "greenSpeed": \.greenSpeed
    case "blueSpeed": \.blueSpeed
    case "alphaSpeed": \.alphaSpeed
    default: nil
    }
  }

  /// The longest that a particle may live.
  func mostSeconds(_ factor: Double) -> Double { max(0, (lifetime + abs(lifetimeRange)) * factor) }
}
