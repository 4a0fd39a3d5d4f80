import Foundation
import ScrollPhysics
import Testing

@Suite struct EdgeSpeedTests {
  private func speed(_ place: CGFloat, _ length: CGFloat = 500) -> CGFloat {
    EdgeSpeed.velocity(at: place, between: 0, and: length)
  }

  @Test func `nothing scrolls away from the edges`() {
    for place in stride(from: EdgeSpeed.zone, through: 500 - EdgeSpeed.zone, by: 7) {
      #expect(speed(place) == 0)
    }
  }

  @Test func `the nearer the edge, the faster, up to the greatest speed`() {
    var last: CGFloat = 0
    for place in stride(from: EdgeSpeed.zone - 1, through: 0, by: -1) {
      #expect(speed(place) < last)
      last = speed(place)
    }
    #expect(last == -EdgeSpeed.most)
    #expect(speed(-80) == -EdgeSpeed.most && speed(700) == EdgeSpeed.most)
  }

  @Test(arguments: 0..<40)
  func `both edges are alike`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let (place, length) = (random.number(-50...450), random.number(10...900))
    #expect(isClose(speed(place, length), -speed(length - place, length)))
  }

  @Test func `in a short view the middle half still does not scroll`() {
    #expect(speed(26, 100) == 0 && speed(74, 100) == 0)
    #expect(speed(24, 100) < 0 && speed(76, 100) > 0)
  }

  @Test func `a view without length does not scroll`() {
    #expect(EdgeSpeed.velocity(at: 5, between: 5, and: 5) == 0)
    #expect(EdgeSpeed.velocity(at: 5, between: 9, and: 2) == 0)
  }

  @Test func `beyond a view without length nothing scrolls either`() {
    for place in [-3, 4, 6, 20] as [CGFloat] {
      #expect(EdgeSpeed.velocity(at: place, between: 5, and: 5) == 0)
    }
  }

  @Test func `a view a few points long scrolls at its edges`() {
    #expect(speed(0, 3) == -EdgeSpeed.most && speed(3, 3) == EdgeSpeed.most)
    #expect(speed(1.5, 3) == 0)
  }
}
