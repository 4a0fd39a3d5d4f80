import Foundation
import InterfaceFiles
import TestSupport
import Testing

@Suite struct AppIconDescriptionTests {
  private static func files(_ entries: String...) throws -> [AppIconDescription.File] {
    let json = "{\"images\": [\(entries.map { "{\($0)}" }.joined(separator: ","))]}"
    return try DescriptionMistake.decode(AppIconDescription.self, Data(json.utf8))
      .files(named: "Icon")
  }

  private static func entry(_ side: String, _ scale: String, _ idiom: String = "iphone") -> String {
    "\"idiom\": \"\(idiom)\", \"size\": \"\(side)x\(side)\", \"scale\": \"\(scale)\", "
      + "\"filename\": \"\(side)@\(scale).png\""
  }

  @Test func `the icon of the home screen has the icon's own name too`() throws {
    let files = try Self.files(Self.entry("40", "2x"), Self.entry("60", "3x"))
    #expect(files.map(\.asset) == ["Icon40x40", "Icon60x60", "Icon"])
    #expect(files.map(\.name) == ["40@2x.png", "60@3x.png", "60@3x.png"])
    #expect(files.map(\.scale) == [2, 3, 3] && files.map(\.traits.scale) == [2, 3, 3])
    #expect(files.allSatisfy { $0.traits.device == .phone })
  }

  @Test func `one large picture stands for the home screen's icon where there is no other`() throws
  {
    let large = "\"idiom\": \"universal\", \"size\": \"1024x1024\", \"filename\": \"all.png\""
    let files = try Self.files(Self.entry("40", "2x"), large)
    #expect(files.map(\.asset) == ["Icon40x40", "Icon", "Icon60x60"])
    #expect(abs((files[1].scale ?? 0) - 1024 / 60) < 1e-12)
    #expect(files[1].traits.scale == nil)
    #expect(try !Self.files(Self.entry("60", "2x"), large).contains { $0.name == "all.png" })
  }

  @Test func `shop windows, watches and empty slots are left out`() throws {
    let files = try Self.files(
      Self.entry("1024", "1x", "ios-marketing"),
      Self.entry("60", "2x", "watch"),
      "\"idiom\": \"iphone\", \"size\": \"60x60\", \"scale\": \"2x\""
    )
    #expect(files.isEmpty)
  }
}

@Suite struct `Names of app icons` {
  private static func entry(_ side: String, _ scale: Int, _ more: String = "") -> String {
    "{\"size\": \"\(side)x\(side)\", \"scale\": \"\(scale)x\", \"filename\": \"\(side)@\(scale)\"\(more)}"
  }

  private static func files(_ entries: [String]) throws -> [AppIconDescription.File] {
    let json = "{\"images\": [\(entries.joined(separator: ","))]}"
    return try DescriptionMistake.decode(AppIconDescription.self, Data(json.utf8))
      .files(named: "Icon")
  }

  /// Sides of icons, whole ones and that of a large tablet.
  @Test(arguments: 0..<40) func `have the size, and the home screen's has none too`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let chosen = (0..<random.int(1...6)).map { _ in
      (side: random.pick(["20", "29", "40", "60", "76", "83.5"]), scale: random.int(1...3))
    }
    let files = try Self.files(chosen.map { Self.entry($0.side, $0.scale) })
    let sized = files.filter { $0.asset != "Icon" }
    #expect(sized.map(\.asset) == chosen.map { "Icon\($0.side)x\($0.side)" })
    #expect(sized.map(\.name) == chosen.map { "\($0.side)@\($0.scale)" })
    #expect(files.map(\.scale) == files.map(\.traits.scale))
    let home = chosen.filter { $0.side == "60" }.map { "60@\($0.scale)" }
    #expect(files.filter { $0.asset == "Icon" }.map(\.name) == home)
  }

  @Test func `stand for the last large picture, whatever it is made for`() throws {
    let dark = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
    let files = try Self.files([Self.entry("1024", 1), Self.entry("1024", 2, dark)])
    #expect(files.map(\.asset) == ["Icon", "Icon60x60"])
    #expect(files.map(\.name) == ["1024@2", "1024@2"])
    #expect(files.allSatisfy { $0.traits.style == .dark && $0.traits.scale == nil })
  }

  @Test func `are none where nothing is filled in`() throws {
    #expect(try Self.files([]).isEmpty)
    #expect(try Self.files(["{\"size\": \"60x60\", \"filename\": \"\"}"]).isEmpty)
  }

  @Test func `of sizes that are no numbers are kept as they are written`() throws {
    let files = try Self.files([Self.entry("big", 2)])
    #expect(files.map(\.asset) == ["Iconbigxbig"])
  }
}

@Suite struct SymbolDescriptionTests {
  private static func files(
    _ entries: String...,
    languages: [String] = []
  ) throws -> SymbolDescription.Files {
    let json = "{\"symbols\": [\(entries.map { "{\($0)}" }.joined(separator: ","))]}"
    return try DescriptionMistake.decode(SymbolDescription.self, Data(json.utf8))
      .files(languages: languages)
  }

  @Test func `files are told by their direction`() throws {
    let files = try Self.files(
      "\"idiom\": \"universal\", \"filename\": \"a.svg\"",
      "\"idiom\": \"universal\", \"filename\": \"l.svg\", \"language-direction\": \"left-to-right\"",
      "\"idiom\": \"universal\", \"filename\": \"r.svg\", \"language-direction\": \"right-to-left\""
    )
    #expect(files.plain == "a.svg" && files.fromLeft == "l.svg" && files.fromRight == "r.svg")
  }

  @Test func `a language's own file is preferred`() throws {
    let entries = [
      "\"idiom\": \"universal\", \"filename\": \"a.svg\"",
      "\"idiom\": \"universal\", \"filename\": \"ja.svg\", \"locale\": \"ja\"",
    ]
    #expect(try Self.files(entries[0], entries[1], languages: ["ja"]).plain == "ja.svg")
    #expect(try Self.files(entries[0], entries[1], languages: ["de"]).plain == "a.svg")
  }

  @Test func `a symbol without files has none`() throws {
    let files = try Self.files("\"idiom\": \"universal\"")
    #expect(files.plain == nil && files.fromLeft == nil && files.fromRight == nil)
  }
}

@Suite struct DataDescriptionTests {
  private static func file(
    _ entries: [String],
    _ device: CatalogDevice? = .phone,
    languages: [String] = []
  ) throws -> DataDescription.File? {
    let json = "{\"data\": [\(entries.map { "{\($0)}" }.joined(separator: ","))]}"
    return try DescriptionMistake.decode(DataDescription.self, Data(json.utf8))
      .file(for: device, languages: languages)
  }

  @Test func `the device's own file is preferred, then that for all, then any`() throws {
    let all = "\"idiom\": \"universal\", \"filename\": \"all.txt\""
    let pad = "\"idiom\": \"ipad\", \"filename\": \"pad.txt\""
    #expect(try Self.file([all, pad], .pad)?.name == "pad.txt")
    #expect(try Self.file([all, pad], .phone)?.name == "all.txt")
    #expect(try Self.file([pad], .phone)?.name == "pad.txt")
    #expect(try Self.file([all, pad], nil)?.name == "all.txt")
  }

  @Test func `the type is told or follows from the ending`() throws {
    let told = "\"filename\": \"a.json\", \"universal-type-identifier\": \"public.data\""
    #expect(try Self.file([told])?.type == "public.data")
    for (ending, type) in [
      ("TXT", "public.plain-text"), ("json", "public.json"), ("htm", "public.html"),
      ("pdf", "com.adobe.pdf"), ("bin", "public.data"), ("plist", "com.apple.property-list"),
    ] {
      #expect(try Self.file(["\"filename\": \"a.\(ending)\""])?.type == type)
    }
  }

  @Test func `a set without a file has none`() throws {
    #expect(try Self.file([]) == nil)
    #expect(try Self.file(["\"idiom\": \"watch\", \"filename\": \"a\""]) == nil)
  }
}

@Suite struct GroupDescriptionTests {
  private static func read(_ json: String) throws(DescriptionMistake) -> Bool {
    try DescriptionMistake.decode(GroupDescription.self, Data(json.utf8)).providesNamespace
  }

  @Test func `a folder's name counts only where it says so`() throws {
    #expect(try Self.read("{\"properties\": {\"provides-namespace\": true}}"))
    #expect(try !Self.read("{\"properties\": {\"provides-namespace\": false}}"))
    #expect(try !Self.read("{\"properties\": {}}"))
    #expect(try !Self.read("{\"info\": {}}"))
  }

  @Test func `what is damaged is told with its key`() {
    let mistake = #expect(throws: DescriptionMistake.self) {
      try Self.read("{\"properties\": {\"provides-namespace\": 1}}")
    }
    #expect(mistake?.key == "properties.provides-namespace")
    #expect(mistake?.reason == "true or false is expected")
  }
}
