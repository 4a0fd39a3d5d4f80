import Diagnostics
import Testing
import UIKit

@Suite struct DiffableRepairTests {
  @Test func `duplicates end the program`() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 1])
    }
  }

  @Test func `where the policy repairs, the first of each counts`() async {
    await #expect(processExitsWith: .success) {
      UIKitDiagnostics.policy = .recover
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0, 0, 1])
      precondition(snapshot.sectionIdentifiers == [0, 1])
      snapshot.appendItems([1, 2, 1, 3, 2])
      snapshot.insertItems([4, 4], beforeItem: 3)
      precondition(snapshot.itemIdentifiers == [1, 2, 4, 3])
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1, 2, 2])
      outline.append([2, 3], to: 1)
      precondition(outline.items == [1, 3, 2])
    }
  }
}
