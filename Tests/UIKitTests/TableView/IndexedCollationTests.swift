import Diagnostics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `Sections of an index` {
  private final class Person: NSObject {
    let name: String

    init(_ name: String) { self.name = name }
  }

  init() { KeyTable.register(Person.self, "name", readOnly: \Person.name) }

  private let collation = UILocalizedIndexedCollation.current()

  @Test func `there is one for each letter and one for all else`() {
    #expect(collation.sectionTitles.count == 27)
    #expect(collation.sectionTitles.first == "A" && collation.sectionTitles.last == "#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
    #expect(collation.section(forSectionIndexTitle: 99) == 26)
  }

  @Test(arguments: [
    ("anna", 0), ("Émile", 4), ("Östen", 14), ("zoe", 25), ("7up", 26), ("", 26), (" bo", 1),
    ("ｗide", 22), ("дом", 26),
  ])
  func `names stand with their first letter`(_ name: String, _ section: Int) {
    #expect(collation.section(for: Person(name), collationStringSelector: "name") == section)
    #expect(collation.section(for: name, collationStringSelector: "self") == section)
  }

  @Test func `names are sorted without regard to their case, and keep their order`() {
    let people = ["bob", "Anna", "anna", "Émile", "Carl"].map(Person.init)
    let sorted = collation.sortedArray(from: people, collationStringSelector: "name")
    #expect(
      sorted.compactMap { ($0 as? Person)?.name } == ["Anna", "anna", "bob", "Carl", "Émile"]
    )
  }

  @Test func `a method that is not there is told`() {
    let told = UIKitDiagnostics.recording {
      let section = collation.section(for: Person("A"), collationStringSelector: "surname")
      #expect(section == 26)
    }
    #expect(told.map(\.code.rawValue) == ["TSK-SELECTOR"])
  }
}
