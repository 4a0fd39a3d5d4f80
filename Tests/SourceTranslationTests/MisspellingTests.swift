import Testing

@testable import SourceTranslation

@Suite struct MisspellingTests {
  private static let known: Set<String> = ["UIWindow", "UITableView", "CGImage", "UIViewS"]

  @Test(arguments: [
    ("UIWindw", "UIWindow"), ("UIWindoww", "UIWindow"), ("UIWinbow", "UIWindow"),
    ("UITabelView", "UITableView"), ("UIWindo", "UIWindow"),
  ])
  func `a slip of the finger is told from a type that is not here`(name: String, meant: String) {
    #expect(Misspelling.meant(by: name, among: Self.known) == meant)
  }

  @Test(arguments: ["CIImage", "UIWebView", "UIWindow", "MKMapView", "UIWindowScene", "UI"])
  func `other names are not slips`(name: String) {
    #expect(Misspelling.meant(by: name, among: Self.known) == nil)
  }
}
