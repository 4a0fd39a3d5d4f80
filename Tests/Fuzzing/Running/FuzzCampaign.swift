import Foundation

/// Lets processes read many inputs of a kind, and finds out what ended those that ended.
package struct FuzzCampaign: Sendable {
  /// Runs an order in a process of its own; says what it wrote as errors.
  package typealias Spawn = @Sendable (FuzzOrder) async -> String

  package let kind: String
  package let seed: Int
  /// How many inputs one process reads.
  package var batch = 20_000
  /// With so many findings it is enough.
  package var mostFindings = 12
  /// How many inputs may be tried to make one shorter.
  package var tries = 120
  /// Told of what ended a process as soon as that is known; a run of hours may be ended before its report.
  package var findingHandler: @Sendable (FuzzReport.Finding) -> Void = { _ in }
  let spawn: Spawn

  package init(kind: String, seed: Int, spawn: @escaping Spawn) {
    (self.kind, self.seed, self.spawn) = (kind, seed, spawn)
  }

  /// Reads the inputs of some numbers.
  package func run(_ numbers: Range<Int>) async throws -> FuzzReport {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("tsumiki-fuzz-\(kind)-\(ProcessInfo.processInfo.processIdentifier)")
      .path
    defer { unlink(path) }
    var report = FuzzReport(kind: kind, seed: seed)
    var next = numbers.lowerBound
    while next < numbers.upperBound, report.findings.count < mostFindings {
      let slate = try FuzzSlate(path, isNew: true)
      let count = min(batch, numbers.upperBound - next)
      let order = FuzzOrder(kind: kind, seed: seed, first: next, count: count, slate: path)
      let errors = await spawn(order)
      report.peak = max(report.peak, slate.peak)
      if slate.slowest.time > report.slowest.time { report.slowest = slate.slowest }
      guard slate.state != .done else {
        report.count += count
        next += count
        continue
      }
      guard slate.state != .idle else {
        report.lost = "the process ended between inputs, after \(slate.number): \(errors)"
        break
      }
      var finding = FuzzReport.Finding(
        number: slate.number,
        end: slate.state,
        input: slate.input,
        errors: errors
      )
      report.count += slate.number - next + 1
      next = slate.number + 1
      findingHandler(finding)
      finding.input = try await shrunk(finding, path)
      report.findings.append(finding)
    }
    return report
  }

  /// An input that ends a process in the same way, and is shorter.
  private func shrunk(_ finding: FuzzReport.Finding, _ path: String) async throws -> [UInt8] {
    let slate = try FuzzSlate(path)
    // What takes seconds each time is not tried often.
    let tries = finding.end == .reading ? tries : tries / 8
    var shrinker = ByteShrinker(tries: tries) { bytes in
      slate.state = .idle
      let errors = await spawn(FuzzOrder(kind: kind, given: bytes, slate: path))
      return slate.state == finding.end && FuzzReport.cause(errors) == finding.cause
    }
    return await shrinker.shrink(finding.input)
  }
}

/// What inputs of a kind did.
package struct FuzzReport: Sendable, CustomStringConvertible {
  /// An input that ended a process.
  package struct Finding: Sendable {
    package let number: Int
    package let end: FuzzSlate.State
    package var input: [UInt8]
    /// What the process wrote as errors.
    package let errors: String

    /// Where it was, as far as the process said it.
    package var cause: String { FuzzReport.cause(errors) }
  }

  package let kind: String
  package let seed: Int
  package var count = 0
  package var findings: [Finding] = []
  /// The most memory of any process, in bytes.
  package var peak = 0
  /// The longest that an input took, in microseconds, and its number.
  package var slowest: (time: Int, number: Int) = (0, 0)
  /// Why it could not go on.
  package var lost: String?

  package var isClean: Bool { findings.isEmpty && lost == nil }

  /// The line in which a runtime or library says why it stops.
  static func cause(_ errors: String) -> String {
    let lines = errors.split(separator: "\n")
    return lines.first { $0.contains("Fatal error") || $0.contains("panicked") }.map(String.init)
      ?? ""
  }

  package var description: String {
    let all = "\(kind): \(count) inputs from seed \(seed), \(findings.count) findings"
    let cost =
      "most memory \(peak >> 20) MB, slowest \(slowest.time / 1000) ms (input \(slowest.number))"
    return ([all + ", " + cost] + findings.map(\.description) + (lost.map { [$0] } ?? []))
      .joined(separator: "\n")
  }
}

extension FuzzReport.Finding: CustomStringConvertible {
  package var description: String {
    let word =
      switch end {
      case .hung: "hangs"
      case .bloated: "takes too much memory"
      case .idle, .reading, .done: "ends the process"
      }
    let text = String(decoding: input.prefix(300), as: UTF8.self)
    return """
      input \(number) \(word); \(input.count) bytes are left of it:
        \(Data(input).base64EncodedString())
        \(text.debugDescription)
        \(cause)
      """
  }
}
