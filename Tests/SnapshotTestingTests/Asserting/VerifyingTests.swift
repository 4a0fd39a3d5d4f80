import Foundation
import SnapshotTesting
import Testing

/// When references are written, where they lie, and what is said.
@Suite struct VerifyingTests {
  @Test func `what is missing is recorded and fails once`() throws {
    let folder = try SnapshotFolder()
    let first = try #require(folder.verify("a", as: .lines))
    #expect(first.contains("There was no reference. It is recorded now:"))
    #expect(first.contains("Look at it, and run test again"))
    #expect(folder.names == ["test.it.txt"])
    #expect(try folder.text("test.it.txt") == "a")
    #expect(folder.verify("a", as: .lines) == nil)
  }

  @Test func `never records nothing`() throws {
    let folder = try SnapshotFolder()
    let words = try #require(folder.verify("a", as: .lines, record: .never))
    #expect(words.contains("There is no reference, and none is recorded"))
    #expect(folder.names == [])
  }

  @Test func `all records always and fails always`() throws {
    let folder = try SnapshotFolder()
    _ = folder.verify("a", as: .lines, record: .all)
    let words = try #require(folder.verify("b", as: .lines, record: .all))
    #expect(words.contains("All references are recorded"))
    #expect(try folder.text("test.it.txt") == "b")
  }

  @Test func `failed records what differs and fails`() throws {
    let folder = try SnapshotFolder()
    _ = folder.verify("a", as: .lines)
    let words = try #require(folder.verify("b", as: .lines, record: .failed))
    #expect(words.contains("is recorded anew"))
    #expect(words.contains("−a\n+b"))
    #expect(folder.verify("b", as: .lines) == nil)
  }

  @Test func `a difference names both files`() throws {
    let folder = try SnapshotFolder()
    // Results of all tests lie in one folder: this one has a name of its own.
    _ = folder.verify("a", as: .lines, named: "both")
    let words = try #require(folder.verify("b", as: .lines, named: "both", record: .never))
    #expect(words.hasPrefix("\"both\" of test is not as its reference."))
    #expect(words.contains("reference: \(folder.url.path)/test.both.txt"))
    let result = try #require(
      words.split(separator: "\n").first { $0.hasPrefix("result:") }?.split(separator: " ").last
    )
    #expect(try String(contentsOfFile: String(result), encoding: .utf8) == "b")
    #expect(try folder.text("test.both.txt") == "a")
  }

  @Test func `another program is named where one is wanted`() throws {
    let folder = try SnapshotFolder()
    _ = folder.verify("a", as: .lines)
    let words = withSnapshotTesting(diffTool: "compare") {
      folder.verify("b", as: .lines, record: .never)
    }
    #expect(try #require(words).contains("compare \(folder.url.path)/test.it.txt "))
    #expect(
      SnapshotTestingConfiguration.DiffTool.ksdiff(currentFilePath: "a", failedFilePath: "b")
        == "ksdiff \"a\" \"b\""
    )
  }

  @Test(.snapshots) func `assertions without a name have numbers`() throws {
    let folder = try SnapshotFolder()
    for value in ["a", "b"] {
      _ = folder.verify(value, as: .lines, named: nil, testName: "counting()")
    }
    _ = folder.verify("c", as: .lines, named: nil, testName: "other()")
    #expect(folder.names == ["counting.1.txt", "counting.2.txt", "other.1.txt"])
  }

  @Test func `names of files have dashes for what is no word`() throws {
    let folder = try SnapshotFolder()
    _ = folder.verify("a", as: .lines, named: "größe 1/2 (dark)", testName: "a test, of names()")
    #expect(folder.names == ["a-test-of-names.größe-1-2-dark.txt"])
  }

  @Test func `references lie beside the file of the test`() throws {
    let words = try #require(
      verifySnapshot(of: "a", as: .lines, record: .never, testName: "nowhere()")
    )
    let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent().path
    #expect(words.contains("recorded: \(folder)/__Snapshots__/VerifyingTests/nowhere.1.txt\n"))
    let made = words.split(separator: "\n").last?.split(separator: " ").last.map(String.init) ?? ""
    #expect(try String(contentsOfFile: made, encoding: .utf8) == "a")
  }

  @Test func `a value that throws fails with its error`() throws {
    struct Broken: Error {}
    func value() throws -> String { throw Broken() }
    let folder = try SnapshotFolder()
    let words = verifySnapshot(
      of: try value(),
      as: .lines,
      snapshotDirectory: folder.url.path
    )
    #expect(words == "Broken()")
  }

  @MainActor @Test func `a value that does not come is told`() throws {
    let folder = try SnapshotFolder()
    let never = Snapshotting<Int, String>(
      pathExtension: "txt",
      diffing: .lines,
      asyncSnapshot: { _ in Async { _ in } }
    )
    let words = verifySnapshot(
      of: 1,
      as: never,
      snapshotDirectory: folder.url.path,
      timeout: 0.01
    )
    #expect(words?.hasPrefix("Nothing to compare came within 0.01 seconds.") == true)
  }
}
