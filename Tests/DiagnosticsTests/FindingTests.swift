import Foundation
import TestSupport
import Testing

@testable import Diagnostics

@Suite struct `Findings of tasks` {
  private static func finding(_ number: Int, _ severity: Diagnosis.Severity = .fatal) -> Diagnosis {
    Diagnosis("TSK-T", severity, what: "w", place: "place \(number)", remedy: "r")
  }

  @Test func `are kept by the innermost that records, and by it alone`() {
    var inner: [Diagnosis] = []
    let outer = UIKitDiagnostics.recording {
      UIKitDiagnostics.report(Self.finding(1))
      inner = UIKitDiagnostics.recording { UIKitDiagnostics.report(Self.finding(2)) }
      UIKitDiagnostics.report(Self.finding(3))
    }
    #expect(inner == [Self.finding(2)])
    #expect(outer == [Self.finding(1), Self.finding(3)])
    #expect(!UIKitDiagnostics.isRecording || UIKitDiagnostics.policy == .record)
  }

  @Test func `are told once where once is enough`() {
    let found = UIKitDiagnostics.recording {
      for number in [1, 2, 1, 1, 2] { UIKitDiagnostics.reportOnce(Self.finding(number)) }
      UIKitDiagnostics.report(Self.finding(1))
    }
    #expect(found == [Self.finding(1), Self.finding(2), Self.finding(1)])
  }

  @Test func `of tasks side by side are each one's own`() async {
    await withTaskGroup(of: (Int, [Diagnosis]).self) { group in
      for number in 0..<20 {
        group.addTask {
          let found = UIKitDiagnostics.recording {
            for _ in 0...number { UIKitDiagnostics.report(Self.finding(number)) }
          }
          return (number, found)
        }
      }
      for await (number, found) in group {
        #expect(found == Array(repeating: Self.finding(number), count: number + 1))
      }
    }
  }

  @Test func `are kept up to where something is thrown`() throws {
    struct Failure: Error {}
    let found = UIKitDiagnostics.recording {
      #expect(throws: Failure.self) {
        _ = try UIKitDiagnostics.recording {
          UIKitDiagnostics.report(Self.finding(1))
          throw Failure()
        }
      }
      UIKitDiagnostics.report(Self.finding(2))
    }
    #expect(found == [Self.finding(2)])
  }

  @Test func `are logged again after a reset, once for each place`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      UIKitDiagnostics.policy = .recover
      for number in [1, 2, 1] { UIKitDiagnostics.report(Self.finding(number)) }
      UIKitDiagnostics.reset()
      UIKitDiagnostics.report(Self.finding(1))
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.components(separatedBy: "place 1").count == 3)
    #expect(text.components(separatedBy: "place 2").count == 2)
  }

  @Test func `that would be logged twice by a trap are logged once`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UIKitDiagnostics.policy = .trap
      for _ in 0..<3 { UIKitDiagnostics.report(Self.finding(1, .warning)) }
      UIKitDiagnostics.report(Self.finding(2))
      UIKitDiagnostics.report(Self.finding(3))
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.components(separatedBy: "place 1").count == 2)
    #expect(text.contains("place 2") && !text.contains("place 3"))
  }
}

@Suite struct `Words of findings` {
  @Test(arguments: 0..<40) func `have a line for each aspect that says something`(seed: Int) {
    var random = SplitMix64(seed: seed)
    func word() -> String { random.pick(["short", "é漢", "a \"quoted\" one"]) }
    let finding = Diagnosis(
      Diagnosis.Code(rawValue: "TSK-X"),
      .warning,
      what: word(),
      place: word(),
      saw: random.once(in: 2) ? word() : "",
      remedy: word(),
      applePhrase: random.once(in: 2) ? word() : nil
    )
    let lines = finding.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "TSK-X \(finding.what)" && lines[1] == "  where:  \(finding.place)")
    #expect(lines.contains("  remedy: \(finding.remedy)"))
    #expect(lines.contains { $0.hasPrefix("  saw:") } == !finding.saw.isEmpty)
    #expect(lines.contains { $0.hasPrefix("  UIKit:") } == (finding.applePhrase != nil))
    let extra = (finding.saw.isEmpty ? 0 : 1) + (finding.applePhrase == nil ? 0 : 1)
    #expect(lines.count == 3 + extra)
    // A problem says the same, but for Apple's words.
    let problem = Problem(
      code: "TSK-X",
      what: finding.what,
      place: finding.place,
      saw: finding.saw,
      remedy: finding.remedy
    )
    let own = lines.filter { !$0.hasPrefix("  UIKit:") }.joined(separator: "\n")
    #expect(problem.description == own)
  }

  @Test func `of a kind are the kind's, but for those that are given`() {
    for kind in Diagnosis.Kind.groups.flatMap(\.kinds) {
      let plain = Diagnosis(kind, place: "p")
      #expect(plain.code == kind.code && plain.severity == kind.severity)
      #expect(plain.what == kind.meaning && plain.remedy == kind.remedy)
      let own = Diagnosis(kind, as: .warning, what: "w", place: "p", saw: "s", remedy: "r")
      #expect([own.what, own.saw, own.remedy] == ["w", "s", "r"] && own.severity == .warning)
      let problem = Problem(kind, place: "p")
      #expect(problem.what == kind.meaning && problem.code == kind.code.rawValue)
    }
  }

  @Test func `name the command as it was typed`() async {
    #expect(Problem.named("run tsumiki gallery") == "run tsumiki gallery")
    await #expect(processExitsWith: .success) {
      setenv("TSUMIKI_COMMAND", "./run", 1)
      let text = "tsumiki render, not tsumiki-translate nor tsumiki"
      guard Problem.named(text) == "./run render, not tsumiki-translate nor tsumiki" else {
        fatalError(Problem.named(text))
      }
    }
  }

  @Test func `a command that cannot be carried out tells why and ends with one`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      await Problem.exit {
        throw Problem(code: "TSK-P", what: "It is shut.", place: "the door", remedy: "Open it.")
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("TSK-P It is shut.\n  where:  the door\n  remedy: Open it.\n"))
    await #expect(processExitsWith: .exitCode(7)) { await Problem.exit { 7 } }
  }

  @Test func `settings of crash reports leave those that are there`() {
    let variable = CrashReports.variable
    #expect(CrashReports.enabled(in: ["A": "b"]) == ["A": "b", variable: CrashReports.settings])
    #expect(CrashReports.enabled(in: [variable: "enable=no"]) == [variable: "enable=no"])
  }

  /// The fewest letters put in, taken out or replaced, tried out one after the other.
  private static func distance(_ a: ArraySlice<Character>, _ b: ArraySlice<Character>) -> Int {
    guard let x = a.first, let y = b.first else { return a.count + b.count }
    if x == y { return distance(a.dropFirst(), b.dropFirst()) }
    return 1
      + min(
        distance(a.dropFirst(), b),
        distance(a, b.dropFirst()),
        distance(a.dropFirst(), b.dropFirst())
      )
  }

  @Test(arguments: 0..<80) func `ask for the nearest name that is known`(seed: Int) {
    var random = SplitMix64(seed: 100 + seed)
    func word() -> String {
      (0..<random.int(1...5)).map { _ in random.pick(["a", "b", "C"]) }.joined()
    }
    let known = (0..<random.int(0...6)).map { _ in word() }
    let name = word()
    let scored = known.map {
      ($0, Self.distance(Array(name.lowercased())[...], Array($0.lowercased())[...]))
    }
    let best = scored.map(\.1).min()
    let expected: String? =
      if let best, best <= max(2, name.count / 2) {
        scored.first { $0.1 == best }?.0
      } else {
        known.first { $0.contains(name) || name.contains($0) }
      }
    #expect(DidYouMean.nearest(to: name, in: known) == expected, "\(name) among \(known)")
  }
}
