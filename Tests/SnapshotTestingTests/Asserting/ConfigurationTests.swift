import SnapshotTesting
import Testing

/// What holds for assertions: traits, scopes, names of modes.
@Suite(.serialized) struct ConfigurationTests {
  @Test func `modes have names`() {
    typealias Record = SnapshotTestingConfiguration.Record
    #expect(Record(rawValue: "all") == .all)
    #expect(Record(rawValue: "failed") == .failed)
    #expect(Record(rawValue: "missing") == .missing)
    #expect(Record(rawValue: "never") == .never)
    #expect(Record(rawValue: "maybe") == nil)
    let yes: Record = true
    let no: Record = false
    #expect((yes, no) == (.all, .missing))
  }

  @Test func `the inner scope holds, and what it leaves open is that of the outer`() throws {
    let folder = try SnapshotFolder()
    let words = withSnapshotTesting(record: .never) {
      withSnapshotTesting(diffTool: "compare") {
        verifySnapshot(of: "a", as: .lines, snapshotDirectory: folder.url.path)
      }
    }
    #expect(words?.contains("none is recorded") == true)
  }

  @Test func `scopes hold over waits`() async throws {
    let folder = try SnapshotFolder()
    let words = await withSnapshotTesting(record: .never) {
      await Task.yield()
      return verifySnapshot(of: "a", as: .lines, snapshotDirectory: folder.url.path)
    }
    #expect(words?.contains("none is recorded") == true)
  }

  @Test(.snapshots(record: .never)) func `a trait holds for its test`() throws {
    let folder = try SnapshotFolder()
    let words = verifySnapshot(of: "a", as: .lines, snapshotDirectory: folder.url.path)
    #expect(words?.contains("none is recorded") == true)
  }

  @Test(.snapshots(.init(record: .all, diffTool: nil))) func `recording is asked for by name`() {
    #expect(isRecording)
  }

  @Suite(.snapshots(record: .never)) struct Inner {
    @Test func `a suite's trait holds for its tests`() throws {
      let folder = try SnapshotFolder()
      let words = verifySnapshot(of: "a", as: .lines, snapshotDirectory: folder.url.path)
      #expect(words?.contains("none is recorded") == true)
    }

    @Test(.snapshots(record: .missing)) func `the nearer trait holds`() throws {
      let folder = try SnapshotFolder()
      let words = verifySnapshot(of: "a", as: .lines, snapshotDirectory: folder.url.path)
      #expect(words?.contains("It is recorded now") == true)
    }
  }

  @Test func `a failed assertion is an issue of the test at its line`() throws {
    let folder = try SnapshotFolder()
    withKnownIssue {
      assertSnapshot(of: "a", as: .lines, record: .never)
    } matching: { issue in
      issue.description.contains("There is no reference")
        && issue.sourceLocation?.fileID
          == "SnapshotTestingTests/ConfigurationTests.swift"
    }
    withKnownIssue {
      assertSnapshots(of: "a", as: ["one": .lines, "two": .lines], record: .never)
    } matching: {
      $0.description.contains("There is no reference")
    }
    withKnownIssue {
      assertSnapshots(of: "a", as: [.lines, .lines], record: .never)
    } matching: {
      $0.description.contains("There is no reference")
    }
    #expect(folder.names == [])
  }

  @Test func `yes and no are modes under the older names`() throws {
    let folder = try SnapshotFolder()
    let recording: Bool? = true
    let words = verifySnapshot(
      matching: "a",
      as: .lines,
      named: "it",
      record: recording,
      snapshotDirectory: folder.url.path,
      testName: "test()"
    )
    #expect(words?.contains("All references are recorded") == true)
    let again = verifySnapshot(
      of: "a",
      as: .lines,
      named: "it",
      record: nil as Bool?,
      snapshotDirectory: folder.url.path,
      testName: "test()"
    )
    #expect(again == nil)
  }
}
