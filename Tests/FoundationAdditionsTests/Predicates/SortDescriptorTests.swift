import Diagnostics
import Foundation
import FoundationAdditions
import Testing
import UIKit

@MainActor @Suite struct `Sort descriptors with a key` {
  private func names(_ descriptors: [NSSortDescriptor]) -> [String] {
    let people = [
      Person("bob", 3), Person("Ann", 3), Person("Cid", 1), Person("b10", 2), Person("b9", 2),
    ]
    return (people as NSArray).sortedArray(using: descriptors).compactMap { ($0 as? Person)?.name }
  }

  @Test func `sort by one property and then by the next`() {
    let age = NSSortDescriptor(key: "age", ascending: false)
    let name = NSSortDescriptor(key: "name", ascending: true)
    #expect(age.key == "age" && !age.ascending)
    #expect(names([age, name]) == ["Ann", "bob", "b10", "b9", "Cid"])
    #expect(names([name]) == ["Ann", "Cid", "b10", "b9", "bob"])
  }

  @Test(arguments: [
    ("compare:", ["Ann", "Cid", "b10", "b9", "bob"]),
    ("caseInsensitiveCompare:", ["Ann", "b10", "b9", "bob", "Cid"]),
    ("localizedStandardCompare:", ["Ann", "b9", "b10", "bob", "Cid"]),
  ])
  func `sort by a method of the texts`(_ method: String, _ order: [String]) {
    let descriptor = NSSortDescriptor(key: "name", ascending: true, selector: Selector(method))
    #expect(names([descriptor]) == order)
  }

  @Test func `sort by a comparator, and by the objects themselves`() {
    let length = NSSortDescriptor(key: "name", ascending: true) { a, b in
      let (a, b) = ("\(a)".count, "\(b)".count)
      return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    #expect(names([length]).first == "b9")
    let numbers = ([3, 1, 2] as NSArray).sortedArray(using: [
      NSSortDescriptor(key: nil, ascending: true)
    ])
    #expect(numbers as? [Int] == [1, 2, 3])
  }

  @Test func `what has no value comes first`() {
    let rows: [[String: Any]] = [["n": 2], [:], ["n": 1]]
    let sorted = (rows as NSArray).sortedArray(using: [NSSortDescriptor(key: "n", ascending: true)])
    #expect(sorted.map { ($0 as? [String: Any])?["n"] as? Int } == [nil, 1, 2])
  }

  @Test func `values without an order are told`() {
    let told = UIKitDiagnostics.recording {
      _ = names([NSSortDescriptor(key: "home", ascending: true)])
    }
    #expect(Set(told.map(\.code.rawValue)) == ["TSK-PREDICATE-VALUE"])
  }
}
