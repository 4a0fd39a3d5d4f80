import CoreGraphics
import Foundation
import FoundationAdditions
import ScreenProtocol
import Testing
import UIKit

@testable import XCUIAutomation

/// Searches on a tree that was recorded; no app runs.
@Suite @MainActor struct QueryTests {
  private static func element(
    _ kind: String,
    _ label: String = "",
    identifier: String = "",
    value: String? = nil,
    holding children: [ScreenElement] = []
  ) -> ScreenElement {
    var element = ScreenElement(kind: kind)
    (element.label, element.identifier, element.value) = (label, identifier, value)
    element.frame = [0, 0, 390, 44]
    element.children = children
    return element
  }

  private let tree = ElementTree(
    QueryTests.element(
      "application",
      "Shop",
      holding: [
        QueryTests.element("window", holding: [QueryTests.bar, QueryTests.list, QueryTests.footer])
      ]
    )
  )

  private static var bar: ScreenElement {
    element(
      "navigationBar",
      identifier: "Fruit",
      holding: [element("button", "Back", identifier: "back"), element("staticText", "Fruit")]
    )
  }

  private static var list: ScreenElement {
    element(
      "table",
      identifier: "list",
      holding: ["Apple", "Banana", "Cherry"].map { name in
        element("cell", holding: [element("staticText", name), element("image", "star")])
      }
    )
  }

  private static var footer: ScreenElement {
    element("other", holding: [element("button", "Log in"), element("button", "Cancel")])
  }

  private func found(_ steps: QueryChain.Step..., start: QueryChain.Start = .app) -> [String] {
    QueryChain(start: start, steps: steps).found(in: tree).map { number in
      let node = tree.nodes[number]
      return node.element.name ?? node.type.name
    }
  }

  @Test func `descendants of a type are found at any depth, in the order of the screen`() {
    #expect(found(.descendants(.button)) == ["back", "Log in", "Cancel"])
    #expect(found(.descendants(.staticText)) == ["Fruit", "Apple", "Banana", "Cherry"])
    #expect(found(.descendants(.any)).count == tree.nodes.count - 1)
  }

  @Test func `children are found right inside alone`() {
    #expect(found(.children(.button)) == [])
    #expect(
      found(.children(.window), .children(.other), .children(.button)) == ["Log in", "Cancel"]
    )
  }

  @Test func `names are identifiers and labels`() {
    #expect(found(.descendants(.button), .matching(.any, "back")) == ["back"])
    #expect(found(.descendants(.button), .matching(.any, "Back")) == ["back"])
    #expect(found(.descendants(.any), .matching(.staticText, "Apple")) == ["Apple"])
    #expect(found(.descendants(.any), .matching(.image, nil)).count == 3)
  }

  @Test func `predicates ask for attributes by name`() {
    func fitting(_ format: String, _ arguments: any CVarArg...) -> [String] {
      let predicate = NSPredicate(format: format, argumentArray: arguments)
      return found(.descendants(.any), .fitting(predicate))
    }
    #expect(fitting("label CONTAINS 'an'") == ["Banana", "Cancel"])
    #expect(fitting("label BEGINSWITH[c] 'LOG'") == ["Log in"])
    #expect(fitting("identifier == 'list'") == ["list"])
    #expect(fitting("label == %@ OR identifier == %@", "Apple", "back") == ["back", "Apple"])
    #expect(fitting("label MATCHES '.*rr.'") == ["Cherry"])
    #expect(
      fitting("elementType == %d AND enabled == true", Int(XCUIElement.ElementType.cell.rawValue))
        .count == 3
    )
    #expect(fitting("exists == 1 AND label ENDSWITH 'e'") == ["Apple"])
  }

  @Test func `blocks are given what elements say`() {
    let predicate = NSPredicate { object, _ in
      MainActor.assumeIsolated {
        (object as? any XCUIElementAttributes)?.elementType == .navigationBar
      }
    }
    #expect(found(.descendants(.any), .fitting(predicate)) == ["Fruit"])
  }

  @Test func `what contains something is found`() {
    #expect(
      QueryChain(
        steps: [.descendants(.cell), .containing(.staticText, "Banana"), .descendants(.image)]
      ).found(in: tree).count == 1
    )
    let predicate = NSPredicate(format: "label == 'Cherry'")
    #expect(
      QueryChain(steps: [.descendants(.cell), .containingFitting(predicate)]).found(in: tree).count
        == 1
    )
    #expect(found(.descendants(.cell), .containing(.button, nil)) == [])
  }

  @Test func `an element is the only one, the first, or that of a number`() {
    let cells = QueryChain(steps: [.descendants(.cell)]).found(in: tree)
    #expect(QueryChain.Pick.first.choose(cells) == cells[0])
    #expect(QueryChain.Pick.number(2).choose(cells) == cells[2])
    #expect(QueryChain.Pick.number(-1).choose(cells) == cells[2])
    #expect(QueryChain.Pick.number(3).choose(cells) == nil)
    #expect(QueryChain.Pick.only.choose([]) == nil)
  }

  @Test func `a search goes on in one of several elements`() {
    let cells = QueryChain(steps: [.descendants(.cell)])
    #expect(found(.descendants(.staticText), start: .element(cells, .number(1))) == ["Banana"])
    #expect(
      found(.descendants(.staticText), start: .element(cells, .only)) == [
        "Apple", "Banana", "Cherry",
      ]
    )
  }

  @Test func `what is in several elements that hold each other is found once`() {
    #expect(found(.descendants(.any), .descendants(.image)).count == 3)
  }

  // MARK: Words

  private func complaint(_ chain: QueryChain, _ pick: QueryChain.Pick = .only) -> String {
    SearchWords.none(chain, pick, in: tree, QueryChain.Surroundings())
  }

  @Test func `a search that finds nothing asks for the nearest name and says what is there`() {
    let chain = QueryChain(steps: [.descendants(.button), .matching(.any, "Login")])
    let words = complaint(chain)
    #expect(
      words.contains("Descendants matching type Button → Elements matching identifier \"Login\"")
    )
    #expect(words.contains("Did you mean \"Log in\"?"))
    #expect(words.contains("Button \"back\", Button \"Log in\", Button \"Cancel\""))
    #expect(!words.contains("Apple"))
  }

  @Test func `a type that is not there is told with what is there instead`() {
    let chain = QueryChain(steps: [
      .descendants(.table), .descendants(.switch), .matching(.any, "Apple"),
    ])
    let words = complaint(chain)
    #expect(words.contains("StaticText \"Apple\""), "\(words)")
    #expect(!words.contains("Log in"))
  }

  @Test func `predicates are told as they were written`() {
    let predicate = NSPredicate(format: "label == 'No'")
    let words = complaint(QueryChain(steps: [.descendants(.button), .fitting(predicate)]))
    #expect(words.contains("Elements matching predicate 'label == "), "\(words)")
    let block = NSPredicate { _, _ in false }
    #expect(QueryChain.Step.fitting(block).words == "Elements matching predicate")
  }

  @Test func `a number beyond the last is told with how many there are`() {
    let words = complaint(QueryChain(steps: [.descendants(.cell)]), .number(7))
    #expect(words.contains("There are 3, so none is at 7."))
  }

  @Test func `several elements are listed`() {
    let chain = QueryChain(steps: [.descendants(.image)])
    let words = SearchWords.several(chain.found(in: tree), in: tree, chain)
    #expect(words.contains("Multiple matching elements found"))
    #expect(words.contains("2: Image, {{0.0, 0.0}, {390.0, 44.0}}, label: 'star'"))
  }

  // MARK: Snapshots

  @Test func `a snapshot has what is in the element`() throws {
    let record = ElementRecord(tree, 2) { _ in false }
    #expect(record.elementType == .navigationBar)
    #expect(record.children.map(\.label) == ["Back", "Fruit"])
    let whole = record.dictionaryRepresentation
    #expect(whole[.identifier] as? String == "Fruit")
    #expect((whole[.children] as? [[XCUIElement.AttributeName: Any]])?.count == 2)
  }

  @Test func `a tree is told with a line for each element`() {
    let lines = tree.text(from: 2).split(separator: "\n")
    #expect(lines.first == " →NavigationBar, {{0.0, 0.0}, {390.0, 44.0}}, identifier: 'Fruit'")
    #expect(lines.last == "    StaticText, {{0.0, 0.0}, {390.0, 44.0}}, label: 'Fruit'")
  }

  @Test func `every type has a name that leads back to it`() {
    #expect(XCUIElement.ElementType.allCases.count == 83)
    for type in XCUIElement.ElementType.allCases {
      #expect(XCUIElement.ElementType(name: type.name) == type)
    }
    #expect(XCUIElement.ElementType.cell.rawValue == 75)
    #expect(XCUIElement.ElementType.statusItem.rawValue == 82)
  }
}
