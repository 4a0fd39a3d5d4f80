import InlineSnapshotTesting
import Testing

/// Texts that stand in the test itself.
@Suite struct InlineTests {
  @Test func `a text that agrees passes`() {
    assertInlineSnapshot(of: [1, 2], as: .dump) {
      """
      ▿ 2 elements
        - 1
        - 2

      """
    }
    assertInlineSnapshot(of: nil as Int?, as: .description)
  }

  @Test func `a text that does not agree fails with both`() {
    withKnownIssue {
      assertInlineSnapshot(of: "a", as: .lines, message: "Names") { "b" }
    } matching: { issue in
      issue.description.contains("Names") && issue.description.contains("−b\n+a")
    }
  }

  @Test func `where there is no text the one to put there is told`() {
    withKnownIssue {
      assertInlineSnapshot(of: "a", as: .lines)
    } matching: {
      $0.description.contains("\"\"\"\na\n\"\"\"")
    }
  }

  @Test func `the older assertion compares without the space around`() {
    _assertInlineSnapshot(matching: "a", as: .lines, with: "\n  a\n")
    #expect(
      _verifyInlineSnapshot(matching: "a", as: .lines, with: "b")?.contains("−b\n+a") == true
    )
  }
}
