import Testing
import UIKit

/// Plays scripts that seeds decide on collection views with a layout, and looks after each step at what has
/// to hold.
@MainActor @preconcurrency
public struct LayoutFuzzer {
  /// What has to hold; defaults to all.
  public var checks: LayoutChecks
  /// Kinds of supplementary views that the layout asks for.
  public var supplementaryKinds: [String]
  let makeLayout: () -> UICollectionViewLayout
  let itemSize: ((Int) -> CGSize)?

  /// Makes a fuzzer of a layout.
  ///
  /// - Parameters:
  ///   - checks: What has to hold.
  ///   - supplementaryKinds: Kinds of supplementary views that the layout asks for.
  ///   - itemSize: How large an item is that has a number, for layouts that ask a flow layout's delegate;
  ///     nil where the layout knows itself.
  ///   - makeLayout: Makes the layout.
  public init(
    checks: LayoutChecks = .all,
    supplementaryKinds: [String] = [],
    itemSize: ((Int) -> CGSize)? = nil,
    _ makeLayout: @escaping () -> UICollectionViewLayout
  ) {
    self.checks = checks
    self.supplementaryKinds = supplementaryKinds
    self.itemSize = itemSize
    self.makeLayout = makeLayout
  }

  /// A script after which something does not hold.
  public struct Failure: Sendable, CustomStringConvertible {
    /// The seed that the script was drawn from.
    public let seed: UInt64
    /// The smallest script that was found.
    public let script: LayoutScript
    /// What does not hold.
    public let violations: [String]

    /// What does not hold, and a test to put into the project.
    public var description: String {
      let script = self.script.code.split(separator: "\n").map { "    \($0)" }
        .joined(separator: "\n").drop { $0 == " " }
      return """
        \(violations.joined(separator: "\n"))
        Drawn from seed \(seed), shrunk to \(self.script.steps.count) steps. As a test:

        @MainActor @Test func `the layout holds`() {
          let fuzzer = LayoutFuzzer { /* the layout */ }
          let violations = fuzzer.violations(
            of: \(script)
          )
          #expect(violations == [])
        }
        """
    }
  }

  /// What does not hold after the first step of a script after which something does not.
  public func violations(of script: LayoutScript) -> [String] {
    let trial = LayoutTrial(script, self)
    var found = trial.violations(checks)
    for step in script.steps where found.isEmpty {
      trial.play(step)
      found = trial.violations(checks)
    }
    return found
  }

  /// Plays scripts of seeds one after the other, and shrinks the first that fails.
  ///
  /// - Parameters:
  ///   - seed: The first seed.
  ///   - runs: How many scripts are played.
  ///   - steps: How many steps each has.
  /// - Returns: The failure; nil where all held.
  public func firstFailure(seed: UInt64 = 1, runs: Int = 50, steps: Int = 12) -> Failure? {
    for seed in seed..<seed + UInt64(max(0, runs)) {
      let script = LayoutScript.drawn(seed: seed, steps: steps)
      guard !violations(of: script).isEmpty else { continue }
      let small = shrunk(script)
      return Failure(seed: seed, script: small, violations: violations(of: small))
    }
    return nil
  }

  /// Expects that all holds in scripts that seeds decide.
  ///
  /// - Parameters:
  ///   - seed: The first seed.
  ///   - runs: How many scripts are played.
  ///   - steps: How many steps each has.
  ///   - fileID: The file of the test.
  ///   - filePath: The file of the test, with its folders.
  ///   - line: The line that a failure belongs to.
  ///   - column: The column that a failure belongs to.
  public func expectHolds(
    seed: UInt64 = 1,
    runs: Int = 50,
    steps: Int = 12,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let failure = firstFailure(seed: seed, runs: runs, steps: steps)
    let finding = Finding(fileID: fileID, filePath: filePath, line: line, column: column)
    finding.record(failure.map { ["\($0)"] } ?? [])
  }

  // MARK: Shrinking

  private func fails(_ script: LayoutScript) -> Bool { !violations(of: script).isEmpty }

  private func shrunk(_ script: LayoutScript) -> LayoutScript {
    var script = script
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in candidates(script) where fails(candidate) {
        script = candidate
        isSmaller = true
        break
      }
    }
    return script
  }

  /// Scripts a little smaller, those that leave out most first.
  private func candidates(_ script: LayoutScript) -> [LayoutScript] {
    var found: [LayoutScript] = []
    var length = script.steps.count
    while length > 0 {
      for start in stride(from: 0, to: script.steps.count, by: length) {
        var smaller = script
        smaller.steps.removeSubrange(start..<min(start + length, script.steps.count))
        found.append(smaller)
      }
      length /= 2
    }
    for index in script.sections.indices {
      var fewer = script
      fewer.sections.remove(at: index)
      if !fewer.sections.isEmpty { found.append(fewer) }
      for count in Set([0, script.sections[index] / 2, script.sections[index] - 1]).sorted()
      where count >= 0 && count < script.sections[index] {
        var less = script
        less.sections[index] = count
        found.append(less)
      }
    }
    for (index, step) in script.steps.enumerated() {
      for smaller in step.smaller where smaller != step {
        var less = script
        less.steps[index] = smaller
        found.append(less)
      }
    }
    return found
  }
}
