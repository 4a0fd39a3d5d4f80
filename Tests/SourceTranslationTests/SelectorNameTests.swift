import Testing

@testable import SourceTranslation

@Suite struct SelectorNameTests {
  @Test(
    arguments: [
      ("tap", [], "tap", "tap()"),
      ("tap", [nil], "tap:", "tap(_:)"),
      ("tap", ["sender"], "tapWithSender:", "tap(sender:)"),
      ("tap", [nil, "for"], "tap:for:", "tap(_:for:)"),
      ("move", ["from", "to"], "moveWithFrom:to:", "move(from:to:)"),
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
