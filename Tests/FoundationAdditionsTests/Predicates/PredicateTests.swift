import Diagnostics
import Foundation
import FoundationAdditions
import Testing

/// Something to ask predicates of: a class of Swift's, whose properties nobody entered anywhere.
final class Person: NSObject {
  enum Mood: Int {
    case calm
    case merry
  }

  struct Home {
    var city: String
    var rooms: Int?
  }

  var name: String
  var age: Int
  var tags: [String]
  var born: Date?
  var home = Home(city: "Köln", rooms: 3)
  var mood = Mood.merry
  var isMember = true
  var children: [Person]

  init(_ name: String, _ age: Int, tags: [String] = [], children: [Person] = []) {
    (self.name, self.age, self.tags, self.children) = (name, age, tags, children)
  }

  @MainActor static let ann = Person(
    "Ann",
    30,
    tags: ["a", "B"],
    children: [Person("Zoë", 4), Person("Tim", 9)]
  )
}

@MainActor @Suite struct `Predicates with a format` {
  private func holds(_ format: String, _ arguments: [Any] = []) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: Person.ann)
  }

  @Test(arguments: [
    "name == 'Ann'", "name = \"Ann\"", "name != 'ann'", "name <> 'x'", "name ==[c] 'ANN'",
    "age > 29", "age >= 30", "age => 30", "age < 31", "age <= 30", "age =< 30", "30 == age",
    "age == 3.0e1", "age == 0x1e", "age == 0b11110", "age == 0o36", "age == -(-30)",
    "isMember == YES", "isMember = TRUE", "isMember == 1", "mood == 1", "born == nil",
    "born = NULL", "NOT born != NIL",
  ])
  func `compare values`(_ format: String) { #expect(holds(format)) }

  @Test(arguments: [
    "name BEGINSWITH 'A'", "name BEGINSWITH[c] 'a'", "name ENDSWITH 'nn'", "name CONTAINS[c] 'N'",
    "home.city CONTAINS[cd] 'koln'", "home.city LIKE[d] 'K?ln'", "name LIKE 'A*'",
    "name LIKE '*'", "name MATCHES 'A(n){2}'", "name MATCHES[c] 'aNN'", "NOT name MATCHES 'An'",
    "NOT name MATCHES '\\D{2}'", "name MATCHES '\\D{3}'", "'a.b' LIKE 'a.b'",
    "NOT 'axb' LIKE 'a.b'", "'a*b' LIKE 'a\\\\*b'", "NOT 'axb' LIKE 'a\\\\*b'",
    "'nn' IN name", "name CONTAINS ''", "name < 'Bea'", "'9' > '10'",
  ])
  func `compare texts`(_ format: String) { #expect(holds(format)) }

  @Test(arguments: [
    "age BETWEEN {30, 40}", "NOT age BETWEEN {31, 40}", "age IN {1, 30}", "NOT name IN {'x', 'y'}",
    "'a' IN tags", "tags CONTAINS 'B'", "'b' IN[c] tags", "NOT 'b' IN tags",
    "ANY children.age > 8", "SOME children.name ==[cd] 'zoe'", "ALL children.age < 10",
    "NOT ALL children.age < 9", "NONE children.age > 9", "ANY tags IN {'B', 'C'}",
    "children.@count == 2", "children.@sum.age == 13", "children.@avg.age == 6.5",
    "children.@max.age == 9", "children.@min.age = 4", "max(children.age) == 9",
    "sum({1, 2, 3}) == 6", "count(tags) == 2", "children[0].name == 'Zoë'",
    "children[LAST].age == 9", "children[SIZE] == 2", "children[FIRST].age == 4",
    "SUBQUERY(children, $c, $c.age > 5 AND $c.name LIKE 'T*').@count == 1",
  ])
  func `ask lists`(_ format: String) { #expect(holds(format)) }

  @Test(arguments: [
    "TRUEPREDICATE", "NOT FALSEPREDICATE", "age == 30 AND name == 'Ann'",
    "age == 1 || name == 'Ann'", "age == 1 OR age == 2 OR age == 30",
    "(age == 1 OR age == 30) && (name == 'Ann')", "!(age == 1)", "not age == 1 and name == 'Ann'",
    "age == 1 AND age == 2 OR age == 30", "((age + 10) * 2 == 80)", "(age) > (20)",
    "age + 2 * 5 == 40", "(age + 2) * 5 == 160", "2 ** 3 == 8", "age / 7 == 4", "age / 8.0 == 3.75",
    "SELF.age == 30", "SELF == SELF", "name.length == 3", "lowercase(name) == 'ann'",
    "uppercase(name) == 'ANN'", "abs(-3) == 3", "sqrt(16) == 4", "ceiling(1.2) == 2",
    "TERNARY(age > 18, 'adult', 'child') == 'adult'", "FUNCTION(name, 'length') == 3",
    "CAST(age, 'NSString') == '30'", "#age == 30", "home.rooms == 3",
  ])
  func `join conditions and count`(_ format: String) { #expect(holds(format)) }

  @Test func `take arguments in their order`() {
    #expect(NSPredicate(format: "age == %d", 30).evaluate(with: Person.ann))
    #expect(NSPredicate(format: "age > %lu AND age < %f", 29, 30.5).evaluate(with: Person.ann))
    #expect(holds("%K == %@", ["name", "Ann"]))
    #expect(holds("%K == %@ AND home.%K == %@", ["home.city", "Köln", "rooms", 3]))
    #expect(holds("age IN %@", [[1, 30]]))
    #expect(holds("age BETWEEN %@", [[1, 30]]))
    #expect(holds("%@ == age", [NSNumber(value: 30)]))
    #expect(holds("SELF == %@", [Person.ann]))
    #expect(!holds("name == '%@'", []))
    #expect(!holds("name LIKE %@", ["?"]))
    let limit = Date(timeIntervalSinceReferenceDate: 10)
    let dated = NSPredicate(format: "date < %@ AND date > %@", argumentArray: [limit, limit - 2])
    #expect(dated.evaluate(with: ["date": limit - 1]))
    #expect(!dated.evaluate(with: ["date": limit]))
  }

  @Test func `ask dictionaries, texts and numbers as well`() {
    let rows: [[String: Any]] = [["n": 1, "t": "x"], ["n": 2], ["n": 3, "t": NSNull()]]
    let kept = (rows as NSArray).filtered(using: NSPredicate(format: "t == nil AND n < 3"))
    #expect(kept.count == 1)
    let words = ["apple", "Banana", "cherry"]
    let found = words.filter(NSPredicate(format: "SELF CONTAINS[c] 'b'").evaluate)
    #expect(found == ["Banana"])
    #expect(NSPredicate(format: "self > 2").evaluate(with: 3))
  }

  @Test func `take values for names with a dollar sign`() {
    let predicate = NSPredicate(format: "age > $LEAST AND name == $NAME")
    let filled = predicate.withSubstitutionVariables(["LEAST": 20, "NAME": "Ann"])
    #expect(filled.evaluate(with: Person.ann))
    let more = predicate.evaluate(
      with: Person.ann,
      substitutionVariables: ["LEAST": 40, "NAME": "Ann"]
    )
    #expect(!more)
  }

  @Test func `are parts of compound predicates`() {
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "age == 30"), NSPredicate(format: "name == 'Bea'"),
    ])
    #expect(!both.evaluate(with: Person.ann))
  }

  @Test func `nothing is smaller or larger than nothing`() {
    for sign in ["<", ">", "<=", ">="] {
      #expect(!holds("born \(sign) %@", [Date()]))
      #expect(!holds("home.rooms \(sign) born"))
    }
  }
}

@MainActor @Suite struct `Comparisons that are put together` {
  @Test func `a comparison of expressions is asked as its format is`() {
    let predicate = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "home.city"),
      rightExpression: NSExpression(forConstantValue: "KOLN"),
      modifier: .direct,
      type: .contains,
      options: [.caseInsensitive, .diacriticInsensitive]
    )
    #expect(predicate.evaluate(with: Person.ann))
    let any = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "children.age"),
      rightExpression: NSExpression(forConstantValue: 8),
      modifier: .any,
      type: .greaterThan
    )
    #expect(any.evaluate(with: Person.ann) && any.predicateOperatorType == .greaterThan)
  }

  @Test(arguments: [
    ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("4 + 5 - 2**3 * (1.5 / 3)", 5), ("7 / 2", 3),
    ("-2 ** 2", 4),
    ("10 - 3 - 2", 5), ("sum({1, 2.5})", 3.5), ("median({3, 1, 2})", 2), ("max(1, 7, 3)", 7),
    ("9223372036854775807 + 1", 9_223_372_036_854_775_808),
  ])
  func `expressions count`(_ format: String, _ result: Double) {
    let value = NSExpression(format: format).expressionValue(with: nil, context: nil)
    let number = value as? Double ?? (value as? Int).map(Double.init)
    #expect(number == result)
  }

  @Test func `expressions know what they are`() {
    #expect(NSExpression(forKeyPath: "a.b").keyPath == "a.b")
    #expect(NSExpression(forVariable: "x").expressionType == .variable)
    let product = NSExpression(
      forFunction: "multiply:by:",
      arguments: [NSExpression(forConstantValue: 6), NSExpression(forKeyPath: "age")]
    )
    #expect(product.expressionValue(with: Person.ann, context: nil) as? Int == 180)
    #expect(product.arguments?.count == 2 && product.description == "(6 * age)")
  }
}
