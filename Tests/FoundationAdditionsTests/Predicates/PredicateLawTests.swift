import Foundation
import FoundationAdditions
import TestSupport
import Testing

/// Conditions that are written down at random, against blocks that say the same.
@MainActor @Suite struct `Laws of predicates` {
  private typealias Object = [String: Any]

  /// A condition as a format with arguments and as a block.
  private struct Written {
    var format: String
    var arguments: [Any] = []
    var holds: (Object) -> Bool
  }

  private struct Maker {
    var random: SplitMix64

    mutating func object() -> Object {
      [
        "a": random.int(0...5), "b": Double(random.int(0...10)) / 2,
        "t": random.pick(["", "x", "xy", "Yx", "zé"]),
        "list": (0..<random.int(0...4)).map { _ in random.int(0...5) },
      ]
    }

    /// Words of the language in any case.
    private mutating func word(_ word: String) -> String {
      random.once(in: 3) ? word.lowercased() : word
    }

    private mutating func comparison() -> Written {
      let signs: [(String, (Double, Double) -> Bool)] = [
        ("==", { $0 == $1 }), ("=", { $0 == $1 }), ("!=", { $0 != $1 }), ("<>", { $0 != $1 }),
        ("<", { $0 < $1 }), ("<=", { $0 <= $1 }), ("=<", { $0 <= $1 }), (">", { $0 > $1 }),
        (">=", { $0 >= $1 }), ("=>", { $0 >= $1 }),
      ]
      let key = random.pick(["a", "b"])
      let number = random.int(-1...6)
      let (sign, test) = random.pick(signs)
      func value(_ object: Object) -> Double {
        (object[key] as? Int).map { Double($0) } ?? object[key] as? Double ?? .nan
      }
      let gap = random.pick(["", " ", "  "])
      switch random.int(0...3) {
      case 0:
        return Written(format: "\(key)\(gap)\(sign)\(gap)%d", arguments: [number]) {
          test(value($0), Double(number))
        }
      case 1:
        return Written(format: "%K \(sign) %@", arguments: [key, NSNumber(value: number)]) {
          test(value($0), Double(number))
        }
      case 2:
        return Written(format: "\(number) \(sign) SELF.\(key)") { test(Double(number), value($0)) }
      default:
        let high = number + random.int(0...3)
        return Written(format: "\(key) \(word("BETWEEN")) {\(number), \(high)}") {
          value($0) >= Double(number) && value($0) <= Double(high)
        }
      }
    }

    private mutating func ofList() -> Written {
      let number = random.int(0...5)
      func list(_ object: Object) -> [Int] { object["list"] as? [Int] ?? [] }
      switch random.int(0...5) {
      case 0:
        return Written(format: "\(word("ANY")) list > \(number)") {
          list($0).contains { $0 > number }
        }
      case 1:
        return Written(format: "\(word("ALL")) list < %@", arguments: [number]) {
          list($0).allSatisfy { $0 < number }
        }
      case 2:
        return Written(format: "\(word("NONE")) list == \(number)") { !list($0).contains(number) }
      case 3:
        return Written(format: "list.@count >= \(number)") { list($0).count >= number }
      case 4:
        return Written(format: "\(number) \(word("IN")) list") { list($0).contains(number) }
      default:
        return Written(format: "SUBQUERY(list, $x, $x > \(number)).@count = 1") {
          list($0).count { $0 > number } == 1
        }
      }
    }

    private mutating func ofText() -> Written {
      let part = random.pick(["x", "y", "Y", ""])
      func text(_ object: Object) -> String { object["t"] as? String ?? "" }
      let isFolded = random.once(in: 2)
      let mark = isFolded ? "[c]" : ""
      func fold(_ text: String) -> String { isFolded ? text.lowercased() : text }
      switch random.int(0...3) {
      case 0:
        return Written(format: "t \(word("BEGINSWITH"))\(mark) '\(part)'") {
          fold(text($0)).hasPrefix(fold(part))
        }
      case 1:
        return Written(format: "t \(word("ENDSWITH"))\(mark) %@", arguments: [part]) {
          fold(text($0)).hasSuffix(fold(part))
        }
      case 2:
        return Written(format: "t \(word("CONTAINS"))\(mark) \"\(part)\"") {
          part.isEmpty || fold(text($0)).contains(fold(part))
        }
      default:
        return Written(format: "t \(word("LIKE"))\(mark) '*\(part)?'") {
          fold(String(text($0).dropLast())).hasSuffix(fold(part)) && !text($0).isEmpty
        }
      }
    }

    mutating func condition(depth: Int = 0) -> Written {
      guard depth < 3, random.once(in: 2) else {
        switch random.int(0...2) {
        case 0: return ofList()
        case 1: return ofText()
        default: return comparison()
        }
      }
      let first = condition(depth: depth + 1)
      if random.once(in: 4) {
        return Written(format: "\(word("NOT")) (\(first.format))", arguments: first.arguments) {
          !first.holds($0)
        }
      }
      let second = condition(depth: depth + 1)
      let isAnd = random.once(in: 2)
      let sign = isAnd ? random.pick(["AND", "&&", "and"]) : random.pick(["OR", "||", "or"])
      return Written(
        format: "(\(first.format)) \(sign) (\(second.format))",
        arguments: first.arguments + second.arguments
      ) { isAnd ? first.holds($0) && second.holds($0) : first.holds($0) || second.holds($0) }
    }
  }

  @Test(arguments: 0..<120) func `a format says what a block says`(seed: Int) {
    var maker = Maker(random: SplitMix64(seed: seed))
    let written = maker.condition()
    let predicate = NSPredicate(format: written.format, argumentArray: written.arguments)
    for _ in 0..<20 {
      let object = maker.object()
      #expect(
        predicate.evaluate(with: object) == written.holds(object),
        "\(written.format) of \(object)"
      )
    }
  }

  /// `AND` binds closer than `OR`, and `NOT` closer than both.
  @Test(arguments: 0..<8) func `signs bind as they do everywhere`(_ bits: Int) {
    let object = ["a": bits & 1, "b": bits >> 1 & 1, "c": bits >> 2 & 1]
    let (a, b, c) = (bits & 1 == 1, bits & 2 == 2, bits & 4 == 4)
    let pairs: [(String, Bool)] = [
      ("a == 1 OR b == 1 AND c == 1", a || b && c), ("a == 1 AND b == 1 OR c == 1", a && b || c),
      ("NOT a == 1 AND b == 1", !a && b), ("NOT (a == 1 AND b == 1)", !(a && b)),
      ("!(a == 1) || b == 1 && !(c == 1)", !a || b && !c), ("NOT NOT a == 1", a),
      (
        "a + b * c == 1",
        bits.nonzeroBitCount > 0 && (bits & 1) + ((bits >> 1 & 1) & (bits >> 2)) == 1
      ),
      ("TRUEPREDICATE AND a == 1", a), ("FALSEPREDICATE OR b == 1", b),
    ]
    for (format, expected) in pairs {
      #expect(NSPredicate(format: format).evaluate(with: object) == expected, "\(format)")
    }
  }

  @Test func `what is no number equals nothing else and has one place`() {
    let numbers: [Double] = [-.infinity, -1, .nan, 0, 1, .infinity]
    for (first, a) in numbers.enumerated() {
      for (second, b) in numbers.enumerated() {
        let object = ["a": a, "b": b]
        func holds(_ format: String) -> Bool { NSPredicate(format: format).evaluate(with: object) }
        #expect(holds("a == b") == (first == second))
        #expect(holds("a != b") == (first != second))
        #expect(holds("a < b") == (first < second))
        #expect(holds("a >= b") == (first >= second))
      }
    }
  }

  @Test(arguments: 0..<40) func `an array keeps those that a predicate holds for, in order`(
    seed: Int
  ) {
    var maker = Maker(random: SplitMix64(seed: 300 + seed))
    let written = maker.condition()
    let objects = (0..<12).map { _ in maker.object() }
    let predicate = NSPredicate(format: written.format, argumentArray: written.arguments)
    let kept = objects.filter(predicate.evaluate(with:)).map { $0["t"] as? String }
    #expect(kept == objects.filter(written.holds).map { $0["t"] as? String })
    // Its opposite keeps the others.
    let others = NSCompoundPredicate(notPredicateWithSubpredicate: predicate)
    #expect(objects.count { others.evaluate(with: $0) } == objects.count - kept.count)
  }
}
