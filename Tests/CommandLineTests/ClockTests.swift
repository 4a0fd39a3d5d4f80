import Foundation
import TestSupport
import Testing

/// Everything that an app waits for goes by one clock, in pictures and in tests.
@Suite struct ClockTests {
  private func times(_ options: String...) throws -> [String] {
    let file = Command.file(".json")
    try run(options + ["--dump", file.path])
    let label = try Dump(file).views.first { $0["accessibilityIdentifier"].string == "times" }
    return label?["text"].string?.components(separatedBy: "\n") ?? []
  }

  /// Runs the app; on a busy machine its threads are waited for as long as it takes.
  private func run(_ options: [String]) throws {
    let command = try Command(
      arguments: [Command.app("Clockwork"), "--date", "2026-01-09T09:41"] + options,
      environment: ["TSUMIKI_PATIENCE": "300"]
    )
    #expect(command.status == 0 && command.errors.isEmpty, "\(command.errors)")
  }

  private static let all = [
    "0.00 date 2026-01-09 09:41", "0.00 group", "0.10 main queue", "0.20 timer",
    "0.20 short sleeps", "0.25 common mode",
    "0.30 performed", "0.40 task", "0.45 suspending clock", "0.50 first", "0.50 second",
    "0.50 third", "0.62 animation", "0.70 work", "0.80 thread", "0.90 semaphore true",
    "1.00 condition false", "2.10 slept", "2.30 ran", "2.40 looked",
  ]

  @Test func `timers, queues, tasks, threads and animations come in time and in order`() throws {
    #expect(try times() == Self.all)
  }

  @Test func `the clock stops where it is told to`() throws {
    #expect(try times("--at", "0.46") == Array(Self.all.prefix(9)))
    #expect(try times("--at", "0.44") == Array(Self.all.prefix(8)))
    #expect(try times("--wait", "0.22") == Array(Self.all.prefix(5)))
  }

  @Test func `equal runs write equal files`() throws {
    let first = Command.file(".png")
    try run(["--png", first.path])
    let picture = try Data(contentsOf: first)
    for _ in 0..<11 {
      let file = Command.file(".png")
      let dump = Command.file(".json")
      try run(["--png", file.path, "--dump", dump.path])
      guard try Data(contentsOf: file) != picture else { continue }
      let label = try Dump(dump).views.first { $0["accessibilityIdentifier"].string == "times" }
      #expect(label?["text"].string?.components(separatedBy: "\n") == Self.all)
      Issue.record("the pictures differ: \(first.path), \(file.path)")
    }
  }

  @Test func `a thread that never rests is named, and the clock goes on`() throws {
    let file = Command.file(".json")
    let command = try Command(
      arguments: [Command.app("Restless"), "--dump", file.path],
      environment: ["TSUMIKI_PATIENCE": "1"]
    )
    #expect(command.status == 0)
    #expect(command.errors.contains("TSK-STILL-BUSY") && command.errors.contains("restless"))
    #expect(try Dump(file).views(of: "UIWindow").count == 1)
  }

  @Test func `unit tests wait by the same clock and show frames`() throws {
    let start = ContinuousClock.now
    let command = try Command("--test", Command.project("Waits"))
    #expect(command.status == 0, "\(command.output) \(command.errors)")
    #expect(
      command.errors.contains("Executed 11 tests, with 0 failures")
        || command.output.contains("Executed 11 tests, with 0 failures")
    )
    // They wait for more than a thousand seconds.
    #expect(ContinuousClock.now - start < .seconds(390))
  }

  @Test func `a filter takes names of classes and tests`() throws {
    let one = try Command("--test", Command.project("Waits"), "--filter", "testTask")
    #expect(one.status == 0)
    #expect((one.output + one.errors).contains("Executed 1 test"))
    let none = try Command("--test", Command.project("Waits"), "--filter", "testNothing")
    #expect(none.status == 1)
    #expect(none.errors.contains("TSK-NO-TESTS"))
  }
}
