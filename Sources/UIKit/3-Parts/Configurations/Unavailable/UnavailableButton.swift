import CoreGraphics

/// A button of a view that says why there is nothing to show.
@MainActor
final class UnavailableButton {
  /// There while there is something to be seen of it.
  private(set) var button: UIButton?
  private var action: UIAction?

  func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    in view: UIView
  ) {
    guard configuration.title?.isEmpty == false || configuration.image != nil else {
      button?.removeFromSuperview()
      (button, action) = (nil, nil)
      return
    }
    let button = self.button ?? UIButton(type: .system)
    self.button = button
    if button.superview !== view { view.addSubview(button) }
    button.configuration = configuration
    button.role = properties.role
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    guard action !== properties.primaryAction else { return }
    if let action { button.removeAction(action, for: .primaryActionTriggered) }
    action = properties.primaryAction
    if let action { button.addAction(action, for: .primaryActionTriggered) }
  }

  /// The size in a room of some width.
  func size(_ width: CGFloat) -> CGSize {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let size = button?.sizeThatFits(room) ?? .zero
    return CGSize(width: min(size.width, width), height: size.height)
  }
}
