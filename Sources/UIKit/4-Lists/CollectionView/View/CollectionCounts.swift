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
    let asked = ListCounts(
      unit: "items",
      methods: ("numberOfSections(in:)", "collectionView(_:numberOfItemsInSection:)"),
      source: source
    )
    let counts = asked.gather(sections: source.numberOfSections(in: view)) {
      source.collectionView(view, numberOfItemsInSection: $0)
    }
    self.counts = counts
    if !view.updates.isRunning { ListWatch.tell(.counted(view, counts)) }
    return counts
  }
}
