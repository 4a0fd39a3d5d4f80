import CoreGraphics
import ScreenProtocol
import Testing

@testable import UIKit

/// How elements are named, and what is said where none or several are meant.
@MainActor @Suite struct ElementQueryTests {
  private func element(
    _ role: String,
    _ label: String? = nil,
    value: String? = nil,
    id: String? = nil,
    in parent: Int? = nil
  ) -> ServedElement {
    ServedElement(
      role: role,
      label: label,
      value: value,
      identifier: id,
      traits: [],
      isFocused: false,
      frame: CGRect(x: 1, y: 2, width: 30, height: 40.5),
      number: 0,
      parent: parent,
      depth: parent == nil ? 0 : 1,
      view: nil
    )
  }

  private var elements: [ServedElement] {
    [
      element("bar", "Top"), element("button", "Done", id: "done", in: 0),
      element("list", "Fruit"), element("button", "Done", in: 2),
      element("item", "Plum", value: "ripe", in: 2), element("item", "Pear", value: "Green", in: 2),
    ]
  }

  private func complaint(_ query: ElementQuery) -> String {
    do throws(ServedError) {
      return "found \(try query.one(in: elements).line)"
    } catch {
      return error.message
    }
  }

  @Test func `all that is said must fit`() throws {
    #expect(try ElementQuery(identifier: "done").one(in: elements).parent == 0)
    #expect(try ElementQuery(label: "Done", within: "fruit").one(in: elements).parent == 2)
    #expect(try ElementQuery(text: "gREEN").one(in: elements).label == "Pear")
    #expect(try ElementQuery(role: "item", index: 1).one(in: elements).label == "Pear")
    #expect(ElementQuery(role: "item", text: "e").matches(in: elements).count == 2)
    #expect(ElementQuery(label: "done").matches(in: elements).isEmpty)
    #expect(ElementQuery().isEmpty && !ElementQuery(index: 0).isEmpty)
  }

  @Test func `several are listed with their numbers`() {
    let said = complaint(ElementQuery(label: "Done"))
    #expect(said.hasPrefix("2 elements have label \"Done\"."))
    #expect(said.contains("0: button \"Done\" #done (1, 2, 30 × 40.5)"))
    #expect(said.contains("1: button \"Done\" (1, 2, 30 × 40.5)"))
  }

  @Test func `where none fits the nearest name is asked for`() {
    let said = complaint(ElementQuery(label: "Plums"))
    #expect(said.hasPrefix("No element has label \"Plums\". Did you mean \"Plum\"?"))
    #expect(said.contains("\"Pear\""))
    #expect(complaint(ElementQuery(role: "item", index: 2)).contains("there are 2. Count from 0."))
  }
}
