import CollectionDiffing
import TestSupport
import Testing

/// Edits as UIKit answers them.
@Suite struct SnapshotVectorTests {
  @Test(arguments: try Fixture.vectors("diffable", "snapshot"))
  func `an edit ends as in UIKit`(vector: Fixture.Vector) throws {
    var snapshot = SectionedIdentifiers<String, String>()
    var failure: (Int, Mistake)?
    for (index, operation) in (vector.values["input"]["operations"].list ?? []).enumerated() {
      do throws(Mistake) {
        try apply(operation, to: &snapshot)
      } catch {
        failure = (index, error)
        break
      }
    }
    let expect = vector.values["expect"]
    let state = expect["error"].isNull ? expect : expect["stateUnchanged"]
    if let (index, mistake) = failure {
      #expect(expect["error"]["atOperation"].number == Double(index))
      #expect(expect["error"]["kind"].string == mistake.kindOfVector)
    } else {
      // Marks are kept by the frameworks' face.
      let isAboutMarks = expect["error"]["kind"].string?.hasSuffix("Item") == true
      let isLookUp = expect["error"]["kind"].string == "sectionLookupNotFound"
      #expect(expect["error"].isNull || isAboutMarks || isLookUp)
    }
    #expect(snapshot.sections == state["sections"].list?.compactMap(\.string))
    for section in snapshot.sections {
      #expect(snapshot.items(in: section) == state["items"][section].list?.compactMap(\.string))
    }
    #expect(state["numberOfItems"].number == Double(snapshot.itemCount))
  }

  private func apply(
    _ operation: JSONValue,
    to snapshot: inout SectionedIdentifiers<String, String>
  ) throws(Mistake) {
    let list = operation[1].list?.compactMap(\.string) ?? []
    let subject = operation[1].string ?? ""
    let target = operation[2].string
    switch operation[0].string {
    case "appendSections": try snapshot.append(sections: list)
    case "insertSectionsBefore":
      try snapshot.insert(sections: list, .before, target ?? "")
    case "insertSectionsAfter": try snapshot.insert(sections: list, .after, target ?? "")
    case "deleteSections": try snapshot.delete(sections: list)
    case "moveSectionBefore": try snapshot.move(section: subject, .before, target ?? "")
    case "moveSectionAfter": try snapshot.move(section: subject, .after, target ?? "")
    case "appendItems": try snapshot.append(list, to: target)
    case "insertItemsBefore": try snapshot.insert(list, .before, target ?? "")
    case "insertItemsAfter": try snapshot.insert(list, .after, target ?? "")
    case "deleteItems": try snapshot.delete(list)
    case "deleteAllItems": snapshot.deleteAll()
    case "moveItemBefore": try snapshot.move(subject, .before, target ?? "")
    case "moveItemAfter": try snapshot.move(subject, .after, target ?? "")
    default: break
    }
  }
}

extension Mistake {
  /// What the facts call it.
  fileprivate var kindOfVector: String {
    switch self {
    case .repeated: "duplicateInArgument"
    case .sectionsExist: "sectionAlreadyExists"
    case .noSections: "noSections"
    case .noSection, .noNeighbour(.item, _): "sectionNotFound"
    case .noNeighbour(.section, _): "insertIndexNotFound"
    case .neighbourInList: "destinationInList"
    case .nothingToMove(.item, _): "fromIndexNotFound"
    case .nothingToMove(.section, _): "fromSectionNotFound"
    case .nowhereToMove(.item, _): "toIndexNotFound"
    case .nowhereToMove(.section, _): "toSectionNotFound"
    case .movedBesideItself: "sameSourceAndDestination"
    case .unknownSection: "sectionLookupNotFound"
    case .unknown(.item, _): "reloadUnknownItem"
    case .unknown(.section, _): "reloadUnknownSection"
    }
  }
}
