/// The view of a navigation controller.
@MainActor
final class NavigationView: UIView {
  weak var presenter: NavigationPresenter?

  override func layoutSubviews() {
    super.layoutSubviews()
    presenter?.layOut()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    presenter?.layOut()
  }
}
