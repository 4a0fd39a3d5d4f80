import CGLib
import Testing

@testable import MessageBus

@Suite struct `A value of the bus` {
  private static let values: [BusValue] = [
    .bool(true), .bool(false), .byte(255), .short(-7), .int(.min), .uint(.max), .long(.min),
    .double(-0.5), .string("é漢"), .string(""), .path("/a/b"), .variant(.string("x")),
    .structure([.int(1), .string("a"), .structure([.bool(true)])]),
    .array("i", [.int(1), .int(2)]), .array("s", []), .array("(si)", []),
    .array("(si)", [.structure([.string("a"), .int(1)])]),
    .dictionary(["b": "2", "a": "1"]),
    .properties([("n", .int(4)), ("t", .string("x")), ("v", .variant(.bool(true)))]),
    .variant(.array("v", [.variant(.variant(.byte(1)))])), .strings(["a", "b"]),
  ]

  @Test(arguments: values)
  func `comes back from GLib as it went`(value: BusValue) throws {
    let variant = try #require(value.variant)
    g_variant_ref_sink(variant)
    defer { g_variant_unref(variant) }
    #expect(BusValue(variant) == value)
  }

  @Test func `that cannot be said is said as near as can be`() throws {
    let text = try #require(BusValue.string("a\0b").variant)
    g_variant_ref_sink(text)
    defer { g_variant_unref(text) }
    #expect(BusValue(text) == .string("a\u{FFFD}b"))
    let path = try #require(BusValue.path("not a path").variant)
    g_variant_ref_sink(path)
    defer { g_variant_unref(path) }
    #expect(BusValue(path) == .path("/"))
    #expect(BusValue(nil) == nil)
  }

  @Test func `is looked into through variants`() {
    let wrapped = BusValue.variant(.variant(.string("x")))
    #expect(wrapped.text == "x" && wrapped.number == nil && wrapped.flag == nil)
    #expect(BusValue.path("/a").text == "/a" && BusValue.int(1).text == nil)
    let numbers: [BusValue] = [
      .byte(3), .short(3), .int(3), .uint(3), .long(3), .double(3.4), .variant(.int(3)),
    ]
    #expect(numbers.allSatisfy { $0.number == 3 })
    #expect(BusValue.double(.infinity).number == nil && BusValue.double(.nan).number == nil)
    #expect(BusValue.variant(.bool(true)).flag == true && BusValue.int(1).flag == nil)
    #expect(BusValue.entry(.int(1), .int(2)).parts == [.int(1), .int(2)])
    #expect(BusValue.variant(.structure([.int(1)])).parts == [.int(1)])
    #expect(BusValue.int(1).parts.isEmpty)
  }
}
