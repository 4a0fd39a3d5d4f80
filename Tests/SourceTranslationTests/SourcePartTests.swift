import Testing

@testable import SourceTranslation

/// Parts of files that can be left out.
@Suite struct SourcePartTests {
  private static let source = """
    import MapKit
    class Board: UIViewController, MKMapViewDelegate {
      let map = MKMapView()
      func show() {
        map.isHidden = false
      }
      struct Pin: Hashable { var place: CLLocation }
    }
    extension MKMapView { func clear() {} }
    @main class App: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Options?) -> Bool { true }
      func other() {}
    }
    let shared = 1
    """

  @Test(arguments: [
    (2, "MKMapViewDelegate", "conformance to MKMapViewDelegate", "Board"),
    (2, "UIViewController", "Board", nil), (2, nil, "Board", nil), (3, nil, "map", "Board"),
    (5, nil, "show()", "Board"), (7, nil, "place", "Board.Pin"),
    (9, "MKMapView", "extension MKMapView", nil),
    (12, nil, "other()", "App"), (14, nil, "shared", nil),
  ])
  func `a line's part is the smallest that can go`(
    line: Int,
    missing: String?,
    name: String,
    owner: String?
  ) throws {
    let part = try #require(
      SourceTranslator.part(of: Self.source, line: line, missing: missing)
    )
    #expect(part.name == name && part.owner == owner)
    let left = SourceTranslator.leavingOut([part], of: Self.source)
    #expect(left.split(separator: "\n", omittingEmptySubsequences: false).count == 14)
    #expect(left.utf8.count == Self.source.utf8.count && left != Self.source)
  }

  @Test(arguments: [10, 11, 99])
  func `what an app begins in stays`(line: Int) {
    #expect(SourceTranslator.part(of: Self.source, line: line, missing: nil) == nil)
  }

  @Test func `an entry of a list goes with its comma`() throws {
    let source = "class A: B, CDelegate, DDelegate {}\nextension A: EDelegate {}"
    func left(_ names: String...) -> String {
      let parts = names.compactMap { SourceTranslator.part(of: source, line: 1, missing: $0) }
      return SourceTranslator.leavingOut(parts, of: source).filter { $0 != " " }
        .split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(left("CDelegate") == "classA:B,DDelegate{}")
    #expect(left("DDelegate") == "classA:B,CDelegate{}")
    #expect(left("CDelegate", "DDelegate") == "classA:B{}")
    let last = SourceTranslator.part(of: source, line: 2, missing: "EDelegate")
    #expect(last?.name == "extension A")
  }
}
