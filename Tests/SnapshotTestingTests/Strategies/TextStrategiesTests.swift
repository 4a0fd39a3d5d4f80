import CoreGraphics
import Foundation
import FoundationNetworking
import SnapshotTesting
import Testing
import UIKit

/// What values become as texts; the texts are those that a Mac's suites keep.
@Suite struct TextStrategiesTests {
  private struct User: Codable {
    let id: Int
    let name: String
    let bio: String
  }

  private final class Father {
    var child: Child?
  }

  private final class Child {
    let father: Father
    init(_ father: Father) { self.father = father }
  }

  private enum Turn: String, CaseIterable {
    case up
    case down

    var opposite: Turn { self == .up ? .down : .up }
  }

  private let user = User(id: 1, name: "Ann", bio: "Builds \"things\".")

  @Test func `a dump has what is stored in the order of its text`() {
    #expect(
      SnapshotFolder.text(user, as: .dump) == """
        ▿ User
          - bio: "Builds \\"things\\"."
          - id: 1
          - name: "Ann"

        """
    )
  }

  @Test func `a dump of dictionaries and sets is the same each time`() {
    let value: (names: [String: Int], numbers: Set<Int>, none: Int?) = (
      ["b": 2, "a": 1, "c": 3], [3, 1, 2], nil
    )
    #expect(
      SnapshotFolder.text(value, as: .dump) == """
        ▿ (3 elements)
          ▿ names: 3 key/value pairs
            ▿ (2 elements)
              - key: "a"
              - value: 1
            ▿ (2 elements)
              - key: "b"
              - value: 2
            ▿ (2 elements)
              - key: "c"
              - value: 3
          ▿ numbers: 3 members
            - 1
            - 2
            - 3
          - none: Optional<Int>.none

        """
    )
  }

  @Test func `a dump ends where objects come round`() {
    let father = Father()
    let child = Child(father)
    father.child = child
    #expect(
      SnapshotFolder.text(father, as: .dump) == """
        ▿ Father
          ▿ child: Optional<Child>
            ▿ some: Child
              ▿ father (circular reference detected)

        """
    )
    #expect(
      SnapshotFolder.text(child, as: .dump) == """
        ▿ Child
          ▿ father: Father
            ▿ child: Optional<Child>
              ▿ some (circular reference detected)

        """
    )
  }

  @Test func `values with a text of their own are dumped as it`() throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(SnapshotFolder.text("a" as Character, as: .dump) == "- \"a\"\n")
    #expect(SnapshotFolder.text(Data("Hello".utf8), as: .dump) == "- 5 bytes\n")
    #expect(
      SnapshotFolder.text(Date(timeIntervalSinceReferenceDate: 0), as: .dump)
        == "- 2001-01-01T00:00:00Z\n"
    )
    #expect(SnapshotFolder.text(NSObject(), as: .dump) == "- <NSObject>\n")
    #expect(SnapshotFolder.text("Hello".dropLast(), as: .dump) == "- \"Hell\"\n")
    #expect(SnapshotFolder.text(url, as: .dump) == "- https://example.com\n")
  }

  @Test func `encodable values become JSON and property lists`() {
    #expect(
      SnapshotFolder.text(user, as: .json) == """
        {
          "bio" : "Builds \\"things\\".",
          "id" : 1,
          "name" : "Ann"
        }
        """
    )
    let plist = SnapshotFolder.text(user, as: .plist)
    #expect(plist.hasPrefix("<?xml"))
    #expect(plist.contains("<key>bio</key>"))
    #expect(Snapshotting<User, String>.plist.pathExtension == "plist")
    #expect(Snapshotting<User, String>.json.pathExtension == "json")
  }

  @Test func `objects of Foundation's JSON become JSON`() {
    let value: [String: Any] = ["b": [1, 2], "a": "x"]
    #expect(
      SnapshotFolder.text(value, as: .json) == """
        {
          "a" : "x",
          "b" : [
            1,
            2
          ]
        }
        """
    )
    #expect(SnapshotFolder.text(5 as Any, as: .json) == "5 is no JSON.")
  }

  @Test func `descriptions and functions of all cases`() {
    #expect(SnapshotFolder.text(user, as: .description).hasPrefix("User("))
    let strategy: Snapshotting<(Turn) -> Turn, String> = Snapshotting<Turn, String>
      .func(into: .description)
    let text = SnapshotFolder.text({ $0.opposite }, as: strategy)
    #expect(text == "\"up\",\"down\"\n\"down\",\"up\"")
    #expect(strategy.pathExtension == "csv")
  }

  @Test func `requests become what is sent, and commands of curl`() throws {
    var request = URLRequest(
      url: try #require(URL(string: "https://example.com/subscribe?b=2&a=1"))
    )
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.addValue("session=1", forHTTPHeaderField: "Cookie")
    #expect(
      SnapshotFolder.text(request, as: .raw) == """
        GET https://example.com/subscribe?a=1&b=2
        Accept: text/html
        Cookie: session=1
        """
    )
    request.httpMethod = "POST"
    request.httpBody = Data(#"{"b":1,"a":2}"#.utf8)
    #expect(
      SnapshotFolder.text(request, as: .raw(pretty: true)).hasSuffix(
        "\n\n{\n  \"a\" : 2,\n  \"b\" : 1\n}"
      )
    )
    #expect(
      SnapshotFolder.text(request, as: .curl) == """
        curl \\
        \t--request POST \\
        \t--header "Accept: text/html" \\
        \t--data "{\\"b\\":1,\\"a\\":2}" \\
        \t--cookie "session=1" \\
        \t"https://example.com/subscribe?a=1&b=2"
        """
    )
  }

  @MainActor @Test func `paths become their elements`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 0.5, y: 60))
    path.addQuadCurve(to: CGPoint(x: 30, y: 90), controlPoint: CGPoint(x: 3.75, y: 86.25))
    path.close()
    #expect(
      SnapshotFolder.text(path, as: .elementsDescription)
        == "MoveTo (0.0, 0.0)\nLineTo (0.5, 60.0)\n"
        + "QuadCurveTo (3.75, 86.25) (30.0, 90.0)\nClose \n"
    )
  }

  @Test func `lines that differ are told with those around them`() throws {
    let old = (1...12).map { "line \($0)" }.joined(separator: "\n")
    let new = old.replacingOccurrences(of: "line 7", with: "line seven")
    let (text, attachments) = try #require(Diffing<String>.lines.diff(old, new))
    #expect(
      text == """
        @@ −3,9 +3,9 @@
        \u{2007}line 3
        \u{2007}line 4
        \u{2007}line 5
        \u{2007}line 6
        −line 7
        +line seven
        \u{2007}line 8
        \u{2007}line 9
        \u{2007}line 10
        \u{2007}line 11
        """
    )
    #expect(attachments.first?.uniformTypeIdentifier == "public.patch-file")
    #expect(Diffing<String>.lines.diff(old, old) == nil)
  }

  @Test func `bytes are compared and the first that differs is told`() throws {
    let diffing = Snapshotting<Data, Data>.data.diffing
    #expect(diffing.diff(Data([1, 2]), Data([1, 2])) == nil)
    let words = try #require(diffing.diff(Data([1, 2]), Data([1, 3]))?.0)
    #expect(words == "The reference has 2 bytes, the value 2; the first that differs is byte 1.")
  }

  @Test func `strategies are made of others`() {
    let length = SimplySnapshotting<String>.lines.pullback { (value: [Int]) in "\(value.count)" }
    #expect(SnapshotFolder.text([1, 2, 3], as: length) == "3")
    let later = SimplySnapshotting<String>.lines.asyncPullback { (value: Int) in
      Async<String> { callback in callback("\(value * 2)") }
    }
    #expect(SnapshotFolder.text(21, as: later) == "42")
  }
}
