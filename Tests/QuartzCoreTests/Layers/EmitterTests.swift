import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite struct `Layers from which particles fly` {
  private func cell(_ rows: String = "R") -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = "spark"
    cell.contents = SmallPicture.image(rows)
    cell.birthRate = 10
    cell.lifetime = 1
    return cell
  }

  private func emitter(_ cells: CAEmitterCell...) -> CAEmitterLayer {
    let layer = CAEmitterLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.emitterPosition = CGPoint(x: 20, y: 20)
    layer.emitterCells = cells
    return layer
  }

  @Test func `as many fly as start in a lifetime`() {
    let layer = emitter(cell())
    #expect(layer.emission.particles(at: 0).count == 1)
    #expect(layer.emission.particles(at: 0.55).count == 6)
    #expect(layer.emission.particles(at: 9.05).count == 10)
    #expect(CAEmitterLayer().emission.particles(at: 1).isEmpty)
    let off = cell()
    off.isEnabled = false
    #expect(emitter(off).emission.particles(at: 1).isEmpty)
    let crowd = cell()
    crowd.birthRate = 1e9
    #expect(emitter(crowd).emission.particles(at: 1).count == Flight.mostParticles)
  }

  @Test func `they fly where their direction, speed and weight take them`() throws {
    let falling = cell()
    falling.birthRate = 1
    falling.lifetime = 10
    falling.velocity = 4
    falling.emissionLongitude = .pi / 2
    falling.yAcceleration = 2
    falling.spin = 1
    falling.scaleSpeed = -0.25
    falling.alphaSpeed = -0.1
    let particle = try #require(emitter(falling).emission.particles(at: 2).first)
    #expect(abs(particle.x - 20) < 1e-9 && abs(particle.y - 32) < 1e-9)
    #expect(particle.angle == 2 && particle.scale == 0.5 && abs(particle.alpha - 0.8) < 1e-6)
  }

  @Test func `equal seeds give equal particles, others others`() {
    let wild = cell()
    wild.velocityRange = 30
    wild.emissionRange = .pi * 2
    wild.scaleRange = 0.5
    func places(_ seed: UInt32) -> [CGPoint] {
      let layer = emitter(wild)
      layer.seed = seed
      return layer.emission.particles(at: 3).map { CGPoint(x: $0.x, y: $0.y) }
    }
    #expect(places(7) == places(7) && places(7) != places(8))
    #expect(Set(places(7).map(\.x)).count == places(7).count)
  }

  @Test(arguments: [
    CAEmitterLayerEmitterShape.point, .line, .rectangle, .cuboid, .circle, .sphere,
  ])
  func `they start within the shape`(_ shape: CAEmitterLayerEmitterShape) {
    for mode in [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume] {
      let many = cell()
      many.birthRate = 300
      let layer = emitter(many)
      layer.emitterShape = shape
      layer.emitterMode = mode
      layer.emitterSize = CGSize(width: 10, height: 6)
      for particle in layer.emission.particles(at: 1) {
        let (x, y) = (particle.x - 20, particle.y - 20)
        switch shape {
        case .circle, .sphere: #expect((x * x + y * y).squareRoot() <= 10.0001)
        case .point: #expect(x == 0 && y == 0)
        case .line: #expect(abs(x) <= 5 && y == 0)
        default: #expect(abs(x) <= 5.0001 && abs(y) <= 3.0001)
        }
        if shape == .circle, mode == .outline {
          #expect(abs((x * x + y * y).squareRoot() - 10) < 1e-6)
        }
      }
    }
  }

  @Test func `a change holds for what starts later`() {
    let layer = emitter(cell())
    layer.record.isShown = true
    MediaClock.now = 2
    layer.birthRate = 0
    #expect(layer.emission.particles(at: 2.5).count == 5)
    #expect(layer.emission.particles(at: 3.5).isEmpty)
    #expect(!layer.emission.goesOn(at: 2.5))
    MediaClock.now = 4
    layer.birthRate = 2
    layer.emitterPosition = CGPoint(x: 5, y: 5)
    let later = layer.emission.particles(at: 4.25)
    #expect(later.count >= 4 && later.allSatisfy { $0.x == 5 })
    layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
    #expect(layer.emission.cells[0].values.birthRate == 0)
    MediaClock.now = 0
  }

  @Test func `particles let others fly in turn`() {
    let smoke = cell("G")
    smoke.lifetime = 0.5
    smoke.birthRate = 4
    let rocket = cell()
    rocket.birthRate = 1
    rocket.velocity = 10
    rocket.emitterCells = [smoke]
    let particles = emitter(rocket).emission.particles(at: 0.9)
    #expect(particles.count == 3)
    #expect(particles.map { ($0.x - 20).rounded() } == [9, 5, 8])
  }

  @Test func `what cannot be seen or counted costs no more than what can`() {
    let spark = cell()
    spark.birthRate = .greatestFiniteMagnitude
    let unseen = cell()
    unseen.contents = nil
    unseen.birthRate = 1e30
    unseen.emitterCells = [spark]
    #expect(emitter(unseen).emission.particles(at: 1).count <= Flight.mostParticles)
    let layer = emitter(spark)
    #expect(layer.emission.particles(at: 1).count <= Flight.mostParticles)
    layer.setValue(1e308, forKeyPath: "emitterCells.spark.birthRate")
    layer.birthRate = .greatestFiniteMagnitude
    #expect(layer.emission.particles(at: 1).count <= Flight.mostParticles)
    let dead = cell()
    dead.birthRate = 1e12
    dead.lifetime = 0
    dead.lifetimeRange = 1e-30
    #expect(emitter(dead).emission.particles(at: 1).isEmpty)
  }

  @Test func `of what others let fly the youngest are seen`() throws {
    let smoke = cell("G")
    smoke.birthRate = 100_000
    smoke.lifetime = 1
    let rocket = cell()
    rocket.contents = nil
    rocket.birthRate = 1
    rocket.velocity = 10
    rocket.emitterCells = [smoke]
    let particles = emitter(rocket).emission.particles(at: 0.5)
    // 4,096 of 50,000: the last 0.04 seconds.
    #expect(particles.count == Flight.mostParticles)
    #expect(particles.allSatisfy { $0.birth > 0.45 })
    #expect(try #require(particles.last).birth > 0.4999)
  }

  @Test func `frames come as long as something flies, and show it`() throws {
    let screen = try #require(LayerScreen(side: 40))
    defer { screen.close() }
    let flat = cell("RR")
    flat.color = SmallPicture.color("W")
    flat.birthRate = 1
    flat.velocity = 8
    flat.lifetime = 2
    let layer = emitter(flat)
    screen.root.backgroundColor = SmallPicture.color("K")
    screen.root.addSublayer(layer)
    screen.show(0)
    #expect(screen.needsFrame)
    screen.show(1.5)
    func reds() -> [Int] { (0..<40).filter { screen.bitmap[$0, 20].red == 255 } }
    #expect(reds() == [23, 24, 31, 32])
    layer.birthRate = 0
    screen.show(2.5)
    #expect(reds() == [31, 32] && screen.needsFrame)
    screen.show(3.5)
    #expect(reds().isEmpty)
    screen.show(3.6)
    #expect(!screen.needsFrame)
  }

  @Test func `pictures take the colour of their cell`() throws {
    let green = cell("WR")
    green.color = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    green.birthRate = 0.1
    MediaClock.now = 0
    let layer = emitter(green)
    let picture = try #require(SmallPicture(layer, width: 40, height: 40))
    #expect(Array(picture.rows[20])[19...20] == ["G", "K"])
  }
}
