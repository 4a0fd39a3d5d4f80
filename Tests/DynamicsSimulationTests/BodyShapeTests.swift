import DynamicsSimulation
import Foundation
import TestSupport
import Testing

@Suite struct BodyShapeTests {
  private static func corners(_ shape: BodyShape?) -> [Vector2] {
    if case .polygon(let corners) = shape { corners } else { [] }
  }

  /// Whether corners go round clockwise on a screen, without turning back.
  private static func isConvex(_ corners: [Vector2]) -> Bool {
    corners.indices.allSatisfy { number in
      let (a, b, c) = (
        corners[number], corners[(number + 1) % corners.count],
        corners[(number + 2) % corners.count]
      )
      return (b - a).cross(c - b) > 0
    }
  }

  @Test(arguments: 0..<60)
  func `a hull is convex and holds all points`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let points = (0..<random.int(3...40)).map { _ in
      Vector2(random.double(-50...50), random.double(-50...50))
    }
    let corners = Self.corners(.hull(points))
    #expect(corners.count >= 3 && Self.isConvex(corners))
    #expect(corners.allSatisfy { points.contains($0) })
    for point in points {
      for number in corners.indices {
        let (start, end) = (corners[number], corners[(number + 1) % corners.count])
        #expect((end - start).cross(point - start) >= -1e-9, "\(point) lies outside")
      }
    }
  }

  @Test(arguments: 0..<20)
  func `the order of points makes no difference`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var points = (0..<12).map { _ in Vector2(random.double(-9...9), random.double(-9...9)) }
    let hull = BodyShape.hull(points)
    points.shuffle(using: &random)
    #expect(BodyShape.hull(points) == hull)
  }

  @Test func `points on a line have no hull`() {
    #expect(BodyShape.hull([]) == nil)
    #expect(BodyShape.hull([.zero, Vector2(1, 1)]) == nil)
    #expect(BodyShape.hull([.zero, Vector2(1, 1), Vector2(2, 2), Vector2(5, 5)]) == nil)
  }

  @Test func `outlines go round clockwise`() {
    #expect(Self.isConvex(Self.corners(.rectangle(30, 20))))
    #expect(Self.isConvex(Self.corners(.ellipse(30, 20))))
    #expect(Self.corners(.ellipse(30, 20)).count == 24)
  }

  @Test func `a round ellipse is a circle`() {
    #expect(BodyShape.ellipse(30, 30) == .circle(radius: 15))
    #expect(BodyShape.ellipse(0, 0) == .circle(radius: 0.005))
  }

  @Test func `a rectangle without a size still has sides`() {
    let corners = Self.corners(.rectangle(0, -4))
    #expect(Self.isConvex(corners))
    #expect(corners.allSatisfy { abs($0.x) == 0.005 && abs($0.y) == 0.005 })
  }

  @Test func `the mass follows from size and density`() {
    var body = RigidBody(
      position: .zero,
      angle: 0,
      size: Vector2(100, 100),
      shape: .rectangle(100, 100)
    )
    #expect(body.mass == 1)
    body.material.density = 3
    body.size = Vector2(50, 100)
    #expect(body.mass == 1.5)
    body.size = .zero
    #expect(body.mass > 0, "nothing is without mass")
  }

  @Test(arguments: 0..<20)
  func `corners turn with the body and stay as far from its middle`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var body = RigidBody(
      position: Vector2(7, 9),
      angle: 0,
      size: Vector2(30, 20),
      shape: .rectangle(30, 20)
    )
    let straight = body.corners
    body.angle = random.double(-7...7)
    for (corner, old) in zip(body.corners, straight) {
      #expect(isClose(corner - body.position, (old - body.position).rotated(by: body.angle)))
      #expect((corner - body.position).length <= body.reach + 1e-9)
    }
    #expect(isClose(body.arm(Vector2(3, 4)), Vector2(3, 4).rotated(by: body.angle)))
  }

  @Test func `a circle has no corners and reaches as far as its radius`() {
    let body = RigidBody(
      position: .zero,
      angle: 1,
      size: Vector2(10, 10),
      shape: .circle(radius: 5)
    )
    #expect(body.corners.isEmpty && body.reach == 5)
  }

  @Test(arguments: 0..<20)
  func `vectors keep their rules`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let a = Vector2(random.double(-9...9), random.double(-9...9))
    let b = Vector2(random.double(-9...9), random.double(-9...9))
    let angle = random.double(-4...4)
    #expect(a.turned.dot(a) == 0 && isClose(a.turned, a.rotated(by: .pi / 2)))
    #expect(abs(a.cross(b) + b.cross(a)) < 1e-12)
    #expect(abs(a.rotated(by: angle).length - a.length) < 1e-9)
    #expect(abs(a.rotated(by: angle).dot(b.rotated(by: angle)) - a.dot(b)) < 1e-9)
    #expect(isClose(a.rotated(by: angle).rotated(by: -angle), a))
  }

  @Test func `the corners of an ellipse lie on it, its four ends among them`() {
    let corners = Self.corners(.ellipse(30, 20))
    for corner in corners {
      #expect(abs((corner / Vector2(15, 10)).length - 1) < 1e-9)
    }
    for end in [Vector2(15, 0), Vector2(0, 10), Vector2(-15, 0), Vector2(0, -10)] {
      #expect(corners.contains { isClose($0, end) })
    }
  }

  @Test func `what turns has the energy of a disc or a plate`() {
    var disc = RigidBody(
      position: .zero,
      angle: 0,
      size: Vector2(200, 200),
      shape: .circle(radius: 100)
    )
    disc.spin = 2
    // A disc has half the inertia of its mass at its edge.
    #expect(abs(disc.kineticEnergy - disc.mass * 5000 * 4 / 2) < 1e-9)
    var plate = disc
    plate.size = Vector2(60, 20)
    plate.shape = .rectangle(60, 20)
    #expect(abs(plate.kineticEnergy - plate.mass * 4000 / 12 * 4 / 2) < 1e-9)
  }

  @Test func `corners are where the outline says, about the middle`() {
    let outline = [Vector2(-5, -4), Vector2(9, 0), Vector2(-5, 7)]
    var body = RigidBody(
      position: Vector2(100, 50),
      angle: 0,
      size: Vector2(14, 11),
      shape: .polygon(outline)
    )
    #expect(body.corners == [Vector2(95, 46), Vector2(109, 50), Vector2(95, 57)])
    body.angle = .pi / 2
    #expect(isClose(body.corners[1], Vector2(100, 59)))
  }
}
