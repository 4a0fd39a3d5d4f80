import CollectionDiffing
import Diagnostics

/// Says what is wrong with an edit of a section snapshot, or a question to it.
enum OutlineMistakes {
  /// Reports a mistake with the phrase UIKit has for it.
  static func report(_ mistake: TreeMistake, _ operation: String) {
    UIKitDiagnostics.report(
      diagnosis(mistake, "NSDiffableDataSourceSectionSnapshot.\(operation)")
    )
  }

  private static func diagnosis(_ mistake: TreeMistake, _ place: String) -> Diagnosis {
    switch mistake {
    case .repeated(let items):
      let list = items.prefix(8).joined(separator: ", ")
      return Diagnosis(
        .duplicateIdentifier,
        what: "Items are added that the section snapshot holds already, or twice at once.",
        place: "\(place), item \(items.first ?? "")",
        saw: list + (items.count > 8 ? " and \(items.count - 8) more" : ""),
        remedy: "Put what tells them apart into the identifier, or add each once. Nothing was"
          + " added; under the policy recover, what is new is.",
        applePhrase: "Identifiers in a section snapshot must be unique. Duplicate item"
          + " identifiers: {(\(list))}"
      )
    case .noParent(let item):
      return unknown(place, item, "Parent item identifier does not exist in section snapshot")
    case .noNeighbour(let side, let item):
      let word = side == .before ? "before" : "after"
      return unknown(
        place,
        item,
        "Item identifier to insert \(word) does not exist in section snapshot"
      )
    case .nothingToDelete(let item):
      return unknown(place, item, "Failed to find index of item", separator: " ")
    case .unknown(let item):
      return unknown(place, item, "Item identifier does not exist in section snapshot")
    case .unknownChild(let item):
      return unknown(place, item, "Child item identifier does not exist in section snapshot")
    }
  }

  private static func unknown(
    _ place: String,
    _ item: String,
    _ phrase: String,
    separator: String = ": "
  ) -> Diagnosis {
    Diagnosis(
      .diffUnknown,
      what: "An item is named that is not in the section snapshot.",
      place: "\(place), item \(item)",
      remedy: "Add it first, or look with contains(_:); nothing was changed.",
      applePhrase: "\(phrase)\(separator)\(item)"
    )
  }
}
