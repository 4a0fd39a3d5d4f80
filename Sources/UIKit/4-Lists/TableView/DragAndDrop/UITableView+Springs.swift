import Foundation

extension UITableView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests on a row taps it.
  ///
  /// Defaults to false.
  public var isSpringLoaded: Bool {
    get { ListSpring.of(self) != nil }
    set { ListSpring.set(newValue, on: self, springQuestions) }
  }

  private var springQuestions: ListSpring.Questions {
    ListSpring.Questions { [weak self] context in
      guard let self, let path = indexPathForRow(at: context.location(in: self)),
        let cell = cellForRow(at: path),
        tableDelegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
      else { return nil }
      return (path, cell)
    } press: { [weak self] path in
      if let path = path.base as? IndexPath { self?.selection.touchDown(at: path) }
    } cancel: { [weak self] in
      self?.selection.touchCancelled()
    } tap: { [weak self] in
      self?.selection.touchUp()
    }
  }
}
