import Foundation
import TestSupport
import Testing

@testable import InterfaceFiles

/// The closing tag that does not fit.
@Suite struct `Tags that do not balance` {
  private func mismatch(_ xml: String) -> TagBalance.Mismatch? {
    TagBalance.mismatch(in: Data(xml.utf8))
  }

  @Test(arguments: 0..<40) func `are none in a tree that was written`(seed: Int) {
    var files = RandomFiles(seed: seed)
    #expect(mismatch(files.element().xml) == nil)
  }

  @Test func `are told with both names and both lines`() {
    let xml = "<a>\n <b>\n  <c/>\n </d>\n</a>"
    #expect(mismatch(xml) == .init(line: 4, name: "d", open: "b", openLine: 2))
  }

  @Test func `are told also where nothing is open`() {
    #expect(mismatch("<a/>\n</a>") == .init(line: 2, name: "a", open: nil, openLine: 1))
    #expect(mismatch("</a>") == .init(line: 1, name: "a", open: nil, openLine: 1))
  }

  @Test func `are none where a tag is only left open`() {
    #expect(mismatch("<a><b></b>") == nil)
    #expect(mismatch("<a") == nil)
    #expect(mismatch("") == nil)
    #expect(mismatch("no tag at all") == nil)
  }

  @Test(arguments: [
    "<!-- </b> -->", "<![CDATA[ </b> ]]>", "<?go </b> ?>", "<!DOCTYPE b>", "<c d=\"</b>\"/>",
    "<c d='>'></c>", "<c d='\">'/>", "<c d=\"/\"></c>", "<c\n/>", "</a><a>",
  ])
  func `do not stand in what is no tag`(inside: String) {
    #expect(mismatch("<a>\(inside)</a>") == nil)
    // What comes behind is seen all the same.
    #expect(mismatch("<a>\(inside)</x>")?.name == "x")
  }

  @Test func `are told on the line where the tag begins`() {
    let found = mismatch("<a>\n<b\n c='\n'>\n</\n")
    #expect(found?.line == 5 && found?.open == "b" && found?.openLine == 2)
  }

  @Test(arguments: 0..<60) func `are found wherever one is`(seed: Int) throws {
    var files = RandomFiles(seed: seed)
    let tree = Tree(name: "root", attributes: [:], children: [files.element()], text: "")
    let xml = tree.xml
    var ends: [Range<String.Index>] = []
    var place = xml.startIndex
    while let found = xml.range(of: "</", range: place..<xml.endIndex) {
      ends.append(found)
      place = found.upperBound
    }
    let end = files.random.pick(ends)
    var broken = xml
    broken.insert(contentsOf: "Q", at: end.upperBound)
    let line = xml[..<end.lowerBound].filter { $0 == "\n" }.count + 1
    let found = try #require(mismatch(broken))
    #expect(found.line == line)
    #expect(found.name.hasPrefix("Q") && found.name.dropFirst() == found.open ?? "")
    #expect(found.openLine <= line)
  }
}
