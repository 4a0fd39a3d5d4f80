import ListUpdates

extension UICollectionView: OrderedList {
  func followOrder(_ step: UpdateMap<ShownPath>) {
    swipes.rowsDidChange { step.new(ShownPath($0))?.indexPath }
    followSelection(step)
    visible.follow(step)
    prefetcher.follow(step.new)
    let context = keeper.layout.makeContext()
    context.updates = step
    keeper.layout.invalidateLayout(with: context)
  }
}
