import InterfaceFiles
import TestSupport
import Testing

/// What holds for the places of every interface file.
@Suite struct `Laws of the places of interface files` {
  private static func places(_ seed: Int) -> (places: NibPlaces, random: SplitMix64) {
    var random = SplitMix64(seed: seed)
    let all = ["de", "en", "fr", "ja", "pt-BR", "zh-Hant"].shuffled(using: &random)
    let languages = Array(all.prefix(random.int(0...4)))
    return (NibPlaces(folder: random.pick(["/app", "/a/b.app"]), languages: languages), random)
  }

  @Test(arguments: 0..<30) func `each place is named once, all of them in the folder`(seed: Int) {
    let places = Self.places(seed).places
    for kind in [NibPlaces.Kind.nib, .storyboard] {
      for isPad in [false, true] {
        let paths = places.paths("Card", kind, isPad: isPad)
        #expect(Set(paths).count == paths.count)
        #expect(paths.count == (places.languages.count + 2) * kind.endings.count * 2)
        #expect(paths.allSatisfy { $0.hasPrefix(places.folder + "/") })
      }
    }
  }

  @Test(arguments: 0..<30) func `what is made for a device goes before all that is for every one`(
    seed: Int
  ) {
    let places = Self.places(seed).places
    let (pad, phone) = (
      places.paths("Card", .nib, isPad: true), places.paths("Card", .nib, isPad: false)
    )
    let half = pad.count / 2
    #expect(pad.prefix(half).allSatisfy { $0.contains("~ipad.") })
    #expect(phone.prefix(half).allSatisfy { $0.contains("~iphone.") })
    #expect(pad.suffix(half) == phone.suffix(half))
    #expect(pad.map { $0.replacing("~ipad", with: "~iphone") } == phone)
  }

  @Test(arguments: 0..<30) func `a language wanted more goes before one wanted less`(seed: Int) {
    let places = Self.places(seed).places
    let paths = places.paths("Card", .storyboard, isPad: false).suffix(
      (places.languages.count + 2) * 2
    )
    let order = paths.map { path in
      places.languages.firstIndex { path.contains("/\($0).lproj/") }
        ?? (path.contains("/Base.lproj/") ? 11 : 10)
    }
    #expect(order == order.sorted())
  }

  @Test(arguments: 0..<30) func `tables beside the base file are the same as beside the folder's`(
    seed: Int
  ) {
    let places = Self.places(seed).places
    let own = places.translations(of: "\(places.folder)/Card.xib")
    let base = places.translations(of: "\(places.folder)/Base.lproj/Card.xib")
    #expect(own.filter(\.countsEmpty) == base.filter(\.countsEmpty))
    #expect(own.count == places.languages.count * 4 && base.count == own.count)
    // Tables of one language go before catalogs of all.
    #expect(base.map(\.countsEmpty) == base.map(\.countsEmpty).sorted { $0 && !$1 })
    for table in base { #expect(places.languages.contains(table.language)) }
    #expect(places.translations(of: "\(places.folder)/de.lproj/Card.xib").isEmpty)
    #expect(places.translations(of: "/elsewhere/Card.xib").isEmpty)
  }
}
