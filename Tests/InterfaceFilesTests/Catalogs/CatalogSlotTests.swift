import Foundation
import InterfaceFiles
import TestSupport
import Testing

@Suite struct CatalogSlotTests {
  private static func slot(
    _ idiom: String? = nil,
    subtype: String? = nil,
    gamut: String? = nil,
    locale: String? = nil,
    memory: String? = nil
  ) throws -> CatalogSlot {
    var values: [String: String] = [:]
    values["idiom"] = idiom
    values["subtype"] = subtype
    values["display-gamut"] = gamut
    values["locale"] = locale
    values["memory"] = memory
    let data = try JSONSerialization.data(withJSONObject: values)
    return try DescriptionMistake.decode(CatalogSlot.self, data)
  }

  private static func random(_ random: inout SplitMix64) throws -> CatalogSlot {
    try slot(
      random.pick([nil, "universal", "iphone", "ipad", "watch", "mac"]),
      subtype: random.once(in: 4) ? "retina4" : nil,
      gamut: random.pick([nil, "sRGB", "display-P3"]),
      locale: random.pick([nil, nil, "de", "fr", "ja"]),
      memory: random.pick([nil, nil, "2GB", "4GB"])
    )
  }

  // MARK: Laws

  @Test(arguments: 0..<150)
  func `what is of use are different slots for devices there are`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let slots = try (0..<random.int(0...8)).map { _ in try Self.random(&random) }
    let languages = ["fr", "de"].shuffled(using: &random)
    let useful = slots.useful(languages: languages)
    #expect(Set(useful).count == useful.count)
    #expect(useful.allSatisfy { slots.indices.contains($0) && slots[$0].isForScreens })
    let locales = Set(useful.compactMap { slots[$0].locale })
    #expect(locales.count <= 1, "only one language is shown")
    if let locale = locales.first, languages.contains(locale) {
      let dearer = languages.prefix { $0 != locale }
      #expect(!slots.contains { dearer.contains($0.locale ?? "") })
    }
    let isMixed = Set(useful.map { slots[$0].subtype == nil }).count > 1
    #expect(!isMixed, "a slot for every screen leaves no room for special ones")
  }

  @Test(arguments: 0..<150)
  func `wide colours go first, languages and abler devices last`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let slots = try (0..<random.int(2...8)).map { _ in try Self.random(&random) }
    let useful = slots.useful(languages: ["fr", "de"])
    for (one, next) in zip(useful, useful.dropFirst()) {
      let (a, b) = (slots[one], slots[next])
      if b.gamut == "display-P3" { #expect(a.gamut == "display-P3") }
      if a.gamut == b.gamut, a.locale != nil { #expect(b.locale != nil) }
      if a == b { #expect(one < next, "equals stay in their order") }
    }
  }

  // MARK: Words

  @Test func `devices are known by their words`() throws {
    let words = ["iphone", "ipad", "tv", "mac", "car", "vision", "reality"]
    let devices = words.compactMap { CatalogDevice(word: $0) }
    #expect(devices == [.phone, .pad, .tv, .mac, .car, .vision, .vision])
    #expect(Set(devices) == Set(CatalogDevice.allCases))
    #expect(CatalogDevice(word: "watch") == nil && CatalogDevice(word: "") == nil)
  }

  @Test func `there are no watches and shop windows here`() throws {
    for word in [nil, "universal", "iphone", "mac"] {
      #expect(try Self.slot(word).isForScreens)
    }
    for word in ["watch", "ios-marketing", "watch-marketing"] {
      #expect(try !Self.slot(word).isForScreens)
    }
  }

  // MARK: Choices

  @Test func `a language that is not wanted is left out where another fits`() throws {
    let slots = [try Self.slot(), try Self.slot(locale: "de"), try Self.slot(locale: "ja")]
    #expect(slots.useful(languages: ["ja"]) == [0, 2])
    #expect(slots.useful(languages: ["sv"]) == [0])
    #expect(Array(slots[1...]).useful(languages: ["sv"]) == [0], "the first by name stands in")
  }

  @Test func `a special screen's file is used where there is no other`() throws {
    let special = try Self.slot("iphone", subtype: "retina4")
    #expect([special].useful(languages: []) == [0])
    #expect([special, try Self.slot("iphone")].useful(languages: []) == [1])
  }

  @Test func `the ablest device's file comes last`() throws {
    let slots = [
      try Self.slot(memory: "4GB"), try Self.slot(memory: "1GB"), try Self.slot(memory: "2GB"),
    ]
    #expect(slots.useful(languages: []) == [1, 2, 0])
  }

  @Test func `more memory than any device has is as good as much`() throws {
    let slots = try ["1GB", "9999999999999999GB", "99999999999999999999999GB", "2GB"].map {
      try Self.slot(memory: $0)
    }
    #expect(slots.useful(languages: []) == [2, 0, 3, 1])
  }
}
