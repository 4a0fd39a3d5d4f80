extension UICollectionView {
  /// The number of items of each section.
  ///
  /// With the places that the data has no items for.
  var countsOfItems: [Int] { order.adding(to: dataCounts) }

  /// The number of items of each section, with the held item where it is shown.
  var dataCounts: [Int] { counts.items(in: self) }

  func invalidateCounts() { counts.invalidate() }

  /// An item is shown in another section than the data has it in.
  func moveCount(from old: Int, to new: Int) { counts.move(from: old, to: new) }

  /// Whether the data source was asked how much there is.
  var areCountsKnown: Bool { counts.isKnown }
}
