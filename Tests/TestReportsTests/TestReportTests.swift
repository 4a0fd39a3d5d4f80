import Foundation
import FoundationXML
import Testing

@testable import TestReports

@Suite struct TestReportTests {
  private static func event(
    _ kind: TestEvent.Kind,
    _ test: String,
    _ message: String? = nil,
    duration: Double? = nil
  ) -> TestEvent {
    var event = TestEvent(kind, test: test)
    (event.message, event.duration) = (message, duration)
    if message != nil { (event.file, event.line) = ("/tmp/A.swift", 7) }
    return event
  }

  private static let events = [
    event(.started, "App.ATests/testGood"), event(.finished, "App.ATests/testGood", duration: 0.25),
    event(.started, "App.ATests/testBad"),
    event(.failed, "App.ATests/testBad", "1 < 2 & \"3\"\u{1B}"),
    event(.finished, "App.ATests/testBad", duration: 1), event(.started, "App.BTests/testNot"),
    event(.skipped, "App.BTests/testNot"), event(.started, "App.BTests/testCrash"),
  ]

  private let report: TestReport = {
    var report = TestReport()
    report.take(events, ending: "signal 5")
    return report
  }()

  @Test func `what happened becomes tests, and a crash is a failure of its test`() {
    #expect(report.tests.map(\.outcome) == [.passed, .failed, .skipped, .failed])
    #expect(report.tests[3].failures == [TestReport.Failure("signal 5")])
    #expect(report.tests[1].failures.first?.line == 7)
    #expect(report.summary == "4 tests, 2 failed, 1 skipped")
    #expect(report.times["App.ATests/testBad"] == 1)
  }

  @Test func `events are read again as they were written`() {
    let text = Self.events.map(\.text).joined() + "{\"kind\": \"star"
    #expect(TestEvent.read(text) == Self.events)
  }

  @Test func `a report is read again as it was written`() throws {
    #expect(try TestReport(json: Data(report.json.utf8)) == report)
  }

  @Test func `build servers find every test in its class`() throws {
    let xml = report.junit
    #expect(xml.contains("<testsuites tests=\"4\" failures=\"2\" errors=\"0\" skipped=\"1\""))
    #expect(xml.contains("<testcase classname=\"App.ATests\" name=\"testGood\" time=\"0.250\"/>"))
    #expect(xml.contains("1 &lt; 2 &amp; &quot;3&quot;"))
    #expect(!xml.unicodeScalars.contains("\u{1B}"))
    let parser = XMLParser(data: Data(xml.utf8))
    #expect(parser.parse())
  }

  @Test func `the page tells failures first and asks for nothing elsewhere`() throws {
    let page = report.html
    let failures = try #require(page.range(of: "<h2>Failures</h2>"))
    let all = try #require(page.range(of: "<h2>All tests</h2>"))
    #expect(failures.lowerBound < all.lowerBound)
    #expect(page.contains("/tmp/A.swift:7") && page.contains("1 &lt; 2"))
    for word in ["http://", "https://", "src=", "<script", "url("] { #expect(!page.contains(word)) }
  }

  @Test func `what a crash printed is folded below its first lines`() {
    var long = TestReport()
    var test = TestReport.Test("App.ATests/testA", .failed)
    test.failures = [TestReport.Failure((1...40).map { "line \($0)" }.joined(separator: "\n"))]
    long.tests = [test]
    #expect(long.html.contains("line 12</pre>") && long.html.contains("28 more lines"))
    #expect(long.html.contains("line 40</pre>"))
  }

  @Test func `reports are put together`() {
    var whole = report
    var other = TestReport()
    other.tests = [TestReport.Test("Kit.Tests/testOne", .passed, duration: 3)]
    whole.add(other)
    #expect(whole.tests.count == 5 && whole.groups.map(\.name).last == "Kit.Tests")
  }

  @Test func `what Swift Testing writes becomes tests`() {
    let id = "Kit.Tests/one()/Tests.swift:3:2"
    let lines = [
      #"{"version":0,"kind":"test","payload":{"kind":"function","id":"\#(id)"}}"#,
      #"{"version":0,"kind":"test","payload":{"kind":"suite","id":"Kit.Tests"}}"#,
      #"{"version":0,"kind":"event","payload":{"kind":"testStarted","testID":"Kit.Tests","instant":{"absolute":1}}}"#,
      #"{"version":0,"kind":"event","payload":{"kind":"testStarted","testID":"\#(id)","instant":{"absolute":1}}}"#,
      #"{"version":0,"kind":"event","payload":{"kind":"issueRecorded","testID":"\#(id)","issue":{"isKnown":false,"sourceLocation":{"_filePath":"/T.swift","line":4}},"messages":[{"symbol":"fail","text":"not so"}]}}"#,
      #"{"version":0,"kind":"event","payload":{"kind":"testEnded","testID":"\#(id)","instant":{"absolute":1.5}}}"#,
    ]
    let tests = SwiftTestingEvents.tests(in: lines.joined(separator: "\n"))
    #expect(tests.count == 1 && tests[0].name == "Kit.Tests/one()" && tests[0].duration == 0.5)
    #expect(tests[0].outcome == .failed)
    #expect(tests[0].failures == [TestReport.Failure("not so", file: "/T.swift", line: 4)])
  }
}
