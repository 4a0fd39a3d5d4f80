import Diagnostics
import Foundation
import FoundationAdditions
import Testing

@MainActor @Suite struct `Mistakes in predicates` {
  @Test(arguments: [
    ("", "a value is missing"), ("name ==", "a value is missing"),
    ("name == 'x", "a text has no end"), ("(name == 'x'", "“)” is missing"),
    ("name == %@ %", "% needs a letter behind it"), ("== 3", "a value is missing"),
    ("a b", "a comparison such as == or CONTAINS is missing"), ("NOT", "a value is missing"),
    ("a == 1 AND", "a value is missing"), ("x IN {1, 2", "“}” is missing"),
    ("a == 1)", "something follows that belongs to nothing"),
    ("foo(1) == 2", "there is no function foo"), ("age == %d %d", "something follows"),
    ("name CONTAINS[q] 'a'", "“q” is no way to compare texts"), ("a. == 1", "a property's name"),
    ("a == §", "“§” means nothing here"), ("AND == 1", "“AND” is a word of formats"),
    ("SUBQUERY(a, b, c == 1).@count > 0", "a variable is missing"), ("name", "a comparison"),
  ])
  func `a format that cannot be read is told and is false`(_ format: String, _ words: String) {
    let told = UIKitDiagnostics.recording {
      #expect(!NSPredicate(format: format, argumentArray: [1]).evaluate(with: ["name": "x"]))
    }
    #expect(told.map(\.code.rawValue) == ["TSK-PREDICATE"])
    #expect(told.first?.what.contains(words) == true, "\(told.first?.what ?? "")")
    #expect(told.first?.applePhrase?.hasPrefix("Unable to parse the format string") == true)
  }

  @Test func `arguments that are missing or no names are told`() {
    let told = UIKitDiagnostics.recording {
      _ = NSPredicate(format: "a == %@")
      _ = NSPredicate(format: "%K == 1", 7)
      _ = NSExpression(format: "1 +")
    }
    #expect(told.map(\.code.rawValue) == ["TSK-PREDICATE", "TSK-PREDICATE", "TSK-PREDICATE"])
    #expect(told[0].what.contains("an argument is missing"))
    #expect(told[1].what.contains("%K was given a Int"))
    #expect(told[2].place == "NSExpression(format:)")
  }

  @Test(arguments: [
    "name > 3", "name BEGINSWITH 3", "name IN 3", "ALL age == 3", "age BETWEEN 3",
    "name MATCHES '['", "age == $X", "tags[7] == 1", "length(age) == 1",
  ])
  func `values that cannot be asked are told, and the comparison is false`(_ format: String) {
    let told = UIKitDiagnostics.recording {
      #expect(!NSPredicate(format: format).evaluate(with: Person.ann))
    }
    #expect(told.map(\.code.rawValue) == ["TSK-PREDICATE-VALUE"])
  }

  @Test func `a property that is not there is told and counts as nothing`() {
    let told = UIKitDiagnostics.recording {
      #expect(NSPredicate(format: "surname == nil").evaluate(with: Person.ann))
    }
    #expect(told.map(\.code.rawValue) == ["TSK-KEY"])
  }

  @Test func `brackets without an end are read in no time`() {
    for piece in ["(", "{", "NOT ", "-", "a[", "abs(", "(a == 1 AND ", "SUBQUERY(", "TERNARY("] {
      let format = String(repeating: piece, count: 2_000)
      let told = UIKitDiagnostics.recording { _ = NSPredicate(format: format) }
      #expect(told.map(\.code.rawValue) == ["TSK-PREDICATE"])
    }
    let deep = String(repeating: "(", count: 150) + "a == 1" + String(repeating: ")", count: 150)
    #expect(NSPredicate(format: deep).evaluate(with: ["a": 1]))
  }
}
