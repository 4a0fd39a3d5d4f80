import Foundation
import TestSupport
import Testing
import ViewLayout

@Suite struct `The tracks of a lazy grid` {
  static let vectors = Facts.vectors("tracks")
  static let seeds = 0..<8

  private func track(_ value: JSONValue) -> TrackSize {
    if let length = value["fixed"].length { return .fixed(length) }
    if value["flexible"].list != nil {
      return .flexible(
        minimum: value["flexible"][0].length ?? 10,
        maximum: value["flexible"][1].length ?? .infinity
      )
    }
    return .adaptive(
      minimum: value["adaptive"][0].length ?? 10,
      maximum: value["adaptive"][1].length ?? .infinity
    )
  }

  private func track(_ random: inout SplitMix64) -> TrackSize {
    let minimum = CGFloat(random.int(10...90))
    let maximum = random.once(in: 2) ? minimum + CGFloat(random.int(0...90)) : .infinity
    return switch random.int(0...2) {
    case 0: .fixed(CGFloat(random.int(0...90)))
    case 1: .flexible(minimum: minimum, maximum: maximum)
    default: .adaptive(minimum: minimum, maximum: maximum)
    }
  }

  private func spacings(_ count: Int, _ length: CGFloat) -> [CGFloat] {
    Array(repeating: length, count: max(count - 1, 0))
  }

  @Test func `the facts are there`() { #expect(Self.vectors.count == 11) }

  @Test(arguments: vectors) func `tracks are as long as SwiftUI makes them`(
    _ vector: Fixture.Vector
  ) {
    let tracks = (vector.inputs["tracks"].list ?? []).map { track($0) }
    let spacing = vector.inputs["spacing"].length ?? 8
    let found = TrackSizes.lengths(
      tracks,
      spacings: spacings(tracks.count, spacing) + [spacing],
      in: vector.inputs["length"].length ?? 0
    )
    #expect(areNear(found.map(\.length), vector.expected["lengths"].lengths), "\(found)")
    #expect(found.map(\.declaration) == vector.expected["declarations"].numbers.map { Int($0) })
  }

  @Test(arguments: seeds) func `each track keeps its limits`(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let tracks = (0..<random.int(1...5)).map { _ in track(&random) }
      let spacing = CGFloat(random.int(0...12))
      let found = TrackSizes.lengths(
        tracks,
        spacings: spacings(tracks.count, spacing),
        in: CGFloat(random.double(0...500))
      )
      for (length, declaration) in found {
        switch tracks[declaration] {
        case .fixed(let fixed): #expect(length == fixed)
        case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
          #expect(length >= minimum && length <= maximum)
        }
      }
    }
  }

  @Test(arguments: seeds) func `tracks come in the order of their declarations, none is left out`(
    _ seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let tracks = (0..<random.int(1...5)).map { _ in track(&random) }
      let found = TrackSizes.lengths(
        tracks,
        spacings: spacings(tracks.count, 8),
        in: CGFloat(random.double(0...500))
      )
      let declarations = found.map(\.declaration)
      #expect(declarations == declarations.sorted())
      #expect(Set(declarations) == Set(tracks.indices))
      for (index, track) in tracks.enumerated() {
        if case .adaptive = track { continue }
        #expect(declarations.filter { $0 == index }.count == 1)
      }
    }
  }

  // Fact lazyvgrid.algorithm.
  @Test(arguments: seeds) func `flexible tracks without limits share the length evenly`(
    _ seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    for count in 1...6 {
      let length = CGFloat(random.double(200...900))
      let found = TrackSizes.lengths(
        Array(repeating: .flexible(minimum: 10, maximum: .infinity), count: count),
        spacings: spacings(count, 8),
        in: length
      )
      let share = (length - 8 * CGFloat(count - 1)) / CGFloat(count)
      for (own, _) in found { #expect(abs(own - share) < 1e-9) }
    }
  }

  // Fact lazyvgrid.algorithm.
  @Test(arguments: seeds) func `an adaptive track fills the length with as many as fit`(
    _ seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let minimum = CGFloat(random.int(10...90))
      let spacing = CGFloat(random.int(0...12))
      let length = minimum + CGFloat(random.double(0...400))
      let found = TrackSizes.lengths(
        [.adaptive(minimum: minimum, maximum: .infinity)],
        spacings: [spacing],
        in: length
      )
      let count = CGFloat(found.count)
      let sum = found.reduce(0) { $0 + $1.length } + spacing * (count - 1)
      #expect(abs(sum - length) < 1e-6)
      // One more would not fit.
      #expect((count + 1) * minimum + count * spacing > length)
    }
  }

  // Fact lazyvgrid.algorithm: the clamped length is what is subtracted.
  @Test func `an adaptive track that needs more than its share leaves less to the next`() {
    let found = TrackSizes.lengths(
      [
        .adaptive(minimum: 100, maximum: .infinity), .flexible(minimum: 10, maximum: .infinity),
      ],
      spacings: [8],
      in: 128
    )
    #expect(areNear(found.map(\.length), [100, 20]), "\(found)")
  }

  @Test func `without tracks there are none`() {
    #expect(TrackSizes.lengths([], spacings: [], in: 100).isEmpty)
  }

  @Test func `no length leaves the smallest tracks`() {
    let found = TrackSizes.lengths(
      [.fixed(20), .flexible(minimum: 10, maximum: 50), .adaptive(minimum: 30, maximum: 60)],
      spacings: [8, 8],
      in: 0
    )
    #expect(found.map(\.length) == [20, 10, 30])
  }
}
