import CoreGraphics
import Foundation

/// A particle as it is at some age.
struct Particle {
  let id: UInt64
  let values: EmissionValues
  let lifetime: Double
  let birth: Double
  private(set) var x: Double
  private(set) var y: Double
  private(set) var z: Double
  private(set) var scale: Double
  private(set) var angle = 0.0
  private(set) var red: Double
  private(set) var green: Double
  private(set) var blue: Double
  private(set) var alpha: Double
  private let velocity: (x: Double, y: Double, z: Double)
  private let spin: Double

  init(
    _ values: EmissionValues,
    _ origin: EmissionShape.Origin,
    _ chance: Chance,
    birth: Double,
    state: EmitterState
  ) {
    self.values = values
    self.birth = birth
    id = chance.id
    (x, y, z) = (origin.x, origin.y, origin.z)
    lifetime = (values.lifetime + values.lifetimeRange * chance.around(10)) * state.lifetime
    let speed = (values.velocity + values.velocityRange * chance.around(11)) * state.velocity
    let spread = values.emissionRange / 2
    let longitude = origin.direction + values.emissionLongitude + spread * chance.around(12)
    let latitude = values.emissionLatitude
    velocity = (
      speed * cos(longitude) * cos(latitude), speed * sin(longitude) * cos(latitude),
      speed * sin(latitude)
    )
    scale = (values.scale + values.scaleRange * chance.around(13)) * state.scale
    spin = (values.spin + values.spinRange * chance.around(14)) * state.spin
    let color = values.color?.deviceComponents ?? (red: 1.0, green: 1.0, blue: 1.0, alpha: 1.0)
    red = color.red + values.redRange * chance.around(15)
    green = color.green + values.greenRange * chance.around(16)
    blue = color.blue + values.blueRange * chance.around(17)
    alpha = color.alpha + values.alphaRange * chance.around(18)
  }

  /// The particle when it is so many seconds old.
  func aged(_ age: Double) -> Particle {
    var result = self
    let half = age * age / 2
    result.x += velocity.x * age + values.xAcceleration * half
    result.y += velocity.y * age + values.yAcceleration * half
    result.z += velocity.z * age + values.zAcceleration * half
    result.scale += values.scaleSpeed * age
    result.angle = spin * age
    result.red += values.redSpeed * age
    result.green += values.greenSpeed * age
    result.blue += values.blueSpeed * age
    result.alpha += values.alphaSpeed * age
    return result
  }
}
