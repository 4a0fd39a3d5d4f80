import Diagnostics
import Foundation
import ListUpdates

/// Says what is wrong with a batch of updates, with what was declared and the numbers around it.
struct UpdateDiagnosis<Path: ListPath> {
  let operations: UpdateOperations<Path>
  let before: [Int]
  let after: [Int]
  /// The type of the view.
  let view: String
  /// What an element of a section is called.
  var noun = "item"

  /// What is wrong; nil where the operations agree with the numbers.
  var problem: Diagnosis? {
    UpdateCheck(operations, before: before, after: after).mistake.map(words)
  }

  private func words(_ mistake: UpdateMistake) -> Diagnosis {
    switch mistake {
    case .itemConflict(let item, let conflict):
      contradiction("\(noun) \(item)", conflict.phrase("index path"))
    case .sectionConflict(let section, let conflict):
      contradiction("section \(section)", conflict.phrase("section"))
    case .noSection(let section, let side, let count):
      nowhere("section \(name(section))", [section], noSection(name(section), side, count))
    case .noItem(let item, let side, let count):
      nowhere("\(noun) \(name(item))", [item.section, item.item], noItem(item, side, count))
    case .sectionCount(let ledger): sectionCount(ledger)
    case .itemCount(let section, let ledger): itemCount(section, ledger)
    }
  }

  // MARK: Contradictions

  private func contradiction(_ place: String, _ phrase: String) -> Diagnosis {
    Diagnosis(
      .batchConflict,
      what: "Two updates contradict each other about \(place).",
      place: "\(view), \(place)",
      saw: operations.summary,
      remedy: "Declare one thing for each \(noun) in a block; all is loaded anew.",
      applePhrase: phrase
    )
  }

  // MARK: Paths

  private func nowhere(_ place: String, _ numbers: [Int], _ phrase: String) -> Diagnosis {
    let isNotFound = numbers.contains(NSNotFound)
    return Diagnosis(
      isNotFound ? .indexNotFound : .batchCount,
      what: "An update names \(place), which does not exist.",
      place: "\(view), \(place)",
      saw: ledger,
      remedy: isNotFound
        ? "A search in the data found nothing: look at its result before you make an index path of"
          + " it. All is loaded anew."
        : "What goes away has its path from before the update, what comes its path from after"
          + " it. All is loaded anew.",
      applePhrase: phrase
    )
  }

  private func name(_ number: Int) -> String { number == NSNotFound ? "NSNotFound" : "\(number)" }

  private func name(_ item: ListPosition) -> String {
    "(\(name(item.section)), \(name(item.item)))"
  }

  private func noSection(_ section: String, _ side: UpdateMistake.Side, _ count: Int) -> String {
    switch side {
    case .before:
      "attempt to delete section \(section), but there are only \(count) sections before the update"
    case .after:
      "attempt to insert section \(section) but there are only \(count) sections after the update"
    }
  }

  private func noItem(_ item: ListPosition, _ side: UpdateMistake.Side, _ count: Int) -> String {
    switch side {
    case .before:
      "attempt to delete \(noun) \(item.item) from section \(item.section) which only contains"
        + " \(count) \(noun)s before the update"
    case .after:
      "attempt to insert \(noun) \(item.item) into section \(item.section), but there are only"
        + " \(count) \(noun)s in section \(item.section) after the update"
    }
  }

  // MARK: Numbers

  private func sectionCount(_ count: UpdateMistake.Ledger) -> Diagnosis {
    Diagnosis(
      .batchCount,
      what: "There were \(count.before) sections; \(count.inserted) inserted and \(count.deleted)"
        + " deleted make \(count.expected), but the data source has \(count.after).",
      place: view,
      saw: ledger,
      remedy: remedy(count.surplus, "section"),
      applePhrase: "Invalid update: invalid number of sections"
    )
  }

  private func itemCount(_ section: Int, _ count: UpdateMistake.Ledger) -> Diagnosis {
    let moves =
      count.movedIn + count.movedOut == 0
      ? "" : " with \(count.movedIn) moved in and \(count.movedOut) moved out"
    return Diagnosis(
      .batchCount,
      what: "Section \(section) had \(count.before) \(noun)s; \(count.inserted) inserted and"
        + " \(count.deleted) deleted\(moves) make \(count.expected), but the data source has"
        + " \(count.after).",
      place: "\(view), section \(section)",
      saw: ledger,
      remedy: remedy(count.surplus, noun),
      applePhrase: "Invalid update: invalid number of \(noun)s in section \(section)"
    )
  }

  private func remedy(_ difference: Int, _ noun: String) -> String {
    let number = abs(difference)
    let word = difference > 0 ? "insertion" : "deletion"
    let verb = number == 1 ? " was" : "s were"
    return "\(number) \(noun) \(word)\(verb) not declared, or the data"
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

extension UpdateMistake.Conflict {
  /// UIKit's words for it; `place` is what both name.
  fileprivate func phrase(_ place: String) -> String {
    switch self {
    case .deleteAndReload: "attempt to delete and reload the same \(place)"
    case .deleteAndMove: "attempt to perform a delete and a move from the same \(place)"
    case .reloadAndMove: "attempt to perform a reload and a move from the same \(place)"
    case .insertAndMove: "attempt to perform an insert and a move to the same \(place)"
    case .deleteTwice: "attempt to delete the same \(place) twice"
    case .insertTwice: "attempt to insert the same \(place) twice"
    case .moveFromTwice: "attempt to perform multiple moves from the same \(place)"
    case .moveToTwice: "attempt to perform multiple moves to the same \(place)"
    }
  }
}
