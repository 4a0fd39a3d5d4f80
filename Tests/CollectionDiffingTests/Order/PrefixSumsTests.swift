import CollectionDiffing
import TestSupport
import Testing

@Suite struct PrefixSumsTests {
  @Test func `sums follow what is appended and added`() {
    var random = SplitMix64(seed: 5)
    var sums = PrefixSums()
    var model: [Int] = []
    for _ in 0..<600 {
      if model.isEmpty || random.once(in: 3) {
        let value = random.int(0...9)
        sums.append(value)
        model.append(value)
      } else {
        let position = random.int(0...model.count - 1)
        sums.add(3, at: position)
        model[position] += 3
      }
      let position = random.int(0...model.count)
      #expect(sums.sum(before: position) == model[..<position].reduce(0, +))
    }
    #expect(sums.count == model.count)
  }
}
