import Foundation
import InterfaceFiles
import TestSupport
import Testing

/// What holds for the slots of every asset.
@Suite struct `Laws of catalog slots` {
  private static func slots(_ random: inout SplitMix64) throws -> [CatalogSlot] {
    let words: [(String, [String])] = [
      ("idiom", ["iphone", "ipad", "universal", "watch", "ios-marketing", "tv"]),
      ("subtype", ["retina4", "mac-catalyst"]), ("display-gamut", ["sRGB", "display-P3"]),
      ("locale", ["de", "fr", "ja"]), ("memory", ["1GB", "2GB", "8GB"]),
      ("graphics-feature-set", ["metal1v2", "metal3v1"]),
    ]
    return try (0..<random.int(0...9)).map { _ in
      let parts = words.filter { _ in random.once(in: 3) }
        .map { "\"\($0.0)\": \"\(random.pick($0.1))\"" }
      let json = Data("{\(parts.joined(separator: ","))}".utf8)
      return try DescriptionMistake.decode(CatalogSlot.self, json)
    }
  }

  private func pair(_ slots: [CatalogSlot], _ indices: [Int]) -> [CatalogSlot] {
    indices.map { slots[$0] }
  }

  @Test(arguments: 0..<80) func `what is of use is for screens, of one language, and named once`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let slots = try Self.slots(&random)
    let found = slots.useful(languages: ["fr", "de"])
    #expect(Set(found).count == found.count)
    #expect(pair(slots, found).allSatisfy { $0.isForScreens })
    let locales = Set(pair(slots, found).compactMap(\.locale))
    #expect(locales.count <= 1)
    if slots.contains(where: { $0.locale == "fr" }) { #expect(locales.isSubset(of: ["fr"])) }
    // Files for a kind of screen count only where there are no others.
    let special = pair(slots, found).filter { $0.subtype != nil }
    #expect(special.isEmpty || special.count == found.count)
  }

  @Test(arguments: 0..<80) func `wide colours go first, then the neutral, then the less able`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let slots = try Self.slots(&random)
    let found = slots.useful(languages: ["de"])
    for (a, b) in zip(found, found.dropFirst()) {
      let (first, second) = (slots[a], slots[b])
      if first.gamut != second.gamut, first.gamut != nil, second.gamut != nil {
        #expect(first.gamut == "display-P3")
      } else if first.gamut == second.gamut, (first.locale == nil) != (second.locale == nil) {
        #expect(first.locale == nil)
      } else if first == second {
        #expect(a < b)
      }
    }
  }

  @Test(arguments: 0..<80) func `what is for no screen here changes nothing`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let slots = try Self.slots(&random)
    let kept = slots.filter(\.isForScreens)
    // A language may be known from a watch's file alone.
    let known = Set(slots.compactMap(\.locale)) == Set(kept.compactMap(\.locale))
    let isNeutral = slots.contains { $0.locale == nil } == kept.contains { $0.locale == nil }
    guard known, isNeutral else { return }
    let (all, fewer) = (slots.useful(languages: ["ja"]), kept.useful(languages: ["ja"]))
    #expect(pair(slots, all) == pair(kept, fewer))
  }

  @Test func `without a wanted language it is the neutral one, else the first by name`() throws {
    func useful(_ locales: String?...) throws -> [String?] {
      let slots = try locales.map { locale in
        let json = Data((locale.map { "{\"locale\": \"\($0)\"}" } ?? "{}").utf8)
        return try DescriptionMistake.decode(CatalogSlot.self, json)
      }
      return slots.useful(languages: ["it"]).map { slots[$0].locale }
    }
    #expect(try useful("ja", nil, "de") == [nil])
    #expect(try useful("ja", "de") == ["de"])
    #expect(try useful("ja", "it", nil) == [nil, "it"])
    #expect(try useful().isEmpty)
  }
}

@Suite struct `Mistakes in descriptions` {
  private struct Sample: Decodable {
    struct Part: Decodable {
      var scale: Double
      var names: [String]?
      var isOn: Bool?
    }
    var images: [Part]
    var info: Part?
  }

  private func mistake(_ json: String) -> DescriptionMistake? {
    do throws(DescriptionMistake) {
      _ = try DescriptionMistake.decode(Sample.self, Data(json.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    (
      "{\"images\": [{\"scale\": 1}, {\"scale\": \"2x\"}]}", "images[1].scale: a number is expected"
    ),
    ("{\"images\": [{\"scale\": null}]}", "images[0].scale: a number is expected, not null"),
    ("{\"images\": [{}]}", "images[0].scale: it is missing"),
    ("{}", "images: it is missing"),
    ("{\"images\": {}}", "images: a list is expected"),
    ("{\"images\": [3]}", "images[0]: an object is expected"),
    ("{\"images\": [{\"scale\": 1, \"names\": [4]}]}", "images[0].names[0]: a text is expected"),
    (
      "{\"images\": [], \"info\": {\"scale\": 1, \"isOn\": 7}}",
      "info.isOn: true or false is expected"
    ),
    ("{\"images\": [", "the file is not JSON"),
  ])
  func `say where and what`(json: String, text: String) {
    #expect(mistake(json)?.description == text)
  }

  @Test func `are none in what can be read`() {
    #expect(mistake("{\"images\": [], \"else\": 7}") == nil)
  }
}
