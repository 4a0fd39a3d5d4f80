import CoreLocation
import Foundation
import MapKit
import TestSupport
import Testing
import UIKit

/// Rectangles of the projected world, against their corners one by one.
@Suite struct `A rectangle of the map` {
  private func rectangle(_ random: inout SplitMix64) -> MKMapRect {
    MKMapRect(
      x: Double(random.int(0...20)),
      y: Double(random.int(0...20)),
      width: Double(random.int(1...10)),
      height: Double(random.int(1...10))
    )
  }

  private func isSame(_ a: MKMapRect, _ b: MKMapRect) -> Bool {
    a.minX == b.minX && a.minY == b.minY && a.width == b.width && a.height == b.height
  }

  @Test(arguments: 0..<6)
  func `meets another where a cell lies in both`(seed: Int) {
    var random = SplitMix64(seed: 7200 + seed)
    for _ in 0..<40 {
      let (a, b) = (rectangle(&random), rectangle(&random))
      let cells = (0..<32).flatMap { x in (0..<32).map { (Double(x) + 0.5, Double($0) + 0.5) } }
      let isShared = cells.contains { x, y in
        a.contains(MKMapPoint(x: x, y: y)) && b.contains(MKMapPoint(x: x, y: y))
      }
      #expect(a.intersects(b) == isShared && b.intersects(a) == isShared)
    }
  }

  @Test(arguments: 0..<6)
  func `with others lies in the one around all, in any order`(seed: Int) {
    var random = SplitMix64(seed: 7300 + seed)
    for _ in 0..<40 {
      let (a, b, c) = (rectangle(&random), rectangle(&random), rectangle(&random))
      let all = a.union(b).union(c)
      #expect(isSame(all, c.union(b).union(a)) && isSame(all, a.union(b.union(c))))
      #expect(isSame(all.union(b), all))
      for part in [a, b, c] {
        #expect(all.minX <= part.minX && all.minY <= part.minY)
        #expect(all.maxX >= part.maxX && all.maxY >= part.maxY)
      }
      #expect([a.minX, b.minX, c.minX].contains(all.minX))
      #expect([a.maxY, b.maxY, c.maxY].contains(all.maxY))
    }
  }

  @Test func `that is none adds nothing and meets nothing`() {
    let rect = MKMapRect(x: 1, y: 2, width: 3, height: 4)
    #expect(isSame(MKMapRect.null.union(rect), rect) && isSame(rect.union(.null), rect))
    #expect(MKMapRect.null.isNull && MKMapRect.null.isEmpty && !rect.isEmpty && !rect.isNull)
    #expect(!rect.intersects(.null) && !MKMapRect.null.intersects(rect))
    #expect(MKMapRect.null.union(.null).isNull)
    #expect(MKMapRect(x: 0, y: 0, width: 0, height: 5).isEmpty)
  }

  @Test func `holds its north-west corner and not its south-east one`() {
    let rect = MKMapRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.contains(MKMapPoint(x: 1, y: 2)))
    #expect(!rect.contains(MKMapPoint(x: 4, y: 3)) && !rect.contains(MKMapPoint(x: 2, y: 6)))
    #expect(rect.midX == 2.5 && rect.midY == 4)
  }

  @Test func `that is made smaller and larger again is the same`() {
    let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
    let small = rect.insetBy(dx: 4, dy: 8)
    #expect(small.midX == rect.midX && small.midY == rect.midY)
    #expect(small.width == 22 && small.height == 24)
    #expect(isSame(small.insetBy(dx: -4, dy: -8), rect))
  }

  @Test func `of the world is that of all degrees`() {
    let region = MKCoordinateRegion(.world)
    #expect(abs(region.center.latitude) < 1e-9 && abs(region.center.longitude) < 1e-9)
    #expect(abs(region.span.longitudeDelta - 360) < 1e-9)
    #expect(abs(region.span.latitudeDelta - 2 * 85.0511287798) < 1e-6)
  }
}

@Suite struct `A region of the earth` {
  private func place(_ latitude: Double, _ longitude: Double) -> CLLocation {
    CLLocation(latitude: latitude, longitude: longitude)
  }

  @Test(arguments: [0.0, 23, -47, 60])
  func `of metres is that long`(latitude: Double) {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: latitude, longitude: 11),
      latitudinalMeters: 20_000,
      longitudinalMeters: 5000
    )
    let (dy, dx) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
    let tall = place(latitude - dy, 11).distance(from: place(latitude + dy, 11))
    let wide = place(latitude, 11 - dx).distance(from: place(latitude, 11 + dx))
    #expect(abs(tall - 20_000) < 200 && abs(wide - 5000) < 50)
  }

  @Test func `at a pole goes around it`() {
    let region = MKCoordinateRegionMakeWithDistance(CLLocationCoordinate2DMake(90, 0), 1000, 1000)
    #expect(region.span.longitudeDelta == 360)
  }

  @Test func `begins with nothing`() {
    let region = MKCoordinateRegion()
    #expect(region.span.latitudeDelta == 0 && region.center.longitude == 0)
  }
}

@Suite struct `The way between places` {
  private func random(_ numbers: inout SplitMix64) -> CLLocation {
    CLLocation(latitude: numbers.double(-80...80), longitude: numbers.double(-180...180))
  }

  @Test(arguments: 0..<5)
  func `is the same back, and no way around is shorter`(seed: Int) {
    var numbers = SplitMix64(seed: 7400 + seed)
    for _ in 0..<30 {
      let (a, b, c) = (random(&numbers), random(&numbers), random(&numbers))
      let (ab, bc, ac) = (a.distance(from: b), b.distance(from: c), a.distance(from: c))
      #expect(abs(ab - b.distance(from: a)) < 1e-3)
      #expect(ac <= (ab + bc) * 1.001 && ab > 0 && ab < 20_040_000)
    }
  }

  @Test(arguments: 0..<3)
  func `is near that on a ball`(seed: Int) {
    var numbers = SplitMix64(seed: 7500 + seed)
    for _ in 0..<30 {
      let (a, b) = (random(&numbers).coordinate, random(&numbers).coordinate)
      let (p, q) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
      let l = (a.longitude - b.longitude) * .pi / 180
      let cosine = sin(p) * sin(q) + cos(p) * cos(q) * cos(l)
      let ball = 6_371_008.8 * acos(max(-1, min(1, cosine)))
      let distance = CLLocation(latitude: a.latitude, longitude: a.longitude)
        .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
      #expect(abs(distance - ball) <= ball * 0.006 + 1)
    }
  }

  @Test func `goes over the line of dates`() {
    let (west, east) = (
      CLLocation(latitude: 0, longitude: 179.5), CLLocation(latitude: 0, longitude: -179.5)
    )
    #expect(abs(west.distance(from: east) - 111_319.49) < 0.1)
    let (a, b) = (MKMapPoint(x: 1000, y: 2000), MKMapPoint(x: 1000, y: 2100))
    #expect(
      a.distance(to: a) == 0 && a.distance(to: b) == b.distance(to: a) && a.distance(to: b) > 0
    )
  }

  @Test func `is within a circle or not`() {
    let circle = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 179.9999),
      radius: 100,
      identifier: "home"
    )
    #expect(circle.contains(CLLocationCoordinate2D(latitude: 0, longitude: 179.9999)))
    #expect(circle.contains(CLLocationCoordinate2D(latitude: 0, longitude: -179.9999)))
    #expect(!circle.contains(CLLocationCoordinate2D(latitude: 0.001, longitude: 180)))
    #expect(circle.notifyOnEntry && circle.notifyOnExit && circle.identifier == "home")
  }

  @Test func `a place knows what nobody measured`() {
    let place = CLLocation(latitude: 1, longitude: 2)
    #expect(place.verticalAccuracy == -1 && place.course == -1 && place.speed == -1)
    #expect(place.horizontalAccuracy == 0 && place.altitude == 0)
    #expect(place.copy() as? CLLocation === place)
  }
}

@MainActor @Suite struct `A map's middle` {
  private func map(_ latitude: Double, _ span: Double) -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 30, y: 40, width: 200, height: 100))
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: latitude, longitude: 30),
      span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: 2 * span)
    )
    return map
  }

  @Test(arguments: [(0.0, 90.0), (48, 20), (70, 15), (-60, 40), (10, 0.001)])
  func `is the region's, however Mercator stretches it`(_ latitude: Double, _ span: Double) {
    let map = map(latitude, span)
    let middle = map.convert(map.centerCoordinate, toPointTo: map)
    #expect(abs(middle.x - 100) < 1e-6 && abs(middle.y - 50) < 1e-6)
    let (top, bottom) = (
      map.convert(CGPoint(x: 100, y: 0), toCoordinateFrom: map),
      map.convert(CGPoint(x: 100, y: 100), toCoordinateFrom: map)
    )
    #expect(abs(top.latitude - bottom.latitude - span) < 1e-6, "as much is seen as the span says")
    let left = map.convert(CGPoint(x: 0, y: 50), toCoordinateFrom: map)
    #expect(abs(left.longitude - (30 - span)) < 1e-6)
  }

  @Test(arguments: 0..<4)
  func `points and places go there and back`(seed: Int) {
    var random = SplitMix64(seed: 7600 + seed)
    let map = map(random.double(-60...60), random.double(0.1...40))
    for _ in 0..<20 {
      let point = CGPoint(x: random.double(0...200), y: random.double(0...100))
      let back = map.convert(map.convert(point, toCoordinateFrom: map), toPointTo: map)
      #expect(abs(back.x - point.x) < 1e-4 && abs(back.y - point.y) < 1e-4)
    }
  }

  @Test(arguments: [(1e8, 0.5e8), (1.3e8, 0.9e8), (0.2e8, 2.0e8)])
  func `a rectangle that is shown is the one that is visible`(_ x: Double, _ y: Double) {
    let map = map(0, 10)
    let rect = MKMapRect(x: x, y: y, width: 3e6, height: 2e6)
    map.visibleMapRect = rect
    let shown = map.visibleMapRect
    #expect(abs(shown.minX - rect.minX) < 1 && abs(shown.minY - rect.minY) < 1)
    #expect(abs(shown.width - rect.width) < 1 && abs(shown.height - rect.height) < 1)
  }

  @Test func `in another view's points is as far as that view is`() {
    let (map, parent) = (map(20, 5), UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    parent.addSubview(map)
    let middle = map.convert(map.centerCoordinate, toPointTo: parent)
    #expect(abs(middle.x - 130) < 1e-6 && abs(middle.y - 90) < 1e-6)
  }
}
