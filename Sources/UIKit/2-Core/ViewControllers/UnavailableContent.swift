import CoreGraphics

/// What a controller shows in place of its content, and when that is brought up to date.
@MainActor
final class UnavailableContent {
  unowned let controller: UIViewController
  private(set) var view: (any UIView & UIContentView)?
  private var needsUpdate = true
  private var isUpdating = false

  init(controller: UIViewController) { self.controller = controller }

  var configuration: (any UIContentConfiguration)? {
    didSet { show() }
  }

  func setNeedsUpdate() {
    needsUpdate = true
    controller.viewIfLoaded?.setNeedsLayout()
  }

  /// The controller's view is being laid out: asks for an update where one is wanted.
  func layOut() {
    if needsUpdate, !isUpdating {
      needsUpdate = false
      isUpdating = true
      controller.updateContentUnavailableConfiguration(
        using: controller.contentUnavailableConfigurationState
      )
      isUpdating = false
    }
    if view == nil, configuration != nil { show() }
    guard let view, let host = controller.viewIfLoaded else { return }
    if view.frame != host.bounds { view.frame = host.bounds }
    if host.subviews.last !== view { host.bringSubviewToFront(view) }
  }

  private func show() {
    guard let configuration, let host = controller.viewIfLoaded else {
      view?.removeFromSuperview()
      view = nil
      if configuration != nil { controller.viewIfLoaded?.setNeedsLayout() }
      return
    }
    let wanted = configuration.updated(for: controller.contentUnavailableConfigurationState)
    if let view, view.supports(wanted) {
      view.configuration = wanted
      return
    }
    view?.removeFromSuperview()
    let made = wanted.makeContentView()
    made.frame = host.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(made)
    view = made
  }
}
