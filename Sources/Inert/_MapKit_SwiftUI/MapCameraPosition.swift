import MapKit
import SwiftUI

/// Which part of the world a map shows.
public struct MapCameraPosition: Equatable, Sendable {
  /// The region; nil where it follows something else.
  public let region: MKCoordinateRegion?

  /// All that is marked.
  public static let automatic = MapCameraPosition(region: nil)

  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }

  /// A part of the projected world.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(region: MKCoordinateRegion(rect))
  }

  /// What is seen from a place above.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    .region(
      MKCoordinateRegion(
        center: camera.centerCoordinate,
        latitudinalMeters: camera.distance,
        longitudinalMeters: camera.distance
      )
    )
  }

  /// Where the user is: not known, so that it is what is marked.
  public static func userLocation(
    followsHeading: Bool = false,
    fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }

  /// Whether it is the same.
  public static func == (one: MapCameraPosition, other: MapCameraPosition) -> Bool {
    switch (one.region, other.region) {
    case (nil, nil): true
    case (let one?, let other?): one.isSame(as: other)
    default: false
    }
  }

  /// The region, or one around what is marked, with room beside.
  func region(around marks: [MapMark]) -> MKCoordinateRegion {
    if let region { return region }
    let latitudes = marks.map(\.coordinate.latitude)
    let longitudes = marks.map(\.coordinate.longitude)
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else {
      return MKCoordinateRegion(
        center: CLLocationCoordinate2D(),
        span: MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 360)
      )
    }
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(
        latitude: (south + north) / 2,
        longitude: (west + east) / 2
      ),
      span: MKCoordinateSpan(
        latitudeDelta: max((north - south) * 1.4, 0.02),
        longitudeDelta: max((east - west) * 1.4, 0.02)
      )
    )
  }
}

/// A place above the map from which it is seen.
public struct MapCamera: Equatable, Sendable {
  /// What is in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// Metres from it.
  public var distance: Double
  /// Which way is up, in degrees from the north.
  public var heading: Double
  /// How much it is tilted, in degrees.
  public var pitch: Double

  /// Makes a place.
  public init(
    centerCoordinate: CLLocationCoordinate2D,
    distance: Double,
    heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  /// Whether it is the same.
  public static func == (one: MapCamera, other: MapCamera) -> Bool {
    one.centerCoordinate.latitude == other.centerCoordinate.latitude
      && one.centerCoordinate.longitude == other.centerCoordinate.longitude
      && one.distance == other.distance && one.heading == other.heading && one.pitch == other.pitch
  }
}
