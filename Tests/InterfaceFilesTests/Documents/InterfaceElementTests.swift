import Foundation
import InterfaceFiles
import TestSupport
import Testing

@Suite struct InterfaceElementTests {
  private static func tree(_ element: InterfaceElement) -> Tree {
    Tree(
      name: element.name,
      attributes: element.attributes,
      children: element.children.map(tree),
      text: element.text
    )
  }

  /// A tree as a reader sees it: text between elements is indentation.
  private static func seen(_ tree: Tree) -> Tree {
    var seen = tree
    seen.children = tree.children.map(Self.seen)
    if !seen.children.isEmpty { seen.text = "" }
    return seen
  }

  @Test(arguments: 0..<80)
  func `a tree that is written is read again`(seed: Int) throws {
    var random = RandomFiles(seed: seed)
    let tree = random.element()
    let read = try InterfaceElement.root(of: Data(tree.xml.utf8), path: "tree.xml")
    #expect(Self.tree(read) == Self.seen(tree))
  }

  @Test(arguments: 0..<40)
  func `walking goes through all elements, parents first`(seed: Int) throws {
    var random = RandomFiles(seed: seed)
    let root = try InterfaceElement.root(of: Data(random.element().xml.utf8), path: "tree.xml")
    var seen: [InterfaceElement] = []
    root.walk { element in
      for child in element.children { #expect(!seen.contains { $0 === child }) }
      seen.append(element)
    }
    func count(_ element: InterfaceElement) -> Int {
      element.children.reduce(1) { $0 + count($1) }
    }
    #expect(seen.count == count(root) && seen.first === root)
  }

  @Test(arguments: 0..<60)
  func `a file that is cut short is refused with a line of it`(seed: Int) {
    var random = RandomFiles(seed: seed)
    let tree = Tree(
      name: "document",
      attributes: [:],
      children: [random.element(), random.element()],
      text: ""
    )
    let whole = Array(tree.xml.utf8)
    let cut = Data(whole.prefix(random.random.int(1...whole.count - 1)))
    let error = #expect(throws: InterfaceFileError.self) {
      _ = try InterfaceDocument(cut, path: "A.xib")
    }
    let lines = cut.filter { $0 == 10 }.count + 1
    #expect(error.map { (1...lines).contains($0.line) } == true)
    #expect(error?.path == "A.xib" && error?.reason.isEmpty == false)
  }

  @Test(arguments: 0..<60)
  func `damage anywhere ends in a mistake or a document, never otherwise`(seed: Int) {
    var random = RandomFiles(seed: seed)
    var bytes = Array("<document>\(random.element().xml)</document>".utf8)
    for _ in 0..<random.random.int(1...5) {
      bytes[random.random.int(0...bytes.count - 1)] = UInt8(random.random.int(0...255))
    }
    do throws(InterfaceFileError) {
      let document = try InterfaceDocument(Data(bytes), path: "A.xib")
      #expect(document.root.name == "document")
    } catch {
      #expect(error.line >= 1 && !error.reason.isEmpty)
    }
  }

  @Test func `bytes that are not UTF-8 are told with their line`() {
    var bytes = Data("<document>\n<objects>\n<vi".utf8)
    bytes.append(0xEE)
    bytes.append(contentsOf: "ew/></objects></document>".utf8)
    let error = #expect(throws: InterfaceFileError.self) {
      _ = try InterfaceDocument(bytes, path: "A.xib")
    }
    #expect(error?.line == 3 && error?.reason == "The file is not in UTF-8.")
  }

  @Test func `other encodings are read where the file names them`() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document><a b=\"\u{E4}\"/></document>"
    let latin = try #require(text.data(using: .isoLatin1))
    #expect(try InterfaceDocument(latin, path: "A.xib").root.first("a")?.attributes["b"] == "ä")
    let wide = try #require(
      text.replacingOccurrences(of: "ISO-8859-1", with: "UTF-16").data(using: .utf16)
    )
    #expect(try InterfaceDocument(wide, path: "A.xib").root.first("a")?.attributes["b"] == "ä")
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func `letters of two bytes are read in either order without a mark`(
    encoding: String.Encoding
  ) throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><document><a b=\"\u{E4}\"/></document>"
    let data = try #require(text.data(using: encoding))
    #expect(try InterfaceDocument(data, path: "A.xib").root.first("a")?.attributes["b"] == "ä")
  }

  // MARK: Attributes

  private static func element(_ attributes: String) throws -> InterfaceElement {
    try InterfaceElement.root(of: Data("<a \(attributes)/>".utf8), path: "a.xml")
  }

  @Test func `flags are written in two ways`() throws {
    let element = try Self.element("a=\"YES\" b=\"true\" c=\"NO\" d=\"false\" e=\"yes\" f=\"\"")
    #expect(
      ["a", "b", "c", "d", "e", "f", "g"].map { element.flag($0) } == [
        true, true, false, false, nil, nil, nil,
      ]
    )
  }

  @Test func `numbers are bounded and are numbers`() throws {
    let element = try Self.element(
      "a=\"2.5\" b=\"-3\" c=\"inf\" d=\"-inf\" e=\"nan\" f=\"x\" g=\"1e3\""
    )
    let most = Double.greatestFiniteMagnitude
    #expect(
      ["a", "b", "c", "d", "e", "f", "g", "h"].map { element.number($0) } == [
        2.5, -3, most, -most, nil, nil, 1000, nil,
      ]
    )
  }

  @Test func `whole numbers may be written with a fraction`() throws {
    let element = try Self.element("a=\"7\" b=\"7.0\" c=\"6.6\" d=\"inf\" e=\"x\"")
    #expect(["a", "b", "c", "d", "e"].map { element.integer($0) } == [7, 7, 7, nil, nil])
  }

  @Test func `elements inside are found by name and by role`() throws {
    let element = try InterfaceElement.root(
      of: Data(
        "<v><color key=\"tint\" n=\"1\"/><rect key=\"tint\"/><subviews><a/><b/></subviews></v>".utf8
      ),
      path: "a.xml"
    )
    #expect(element.child(key: "tint")?.name == "color")
    #expect(element.child(key: "tint", "rect")?.name == "rect")
    #expect(element.child(key: "none") == nil)
    #expect(element.list("subviews").map(\.name) == ["a", "b"])
    #expect(element.list("none").isEmpty && element.first("rect")?.key == "tint")
  }

  @Test func `text in a block of characters is text`() throws {
    let element = try InterfaceElement.root(
      of: Data("<a>1 <![CDATA[< & >]]> 2</a>".utf8),
      path: "a.xml"
    )
    #expect(element.text == "1 < & > 2")
  }
}
