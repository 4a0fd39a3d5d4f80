import CoreGraphics

/// A button of a view that says why there is nothing to show.
@MainActor
final class UnavailableButton {
  let button = UIButton(type: .system)
  private var action: UIAction?
  /// Whether there is something to be seen of it.
  private(set) var isShown = false

  func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    isShown = configuration.title?.isEmpty == false || configuration.image != nil
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
    let size = button.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }
}
