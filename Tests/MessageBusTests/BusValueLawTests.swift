import CGLib
import Foundation
import TestSupport
import Testing

@testable import MessageBus

@Suite struct `Laws of values of the bus` {
  /// Values of every type, and the types as the bus writes them.
  private struct Maker {
    var random: SplitMix64

    mutating func type(depth: Int = 0) -> String {
      let plain = ["b", "y", "n", "i", "u", "x", "d", "s", "o", "v"]
      guard depth < 3 else { return random.pick(plain) }
      switch random.int(0...7) {
      case 0: return "a" + type(depth: depth + 1)
      case 1:
        return "(" + (0..<random.int(1...3)).map { _ in type(depth: depth + 1) }.joined() + ")"
      case 2: return "a{s" + type(depth: depth + 1) + "}"
      default: return random.pick(plain)
      }
    }

    /// A value of the type that a text begins with, which is taken from it.
    mutating func value(_ type: inout Substring) -> BusValue {
      switch type.removeFirst() {
      case "b": return .bool(random.once(in: 2))
      case "y": return .byte(UInt8(random.int(0...255)))
      case "n": return .short(Int16(random.int(-32768...32767)))
      case "i": return .int(random.pick([.min, -1, 0, .max]))
      case "u": return .uint(random.pick([0, 1, .max]))
      case "x": return .long(random.pick([.min, -1, 0, .max]))
      case "d": return .double(random.pick([0, -0.5, 1e300, .infinity, -.infinity]))
      case "s": return .string(random.pick(["", "a", "é漢🙂", "\n\t\""]))
      case "o": return .path(random.pick(["/", "/a", "/a/b_1"]))
      case "v":
        let inner = self.type(depth: 2)
        var rest = inner[...]
        return .variant(value(&rest))
      case "(":
        var parts: [BusValue] = []
        while type.first != ")" { parts.append(value(&type)) }
        type.removeFirst()
        return .structure(parts)
      case "{":
        let entry = BusValue.entry(value(&type), value(&type))
        type.removeFirst()
        return entry
      default:
        let start = type
        var parts: [BusValue] = []
        // One is made in any case, so that the type is passed by.
        let first = value(&type)
        let element = String(start[..<type.startIndex])
        let count = random.int(0...3)
        if count > 0 { parts.append(first) }
        for _ in 1..<max(1, count) {
          var again = element[...]
          parts.append(value(&again))
        }
        return .array(element, parts)
      }
    }
  }

  @Test(arguments: 0..<200) func `any value comes back as it went, and has its type`(
    seed: Int
  ) throws {
    var maker = Maker(random: SplitMix64(seed: seed))
    let type = maker.type()
    var rest = type[...]
    let value = maker.value(&rest)
    #expect(rest.isEmpty)
    let variant = try #require(value.variant)
    g_variant_ref_sink(variant)
    defer { g_variant_unref(variant) }
    #expect(String(cString: g_variant_get_type_string(variant)) == type)
    #expect(BusValue(variant) == value)
  }

  @Test func `whole numbers without a sign are never below zero`() throws {
    for (number, expected) in [(0, 0), (7, 7), (.max, .max)] as [(guint64, Int)] {
      let variant = try #require(g_variant_new_uint64(number))
      g_variant_ref_sink(variant)
      defer { g_variant_unref(variant) }
      #expect(BusValue(variant) == .long(expected))
    }
    let short = try #require(g_variant_new_uint16(.max))
    g_variant_ref_sink(short)
    defer { g_variant_unref(short) }
    #expect(BusValue(short) == .uint(65_535))
  }

  @Test func `dictionaries are sorted by their keys, and properties stay in order`() {
    let words = ["b": "2", "a": "1", "c": "3"]
    #expect(BusValue.dictionary(words).parts.map { $0.parts[0].text } == ["a", "b", "c"])
    #expect(BusValue.dictionary(words).parts.map { $0.parts[1].text } == ["1", "2", "3"])
    let properties = BusValue.properties([("b", .int(1)), ("a", .bool(true))])
    #expect(properties.parts.map { $0.parts[0].text } == ["b", "a"])
    #expect(properties.parts[0].parts[1].number == 1)
    #expect(properties.parts[1].parts[1].flag == true)
    #expect(BusValue.strings([]).parts.isEmpty)
  }

  @Test(arguments: 0..<40) func `a number is the nearest whole one, or none`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let value = random.double(-1e6...1e6)
    #expect(BusValue.variant(.double(value)).number == Int(value.rounded()))
    #expect(BusValue.double(1e300).number == nil)
    #expect(BusValue.uint(.max).number == 4_294_967_295)
    #expect(BusValue.string("7").number == nil && BusValue.bool(true).number == nil)
  }

  @Test func `any length of time is one that can be waited`() {
    #expect(MessageBus.milliseconds(0.25) == 250)
    for seconds in [-1, 0, .nan, -.infinity] as [Double] {
      #expect(MessageBus.milliseconds(seconds) == 0)
    }
    for seconds in [1e9, 1e300, .infinity] as [Double] {
      #expect(MessageBus.milliseconds(seconds) == .max)
    }
  }
}
