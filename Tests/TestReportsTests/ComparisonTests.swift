import Foundation
import Testing

@testable import TestReports

/// Values that are not as their references, in reports.
@Suite struct ComparisonTests {
  private let folder: URL
  private let references: URL
  private let artifacts: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tsumiki-comparisons-\(UUID().uuidString)").resolvingSymlinksInPath()
    references = folder.appendingPathComponent("project/__Snapshots__")
    artifacts = folder.appendingPathComponent("artifacts")
    for folder in [references, artifacts] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  private var project: URL { folder.appendingPathComponent("project") }

  private func write(_ text: String, _ file: URL) throws { try Data(text.utf8).write(to: file) }

  private func text(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

  /// A report in which a test failed over a picture.
  private func report(_ name: String = "a.linux", result: String = "new") throws -> TestReport {
    let reference = references.appendingPathComponent("\(name).png")
    let shown = artifacts.appendingPathComponent("\(name).png")
    let difference = artifacts.appendingPathComponent("\(name).difference.png")
    try write("old", reference)
    try write("old views", references.appendingPathComponent("\(name).views.json"))
    try write(result, shown)
    try write("\(result) views", artifacts.appendingPathComponent("\(name).views.json"))
    try write("differs", difference)
    var test = TestReport.Test("App.ATests/test_\(name)", .failed)
    let message = """
      test is not as its reference.

        `titleLabel` in `Cell` (0, 3): frame.origin.x 16 → 20

      reference:  \(reference.path)
      result:     \(shown.path)
      difference: \(difference.path)
      """
    test.failures = [TestReport.Failure(message, file: "/A.swift", line: 3)]
    var report = TestReport()
    (report.tests, report.root) = ([test], project.path)
    return report
  }

  @Test func `a message names the files, of pictures and of texts`() throws {
    let picture = try #require(report().tests[0].failures[0].comparison)
    #expect(picture.reference == references.appendingPathComponent("a.linux.png").path)
    #expect(picture.difference?.hasSuffix("a.linux.difference.png") == true)
    let text = Comparison(message: "@@ −1 @@\n\nreference: /a/b c.txt\nresult:    /d.txt")
    #expect(text?.reference == "/a/b c.txt" && text?.result == "/d.txt")
    let recorded = Comparison(message: "former:     /a.png\nresult:     /b.png")
    #expect(recorded?.former == "/a.png" && recorded?.reference == nil)
    for message in ["reference: /a.png", "result: none\nreference: /a", "the result: 7"] {
      #expect(Comparison(message: message) == nil, "\(message)")
    }
  }

  @Test func `a written report has what failures show, and is read again from elsewhere`() throws {
    let written = folder.appendingPathComponent("out")
    try report().write(to: written)
    let page = try #require(text(written.appendingPathComponent("index.html")))
    let old = Data("old".utf8).base64EncodedString()
    #expect(page.contains("src=\"data:image/png;base64,\(old)\" alt=\"Reference\""))
    for word in ["Result", "Difference"] {
      #expect(page.contains("<figcaption>\(word)</figcaption>"))
    }
    for word in ["http://", "https://", "<script"] { #expect(!page.contains(word)) }
    try FileManager.default.removeItem(at: artifacts)
    let moved = folder.appendingPathComponent("moved")
    try FileManager.default.moveItem(at: written, to: moved)
    let comparison = try #require(TestReport(at: moved).tests[0].failures[0].comparison)
    #expect(text(URL(fileURLWithPath: comparison.former)) == "old")
    #expect(text(URL(fileURLWithPath: comparison.result)) == "new")
    // Put together with another, and read once more.
    var whole = TestReport()
    whole.add(try TestReport(at: moved))
    let merged = folder.appendingPathComponent("merged")
    try whole.write(to: merged)
    try FileManager.default.removeItem(at: moved)
    let again = try #require(TestReport(at: merged).tests[0].failures[0].comparison)
    #expect(text(URL(fileURLWithPath: again.result)) == "new")
    #expect(again.reference == comparison.reference)
  }

  @Test func `what is approved becomes the reference, with its views`() throws {
    let outcomes = TestApproval(in: project).take(try report())
    #expect(outcomes.map(\.outcome) == [.taken])
    #expect(text(references.appendingPathComponent("a.linux.png")) == "new")
    #expect(text(references.appendingPathComponent("a.linux.views.json")) == "new views")
  }

  @Test func `what has no reference yet gets its first, in a folder of its own`() throws {
    let report = try report()
    try FileManager.default.removeItem(at: references)
    let outcomes = TestApproval(in: project).take(report)
    #expect(outcomes.map(\.outcome) == [.taken])
    #expect(text(references.appendingPathComponent("a.linux.png")) == "new")
    #expect(text(references.appendingPathComponent("a.linux.views.json")) == "new views")
  }

  @Test func `a report of another machine is for the project here`() throws {
    var report = try report()
    let elsewhere = "/elsewhere/project"
    report.root = elsewhere
    report.mapComparisons { comparison in
      var other = comparison
      other.reference = comparison.reference?.replacing(project.path, with: elsewhere)
      return other
    }
    let outcomes = TestApproval(in: project).take(report)
    #expect(outcomes.map(\.outcome) == [.taken])
    #expect(text(references.appendingPathComponent("a.linux.png")) == "new")
  }

  @Test func `only the tests that are chosen count`() throws {
    var report = try report()
    report.add(try self.report("b.linux"))
    let outcomes = TestApproval(in: project).take(report) { $0.name.hasSuffix("test_b.linux") }
    #expect(outcomes.count == 1)
    #expect(text(references.appendingPathComponent("a.linux.png")) == "old")
    #expect(text(references.appendingPathComponent("b.linux.png")) == "new")
  }

  @Test func `nothing is written outside of the folder, also not by a link`() throws {
    let report = try report()
    let other = folder.appendingPathComponent("other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    #expect(TestApproval(in: other).take(report).map(\.outcome) == [.outside])
    let link = other.appendingPathComponent("__Snapshots__")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: references)
    var linked = report
    linked.mapComparisons { comparison in
      var changed = comparison
      changed.reference = link.appendingPathComponent("a.linux.png").path
      return changed
    }
    #expect(TestApproval(in: other).take(linked).map(\.outcome) == [.outside])
    #expect(text(references.appendingPathComponent("a.linux.png")) == "old")
  }

  @Test func `what is not the same each time is not taken`() throws {
    var twice = try report()
    twice.add(try report(result: "newer"))
    twice.tests[1].failures[0].message += " "
    #expect(TestApproval(in: project).take(twice).map(\.outcome) == [.unsteady])
    var once = try report()
    once.tests.append(TestReport.Test(once.tests[0].name, .passed))
    #expect(TestApproval(in: project).take(once).map(\.outcome) == [.unsteady])
    #expect(text(references.appendingPathComponent("a.linux.png")) == "old")
    var same = try report()
    same.add(try report())
    #expect(TestApproval(in: project).take(same).map(\.outcome) == [.taken])
  }

  @Test func `a result that is gone is told, and the reference stays`() throws {
    let report = try report()
    try FileManager.default.removeItem(at: artifacts)
    guard case .failed = try #require(TestApproval(in: project).take(report).first).outcome else {
      Issue.record("it was taken")
      return
    }
    #expect(text(references.appendingPathComponent("a.linux.png")) == "old")
  }
}
