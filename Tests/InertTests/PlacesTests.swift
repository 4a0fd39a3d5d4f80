import CoreLocation
import Diagnostics
import Foundation
import InertViews
import MapKit
import Testing
import UIKit

@Suite struct `A place on the earth` {
  /// Distances on WGS 84: a quarter of the equator, from the equator to a pole, and a degree of latitude.
  @Test(arguments: [
    ((0.0, 0.0), (0.0, 90.0), 10_018_754.171),
    ((0.0, 0.0), (90.0, 0.0), 10_001_965.729),
    ((0.0, 0.0), (1.0, 0.0), 110_574.389),
    ((50.0, 8.0), (50.0, 8.0), 0.0),
  ])
  func `is as far from another as the ellipsoid says`(
    _ a: (Double, Double),
    _ b: (Double, Double),
    _ metres: Double
  ) {
    let (from, to) = (
      CLLocation(latitude: a.0, longitude: a.1), CLLocation(latitude: b.0, longitude: b.1)
    )
    #expect(abs(from.distance(from: to) - metres) < 0.01)
    #expect(abs(to.distance(from: from) - metres) < 0.01)
  }

  @Test func `opposite each other still has a distance`() {
    let a = CLLocation(latitude: 0.1, longitude: 0)
    let distance = a.distance(from: CLLocation(latitude: -0.1, longitude: 180))
    #expect(distance > 19_900_000 && distance < 20_040_000)
  }

  @Test func `is none beyond the poles`() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, 180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func `lies on the map where Mercator draws it`() {
    let middle = MKMapPoint(CLLocationCoordinate2D())
    #expect(abs(middle.x - 134_217_728) < 1e-6 && abs(middle.y - 134_217_728) < 1e-6)
    for latitude in stride(from: -80.0, through: 80, by: 16) {
      let place = CLLocationCoordinate2D(latitude: latitude, longitude: latitude * 2)
      let back = MKMapPoint(place).coordinate
      #expect(abs(back.latitude - latitude) < 1e-9 && abs(back.longitude - latitude * 2) < 1e-9)
    }
  }
}

@MainActor @Suite struct `A location manager` {
  private final class Witness: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
    var calls: [String] = []
    var end: CheckedContinuation<Void, Never>?

    func locationManager(
      _ manager: CLLocationManager,
      didChangeAuthorization status: CLAuthorizationStatus
    ) {
      calls.append("status \(status.rawValue)")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      calls.append("fail \((error as? CLError)?.code.rawValue ?? -1)")
      end?.resume()
      end = nil
    }
  }

  @Test func `is refused, later`() async {
    let (manager, witness) = (CLLocationManager(), Witness())
    manager.delegate = witness
    #expect(manager.authorizationStatus == .notDetermined)
    await withCheckedContinuation {
      witness.end = $0
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
      #expect(witness.calls.isEmpty)
    }
    #expect(witness.calls == ["status 0", "status 2", "fail 1"])
    #expect(manager.authorizationStatus == .denied && manager.location == nil)
  }

  @Test func `begins as Apple documents it`() {
    let manager = CLLocationManager()
    #expect(manager.desiredAccuracy == kCLLocationAccuracyBest)
    #expect(manager.distanceFilter == kCLDistanceFilterNone && manager.headingFilter == 1)
    #expect(manager.pausesLocationUpdatesAutomatically && !manager.allowsBackgroundLocationUpdates)
  }
}

@MainActor @Suite struct `A map` {
  @Test func `shows its name and its region`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 48.2, longitude: 16.37),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)
    )
    #expect(map.centerCoordinate.latitude == 48.2 && map.region.span.longitudeDelta == 1)
    let signs = map.subviews.compactMap { ($0 as? SignView)?.text }
    #expect(signs == ["MKMapView\n48.2000°, 16.3700°"])
  }

  @Test func `keeps what is put on it`() {
    let map = MKMapView()
    let points = (0..<3).map { index in
      MKPointAnnotation(
        coordinate: CLLocationCoordinate2D(latitude: Double(index), longitude: 10),
        title: "\(index)"
      )
    }
    map.addAnnotations(points)
    map.removeAnnotation(points[1])
    #expect(map.annotations.map { $0.title ?? "" } == ["0", "2"])
    map.showAnnotations(points, animated: false)
    #expect(map.annotations.count == 3)
    #expect(abs(map.centerCoordinate.latitude - 1) < 0.01)
    map.addOverlay(MKPolyline(coordinates: points.map(\.coordinate)))
    #expect(map.overlays.count == 1)
  }

  @Test func `knows where places are in it`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
      latitudinalMeters: 1000,
      longitudinalMeters: 1000
    )
    let middle = map.convert(map.centerCoordinate, toPointTo: map)
    #expect(abs(middle.x - 50) < 0.01 && abs(middle.y - 50) < 0.01)
    let place = map.convert(CGPoint(x: 50, y: 50), toCoordinateFrom: map)
    #expect(abs(place.latitude - 10) < 1e-6 && abs(place.longitude - 20) < 1e-6)
  }

  @Test func `is told once, and begins as Apple documents it`() {
    var map: MKMapView?
    let findings = UIKitDiagnostics.recording {
      map = MKMapView()
      _ = MKMapView()
    }
    #expect(findings.map(\.place) == ["MapKit"])
    #expect(map?.mapType == .standard && map?.isZoomEnabled == true && map?.isScrollEnabled == true)
    #expect(map?.showsUserLocation == false && map?.annotations.isEmpty == true)
  }
}
