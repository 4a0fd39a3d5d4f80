import Diagnostics
import Foundation

/// How many sections and items the data source has, asked once until told that they changed.
@MainActor
struct CollectionCounts {
  private var counts: [Int]?

  var isKnown: Bool { counts != nil }

  /// Forgets the numbers; they are asked for again when needed.
  mutating func invalidate() { counts = nil }

  /// Counts an item in another section, without asking.
  mutating func move(from old: Int, to new: Int) {
    guard let known = counts, known.indices.contains(old), known.indices.contains(new) else {
      return
    }
    counts?[old] -= 1
    counts?[new] += 1
  }

  /// The number of items of each section.
  mutating func items(in view: UICollectionView) -> [Int] {
    if let counts { return counts }
    guard let source = view.dataSource else {
      counts = []
      return []
    }
    let sections = max(0, source.numberOfSections(in: view))
    var counts: [Int] = []
    counts.reserveCapacity(sections)
    for section in 0..<sections {
      let items = source.collectionView(view, numberOfItemsInSection: section)
      if items < 0 { reportNegative(items, section, source) }
      counts.append(max(0, items))
    }
    self.counts = counts
    return counts
  }

  private func reportNegative(_ items: Int, _ section: Int, _ source: AnyObject) {
    UIKitDiagnostics.report(
      Diagnosis(
        .countNegative,
        what: "The data source gave a negative number of items.",
        place: "\(type(of: source)), section \(section)",
        saw: "\(items)",
        remedy: "Return zero or more from collectionView(_:numberOfItemsInSection:); the section"
          + " is taken as empty."
      )
    )
  }
}
