import DynamicsSimulation
import Foundation
import TestSupport
import Testing

@Suite struct ContactFinderTests {
  private static func ball(_ x: Double, _ y: Double, _ radius: Double) -> RigidBody {
    RigidBody(
      position: Vector2(x, y),
      angle: 0,
      size: Vector2(radius * 2, radius * 2),
      shape: .circle(radius: radius)
    )
  }

  private static func box(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    angle: Double = 0
  ) -> RigidBody {
    RigidBody(
      position: Vector2(x, y),
      angle: angle,
      size: Vector2(width, height),
      shape: .rectangle(width, height)
    )
  }

  private static func any(_ random: inout SplitMix64) -> RigidBody {
    let (x, y) = (random.double(-30...30), random.double(-30...30))
    let size = random.double(5...40)
    return random.once(in: 2)
      ? ball(x, y, size / 2)
      : box(x, y, size, random.double(5...40), angle: random.double(-3...3))
  }

  // MARK: Laws

  @Test(arguments: 0..<200)
  func `normals have length one, depths are positive and places are few`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let (one, other) = (Self.any(&random), Self.any(&random))
    let contacts = ContactFinder.contacts(one, other)
    #expect(contacts.count <= 2)
    for contact in contacts {
      #expect(abs(contact.normal.length - 1) < 1e-9)
      #expect(contact.depth > 0)
      #expect((contact.point - one.position).length <= one.reach + other.reach)
    }
  }

  @Test(arguments: 0..<200)
  func `bodies moved out of each other along the normal touch no more`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var (one, other) = (Self.any(&random), Self.any(&random))
    for _ in 0..<20 {
      let contacts = ContactFinder.contacts(one, other)
      guard let deepest = contacts.max(by: { $0.depth < $1.depth }) else { break }
      one.position += deepest.normal * (deepest.depth / 2 + 1e-6)
      other.position -= deepest.normal * (deepest.depth / 2 + 1e-6)
    }
    #expect(ContactFinder.contacts(one, other).isEmpty)
  }

  @Test(arguments: 0..<200)
  func `who is first does not matter but for the normal`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let (one, other) = (Self.any(&random), Self.any(&random))
    let there = ContactFinder.contacts(one, other)
    let back = ContactFinder.contacts(other, one)
    #expect(there.isEmpty == back.isEmpty)
    if let first = there.first, let second = back.first {
      #expect(first.normal.dot(second.normal) < 0 || (first.normal + second.normal).length < 1.9)
    }
  }

  @Test(arguments: 0..<100)
  func `bodies that are far apart do not touch`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let one = Self.any(&random)
    var other = Self.any(&random)
    other.position = one.position + Vector2(one.reach + other.reach + 0.01, 0)
    #expect(ContactFinder.contacts(one, other).isEmpty)
  }

  @Test(arguments: 0..<60)
  func `moving both changes nothing but the place`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var (one, other) = (Self.any(&random), Self.any(&random))
    let before = ContactFinder.contacts(one, other)
    let way = Vector2(64, -128)
    one.position += way
    other.position += way
    let after = ContactFinder.contacts(one, other)
    #expect(after.count == before.count)
    for (contact, old) in zip(after, before) {
      #expect(isClose(contact.point, old.point + way))
      #expect(isClose(contact.normal, old.normal) && abs(contact.depth - old.depth) < 1e-6)
    }
  }

  // MARK: Kinds

  @Test func `two circles touch where their middles are nearer than their radii`() throws {
    let contact = try #require(
      ContactFinder.contacts(Self.ball(0, 0, 10), Self.ball(15, 0, 10)).first
    )
    #expect(contact.normal == Vector2(-1, 0) && contact.depth == 5)
    #expect(contact.point == Vector2(5, 0), "on the second one's edge")
    #expect(ContactFinder.contacts(Self.ball(0, 0, 10), Self.ball(20, 0, 10)).isEmpty)
  }

  @Test func `circles with one middle are driven apart upwards and downwards`() throws {
    let contact = try #require(
      ContactFinder.contacts(Self.ball(0, 0, 10), Self.ball(0, 0, 5)).first
    )
    #expect(contact.normal == Vector2(0, -1) && contact.depth == 15)
  }

  @Test func `a circle lies on a box`() throws {
    let contact = try #require(
      ContactFinder.contacts(Self.ball(0, -14, 5), Self.box(0, 0, 40, 20)).first
    )
    #expect(contact.normal == Vector2(0, -1))
    #expect(abs(contact.depth - 1) < 1e-9 && contact.point == Vector2(0, -10))
  }

  @Test func `a circle at a corner is driven away from it`() throws {
    let contact = try #require(
      ContactFinder.contacts(Self.ball(22, -12, 4), Self.box(0, 0, 40, 20)).first
    )
    #expect(isClose(contact.point, Vector2(20, -10)))
    #expect(isClose(contact.normal, Vector2(1, -1) / 2.0.squareRoot()))
  }

  @Test func `a circle whose middle is in a box is driven out by the nearest side`() throws {
    let contact = try #require(
      ContactFinder.contacts(Self.ball(0, -7, 5), Self.box(0, 0, 40, 20)).first
    )
    #expect(isClose(contact.normal, Vector2(0, -1)))
    #expect(abs(contact.depth - 8) < 1e-9)
  }

  @Test func `a box lies on a box with two places`() {
    let contacts = ContactFinder.contacts(Self.box(5, -19, 20, 20), Self.box(0, 0, 40, 20))
    #expect(contacts.count == 2)
    for contact in contacts {
      #expect(contact.normal == Vector2(0, -1) && abs(contact.depth - 1) < 1e-9)
    }
    #expect(Set(contacts.map(\.point.x)) == [-5, 15])
  }

  @Test func `a box on its corner touches at one place`() throws {
    let contacts = ContactFinder.contacts(
      Self.box(0, -23, 20, 20, angle: .pi / 4),
      Self.box(0, 0, 40, 20)
    )
    let deepest = try #require(contacts.max { $0.depth < $1.depth })
    #expect(abs(deepest.depth - (10 + 10 * 2.0.squareRoot() - 23)) < 1e-9)
  }

  @Test func `a box in a wall touches with its two deepest corners`() {
    let wall = Boundary.outside(point: Vector2(0, 10), normal: Vector2(0, -1))
    let contacts = ContactFinder.contacts(Self.box(0, 5, 20, 20), wall)
    #expect(contacts.count == 2 && contacts.allSatisfy { $0.depth == 5 })
    let turned = ContactFinder.contacts(Self.box(0, 2, 20, 20, angle: 0.1), wall)
    #expect(turned.count == 2 && turned[0].depth > turned[1].depth)
    #expect(ContactFinder.contacts(Self.box(0, 0, 20, 20), wall).isEmpty)
  }

  @Test func `a circle touches a wall below its middle`() throws {
    let wall = Boundary.outside(point: Vector2(0, 10), normal: Vector2(0, -1))
    let contact = try #require(ContactFinder.contacts(Self.ball(3, 2, 9), wall).first)
    #expect(contact.point == Vector2(3, 11) && contact.depth == 1)
    #expect(ContactFinder.contacts(Self.ball(3, 1, 9), wall).isEmpty)
  }

  @Test func `a line has two sides and no inside`() throws {
    let line = Boundary.segment(Vector2(-50, 0), Vector2(50, 0))
    let above = try #require(ContactFinder.contacts(Self.ball(0, -4, 5), line).first)
    #expect(above.normal == Vector2(0, -1) && abs(above.depth - 1) < 1e-9)
    let below = try #require(ContactFinder.contacts(Self.ball(0, 4, 5), line).first)
    #expect(below.normal == Vector2(0, 1))
    #expect(ContactFinder.contacts(Self.ball(57, 0, 5), line).isEmpty, "it lies beyond its end")
    #expect(!ContactFinder.contacts(Self.box(0, -9, 20, 20), line).isEmpty)
  }

  @Test func `a circle whose middle is barely in a box is driven out as well`() throws {
    let contact = try #require(
      ContactFinder.contacts(Self.ball(0, -9.99, 5), Self.box(0, 0, 40, 20)).first
    )
    #expect(isClose(contact.normal, Vector2(0, -1)))
    #expect(abs(contact.depth - 5.01) < 1e-9)
  }

  @Test func `a circle in the middle of a square is driven out upwards`() throws {
    let contact = try #require(
      ContactFinder.contacts(Self.ball(0, 0, 5), Self.box(0, 0, 20, 20)).first
    )
    #expect(isClose(contact.normal, Vector2(0, -1)) && abs(contact.depth - 15) < 1e-9)
  }

  @Test func `boxes that overlap by half a point stand on it`() {
    let contacts = ContactFinder.contacts(Self.box(19.5, -19.8, 20, 20), Self.box(0, 0, 20, 20))
    #expect(contacts.count == 2)
    for contact in contacts {
      #expect(isClose(contact.normal, Vector2(0, -1)) && abs(contact.depth - 0.2) < 1e-9)
      #expect(contact.point.x >= 9.5 - 1e-9 && contact.point.x <= 10 + 1e-9)
    }
  }

  @Test(arguments: [Vector2(0, -1), Vector2(1, 0), Vector2(0, 1), Vector2(-1, 0)])
  func `a circle whose middle is on a side is driven out across it`(normal: Vector2) throws {
    let place = normal * Vector2(20, 10)
    let contact = try #require(
      ContactFinder.contacts(Self.ball(place.x, place.y, 5), Self.box(0, 0, 40, 20)).first
    )
    #expect(contact.normal == normal && contact.depth == 5 && contact.point == place)
    let line = Boundary.segment(normal * 30, normal * -30)
    let side = try #require(ContactFinder.contacts(Self.ball(0, 0, 5), line).first)
    #expect(side.normal.dot(normal) == 0 && side.normal.length == 1)
  }
}
