import Foundation
import TestSupport
import Testing

@testable import ScreenProtocol

/// Values of JSON as requests have them.
@Suite struct ServedValueTests {
  /// A random value, as deep as wanted at most.
  private func value(_ depth: Int, _ random: inout SplitMix64) -> ServedValue {
    switch random.int(0...(depth > 0 ? 6 : 3)) {
    case 0: return .null
    case 1: return .bool(random.once(in: 2))
    case 2: return .number(random.once(in: 2) ? Double(random.int(-9...9)) : random.double(-5...5))
    case 3: return .string(random.pick(["", "a \"b\"", "積み木", "\\", "\n[{", "👩‍👧"]))
    case 4, 5: return .array((0..<random.int(0...3)).map { _ in value(depth - 1, &random) })
    default:
      let names = ["a", "b", "ü", "\"", "["].prefix(random.int(0...5))
      return .object(Dictionary(names.map { ($0, value(depth - 1, &random)) }) { $1 })
    }
  }

  @Test func `what is written is read again, in one line`() {
    var random = SplitMix64(seed: 2026)
    for _ in 0..<400 {
      let made = value(4, &random)
      #expect(!made.line.contains("\n"))
      #expect(ServedValue.read(made.line) == made)
    }
  }

  @Test func `whole numbers stand without a point, as ids came in`() {
    #expect(ServedValue.number(7).line == "7")
    #expect(ServedValue.array([.number(0.5), .number(-3)]).line == "[0.5,-3]")
    #expect(ServedValue.number(.nan).line == "0")
  }

  @Test func `brackets count towards the depth, those in texts do not`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(ServedValue.read(nested(64)) != nil)
    #expect(ServedValue.read(nested(65)) == nil)
    let quoted = "\"" + String(repeating: "[", count: 200) + "\\\"[\""
    #expect(ServedValue.read("[" + quoted + "]") != nil)
    #expect(ServedValue.read("{") == nil && ServedValue.read("") == nil)
  }
}
