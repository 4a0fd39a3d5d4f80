import TestSupport
import Testing

@testable import Diagnostics

@Suite struct `The name that somebody meant` {
  @Test func `is the one that the fewest changes of letters lead to`() {
    #expect(DidYouMean.nearest(to: "Foto", in: ["Header", "Photo", "Phone"]) == "Photo")
    #expect(DidYouMean.nearest(to: "cell", in: ["Shell", "CELL"]) == "CELL")
  }

  @Test func `is the first of those that are equally near`() {
    #expect(DidYouMean.nearest(to: "cat", in: ["bat", "hat"]) == "bat")
  }

  @Test func `is one that holds it, or is held by it, where none is near`() {
    #expect(DidYouMean.nearest(to: "Cell", in: ["A", "MyPhotoCellOfOld"]) == "MyPhotoCellOfOld")
    #expect(DidYouMean.nearest(to: "MyPhotoCellOfOld", in: ["Photo"]) == "Photo")
  }

  @Test func `is none where nothing is like it`() {
    #expect(DidYouMean.nearest(to: "Cell", in: ["Background"]) == nil)
    #expect(DidYouMean.nearest(to: "Cell", in: []) == nil)
    #expect(DidYouMean.question("Cell", in: ["Background"]).isEmpty)
  }

  @Test func `is asked for before the remedy`() {
    #expect(DidYouMean.question("Foto", in: ["Photo"]) == "Did you mean \"Photo\"? ")
  }

  /// Within half the letters, what was changed on the way is what leads back.
  @Test(arguments: 0..<50) func `is found after any two changes`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let meant = "abcdefgh"
    var letters = Array(meant)
    for _ in 0..<2 {
      switch random.int(0...2) {
      case 0: letters.remove(at: random.int(0...letters.count - 1))
      case 1: letters.insert("x", at: random.int(0...letters.count))
      default: letters[random.int(0...letters.count - 1)] = "y"
      }
    }
    let known = ["qrstuvwz", meant, "ijklmnop"]
    #expect(DidYouMean.nearest(to: String(letters), in: known) == meant)
  }
}
