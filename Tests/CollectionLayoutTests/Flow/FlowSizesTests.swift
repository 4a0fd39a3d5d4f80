import Foundation
import TestSupport
import Testing

@testable import CollectionLayout

/// The sizes of a section's items, against a plain list of them.
@Suite struct `Sizes of a flow's items` {
  /// Few different sizes, so that neighbours are often alike.
  private static func size(_ numbers: inout SplitMix64) -> AxisSize {
    AxisSize(main: CGFloat(numbers.int(1...2)), cross: CGFloat(numbers.int(1...2)))
  }

  private func expect(_ sizes: FlowSizes, are list: [AxisSize]) {
    #expect(sizes.count == list.count)
    for item in list.indices { #expect(sizes[item] == list[item]) }
    #expect(sizes.areEven == (Set(list).count <= 1))
  }

  @Test(arguments: 0..<100) func `are even where all are alike, however they came`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let count = numbers.int(1...6)
    let plain = Self.size(&numbers)
    var list = Array(repeating: plain, count: count)
    var sizes = FlowSizes(count: count, plain: plain)
    if numbers.once(in: 2) {
      list = list.map { _ in Self.size(&numbers) }
      sizes = FlowSizes(listed: list)
    } else if numbers.once(in: 2) {
      var measured: [Int: AxisSize] = [:]
      for item in list.indices where numbers.once(in: 2) {
        measured[item] = Self.size(&numbers)
        list[item] = measured[item] ?? plain
      }
      measured[count] = plain
      sizes = FlowSizes(count: count, plain: plain, measured: measured)
    }
    expect(sizes, are: list)
    for _ in 0..<20 {
      let item = numbers.int(0...count - 1)
      list[item] = Self.size(&numbers)
      sizes.set(list[item], at: item)
      expect(sizes, are: list)
    }
  }

  @Test func `sizes listed alike are kept as one`() {
    let size = AxisSize(main: 3, cross: 4)
    let sizes = FlowSizes(listed: Array(repeating: size, count: 9))
    #expect(sizes.areEven && sizes.isPlain(5) && sizes.plain == size)
    #expect(!FlowSizes(listed: [size, AxisSize(main: 3, cross: 5)]).isPlain(0))
  }

  @Test func `only what was measured is not plain`() {
    let plain = AxisSize(main: 3, cross: 4)
    var sizes = FlowSizes(count: 5, plain: plain)
    sizes.set(plain, at: 2)
    #expect((0..<5).map(sizes.isPlain) == [true, true, false, true, true])
    #expect(sizes.measured == [2: plain])
    #expect(sizes.areEven)
  }

  @Test(arguments: 0..<40) func `plain items end at the next that is not`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let special = Set((0..<numbers.int(0...5)).map { _ in numbers.int(0...19) })
    let plain = AxisSize(main: 1, cross: 1)
    let measured = Dictionary(uniqueKeysWithValues: special.map { ($0, plain) })
    var ends = FlowSizes(count: 20, plain: plain, measured: measured).plainEnds
    var item = 0
    while item < 20 {
      #expect(ends.end(from: item) == (item..<20).first(where: special.contains) ?? 20)
      item += numbers.int(1...4)
    }
  }
}

@Suite struct `Packing lines` {
  private func packer(_ sizes: FlowSizes, _ room: CGFloat, _ spacing: CGFloat) -> FlowPacker {
    FlowPacker(sizes: sizes, available: room, spacing: spacing)
  }

  @Test(arguments: 0..<60) func `as many go into a line as fit one after the other`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let room = CGFloat(numbers.int(0...400)) / 4
    let length = CGFloat(numbers.int(1...200)) / 4
    let spacing = CGFloat(numbers.int(0...40)) / 4
    var number = 1
    while CGFloat(number + 1) * length + CGFloat(number) * spacing <= room + 0.001 { number += 1 }
    let sizes = FlowSizes(count: 1, plain: AxisSize(main: 1, cross: length))
    #expect(packer(sizes, room, spacing).capacity(length) == number)
  }

  @Test func `what takes no room goes into a line without end, what is too long alone`() {
    let sizes = FlowSizes(count: 1, plain: AxisSize(main: 1, cross: 0))
    #expect(packer(sizes, 100, 0).capacity(0) == FlowPacker.endless)
    #expect(packer(sizes, 100, 1e-12).capacity(0) == FlowPacker.endless)
    #expect(packer(sizes, 100, -120).capacity(110) == 1)
    #expect(packer(sizes, -5, 0).capacity(0) == 1)
  }

  @Test(arguments: 0..<60)
  func `lines hold every item once, and neighbours that are alike are a run`(
    seed: Int
  ) {
    var numbers = SplitMix64(seed: seed)
    let plain = AxisSize(main: 9, cross: 20)
    var measured: [Int: AxisSize] = [:]
    for _ in 0..<numbers.int(0...8) {
      measured[numbers.int(0...59)] = AxisSize(main: 9, cross: CGFloat(numbers.int(5...60)))
    }
    let sizes = FlowSizes(count: 60, plain: plain, measured: measured)
    var ends = sizes.plainEnds
    let (runs, end) = packer(sizes, 100, 5).pack(from: 0, plainEnd: { ends.end(from: $0) })
    #expect(end == 60)
    #expect(runs.reduce(0) { $0 + $1.items } == 60)
    for (run, next) in zip(runs, runs.dropFirst()) { #expect(!run.continues(as: next)) }
    var item = 0
    for run in runs where run.isPlain {
      item = runs.prefix { $0 != run }.reduce(0) { $0 + $1.items }
      #expect((item..<item + run.itemsPerLine).allSatisfy(sizes.isPlain))
    }
  }
}
