import Diagnostics
import Testing
import UIKit

/// Edits of a snapshot that cannot be are named, and change nothing.
@MainActor @Suite struct SnapshotMistakeTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func codes(_ body: () -> Void) -> [Diagnosis.Code] {
    UIKitDiagnostics.recording(body).map(\.code)
  }

  @Test func `a section is added once`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    #expect(codes { snapshot.appendSections(["b"]) } == ["TSK-DIFF-SECTION-EXISTS"])
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
  }

  @Test func `items want a section`() {
    var snapshot = Snapshot()
    #expect(codes { snapshot.appendItems([1]) } == ["TSK-DIFF-NO-SECTIONS"])
    #expect(snapshot.numberOfItems == 0)
  }

  @Test func `nothing is moved beside itself`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    #expect(codes { snapshot.moveItem(1, beforeItem: 1) } == ["TSK-DIFF-SELF"])
    #expect(snapshot.itemIdentifiers == [1, 2])
  }
}
