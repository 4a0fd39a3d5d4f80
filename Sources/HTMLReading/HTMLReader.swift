internal import CXML

/// Reads text in HTML: words, looks and paragraphs; pictures, forms and scripts are left out.
package enum HTMLReader {
  /// The size of letters that nothing is said of, in points, as iOS has it.
  package static let usualSize = 12.0
  /// The most that a text may hold, in bytes: more is not text that is shown.
  package static let mostBytes = 16 << 20

  /// The runs of a text; nil where it is longer than `mostBytes`, where elements lie deeper in each other than
  /// the library reads, some 250, and where libxml2 is not installed.
  package static func runs(of text: String) -> [HTMLRun]? {
    guard text.utf8.count <= mostBytes else { return nil }
    // The library would put text that stands in nothing into a paragraph.
    var text = text.contains(#/(?i)<body[\s>]/#) ? text : "<html><body>\(text)"
    var document = xml_document()
    let result = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        bytes.baseAddress.map { xml_read_html($0, bytes.count, &document) } ?? XML_NOTHING
      }
    }
    defer { xml_free_document(&document) }
    guard result != XML_TOO_DEEP, result != XML_NO_LIBRARY else { return nil }
    guard let root = document.root else { return [] }
    var sheet = StyleSheet()
    collect(root, into: &sheet)
    var walk = HTMLWalk(sheet: sheet)
    walk.visit(root, HTMLStyle(), HTMLParagraph())
    return walk.finished
  }

  /// Reads the rules of all `<style>` elements.
  private static func collect(_ node: UnsafeMutablePointer<xml_node>, into sheet: inout StyleSheet)
  {
    for child in node.elements {
      if child.tag == "style" { sheet.read(child.content) } else { collect(child, into: &sheet) }
    }
  }
}

/// A node of the tree that the library reads.
extension UnsafeMutablePointer where Pointee == xml_node {
  /// What is directly in the node, in order.
  var inside: [Self] {
    var nodes: [Self] = []
    var next = pointee.children
    while let node = next {
      nodes.append(node)
      next = node.pointee.next
    }
    return nodes
  }

  /// The elements directly in the node.
  var elements: [Self] { inside.filter { $0.isElement } }

  var isElement: Bool { pointee.type == Int32(XML_NODE_ELEMENT.rawValue) }

  /// Whether the node is nothing but text.
  var isText: Bool {
    pointee.type == Int32(XML_NODE_TEXT.rawValue) || pointee.type == Int32(XML_NODE_CDATA.rawValue)
  }

  /// The name of an element, in small letters.
  var tag: String { pointee.name.map { String(cString: $0).lowercased() } ?? "" }

  /// All text in the node.
  var content: String {
    guard let bytes = xml_content(self) else { return "" }
    defer { xml_free_text(bytes) }
    return String(cString: bytes)
  }

  /// What an element says by a name.
  func attribute(_ name: String) -> String? {
    guard let bytes = xml_attribute(self, name) else { return nil }
    defer { xml_free_text(bytes) }
    return String(cString: bytes)
  }
}
