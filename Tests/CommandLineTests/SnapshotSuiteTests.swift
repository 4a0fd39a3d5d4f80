import Foundation
import Testing

/// A suite with references as teams keep them, run by the command line.
@Suite(.serialized) struct SnapshotSuiteTests {
  private static func copy() throws -> URL {
    let folder = Command.file("-postbox")
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: Command.project("Postbox")),
      to: folder
    )
    return folder
  }

  private static func names(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static func lines(_ command: Command, with word: String) -> [Substring] {
    (command.output + command.errors).split(separator: "\n").filter { $0.contains(word) }
  }

  @Test func `tests compile where the compiler has kept nothing of runs before`() throws {
    let folder = try Self.copy()
    let command = try Command(
      arguments: ["--test", folder.path, "--filter", "LetterTests"],
      environment: ["XDG_CACHE_HOME": folder.appendingPathComponent("cache").path]
    )
    #expect(Self.lines(command, with: "TSK-APP-COMPILE").isEmpty, "\(command.errors)")
    #expect(!Self.lines(command, with: "LetterTests").isEmpty, "\(command.output)")
  }

  @Test func `a suite is recorded beside its sources, passes, and tells what moved`() throws {
    let folder = try Self.copy()
    let tests = folder.appendingPathComponent("Tests/PostboxTests")
    let artifacts = folder.appendingPathComponent("artifacts").path
    let attachments = folder.appendingPathComponent("attachments").path
    let report = folder.appendingPathComponent("report").path
    func run() throws -> Command {
      try Command(
        arguments: ["--test", folder.path, "--report", report],
        environment: [
          "SNAPSHOT_ARTIFACTS": artifacts, "IMAGE_DIFF_DIR": artifacts,
          "TEST_ATTACHMENTS": attachments,
        ]
      )
    }
    let first = try run()
    #expect(first.status != 0)
    #expect(
      !Self.lines(first, with: "There was no reference").isEmpty,
      "\(first.output)\(first.errors)"
    )
    let references = tests.appendingPathComponent("__Snapshots__/LetterListTests")
    let expected = [
      "testCell.1.linux.png", "testCell.1.linux.views.json", "testCell.2.txt",
      "testLater.1.linux.png", "testLater.1.linux.views.json", "testPhone.1.linux.png",
      "testPhone.1.linux.views.json", "testPhone.dark.linux.png",
      "testPhone.dark.linux.views.json", "testStack.1.linux.png",
      "testStack.1.linux.views.json", "testStack.2.txt", "testTexts.1.json",
      "testTexts.dump.txt", "testTexts.plist.plist",
    ]
    #expect(Self.names(references) == expected)
    #expect(
      Self.names(tests.appendingPathComponent("__Snapshots__/LetterTests")) == [
        "cell.1.linux.png", "cell.1.linux.views.json", "cell.2.txt",
      ]
    )
    let kept = FileManager.default.enumerator(atPath: attachments)?.compactMap { "\($0)" } ?? []
    #expect(kept.contains { $0.hasSuffix("Open/1-attachment.txt") }, "\(kept)")
    try recordStamp(tests, run)
    let second = try run()
    #expect(second.status == 0, "\(second.output)\(second.errors)")
    try move(in: folder)
    let third = try run()
    #expect(third.status != 0)
    let words = "`senderLabel` in `LetterCell` (0, 1): frame.origin.x 16 → 20"
    #expect(!Self.lines(third, with: words).isEmpty, "\(third.output)\(third.errors)")
    #expect(Self.lines(third, with: "ksdiff \"\(references.path)/testPhone").count > 0)
    let written = FileManager.default.enumerator(atPath: artifacts)?.compactMap { "\($0)" } ?? []
    #expect(written.contains("LetterListTests/testPhone.1.linux.difference.png"), "\(written)")
    let page = try String(contentsOfFile: report + "/index.html", encoding: .utf8)
    #expect(page.contains("alt=\"Difference\"") && page.contains("data:image/png;base64,"))
    let approval = try Command("approve", report)
    #expect(approval.status == 0, "\(approval.output)\(approval.errors)")
    #expect(approval.output.contains("taken: \(references.path)/testPhone.1.linux.png"))
    let fourth = try run()
    #expect(fourth.status == 0, "\(fourth.output)\(fourth.errors)")
    try FileManager.default.removeItem(at: folder)
  }

  /// References of FBSnapshotTestCase are recorded where the test says so, or taken from a report.
  private func recordStamp(_ tests: URL, _ run: () throws -> Command) throws {
    let file = tests.appendingPathComponent("StampTests.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("recordMode = false", with: "recordMode = true")
      .write(to: file, atomically: true, encoding: .utf8)
    _ = try run()
    try text.write(to: file, atomically: true, encoding: .utf8)
    let place = tests.appendingPathComponent("ReferenceImages_64/PostboxTests.StampTests")
    #expect(
      Self.names(place) == [
        "testStamp_ben@2x.linux.png", "testStamp_ben@2x.linux.views.json",
      ]
    )
  }

  private func move(in folder: URL) throws {
    let file = folder.appendingPathComponent("Sources/Postbox/LetterCell.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("leadingAnchor, constant: 16)", with: "leadingAnchor, constant: 20)")
      .write(to: file, atomically: true, encoding: .utf8)
  }
}
