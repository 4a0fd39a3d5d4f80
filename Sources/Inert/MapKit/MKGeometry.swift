// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import CoreLocation
@_exported import Foundation
import Inert
@_exported import UIKit

let maps = InertFramework(
  "MapKit",
  "draws no map and finds no place: a map view shows its name and its region"
)

/// How much of the earth is shown, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Makes a span of nothing.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// Makes a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth between degrees.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// How much around it.
  public var span: MKCoordinateSpan

  /// Makes a region of nothing.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Makes a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Makes a region of some metres; a degree of latitude has 111,319.5 m.
  public init(
    center centerCoordinate: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 6_378_137 * Double.pi / 180
    let share = max(cos(centerCoordinate.latitude * .pi / 180), 1e-9)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: min(360, longitudinalMeters / (degree * share))
      )
    )
  }

  /// Makes a region around a rectangle of the map.
  public init(_ rect: MKMapRect) {
    let northWest = rect.origin.coordinate
    let southEast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: northWest.latitude - southEast.latitude,
        longitudeDelta: southEast.longitude - northWest.longitude
      )
    )
  }
}

extension MKCoordinateRegion {
  /// Whether the numbers of both are the same.
  package func isSame(as other: MKCoordinateRegion) -> Bool {
    center.latitude == other.center.latitude && center.longitude == other.center.longitude
      && span.latitudeDelta == other.span.latitudeDelta
      && span.longitudeDelta == other.span.longitudeDelta
  }
}

/// Makes a span.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees,
  _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Makes a region.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D,
  _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}

/// Makes a region of some metres.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D,
  _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate,
    latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters
  )
}

/// A point of the world as Mercator's projection draws it, 268,435,456 points wide.
public struct MKMapPoint: Sendable {
  /// From the west.
  public var x: Double
  /// From the north.
  public var y: Double

  static let width = 268_435_456.0

  /// Makes the point in the corner.
  public init() { self.init(x: 0, y: 0) }

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes the point of a place.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = sin(max(-85.05112878, min(85.05112878, coordinate.latitude)) * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * Self.width
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.width
  }

  /// The place.
  public var coordinate: CLLocationCoordinate2D {
    let angle = .pi * (1 - 2 * y / Self.width)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(angle)) * 180 / .pi,
      longitude: x / Self.width * 360 - 180
    )
  }

  /// Metres to another point.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let other = point.coordinate
    return CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
      .distance(from: CLLocation(latitude: other.latitude, longitude: other.longitude))
  }
}

/// How large a part of the projected world is.
public struct MKMapSize: Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a size.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// All of the world.
  public static let world = MKMapSize(width: MKMapPoint.width, height: MKMapPoint.width)
}

/// A rectangle of the projected world.
public struct MKMapRect: Sendable {
  /// The corner in the north west.
  public var origin: MKMapPoint
  /// How large it is.
  public var size: MKMapSize

  /// Makes a rectangle of nothing.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  /// Makes a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// Makes the rectangle around a region, whose center is in the middle.
  ///
  /// Mercator's projection draws latitude φ at asinh(tan φ). What lies as far north as south of φ and is
  /// δ degrees apart is asinh(tan(δ / 2) / cos φ) from it.
  package init(_ region: MKCoordinateRegion) {
    let middle = MKMapPoint(region.center)
    let half = min(region.span.latitudeDelta, 179.9) / 2 * .pi / 180
    let share = max(cos(region.center.latitude * .pi / 180), 1e-9)
    let height = min(1, asinh(tan(half) / share) / .pi) * MKMapPoint.width
    let width = region.span.longitudeDelta / 360 * MKMapPoint.width
    self.init(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  /// No rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// All of the world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  /// Its west.
  public var minX: Double { origin.x }
  /// Its north.
  public var minY: Double { origin.y }
  /// Its east.
  public var maxX: Double { origin.x + size.width }
  /// Its south.
  public var maxY: Double { origin.y + size.height }
  /// Between west and east.
  public var midX: Double { origin.x + size.width / 2 }
  /// Between north and south.
  public var midY: Double { origin.y + size.height / 2 }
  /// Its width.
  public var width: Double { size.width }
  /// Its height.
  public var height: Double { size.height }
  /// Whether it is none.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether there is nothing in it.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// The smallest rectangle around two.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(
      x: x,
      y: y,
      width: max(maxX, rect.maxX) - x,
      height: max(maxY, rect.maxY) - y
    )
  }

  /// Whether a point lies in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether it shares something with another.
  public func intersects(_ rect: MKMapRect) -> Bool {
    minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
  }

  /// A smaller rectangle with the same middle.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(
      x: minX + dx,
      y: minY + dy,
      width: size.width - 2 * dx,
      height: size.height - 2 * dy
    )
  }
}
