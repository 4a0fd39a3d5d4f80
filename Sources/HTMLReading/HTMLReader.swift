internal import CXML

/// Reads text in HTML: words, looks and paragraphs; pictures, forms and scripts are left out.
package enum HTMLReader {
  /// The size of letters that nothing is said of, in points, as iOS has it.
  package static let usualSize = 12.0
  /// The most that a text may hold, in bytes: more is not text that is shown.
  package static let mostBytes = 16 << 20

  /// The runs of a text; nil where it is longer than `mostBytes`, or elements lie deeper in each other than the
  /// library reads, some 250.
  package static func runs(of text: String) -> [HTMLRun]? {
    guard text.utf8.count <= mostBytes else { return nil }
    // The library would put text that stands in nothing into a paragraph.
    var text = text.contains(#/(?i)<body[\s>]/#) ? text : "<html><body>\(text)"
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_NONET.rawValue | HTML_PARSE_COMPACT.rawValue
    guard let context = htmlNewParserCtxt() else { return nil }
    defer { htmlFreeParserCtxt(context) }
    let document = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        htmlCtxtReadMemory(
          context,
          $0.baseAddress,
          Int32($0.count),
          nil,
          "UTF-8",
          Int32(options)
        )
      }
    }
    guard let document else { return [] }
    defer { xmlFreeDoc(document) }
    // The library stops where elements lie too deep in each other; half a text is none.
    guard context.pointee.disableSAX == 0 else { return nil }
    guard let root = xmlDocGetRootElement(document) else { return [] }
    var sheet = StyleSheet()
    collect(root, into: &sheet)
    var walk = HTMLWalk(sheet: sheet)
    walk.visit(root, HTMLStyle(), HTMLParagraph())
    return walk.finished
  }

  /// Reads the rules of all `<style>` elements.
  private static func collect(_ node: xmlNodePtr, into sheet: inout StyleSheet) {
    for child in node.elements {
      if child.tag == "style" { sheet.read(child.content) } else { collect(child, into: &sheet) }
    }
  }
}

/// A node of the tree that the library reads.
extension UnsafeMutablePointer where Pointee == xmlNode {
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
  var elements: [Self] { inside.filter { $0.pointee.type == XML_ELEMENT_NODE } }

  /// The name of an element, in small letters.
  var tag: String { pointee.name.map { String(cString: $0).lowercased() } ?? "" }

  /// All text in the node.
  var content: String {
    guard let bytes = xmlNodeGetContent(self) else { return "" }
    defer { CXMLFree(bytes) }
    return String(cString: bytes)
  }

  /// What an element says by a name.
  func attribute(_ name: String) -> String? {
    guard let bytes = xmlGetProp(self, name) else { return nil }
    defer { CXMLFree(bytes) }
    return String(cString: bytes)
  }
}
