import Testing

@testable import SourceTranslation

@Suite struct SelectorNameTests {
  @Test(
    arguments: [
      ("tap", [], "tap", "tap()"),
      ("tap", [nil], "tap:", "tap(_:)"),
      ("tap", ["sender"], "tapWithSender:", "tap(sender:)"),
      ("tap", [nil, "for"], "tap:for:", "tap(_:for:)"),
      ("move", ["from", "to"], "moveFrom:to:", "move(from:to:)"),
      ("move", ["inside"], "moveInside:", "move(inside:)"),
      ("move", ["toEnd"], "moveToEnd:", "move(toEnd:)"),
      ("move", ["tone"], "moveWithTone:", "move(tone:)"),
      ("moveTo", ["place"], "moveToPlace:", "moveTo(place:)"),
      ("to", ["place"], "toPlace:", "to(place:)"),
      ("tango", ["place"], "tangoWithPlace:", "tango(place:)"),
      ("mix", [nil, nil], "mix::", "mix(_:_:)"),
    ] as [(String, [String?], String, String)]
  )
  func `names are formed as Objective-C forms them`(
    base: String,
    labels: [String?],
    selector: String,
    full: String
  ) {
    #expect(SelectorName.of(base, labels: labels) == selector)
    #expect(SelectorName.full(base, labels: labels) == full)
  }
}
