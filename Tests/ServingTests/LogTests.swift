import Testing

@testable import Serving

/// What of an app's output is kept.
@Suite struct LogTests {
  @Test func `lines are numbered on, also when the first are gone`() {
    var log = Log()
    for number in 0..<4_001 { log.add("line \(number)") }
    let (lines, next) = log.from(0)
    #expect(next == 4_001)
    #expect(lines.count == 2_000 && lines.first == "line 2001" && lines.last == "line 4000")
    #expect(log.from(4_000).lines == ["line 4000"])
    #expect(log.from(9_999).lines.isEmpty && log.from(-5).lines.count == 2_000)
  }

  @Test func `a finding is its line and the indented ones below it`() {
    var log = Log()
    let lines = [
      "  indented at first", "TSK-A One.", "  where: here", "  remedy: this", "printed", "  more",
      "TSK-B Two.",
    ]
    for line in lines { log.add(line) }
    #expect(log.findings == ["TSK-A One.\n  where: here\n  remedy: this", "TSK-B Two."])
  }
}
