// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported import Foundation
import Inert

let places = InertFramework(
  "CoreLocation",
  "knows no place: the app is refused, and addresses are not looked up"
)

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres a second.
public typealias CLLocationSpeed = Double
/// Degrees from north, to the right.
public typealias CLLocationDirection = Double
/// Metres that a place may be wrong by.
public typealias CLLocationAccuracy = Double
/// Metres a second that a speed may be wrong by.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees that a direction may be wrong by.
public typealias CLLocationDirectionAccuracy = Double

/// A place on the earth in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// North of the equator.
  public var latitude: CLLocationDegrees
  /// East of Greenwich.
  public var longitude: CLLocationDegrees

  /// Makes the place at zero.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Makes a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Makes a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a place is one: within 90 degrees of the equator and 180 of Greenwich.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// Any distance.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Any distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// As exact as can be, for directions on the road.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within 10 m.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within 100 m.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within 1 km.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within 3 km.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As exact as a person allows.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude

/// Where something was, and when.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres that the place may be wrong by; below zero where it is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Metres that the height may be wrong by; below zero where it is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// Where it went, in degrees from north; below zero where it is not known.
  public let course: CLLocationDirection
  /// How fast; below zero where it is not known.
  public let speed: CLLocationSpeed
  /// When.
  public let timestamp: Date

  /// Makes a place, as exact as its numbers, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: Date()
    )
  }

  /// Makes a place at a time.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy,
      course: -1,
      speed: -1,
      timestamp: timestamp
    )
  }

  /// Makes a place of something that moves.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Metres to another place along the earth, which is the ellipsoid WGS 84 (Vincenty's inverse
  /// formula); between places nearly opposite each other, where that has no answer, those on a sphere.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(coordinate, location.coordinate)
  }

  /// The place itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func copy() -> Any { self }
}

/// The floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
  /// Which one; 0 is that of the street.
  open var level: Int { 0 }
}

/// Lengths on the earth.
enum Geodesic {
  private static let major = 6_378_137.0
  private static let flattening = 1 / 298.257223563
  private static let minor = major * (1 - flattening)

  static func distance(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
    let (u1, u2) = (reduced(a.latitude), reduced(b.latitude))
    let l = radians(b.longitude - a.longitude)
    var lambda = l
    for _ in 0..<100 {
      let x = cos(u2) * sin(lambda)
      let y = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
      let sinSigma = (x * x + y * y).squareRoot()
      if sinSigma == 0 { return 0 }
      let cosSigma = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cos(u1) * cos(u2) * sin(lambda) / sinSigma
      let cos2Alpha = 1 - sinAlpha * sinAlpha
      let cos2M = cos2Alpha == 0 ? 0 : cosSigma - 2 * sin(u1) * sin(u2) / cos2Alpha
      let c = flattening / 16 * cos2Alpha * (4 + flattening * (4 - 3 * cos2Alpha))
      let last = lambda
      let inner = cos2M + c * cosSigma * (-1 + 2 * cos2M * cos2M)
      lambda = l + (1 - c) * flattening * sinAlpha * (sigma + c * sinSigma * inner)
      if abs(lambda - last) < 1e-12 {
        return length(sigma, sinSigma, cosSigma, cos2Alpha, cos2M)
      }
    }
    return onSphere(a, b)
  }

  private static func length(
    _ sigma: Double,
    _ sinSigma: Double,
    _ cosSigma: Double,
    _ cos2Alpha: Double,
    _ cos2M: Double
  ) -> Double {
    let u = cos2Alpha * (major * major - minor * minor) / (minor * minor)
    let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
    let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
    let square = cos2M * cos2M
    let last = b / 6 * cos2M * (-3 + 4 * sinSigma * sinSigma) * (-3 + 4 * square)
    let delta = b * sinSigma * (cos2M + b / 4 * (cosSigma * (-1 + 2 * square) - last))
    return minor * a * (sigma - delta)
  }

  private static func onSphere(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
    let (p1, p2) = (radians(a.latitude), radians(b.latitude))
    let (dp, dl) = (sin((p2 - p1) / 2), sin(radians(b.longitude - a.longitude) / 2))
    return 2 * 6_371_008.8 * asin(min(1, (dp * dp + cos(p1) * cos(p2) * dl * dl).squareRoot()))
  }

  private static func reduced(_ latitude: Double) -> Double {
    atan((1 - flattening) * tan(radians(latitude)))
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
