import Foundation
import TestSupport
import Testing

@testable import FoundationAdditions

@Suite struct `Formats of random predicates` {
  private struct Maker {
    var random: SplitMix64

    mutating func condition(_ depth: Int) -> Condition {
      switch Int.random(in: 0..<(depth > 0 ? 6 : 2), using: &random) {
      case 0: .always(.random(using: &random))
      case 2: .not(condition(depth - 1))
      case 3: .and([condition(depth - 1), condition(depth - 1)])
      case 4: .or([condition(depth - 1), condition(depth - 1)])
      default: .comparison(comparison(depth))
      }
    }

    private mutating func comparison(_ depth: Int) -> Comparison {
      if Bool.random(using: &random) {
        let signs: [Comparison.Operator] = [
          .equal, .notEqual, .contains, .beginsWith, .like, .less,
        ]
        return Comparison(
          left: text(),
          operation: signs.randomElement(using: &random) ?? .equal,
          right: text(),
          options: Comparison.Options(rawValue: .random(in: 0..<4, using: &random))
        )
      }
      let signs: [Comparison.Operator] = [.equal, .notEqual, .less, .greater, .lessOrEqual]
      return Comparison(
        left: number(depth),
        operation: signs.randomElement(using: &random) ?? .equal,
        right: number(depth)
      )
    }

    private mutating func text() -> Term {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: .key(of: .evaluated, path: ["t"])
      case 1: .function("uppercase", [.key(of: .evaluated, path: ["d", "t"])])
      default: .constant(["", "a", "É\"x", "a\\b'", "*a?"].randomElement(using: &random) ?? "")
      }
    }

    private mutating func number(_ depth: Int) -> Term {
      switch Int.random(in: 0..<(depth > 0 ? 6 : 3), using: &random) {
      case 0: .key(of: .evaluated, path: ["n"])
      case 1: .key(of: .evaluated, path: ["list", "@sum", "self"])
      case 3: .function("add", [number(depth - 1), number(depth - 1)])
      case 4: .function("multiply", [number(depth - 1), number(depth - 1)])
      case 5: .choice(condition(depth - 1), number(depth - 1), number(depth - 1))
      default: .constant(Int.random(in: -3...5, using: &random))
      }
    }

    mutating func world() -> [String: Any] {
      let words = ["a", "É\"x", "aab", ""]
      return [
        "t": words.randomElement(using: &random) ?? "",
        "d": ["t": words.randomElement(using: &random) ?? ""],
        "n": Int.random(in: -2...4, using: &random),
        "list": (0..<3).map { _ in Int.random(in: 0...2, using: &random) },
      ]
    }
  }

  @Test func `a predicate that is written and read again says the same`() throws {
    var maker = Maker(random: SplitMix64(seed: 19))
    var trues = 0
    for _ in 0..<400 {
      let condition = maker.condition(4)
      let read = try PredicateParser.condition(condition.format, [])
      #expect(read.format == condition.format)
      for _ in 0..<3 {
        let world = maker.world()
        let evaluation = PredicateEvaluation(object: world, variables: [:], format: { "" })
        let result = evaluation.holds(condition)
        if result { trues += 1 }
        #expect(result == evaluation.holds(read), "\(condition.format)")
      }
    }
    #expect((250...950).contains(trues))
  }

  @Test func `what is cut or mixed up is read or refused, and never stops anything`() {
    var maker = Maker(random: SplitMix64(seed: 91))
    var refused = 0
    for _ in 0..<600 {
      var letters = Array(maker.condition(3).format)
      for _ in 0..<Int.random(in: 1...3, using: &maker.random) where !letters.isEmpty {
        let index = Int.random(in: 0..<letters.count, using: &maker.random)
        switch Int.random(in: 0..<3, using: &maker.random) {
        case 0: letters.remove(at: index)
        case 1: letters.removeLast(letters.count - index)
        default:
          letters.insert(
            "(){}[]'\"%@$.#,!=& 1a".randomElement(using: &maker.random) ?? " ",
            at: index
          )
        }
      }
      if (try? PredicateParser.condition(String(letters), [])) == nil { refused += 1 }
    }
    #expect((100...580).contains(refused))
  }
}
