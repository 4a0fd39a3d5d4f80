import Diagnostics
import Foundation

/// Holds what a block of updates declared against the numbers before and after it.
struct UpdateCheck {
  let operations: UpdateOperations
  let before: [Int]
  let after: [Int]
  /// What an element of a section is called.
  var noun = "item"

  /// What is wrong with the updates; nil where they agree with the numbers.
  func problem(in view: String) -> Diagnosis? {
    contradiction(view) ?? wrongPath(view) ?? wrongSections(view) ?? wrongItems(view)
  }

  // MARK: Paths

  private func wrongPath(_ view: String) -> Diagnosis? {
    let gone =
      operations.deletedSections + operations.reloadedSections
      + operations.movedSections.map(\.from)
    for section in gone.sorted() where !before.indices.contains(section) {
      return range(
        view,
        "section \(name(section))",
        "attempt to delete section \(name(section)), but there are only \(before.count) sections"
          + " before the update"
      )
    }
    let come = operations.insertedSections + operations.movedSections.map(\.to)
    for section in come.sorted() where !after.indices.contains(section) {
      return range(
        view,
        "section \(name(section))",
        "attempt to insert section \(name(section)) but there are only \(after.count) sections"
          + " after the update"
      )
    }
    let old =
      operations.deletedItems + operations.reloadedItems + operations.reconfiguredItems
      + operations.movedItems.map(\.from)
    for path in old.sorted() where !has(path, before) {
      let only = before.indices.contains(path.section) ? before[path.section] : 0
      return range(
        view,
        "\(noun) \(path.short)",
        "attempt to delete \(noun) \(path.item) from section \(path.section) which only contains"
          + " \(only) \(noun)s before the update"
      )
    }
    let new = operations.insertedItems + operations.movedItems.map(\.to)
    for path in new.sorted() where !has(path, after) {
      let only = after.indices.contains(path.section) ? after[path.section] : 0
      return range(
        view,
        "\(noun) \(path.short)",
        "attempt to insert \(noun) \(path.item) into section \(path.section), but there are only"
          + " \(only) \(noun)s in section \(path.section) after the update"
      )
    }
    return nil
  }

  private func name(_ section: Int) -> String {
    section == NSNotFound ? "NSNotFound" : "\(section)"
  }

  private func has(_ path: IndexPath, _ counts: [Int]) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  private func range(_ view: String, _ place: String, _ phrase: String) -> Diagnosis {
    Diagnosis(
      "TSK-BATCH-COUNT",
      .fatal,
      what: "An update names \(place), which does not exist.",
      place: "\(view), \(place)",
      saw: ledger,
      remedy: "What goes away has its path from before the update, what comes its path from after"
        + " it. All is loaded anew.",
      applePhrase: phrase
    )
  }

  // MARK: Contradictions

  private func contradiction(_ view: String) -> Diagnosis? {
    func common<Place: Hashable & Comparable>(_ a: [Place], _ b: [Place]) -> Place? {
      Set(a).intersection(b).min()
    }
    func twice<Place: Hashable & Comparable>(_ places: [Place]) -> Place? {
      var seen: Set<Place> = []
      return places.sorted().first { !seen.insert($0).inserted }
    }
    let from = operations.movedItems.map(\.from)
    let to = operations.movedItems.map(\.to)
    let checks: [(IndexPath?, String)] = [
      (
        common(operations.deletedItems, operations.reloadedItems),
        "attempt to delete and reload the same index path"
      ),
      (
        common(operations.deletedItems, from),
        "attempt to perform a delete and a move from the same index path"
      ),
      (
        common(operations.reloadedItems, from),
        "attempt to perform a reload and a move from the same index path"
      ),
      (
        common(operations.insertedItems, to),
        "attempt to perform an insert and a move to the same index path"
      ),
      (twice(operations.deletedItems), "attempt to delete the same index path twice"),
      (twice(operations.insertedItems), "attempt to insert the same index path twice"),
      (twice(from), "attempt to perform multiple moves from the same index path"),
      (twice(to), "attempt to perform multiple moves to the same index path"),
    ]
    for (path, phrase) in checks {
      if let path { return conflict(view, "\(noun) \(path.short)", phrase) }
    }
    let sectionFrom = operations.movedSections.map(\.from)
    let sections: [(Int?, String)] = [
      (
        common(operations.deletedSections, operations.reloadedSections),
        "attempt to delete and reload the same section"
      ),
      (
        common(operations.deletedSections, sectionFrom),
        "attempt to perform a delete and a move from the same section"
      ),
      (
        common(operations.insertedSections, operations.movedSections.map(\.to)),
        "attempt to perform an insert and a move to the same section"
      ),
      (twice(sectionFrom), "attempt to perform multiple moves from the same section"),
      (
        twice(operations.movedSections.map(\.to)),
        "attempt to perform multiple moves to the same section"
      ),
    ]
    for (section, phrase) in sections {
      if let section { return conflict(view, "section \(section)", phrase) }
    }
    return nil
  }

  private func conflict(_ view: String, _ place: String, _ phrase: String) -> Diagnosis {
    Diagnosis(
      "TSK-BATCH-CONFLICT",
      .fatal,
      what: "Two updates contradict each other about \(place).",
      place: "\(view), \(place)",
      saw: operations.summary,
      remedy: "Declare one thing for each \(noun) in a block; all is loaded anew.",
      applePhrase: phrase
    )
  }

  // MARK: Numbers

  private func wrongSections(_ view: String) -> Diagnosis? {
    let inserted = Set(operations.insertedSections).count
    let deleted = Set(operations.deletedSections).count
    guard before.count + inserted - deleted != after.count else { return nil }
    return Diagnosis(
      "TSK-BATCH-COUNT",
      .fatal,
      what: "There were \(before.count) sections; \(inserted) inserted and \(deleted) deleted make"
        + " \(before.count + inserted - deleted), but the data source has \(after.count).",
      place: view,
      saw: ledger,
      remedy: remedy(after.count - before.count - inserted + deleted, "section"),
      applePhrase: "Invalid update: invalid number of sections"
    )
  }

  private func wrongItems(_ view: String) -> Diagnosis? {
    let map = UpdateMap(operations)
    for (section, count) in before.enumerated() where !map.isReloaded(section: section) {
      guard let new = map.newSection(section), after.indices.contains(new) else { continue }
      let expected = count + map.growth(ofSection: section)
      guard expected != after[new] else { continue }
      let inserted = operations.insertedItems.filter { $0.section == new }.count
      let deleted = operations.deletedItems.filter { $0.section == section }.count
      return Diagnosis(
        "TSK-BATCH-COUNT",
        .fatal,
        what:
          "Section \(new) had \(count) \(noun)s; \(inserted) inserted and \(deleted) deleted make"
          + " \(expected), but the data source has \(after[new]).",
        place: "\(view), section \(new)",
        saw: ledger,
        remedy: remedy(after[new] - expected, noun),
        applePhrase: "Invalid update: invalid number of \(noun)s in section \(new)"
      )
    }
    return nil
  }

  private func remedy(_ difference: Int, _ noun: String) -> String {
    let number = abs(difference)
    let word = difference > 0 ? "insertion" : "deletion"
    return "\(number) \(noun) \(word)\(number == 1 ? "" : "s") were not declared, or the data"
      + " changed outside the block: change it inside performBatchUpdates, once, and declare every"
      + " change. All is loaded anew."
  }

  /// The numbers before and after, and what was declared between them.
  private var ledger: String {
    func list(_ counts: [Int]) -> String {
      let shown = counts.prefix(12).map(String.init).joined(separator: " ")
      return "[\(shown)\(counts.count > 12 ? " …" : "")]"
    }
    return "before \(list(before)), after \(list(after)), \(operations.summary)"
  }
}
