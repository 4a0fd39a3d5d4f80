import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore

/// Particles at different times, and what their cells say of them.
@MainActor @Suite struct `Laws of particles` {
  private struct Plan {
    let cell = CAEmitterCell()
    let layer = CAEmitterLayer()
    var random: SplitMix64

    init(seed: Int) {
      random = SplitMix64(seed: seed)
      cell.contents = SmallPicture.image("R")
      cell.birthRate = Float(random.int(1...20))
      cell.lifetime = Float(random.int(1...6)) / 2
      cell.velocity = random.double(-20...20)
      cell.emissionLongitude = random.double(-3...3)
      cell.xAcceleration = random.double(-9...9)
      cell.yAcceleration = random.double(-9...9)
      cell.scaleSpeed = random.double(-0.2...0.2)
      cell.spin = random.double(-3...3)
      cell.alphaSpeed = Float(random.double(-0.3...0))
      layer.seed = UInt32(random.int(0...9999))
      layer.emitterPosition = CGPoint(x: random.double(-9...9), y: random.double(-9...9))
      layer.emitterShape = random.pick([.point, .line, .rectangle, .circle])
      layer.emitterSize = CGSize(width: 8, height: 5)
      layer.emitterCells = [cell]
    }

    /// Ranges about the values.
    mutating func vary() {
      cell.velocityRange = random.double(0...9)
      cell.emissionRange = random.double(0...2)
      cell.scaleRange = random.double(0...0.5)
      cell.spinRange = random.double(0...2)
      cell.alphaRange = Float(random.double(0...0.5))
      layer.emitterCells = [cell]
    }

    func particles(_ time: Double) -> [UInt64: Particle] {
      let all = layer.emission.particles(at: time)
      let known = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
      #expect(known.count == all.count, "each has an identifier of its own")
      return known
    }
  }

  @Test(arguments: 0..<40) func `they live from their birth for their lifetime`(seed: Int) {
    let plan = Plan(seed: seed)
    let (rate, lifetime) = (Double(plan.cell.birthRate), Double(plan.cell.lifetime))
    for step in 0..<40 {
      let time = Double(step) / 7 + 0.01
      let births = (0..<10_000).lazy.map { Double($0) / rate }.prefix { $0 <= time }
      let expected = births.count { time < $0 + lifetime }
      let found = plan.particles(time)
      #expect(abs(found.count - expected) <= 1, "at \(time)")
      #expect(found.values.allSatisfy { $0.birth <= time && time <= $0.birth + $0.lifetime + 1e-9 })
      #expect(found.values.allSatisfy { abs($0.lifetime - lifetime) < 1e-6 })
    }
  }

  /// In equal times the speed changes by as much as what pulls.
  @Test(arguments: 0..<40) func `they are pulled evenly, and turn, grow and fade evenly`(
    seed: Int
  ) {
    var plan = Plan(seed: 100 + seed)
    plan.vary()
    let gap = 0.125
    let frames = (0...2).map { plan.particles(3 + Double($0) * gap) }
    var seen = 0
    for (id, first) in frames[0] {
      guard let second = frames[1][id], let third = frames[2][id] else { continue }
      seen += 1
      let pull = (
        third.x - 2 * second.x + first.x - plan.cell.xAcceleration * gap * gap,
        third.y - 2 * second.y + first.y - plan.cell.yAcceleration * gap * gap
      )
      #expect(abs(pull.0) < 1e-9 && abs(pull.1) < 1e-9)
      #expect(abs(third.angle - 2 * second.angle + first.angle) < 1e-9)
      #expect(abs(second.scale - first.scale - plan.cell.scaleSpeed * gap) < 1e-9)
      #expect(abs(second.alpha - first.alpha - Double(plan.cell.alphaSpeed) * gap) < 1e-6)
    }
    #expect(seen > 0 || plan.cell.lifetime * plan.cell.birthRate < 3)
  }

  @Test(arguments: 0..<40) func `values lie about those of the cell, as far as their ranges`(
    seed: Int
  ) {
    var plan = Plan(seed: 200 + seed)
    plan.vary()
    let time = 4.0
    for particle in plan.particles(time).values {
      let age = time - particle.birth
      let scale = particle.scale - plan.cell.scaleSpeed * age
      #expect(abs(scale - plan.cell.scale) <= plan.cell.scaleRange + 1e-9)
      let spin = age > 0.01 ? particle.angle / age : Double(plan.cell.spin)
      #expect(abs(spin - plan.cell.spin) <= plan.cell.spinRange + 1e-6)
      let alpha = particle.alpha - Double(plan.cell.alphaSpeed) * age
      #expect(abs(alpha - 1) <= Double(plan.cell.alphaRange) + 1e-6)
    }
  }

  @Test(arguments: 0..<20) func `asking does not change them, in whatever order`(seed: Int) {
    var plan = Plan(seed: 300 + seed)
    plan.vary()
    let times = (0..<10).map { _ in plan.random.double(0...8) }
    func places(_ time: Double) -> [[Double]] {
      plan.layer.emission.particles(at: time).map { [Double($0.id), $0.x, $0.y, $0.alpha] }
    }
    let first = times.map(places)
    #expect(times.reversed().map(places).reversed() == first)
  }

  @Test(arguments: 0..<30) func `the layer's factors are those of all its cells`(seed: Int) {
    let plain = Plan(seed: 400 + seed)
    let other = Plan(seed: 400 + seed)
    other.layer.velocity = 2
    other.layer.scale = 0.5
    other.layer.spin = 3
    let (first, second) = (plain.particles(2), other.particles(2))
    #expect(first.count == second.count)
    for (id, particle) in first {
      guard let twin = second[id] else {
        Issue.record("a particle is missing")
        continue
      }
      let age = 2 - particle.birth
      #expect(abs(twin.angle - 3 * particle.angle) < 1e-9)
      let scales = [particle, twin].map { $0.scale - plain.cell.scaleSpeed * age }
      #expect(abs(scales[1] - scales[0] / 2) < 1e-9)
    }
  }

  @Test func `numbers that are none stop nothing`() {
    let plan = Plan(seed: 1)
    for value in [.nan, .infinity, -.infinity] as [CGFloat] {
      plan.cell.birthRate = Float(value)
      plan.cell.lifetime = Float(value)
      plan.cell.velocity = value
      plan.cell.xAcceleration = value
      plan.cell.scale = value
      plan.layer.emitterCells = [plan.cell]
      let particles = plan.layer.emission.particles(at: 3)
      #expect(particles.count <= Flight.mostParticles)
      #expect(plan.layer.emission.particles(at: 1e300).count <= Flight.mostParticles)
    }
  }
}
