import CoreGraphics
import Foundation

/// The values of an emitter layer that decide where particles start and how they fly.
struct EmitterState: Equatable {
  var birthRate = 1.0
  var lifetime = 1.0
  var position = CGPoint.zero
  var z = 0.0
  var size = CGSize.zero
  var depth = 0.0
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var velocity = 1.0
  var scale = 1.0
  var spin = 1.0
}

/// A cell with those that its particles let fly.
struct EmissionCell {
  var name: String?
  var values: EmissionValues
  var cells: [EmissionCell] = []

  init(_ cell: CAEmitterCell, depth: Int) {
    name = cell.name
    values = cell.values
    guard depth < 3 else { return }
    cells = (cell.emitterCells ?? []).map { EmissionCell($0, depth: depth + 1) }
  }

  /// The longest that a particle, or what it let fly, may be seen.
  func mostSeconds(_ factor: Double) -> Double {
    values.mostSeconds(factor) + (cells.map { $0.mostSeconds(1) }.max() ?? 0)
  }
}

/// Which particles there are at a time.
///
/// A change of a value holds for what starts from then on: each stretch of time in which nothing changed
/// is kept as long as particles of it may be seen.
struct Emission {
  private struct Stretch {
    var start: Double
    var state: EmitterState
    var cells: [EmissionCell]
    /// How many particles of each cell had started before.
    var counts: [Double]
  }

  /// Changes in a row of which none is forgotten: the oldest goes when there are more.
  private static let mostStretches = 512

  var seed: UInt32 = 0
  var cells: [EmissionCell] = []
  private(set) var state = EmitterState()
  private var stretches: [Stretch] = []

  /// Starts from nothing at a time; nil where nothing was shown yet.
  mutating func restart(at time: Double?) {
    stretches = [Stretch(start: time ?? 0, state: state, cells: cells, counts: [])]
    stretches[0].counts = cells.map { _ in 0 }
  }

  mutating func change(at time: Double?, _ body: (inout EmitterState) -> Void) {
    body(&state)
    note(at: time)
  }

  mutating func changeCells(at time: Double?, _ body: (inout [EmissionCell]) -> Void) {
    body(&cells)
    note(at: time)
  }

  private mutating func note(at time: Double?) {
    guard let time, let last = stretches.last, last.counts.count == cells.count else {
      return restart(at: nil)
    }
    guard time > last.start else {
      stretches[stretches.count - 1].state = state
      stretches[stretches.count - 1].cells = cells
      return
    }
    let counts = last.cells.indices.map { Self.count(last, $0, until: time) }
    stretches.append(Stretch(start: time, state: state, cells: cells, counts: counts))
    forget(before: time)
  }

  /// Forgets stretches of which nothing can be seen any more.
  private mutating func forget(before time: Double) {
    while stretches.count > 1 {
      let first = stretches[0]
      let longest = first.cells.map { $0.mostSeconds(first.state.lifetime) }.max() ?? 0
      guard stretches[1].start + longest < time || stretches.count > Self.mostStretches else {
        return
      }
      stretches.removeFirst()
    }
  }

  /// How many particles of a cell started until a time, as a number that grows evenly.
  private static func count(_ stretch: Stretch, _ cell: Int, until time: Double) -> Double {
    stretch.counts[cell] + rate(stretch, cell) * max(0, time - stretch.start)
  }

  private static func rate(_ stretch: Stretch, _ cell: Int) -> Double {
    let values = stretch.cells[cell].values
    guard values.isEnabled, values.lifetime > 0 || values.lifetimeRange != 0 else { return 0 }
    return max(0, values.birthRate * stretch.state.birthRate)
  }

  /// Whether particles start at a time or will.
  func goesOn(at time: Double) -> Bool {
    guard let last = stretches.last else { return false }
    return last.cells.indices.contains { index in
      let values = last.cells[index].values
      let isOver = values.duration > 0 && time > values.beginTime + values.duration
      return Self.rate(last, index) > 0 && !isOver
    }
  }

  // MARK: Particles

  /// What flies at a time, cell by cell, the oldest first.
  func particles(at time: Double) -> [Particle] {
    var flight = Flight()
    for cell in cells.indices {
      for (index, stretch) in stretches.enumerated() where stretch.cells.indices.contains(cell) {
        let end = index + 1 < stretches.count ? stretches[index + 1].start : .infinity
        collect(&flight, stretch, cell, until: min(end, time), at: time)
      }
    }
    return flight.particles
  }

  private func collect(
    _ flight: inout Flight,
    _ stretch: Stretch,
    _ cell: Int,
    until end: Double,
    at time: Double
  ) {
    let rate = Self.rate(stretch, cell)
    let emitted = stretch.cells[cell]
    let values = emitted.values
    guard rate > 0 else { return }
    var start = max(stretch.start, time - emitted.mostSeconds(stretch.state.lifetime))
    start = max(start, values.beginTime)
    var last = end
    if values.duration > 0 { last = min(last, values.beginTime + values.duration) }
    guard start <= last else { return }
    let base = stretch.counts[cell]
    let final = base + rate * (last - stretch.start)
    var number = Flight.first(base + rate * (start - stretch.start), of: final)
    while flight.count() {
      let birth = stretch.start + (number - base) / rate
      guard birth <= last else { return }
      let chance = Chance(seed, UInt64(cell), number)
      let origin = EmissionShape(stretch.state).origin(chance)
      add(&flight, emitted, origin, chance, birth, stretch.state, at: time)
      number += 1
    }
  }

  /// Adds a particle, if it lives, and what it let fly.
  private func add(
    _ flight: inout Flight,
    _ cell: EmissionCell,
    _ origin: EmissionShape.Origin,
    _ chance: Chance,
    _ birth: Double,
    _ state: EmitterState,
    at time: Double
  ) {
    let particle = Particle(cell.values, origin, chance, birth: birth, state: state)
    let age = time - birth
    guard age >= 0, particle.lifetime > 0 else { return }
    if age < particle.lifetime, cell.values.image != nil { flight.add(particle.aged(age)) }
    for (index, inner) in cell.cells.enumerated() {
      let values = inner.values
      guard values.isEnabled, values.birthRate > 0 else { continue }
      var last = min(time, birth + particle.lifetime)
      let first = birth + max(0, values.beginTime)
      if values.duration > 0 { last = min(last, first + values.duration) }
      let oldest = time - inner.mostSeconds(1)
      let final = (last - first) * values.birthRate
      var number = Flight.first(max(0, (oldest - first) * values.birthRate), of: final)
      while flight.count() {
        let start = first + number / values.birthRate
        guard start <= last else { break }
        let place = particle.aged(start - birth)
        let inside = EmissionShape.Origin(
          x: place.x,
          y: place.y,
          z: place.z,
          direction: 0
        )
        let chance = chance.inner(UInt64(index), number)
        add(&flight, inner, inside, chance, start, EmitterState(), at: time)
        number += 1
      }
    }
  }
}

/// Numbers that look random and follow from a seed and a particle's number.
struct Chance {
  private let start: UInt64

  /// What tells the particle from all others.
  var id: UInt64 { start }

  init(_ seed: UInt32, _ cell: UInt64, _ number: Double) {
    start = Self.mixed(Self.mixed(UInt64(seed) &+ cell &* 0x9E37_79B9) &+ Self.bits(number))
  }

  private init(start: UInt64) { self.start = start }

  func inner(_ cell: UInt64, _ number: Double) -> Chance {
    let inner = Self.mixed(start ^ (cell &+ 1) &* 0xD6E8_FEB8_6659_FD93)
    return Chance(start: Self.mixed(inner &+ Self.bits(number)))
  }

  /// A number of 0 up to 1; each value that is drawn has a channel of its own.
  func unit(_ channel: UInt64) -> Double {
    Double(Self.mixed(start &+ (channel &+ 1) &* 0x9E37_79B9_7F4A_7C15) >> 11)
      / 9_007_199_254_740_992
  }

  /// A number of -1 up to 1.
  func around(_ channel: UInt64) -> Double { unit(channel) * 2 - 1 }

  /// A number as bits; rates without measure count further than integers do.
  private static func bits(_ number: Double) -> UInt64 {
    UInt64(exactly: number) ?? number.bitPattern
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
