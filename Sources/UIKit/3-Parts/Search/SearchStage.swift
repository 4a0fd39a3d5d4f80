import CoreGraphics

/// Where what comes with a search lies: over what is searched, in the place where that is seen even while
/// it scrolls, and with its safe area.
@MainActor
final class SearchStage: UIView {
  /// Shows a view on the stage, over another's content.
  func show(_ view: UIView, over host: UIView) {
    cover(host)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// Takes a view away, and the stage with the last.
  func hide(_ view: UIView) {
    guard view.superview === self else { return }
    view.removeFromSuperview()
    if subviews.isEmpty { removeFromSuperview() }
  }

  private func cover(_ host: UIView) {
    guard superview !== host else { return host.bringSubviewToFront(self) }
    frame = host.bounds
    host.addSubview(self)
    guard let scrollView = host as? UIScrollView else {
      translatesAutoresizingMaskIntoConstraints = true
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return
    }
    translatesAutoresizingMaskIntoConstraints = false
    let guide = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: guide.topAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  /// All that the host keeps clear of: a list leaves nothing of it to what scrolls in it.
  override var safeAreaInsets: UIEdgeInsets { superview?.safeAreaInsets ?? .zero }
}
