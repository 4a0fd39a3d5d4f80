import TestSupport
import Testing

@testable import SourceTranslation

/// `#unavailable` of systems newer than the one rebuilt: it holds always, and what it keeps out is gone.
@Suite struct `Code that newer systems run otherwise` {
  @Test(arguments: [
    (
      "if #unavailable(iOS 26) {\n  a()\n} else {\n  b()\n  c()\n}",
      "if !_isNewerSystem {\n  a()\n} else {\n  Swift.fatalError()\n\n}"
    ),
    (
      "func f() {\n  guard #unavailable(iOS 26) else {\n    n()\n    return\n  }\n  a()\n}",
      "func f() {\n  guard !_isNewerSystem else {\n    Swift.fatalError()\n\n  }\n  a()\n}"
    ),
    (
      "if #unavailable(iOS 26), x { a() } else { b() }",
      "if !_isNewerSystem, x { a() } else { b() }"
    ),
    (
      "if #unavailable(iOS 26) { a() } else if x { b() } else { c() }",
      "if !_isNewerSystem { a() } else if x { b() } else { c() }"
    ),
    (
      "if #unavailable(iOS 16) { a() } else { b() }",
      "if #unavailable(iOS 16) { a() } else { b() }"
    ),
    (
      "func f() { guard #unavailable(iOS 26), let x else { return }\n  a(x) }",
      "func f() { guard !_isNewerSystem, let x else { return }\n  a(x) }"
    ),
  ])
  func `is taken away where only a newer system comes to it`(_ code: String, _ result: String) {
    #expect(body(code) == result)
  }

  /// Conditions within each other: whatever is taken away, lines stay where they are, and what an older
  /// system runs is there.
  @Test(arguments: 0..<40) func `keeps its lines and what an older system runs`(seed: Int) {
    var random = SplitMix64(seed: 14_100 + seed)
    var (step, kept, gone) = (0, [String](), [String]())
    func code(_ depth: Int, isRun: Bool) -> [String] {
      step += 1
      let call = "step\(step)()"
      if isRun { kept.append(call) } else { gone.append(call) }
      guard depth > 0 else { return [call] }
      let newer = random.once(in: 2)
      let version = newer ? "26" : "15"
      func inner(_ isHere: Bool) -> [String] {
        code(depth - 1, isRun: isRun && isHere).map { "  " + $0 }
      }
      // Systems are at least the one rebuilt, which is between the two versions.
      if random.once(in: 2) {
        return [call, "if #available(iOS \(version), *) {"] + inner(!newer)
          + ["} else {"] + inner(true) + ["}"]
      }
      return [call, "if #unavailable(iOS \(version)) {"] + inner(true) + ["} else {"]
        + inner(!newer) + ["}"]
    }
    let lines = code(3, isRun: true)
    let found = body("func f() {\n\(lines.joined(separator: "\n"))\n}")
    let after = found.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(after.count == lines.count + 2)
    for call in gone { #expect(!found.contains(call), "\(call) in\n\(found)") }
    for call in kept {
      let line = lines.firstIndex { $0.hasSuffix(call) }.map { $0 + 1 }
      #expect(line.map { after[$0].hasSuffix(call) } == true, "\(call) in\n\(found)")
    }
  }
}
