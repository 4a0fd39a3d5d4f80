import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Curves and springs against what was measured.
@Suite struct TimingFactsTests {
  private static func fact(_ id: String) throws -> JSONValue {
    try #require(try Fixture("animation").vectors.first { $0.id == id })["value"]
  }

  @Test(arguments: [
    ("an.curve.linear", CAMediaTimingFunctionName.linear),
    ("an.curve.easeIn", .easeIn),
    ("an.curve.easeOut", .easeOut),
    ("an.curve.easeInOut", .easeInEaseOut),
  ])
  func `control points are those measured`(_ id: String, _ name: CAMediaTimingFunctionName) throws {
    let points = try Self.fact(id)["controlPoints"].numbers
    let function = CAMediaTimingFunction(name: name)
    var values: [Double] = []
    for index in 1...2 {
      var pair: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &pair)
      values += pair.map { Double(String($0)) ?? 0 }
    }
    #expect(values == points)
  }

  @Test func `curves go through the samples`() throws {
    let samples = try Self.fact("an.curve.samples")
    let curves: [(String, TimingCurve)] = [
      ("easeInOut", .easeInOut), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ]
    var count = 0
    for (name, curve) in curves {
      for (key, value) in try #require(samples[name].object) {
        let share = try #require(Double(key))
        let expected = try #require(value.number)
        #expect(abs(Double(curve.value(at: share)) - expected) < 1e-9, "\(name) at \(key)")
        #expect(abs(Double(curve.share(at: expected)) - share) < 1e-8, "\(name) back")
        count += 1
      }
    }
    #expect(count == 14)
  }

  @Test func `springs have the stiffness that UIKit gives them`() throws {
    for spring in try #require(try Self.fact("an.spring.stiffness").list) {
      let stiffness = try #require(spring["stiffness"].number)
      let curve = SpringCurve(
        dampingRatio: spring["dampingRatio"].number ?? 0,
        duration: spring["duration"].number ?? 0,
        velocity: spring["velocity"].number ?? 0
      )
      #expect(abs(curve.omega * curve.omega / stiffness - 1) < 1e-7, "\(spring)")
    }
  }

  @Test(arguments: [("an.spring.track.move", 0.2), ("an.spring.track.bounce", 0.7)])
  func `springs go as they were seen to go`(_ id: String, _ tolerance: Double) throws {
    let track = try Self.fact(id)
    let duration = try #require(track["duration"].number)
    let (from, to) = (track["frm"].number ?? 0, track["to"].number ?? 0)
    let curve = SpringCurve(
      dampingRatio: track["dampingRatio"].number ?? 0,
      duration: duration,
      velocity: 0
    )
    for sample in try #require(track["samples"].list) {
      let (time, seen) = (sample[0].number ?? 0, sample[1].number ?? 0)
      let value = from + (to - from) * (time >= duration ? 1 : curve.value(at: time))
      #expect(abs(value - seen) < tolerance, "at \(time): \(value), seen \(seen)")
    }
  }

  @Test func `a spring's amplitude is a thousandth after its duration`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let zeta = random.double(0.05...0.99)
      let duration = random.double(0.1...3)
      let velocity = random.double(-2...0.5) / duration
      let curve = SpringCurve(dampingRatio: zeta, duration: duration, velocity: velocity)
      let beta = zeta * curve.omega
      let damped = curve.omega * (1 - zeta * zeta).squareRoot()
      let amplitude = abs((beta - velocity) / damped) * exp(-beta * duration)
      #expect(abs(amplitude - 0.001) < 1e-8, "\(zeta) \(duration) \(velocity)")
    }
  }

  @Test func `a default spring settles when Apple's does`() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(abs(spring.settlingDuration - 1.4727003346780927) < 1e-9)
    let critical = CASpringAnimation(keyPath: "position")
    critical.damping = 20
    #expect(abs(critical.settlingDuration - 0.92334134765) < 1e-7)
  }

  @Test func `a perceptual spring has the period asked for`() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(Double(spring.stiffness) - 157.91367041742973) < 1e-9)
    #expect(abs(Double(spring.damping) - 17.59291886010284) < 1e-9)
    #expect(abs(Double(spring.bounce) - 0.3) < 1e-9)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
    #expect(CASpringAnimation(perceptualDuration: 0.5, bounce: -0.2).bounce < 0)
  }
}
