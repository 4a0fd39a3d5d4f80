import Foundation
import InterfaceFiles
import TestSupport
import Testing

/// What an element says of its attributes and of what is inside.
@Suite struct `Laws of elements` {
  private func element(_ xml: String) throws -> InterfaceElement {
    try InterfaceElement.root(of: Data(xml.utf8), path: "a.xib")
  }

  private func number(_ text: String) throws -> (Double?, Int?) {
    let element = try element("<a b=\"\(text)\"/>")
    return (element.number("b"), element.integer("b"))
  }

  @Test(arguments: 0..<60) func `numbers come back as they were written`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let value = random.double(-1e6...1e6)
    #expect(try number("\(value)").0 == value)
    let whole = random.int(-1_000_000...1_000_000)
    #expect(try number("\(whole)").0 == Double(whole))
    #expect(try number("\(whole)").1 == whole)
    #expect(try number("\(whole).0").1 == whole)
  }

  @Test(arguments: ["", "x", "1 2", "--1", "nan", "1,5"])
  func `what is no number is none`(text: String) throws {
    #expect(try number(text).0 == nil)
    #expect(try number(text).1 == nil)
  }

  @Test func `lengths without a bound are as long as can be`() throws {
    let most = Double.greatestFiniteMagnitude
    #expect(try number("inf").0 == most && number("-inf").0 == -most)
    #expect(try number("1e999").0 == most)
    #expect(try number("inf").1 == nil)
    #expect(try number("2.4").1 == 2 && number("2.6").1 == 3 && number("-2.6").1 == -3)
  }

  @Test func `what is left out is nothing, and not no`() throws {
    let element = try element("<a b=\"YES\" c=\"NO\" d=\"true\" e=\"false\" f=\"yes\"/>")
    #expect(
      ["b", "c", "d", "e", "f", "g"].map(element.flag) == [true, false, true, false, nil, nil]
    )
    #expect(element.number("g") == nil && element.integer("g") == nil)
  }

  @Test(arguments: 0..<40) func `every element is below its parent's line, in order`(
    seed: Int
  ) throws {
    var files = RandomFiles(seed: seed)
    let root = try element(files.element().xml)
    root.walk { parent in
      var last = parent.line
      for child in parent.children {
        #expect(child.line >= last)
        last = child.line
      }
    }
  }

  @Test(arguments: 0..<40) func `what is found by name is the first of that name`(
    seed: Int
  ) throws {
    var files = RandomFiles(seed: seed)
    let root = try element(files.element().xml)
    root.walk { parent in
      for name in Set(parent.children.map(\.name)) {
        let all = parent.children.filter { $0.name == name }
        #expect(parent.first(name) === all.first)
        #expect(parent.list(name).count == all.first?.children.count)
      }
      #expect(parent.first("nobody") == nil && parent.list("nobody").isEmpty)
    }
  }

  @Test func `a role is found by itself, or with a name`() throws {
    let element = try element("<a><b key=\"k\" id=\"1\"/><c key=\"k\" id=\"2\"/><c id=\"3\"/></a>")
    #expect(element.child(key: "k")?.id == "1")
    #expect(element.child(key: "k", "c")?.id == "2")
    #expect(element.child(key: "k", "d") == nil && element.child(key: "q") == nil)
    #expect(element.children.map(\.key) == ["k", "k", nil])
  }

  @Test func `text is what stands between tags, without what is inside of them`() throws {
    #expect(try element("<a> x <b>y</b> z </a>").text == "x  z")
    #expect(try element("<a> x </a>").text == " x ")
    #expect(try element("<a>1<![CDATA[<2>]]>&lt;</a>").text == "1<2><")
    #expect(try element("<a>\n  <b/>\n</a>").text.isEmpty)
  }
}
