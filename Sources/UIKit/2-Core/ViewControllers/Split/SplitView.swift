/// The view of a split view controller.
@MainActor
final class SplitView: UIView {
  weak var presenter: SplitPresenter?

  override func layoutSubviews() {
    super.layoutSubviews()
    presenter?.layOut()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Columns become one, and columns again, before the next layout: controllers do not change
    // places within one.
    if presenter?.isSettled ?? false { presenter?.layOut() }
    setNeedsLayout()
  }
}
