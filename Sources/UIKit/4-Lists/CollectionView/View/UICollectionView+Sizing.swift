import CoreGraphics

extension UICollectionView: LaidOutList {
  func adopt(_ layout: UICollectionViewLayout) { layout.host = self }
}

extension UICollectionView: SelfSizedList {
  var layoutInUse: UICollectionViewLayout { keeper.layout }

  func typeOfView(for key: ElementKey) -> Any.Type? { visible.views[key].map { type(of: $0) } }

  /// A view in sight would like to have another size.
  func askAgain(_ element: UICollectionReusableView) {
    guard let key = visible.key(of: element) else { return }
    sizing.forget(key)
    setNeedsLayout()
  }

  /// A view was laid out, perhaps because its constraints are others now.
  func viewWasLaidOut(_ element: UICollectionReusableView) {
    guard selfSizingInvalidation == .enabledIncludingConstraints, !pass.isRunning,
      keeper.layout.asksViewsForSizes, let now = element.appliedAttributes,
      now.category != .decorationView, CellMeasurement(element).hasConstraints
    else { return }
    if element.preferredLayoutAttributesFitting(now.copied()).size != now.size {
      askAgain(element)
    }
  }
}

extension UICollectionReusableView: SelfSizedElement {}
