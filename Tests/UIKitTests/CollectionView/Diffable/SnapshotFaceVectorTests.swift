import Diagnostics
import TestSupport
import Testing
import UIKit

/// Snapshots as UIKit answers them, with the phrases of its exceptions.
@Suite struct SnapshotFaceVectorTests {
  @Test(arguments: try Fixture.vectors("diffable", "snapshot"))
  func `a snapshot ends as in UIKit`(vector: Fixture.Vector) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    var failure: (Int, Diagnosis)?
    for (index, operation) in (vector.values["input"]["operations"].list ?? []).enumerated() {
      let found = UIKitDiagnostics.recording { apply(operation, to: &snapshot) }
      if let first = found.first {
        failure = (index, first)
        break
      }
    }
    let expect = vector.values["expect"]
    let error = expect["error"]
    let state = error.isNull ? expect : expect["stateUnchanged"]
    #expect((failure == nil) == error.isNull)
    if let (index, finding) = failure {
      #expect(error["atOperation"].number == Double(index))
      #expect(finding.severity == .fatal)
      // The facts quote one sentence for both; UIKit names what it is about.
      let isAboutSections = error["kind"].string == "duplicateInArgument" && index < 2
      let phrase = (error["reason"].string ?? "")
        .replacingOccurrences(
          of: "supplied item",
          with: isAboutSections ? "supplied section" : "supplied item"
        )
      #expect(matches(finding.applePhrase ?? "", phrase), "\(finding.applePhrase ?? "nil")")
    }
    #expect(snapshot.sectionIdentifiers == state["sections"].list?.compactMap(\.string))
    for section in snapshot.sectionIdentifiers {
      let items = state["items"][section].list?.compactMap(\.string)
      #expect(snapshot.itemIdentifiers(inSection: section) == items)
      #expect(snapshot.numberOfItems(inSection: section) == items?.count)
    }
    #expect(state["numberOfItems"].number == Double(snapshot.numberOfItems))
    let reloaded = state["reloadedItems"].list?.compactMap(\.string) ?? []
    let reconfigured = state["reconfiguredItems"].list?.compactMap(\.string) ?? []
    #expect(snapshot.reloadedItemIdentifiers == reloaded)
    #expect(snapshot.reconfiguredItemIdentifiers == reconfigured)
  }

  /// Compares the words, which stand for singular and plural in the facts, without values.
  private func matches(_ phrase: String, _ fact: String) -> Bool {
    func words(_ text: String) -> [Substring] {
      text.replacingOccurrences(of: "item/section", with: "item")
        .split { !$0.isLetter && $0 != "!" && $0 != "=" }
    }
    let known = Set(words(phrase))
    let wanted = words(fact).filter { !["N", "s", "identifier", "exist"].contains($0) }
    return wanted.allSatisfy { known.contains($0) }
  }

  private func apply(
    _ operation: JSONValue,
    to snapshot: inout NSDiffableDataSourceSnapshot<String, String>
  ) {
    let list = operation[1].list?.compactMap(\.string) ?? []
    let subject = operation[1].string ?? ""
    let target = operation[2].string ?? ""
    switch operation[0].string {
    case "appendSections": snapshot.appendSections(list)
    case "insertSectionsBefore": snapshot.insertSections(list, beforeSection: target)
    case "insertSectionsAfter": snapshot.insertSections(list, afterSection: target)
    case "deleteSections": snapshot.deleteSections(list)
    case "moveSectionBefore": snapshot.moveSection(subject, beforeSection: target)
    case "moveSectionAfter": snapshot.moveSection(subject, afterSection: target)
    case "appendItems": snapshot.appendItems(list, toSection: operation[2].string)
    case "insertItemsBefore": snapshot.insertItems(list, beforeItem: target)
    case "insertItemsAfter": snapshot.insertItems(list, afterItem: target)
    case "deleteItems": snapshot.deleteItems(list)
    case "deleteAllItems": snapshot.deleteAllItems()
    case "moveItemBefore": snapshot.moveItem(subject, beforeItem: target)
    case "moveItemAfter": snapshot.moveItem(subject, afterItem: target)
    case "reloadItems": snapshot.reloadItems(list)
    case "reloadSections": snapshot.reloadSections(list)
    case "reconfigureItems": snapshot.reconfigureItems(list)
    case "itemIdentifiersInSection": _ = snapshot.itemIdentifiers(inSection: subject)
    case "numberOfItemsInSection": _ = snapshot.numberOfItems(inSection: subject)
    default: Issue.record("unknown operation \(operation)")
    }
  }
}
