extension SectionedIdentifiers {
  /// What turns another order into this one, with as few moves as can be.
  ///
  /// Takes a comparison for each item that stays where it was, a look-up by the hash already known
  /// for each that does not, and O(m log m) for m stretches of items that stay together.
  @inlinable package func differences(from old: Self) -> Differences {
    var builder = DifferenceBuilder(old: old.order, new: order)
    builder.compareSections(old.sectionTable.handles(of: sectionTable, order.sections))
    for pair in builder.pairs.indices {
      let (olds, news) = builder.items(of: pair)
      builder.add(
        Comparison(olds, of: old.itemTable, news, of: itemTable),
        olds,
        news,
        of: pair
      )
    }
    builder.addItemsOfUnpairedSections()
    builder.settle(old.itemTable.handles(of: itemTable, builder.newHandles))
    return builder.differences
  }
}
