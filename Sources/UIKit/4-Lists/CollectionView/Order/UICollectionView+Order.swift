import ListUpdates

extension UICollectionView: OrderedList {
  func followOrder(_ step: UpdateMap<ShownPath>) {
    followSelection(step)
    visible.follow(step)
    prefetcher.follow(step.new)
    let context = keeper.layout.makeContext()
    context.updates = step
    keeper.layout.invalidateLayout(with: context)
  }
}
