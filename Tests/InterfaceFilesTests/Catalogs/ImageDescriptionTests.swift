import Foundation
import InterfaceFiles
import TestSupport
import Testing

@Suite struct ImageDescriptionTests {
  private static func read(_ json: String) throws(DescriptionMistake) -> ImageDescription {
    try DescriptionMistake.decode(ImageDescription.self, Data(json.utf8))
  }

  private static func files(
    _ entries: [String],
    properties: String = "{}",
    languages: [String] = [],
    isTemplate: Bool = false
  ) throws -> [ImageDescription.File] {
    try read(
      "{\"images\": [\(entries.map { "{\($0)}" }.joined(separator: ","))], "
        + "\"properties\": \(properties), \"info\": {\"author\": \"xcode\", \"version\": 1}}"
    )
    .files(languages: languages, isTemplate: isTemplate)
  }

  private static let file = "\"idiom\": \"universal\", \"filename\": \"a.png\""

  // MARK: Files

  @Test func `files have scales, drawings have all`() throws {
    let files = try Self.files([
      Self.file + ", \"scale\": \"2x\"", "\"idiom\": \"universal\", \"filename\": \"a.pdf\"",
      Self.file + ", \"scale\": \"1.5x\"",
    ])
    #expect(files.map(\.scale) == [2, nil, 1.5])
    #expect(files.map(\.traits.scale) == [2, nil, 1.5])
    #expect(files.map(\.name) == ["a.png", "a.pdf", "a.png"])
  }

  @Test func `slots without a file are left out`() throws {
    let files = try Self.files([
      "\"idiom\": \"universal\", \"scale\": \"1x\"",
      "\"idiom\": \"universal\", \"filename\": \"\"", Self.file,
    ])
    #expect(files.count == 1)
  }

  @Test func `appearances and sizes are what a file is for`() throws {
    let dark = "{\"appearance\": \"luminosity\", \"value\": \"dark\"}"
    let high = "{\"appearance\": \"contrast\", \"value\": \"high\"}"
    let other = "{\"appearance\": \"mood\", \"value\": \"good\"}"
    let traits = try #require(
      Self.files([
        "\"idiom\": \"ipad\", \"filename\": \"a.png\", \"appearances\": [\(dark), \(high), "
          + "\(other)], \"width-class\": \"compact\", \"height-class\": \"regular\""
      ]).first?.traits
    )
    #expect(traits.device == .pad && traits.style == .dark && traits.isHighContrast)
    #expect(traits.width == .compact && traits.height == .regular)
    #expect(traits.direction == nil && traits.scale == nil)
  }

  @Test func `a file for nothing special is for everything`() throws {
    #expect(try Self.files([Self.file]).first?.traits == AssetTraits())
  }

  // MARK: Directions

  @Test func `one direction stands for both, mirrored`() throws {
    let left = Self.file + ", \"language-direction\": \"left-to-right\""
    let right = Self.file + ", \"language-direction\": \"right-to-left\""
    let one = try Self.files([left])
    #expect(one.map(\.mirroring) == [.fromLeft] && one.map(\.traits.direction) == [nil])
    #expect(try Self.files([right]).map(\.mirroring) == [.fromRight])
    let both = try Self.files([left, right])
    #expect(both.map(\.mirroring) == [nil, nil])
    #expect(both.map(\.traits.direction) == [.leftToRight, .rightToLeft])
  }

  @Test func `a file for all directions is not mirrored`() throws {
    let files = try Self.files([
      Self.file, Self.file + ", \"language-direction\": \"left-to-right\"",
    ])
    #expect(files.map(\.mirroring) == [nil, .fromLeft])
  }

  // MARK: Properties

  @Test func `the description tells how an image takes colour, else its name does`() throws {
    func rendering(_ intent: String?, _ isTemplate: Bool) throws -> [ImageDescription.Rendering] {
      let properties = intent.map { "{\"template-rendering-intent\": \"\($0)\"}" } ?? "{}"
      return try Self.files([Self.file], properties: properties, isTemplate: isTemplate)
        .map(\.rendering)
    }
    #expect(try rendering("template", false) == [.template])
    #expect(try rendering("original", true) == [.original])
    #expect(try rendering(nil, true) == [.template])
    #expect(try rendering(nil, false) == [.automatic])
  }

  @Test func `drawings may be kept as such`() throws {
    let kept = "{\"preserves-vector-representation\": true}"
    #expect(try Self.files([Self.file], properties: kept).map(\.keepsVectors) == [true])
    #expect(try Self.files([Self.file]).map(\.keepsVectors) == [false])
  }

  // MARK: Slices

  @Test func `nine parts have borders and a middle along both axes`() throws {
    let file = try #require(
      Self.files([
        Self.file + ", \"resizing\": {\"mode\": \"9-part\", \"center\": {\"mode\": \"tile\", "
          + "\"width\": 4, \"height\": 6}, \"cap-insets\": {\"top\": 1, \"left\": 2, "
          + "\"bottom\": 3, \"right\": 5}}"
      ]).first
    )
    #expect(file.tiles)
    #expect(file.slices?.columns == ImageSlices.Span(2, 4, 5))
    #expect(file.slices?.rows == ImageSlices.Span(1, 6, 3))
  }

  @Test func `three parts stretch as a whole along the other axis`() throws {
    func slices(_ mode: String) throws -> ImageSlices? {
      try Self.files([
        Self.file + ", \"resizing\": {\"mode\": \"\(mode)\", \"capInsets\": {\"left\": 2, "
          + "\"top\": 3}, \"center\": {\"mode\": \"stretch\"}}"
      ]).first?.slices
    }
    let horizontal = try #require(try slices("3-part-horizontal"))
    #expect(horizontal.columns == ImageSlices.Span(2, nil, nil) && horizontal.rows == nil)
    let vertical = try #require(try slices("3-part-vertical"))
    #expect(vertical.rows == ImageSlices.Span(3, nil, nil) && vertical.columns == nil)
    #expect(!vertical.cuts, "its middle is all between the borders")
  }

  @Test func `an image without parts stretches as a whole`() throws {
    #expect(try Self.files([Self.file]).first?.slices == nil)
    let bare = Self.file + ", \"resizing\": {\"center\": {\"mode\": \"tile\"}}"
    #expect(try Self.files([bare]).first?.slices == nil)
  }

  @Test func `edges of alignment are told in pixels`() throws {
    let file = try #require(
      Self.files([Self.file + ", \"alignment-insets\": {\"top\": 4, \"right\": 2}"]).first
    )
    #expect(file.alignment?.top == 4 && file.alignment?.right == 2)
    #expect(file.alignment?.left == nil)
  }

  @Test(arguments: 0..<80)
  func `the pixels shown are borders and middle, in order, never more than there are`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let span = ImageSlices.Span(
      CGFloat(random.int(0...20)),
      random.once(in: 3) ? nil : CGFloat(random.int(0...20)),
      CGFloat(random.int(0...20))
    )
    let count = random.int(1...60)
    let shown = span.shown(of: count)
    #expect(shown.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= count })
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
    let pixels = shown.reduce(0) { $0 + $1.count }
    if let middle = span.middle, span.low + middle + span.high < count {
      #expect(pixels == span.low + middle + span.high)
    } else {
      #expect(pixels == count)
    }
  }

  @Test func `borders that are no numbers are none`() {
    let span = ImageSlices.Span(-3, .nan, .infinity)
    #expect(span == ImageSlices.Span(0, nil, 0))
    #expect(ImageSlices.Span(1.6, 0, 2.4) == ImageSlices.Span(2, nil, 2))
  }

  // MARK: Damage

  @Test(
    arguments: [
      ("", "", "the file is not JSON"), ("3", "", "an object is expected"),
      ("{\"images\": {}}", "images", "a list is expected"),
      ("{\"images\": [3]}", "images[0]", "an object is expected"),
      ("{\"images\": [{}, {\"scale\": 2}]}", "images[1].scale", "a text is expected"),
      ("{\"images\": [{\"idiom\": []}]}", "images[0].idiom", "a text is expected"),
      (
        "{\"images\": [{\"appearances\": \"dark\"}]}", "images[0].appearances", "a list is expected"
      ),
      (
        "{\"images\": [{\"appearances\": [{\"appearance\": \"luminosity\"}]}]}",
        "images[0].appearances[0].value", "it is missing"
      ),
      (
        "{\"images\": [{\"resizing\": {\"center\": {\"width\": \"4\"}}}]}",
        "images[0].resizing.center.width", "a number is expected"
      ),
      (
        "{\"properties\": {\"preserves-vector-representation\": \"yes\"}}",
        "properties.preserves-vector-representation", "true or false is expected"
      ),
    ]
  )
  func `what is damaged is told with its key`(json: String, key: String, reason: String) {
    let mistake = #expect(throws: DescriptionMistake.self) { try Self.read(json) }
    #expect(mistake?.key == key)
    #expect(mistake?.reason == reason)
    #expect(mistake?.description == (key.isEmpty ? reason : "\(key): \(reason)"))
  }

  @Test func `what is not known is passed over`() throws {
    #expect(
      try Self.read("{\"images\": null, \"new\": [1, {}]}").files(languages: [], isTemplate: true)
        .isEmpty
    )
    #expect(try Self.files([Self.file + ", \"glow\": {\"red\": 1}"]).count == 1)
  }

  @Test func `numbers that no picture has are none`() throws {
    for number in ["1e300", "1e19", "9223372036854775807", "-1e300"] {
      let insets = "\"cap-insets\": {\"left\": \(number), \"right\": \(number)}"
      let center = "\"center\": {\"mode\": \"stretch\", \"width\": \(number)}"
      let files = try Self.files([Self.file + ", \"resizing\": {\(insets), \(center)}"])
      let columns = try #require(files.first?.slices?.columns)
      #expect((columns.low, columns.high) == (0, 0))
      #expect(columns.shown(of: 5) == [0..<5])
    }
    for scale in ["0x", "-1x", "1e300x", "nanx", "infx"] {
      #expect(try Self.files([Self.file + ", \"scale\": \"\(scale)\""]).map(\.scale) == [nil])
    }
  }

  @Test func `spans are whole pixels from zero on`() {
    let span = ImageSlices.Span(0.6, 0.4, 2.4)
    #expect(span.low == 1 && span.middle == nil && span.high == 2)
    #expect(ImageSlices.Span(-1, -0.1, .infinity) == ImageSlices.Span(0, nil, 0))
  }
}
