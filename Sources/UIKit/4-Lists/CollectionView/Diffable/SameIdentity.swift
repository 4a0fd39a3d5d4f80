import CollectionDiffing
import Diagnostics
import Foundation

/// Finds items in sight that are equal to what they were but hold something else.
///
/// A snapshot compares identifiers, so their cells stay as they are. Only tests look for it.
@MainActor
enum SameIdentity {
  static func check<Section, Item>(
    _ old: DiffableData<Section, Item>,
    _ new: DiffableData<Section, Item>,
    _ marks: NSDiffableDataSourceSnapshot<Section, Item>?,
    at paths: [IndexPath]
  ) {
    let filled = Set(marks?.reloadedItemIdentifiers ?? [])
      .union(marks?.reconfiguredItemIdentifiers ?? [])
    let reloaded = Set(marks?.reloadedSectionIdentifiers ?? [])
    for path in paths.sorted() {
      guard let item = old.snapshot.model.item(at: Place(path)), !filled.contains(item),
        let place = new.snapshot.model.place(of: item),
        let section = new.snapshot.model.section(at: place.section), !reloaded.contains(section),
        let other = new.snapshot.model.item(at: place)
      else { continue }
      let (before, after) = (words(item), words(other))
      if before != after { report(path, before, after) }
    }
  }

  private static func words(_ value: some Any) -> String {
    var words = ""
    dump(value, to: &words)
    return words.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
  }

  private static func report(_ path: IndexPath, _ before: String, _ after: String) {
    UIKitDiagnostics.report(
      Diagnosis(
        .sameIdentifierNewValue,
        place: "item \(path.short)",
        saw: "\(before), then \(after)"
      )
    )
  }
}
