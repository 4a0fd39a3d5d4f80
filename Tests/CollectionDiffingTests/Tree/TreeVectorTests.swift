import CollectionDiffing
import TestSupport
import Testing

/// Edits of trees as UIKit answers them.
@Suite struct TreeVectorTests {
  @Test(arguments: try Fixture.vectors("diffable", "section-snapshot"))
  func `an edit of a tree ends as in UIKit`(vector: Fixture.Vector) throws {
    var tree = IdentifierTree<String>()
    var failure: (Int, TreeMistake)?
    var answers: [JSONValue] = []
    for (index, operation) in (vector.values["input"]["operations"].list ?? []).enumerated() {
      do throws(TreeMistake) {
        if let answer = try apply(operation, to: &tree) { answers.append(answer) }
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
      #expect(expect["error"].isNull)
    }
    #expect(strings(tree.items) == state["items"] && strings(tree.roots) == state["rootItems"])
    #expect(strings(tree.visibleItems) == state["visibleItems"])
    #expect(strings(tree.expandedItems) == state["expandedItems"])
    for item in tree.items {
      #expect(try state["levels"][item].number == Double(tree.level(of: item)))
    }
    let queries = expect["queries"].list?.map { query in
      guard var object = query[2].object else { return query[2] }
      object["includingParent"] = nil
      return .object(object)
    }
    #expect(answers == queries ?? [])
  }

  private func strings(_ list: [String]) -> JSONValue { .list(list.map { .string($0) }) }

  private func apply(
    _ operation: JSONValue,
    to tree: inout IdentifierTree<String>
  ) throws(TreeMistake) -> JSONValue? {
    let list = operation[1].list?.compactMap(\.string) ?? []
    let subject = operation[1].string ?? ""
    let target = operation[2].string
    switch operation[0].string {
    case "append": try tree.append(list, to: target)
    case "insertBefore": try tree.insert(list, .before, target ?? "")
    case "insertAfter": try tree.insert(list, .after, target ?? "")
    case "delete": try tree.delete(list)
    case "expand": tree.setExpanded(list, true)
    case "collapse": tree.setExpanded(list, false)
    case "replaceChildren":
      var children = IdentifierTree<String>()
      for step in operation[2].list ?? [] { _ = try apply(step, to: &children) }
      try tree.replaceChildren(of: subject, with: children)
    case "snapshotOf":
      let part = try tree.subtree(of: subject, withRoot: operation[2].bool == true)
      return .object([
        "items": strings(part.items), "rootItems": strings(part.roots),
        "visibleItems": strings(part.visibleItems),
      ])
    case "level": return .number(Double(try tree.level(of: subject)))
    case "parent": return try tree.parent(of: subject).map { .string($0) } ?? .null
    case "isVisible": return .bool(try tree.isVisible(subject))
    case "isExpanded": return .bool(try tree.isExpanded(subject))
    case "contains": return .bool(tree.contains(subject))
    case "index": return tree.index(of: subject).map { .number(Double($0)) } ?? .null
    default: Issue.record("unknown operation \(operation)")
    }
    return nil
  }
}

extension TreeMistake {
  /// What the facts call it.
  fileprivate var kindOfVector: String {
    switch self {
    case .repeated: "ssDuplicate"
    case .noParent: "ssParentMissing"
    case .noNeighbour(.before, _): "ssInsertBeforeMissing"
    case .noNeighbour(.after, _): "ssInsertAfterMissing"
    case .nothingToDelete: "ssDeleteMissing"
    case .unknown: "ssItemMissing"
    case .unknownChild: "ssChildMissing"
    }
  }
}
