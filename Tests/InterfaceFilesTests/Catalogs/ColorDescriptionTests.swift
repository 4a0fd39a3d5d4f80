import Foundation
import InterfaceFiles
import TestSupport
import Testing

@Suite struct ColorDescriptionTests {
  private static func read(_ json: String) throws(DescriptionMistake) -> ColorDescription {
    try DescriptionMistake.decode(ColorDescription.self, Data(json.utf8))
  }

  private static func values(_ colors: String...) throws -> [ColorDescription.Value] {
    try read(
      "{\"colors\": [\(colors.map { "{\"idiom\": \"universal\", \"color\": \($0)}" }.joined(separator: ","))]}"
    ).variants.map(\.value)
  }

  private static func components(_ components: [String: String]) throws -> ColorDescription.Value {
    let data = try JSONSerialization.data(withJSONObject: components)
    return try #require(
      values("{\"components\": \(String(decoding: data, as: UTF8.self))}").first
    )
  }

  @Test(arguments: 0..<60)
  func `a colour is the same in all ways to write a number`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let bytes = (0..<3).map { _ in random.int(0...255) }
    func color(_ write: (Int) -> String) throws -> ColorDescription.Value {
      try Self.components([
        "red": write(bytes[0]), "green": write(bytes[1]), "blue": write(bytes[2]),
        "alpha": "0.5",
      ])
    }
    let expected = ColorDescription.Value.rgb(
      red: CGFloat(bytes[0]) / 255,
      green: CGFloat(bytes[1]) / 255,
      blue: CGFloat(bytes[2]) / 255,
      alpha: 0.5,
      isWide: false
    )
    #expect(try color { "\($0)" } == expected)
    #expect(try color { "0x" + String($0, radix: 16, uppercase: true) } == expected)
    #expect(try color { " 0X" + String($0, radix: 16) + " " } == expected)
    #expect(try color { "\(Double($0) / 255)" } == expected)
  }

  @Test func `numbers may be numbers`() throws {
    let color = try Self.values(
      "{\"color-space\": \"display-p3\", \"components\": {\"red\": 1.1, \"green\": 0.25, "
        + "\"blue\": 0, \"alpha\": 1}}"
    )
    #expect(color == [.rgb(red: 1.1, green: 0.25, blue: 0, alpha: 1, isWide: true)])
  }

  @Test func `an opacity of one is whole, however it is written`() throws {
    for alpha in ["1", "1.000", "255", "0xFF"] {
      #expect(try Self.components(["white": "0.5", "alpha": alpha]) == .gray(white: 0.5, alpha: 1))
    }
    #expect(try Self.components(["white": "0", "alpha": "0"]) == .gray(white: 0, alpha: 0))
    #expect(try Self.components(["white": "1.0"]) == .gray(white: 1, alpha: 1))
  }

  @Test func `a component that is left out is zero`() throws {
    #expect(
      try Self.components(["red": "1.0"])
        == .rgb(red: 1, green: 0, blue: 0, alpha: 1, isWide: false)
    )
  }

  @Test func `a colour of the system is named`() throws {
    #expect(
      try Self.values("{\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}")
        == [.system("systemBlueColor")]
    )
  }

  @Test func `an entry without a colour is none`() throws {
    #expect(try Self.values("{}").isEmpty)
    #expect(try Self.read("{}").variants.isEmpty)
    #expect(try Self.read("{\"colors\": [{\"idiom\": \"universal\"}]}").variants.isEmpty)
  }

  @Test func `variants have what they are for, the first to be preferred last in the file`() throws
  {
    let description = try Self.read(
      """
      {"colors": [
        {"idiom": "universal", "color": {"reference": "a"}},
        {"idiom": "universal", "color": {"reference": "b"},
          "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "watch", "color": {"reference": "c"}},
        {"idiom": "ipad", "color": {"reference": "d"}}
      ]}
      """
    )
    #expect(description.variants.map(\.value) == [.system("d"), .system("b"), .system("a")])
    #expect(description.variants.map(\.traits.device) == [.pad, nil, nil])
    #expect(description.variants.map(\.traits.style) == [nil, .dark, nil])
  }

  @Test(
    arguments: [
      ("{\"colors\": 3}", "colors", "a list is expected"),
      (
        "{\"colors\": [{\"color\": {\"components\": {\"red\": \"x\"}}}]}",
        "colors[0].color.components.red", "x is no component of a colour"
      ),
      (
        "{\"colors\": [{\"color\": {\"components\": {\"red\": true}}}]}",
        "colors[0].color.components.red", "a text is expected"
      ),
      ("{\"colors\": [{\"color\": []}]}", "colors[0].color", "an object is expected"),
    ]
  )
  func `what is damaged is told with its key`(json: String, key: String, reason: String) {
    let mistake = #expect(throws: DescriptionMistake.self) { try Self.read(json) }
    #expect(mistake?.key == key && mistake?.reason == reason, "\(mistake?.description ?? "")")
  }
}
