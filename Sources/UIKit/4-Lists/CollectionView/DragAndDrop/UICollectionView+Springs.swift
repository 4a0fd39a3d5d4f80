import Foundation

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests on an item taps it.
  ///
  /// Defaults to false.
  public var isSpringLoaded: Bool {
    get { ListSpring.of(self) != nil }
    set { ListSpring.set(newValue, on: self, springQuestions) }
  }

  private var springQuestions: ListSpring.Questions {
    ListSpring.Questions { [weak self] context in
      guard let self, let path = itemInSight(at: context.location(in: self)),
        let told = order.itemPath(path)?.indexPath, let cell = cellForItem(at: told),
        collectionDelegate?.collectionView(self, shouldSpringLoadItemAt: told, with: context)
          ?? true
      else { return nil }
      return (path, cell)
    } press: { [weak self] path in
      if let path = path.base as? ShownPath { self?.selection.touchDown(at: path) }
    } cancel: { [weak self] in
      self?.selection.touchCancelled()
    } tap: { [weak self] in
      self?.selection.touchUp()
    }
  }
}
