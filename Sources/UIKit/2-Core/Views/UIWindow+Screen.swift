import CoreGraphics

extension UIWindow {
  /// Follows the screen: a window that filled it fills it again.
  ///
  /// Controllers are told of new traits before they are told of a new size, and of both before
  /// either holds.
  func screenDidChange(from old: Device) {
    let filled = frame.size == CGSize(width: old.width, height: old.height)
    let bounds = UIScreen.main.bounds
    let coordinator = ResizeCoordinator()
    announce(scene?.traitCollection ?? UIScreen.main.traitCollection, coordinator)
    let isResized = filled && bounds != frame
    if isResized { announce(bounds.size, coordinator) }
    inheritTraits()
    for presented in presentedLine { Presenting().adapt(presented, in: self, coordinator) }
    if isResized { frame = bounds }
    updateSafeArea()
    coordinator.finish()
  }

  /// What the root presents, and what that presents.
  private var presentedLine: [UIViewController] {
    Array(
      sequence(first: rootViewController?.presentedViewController, next: \.?.storedParts?.presented)
    )
    .compactMap(\.self)
  }

  private func announce(_ handed: UITraitCollection, _ coordinator: ResizeCoordinator) {
    let new = traits.resolved(handed)
    guard new.hasOtherShape(than: traitCollection) else { return }
    rootViewController.map { $0.willTransition(to: $0.traits.resolved(new), with: coordinator) }
    for presented in presentedLine {
      presented.storedParts?.presentation?.willTransition(
        to: presented.traits.resolved(new),
        with: coordinator
      )
    }
  }

  private func announce(_ size: CGSize, _ coordinator: ResizeCoordinator) {
    rootViewController?.announce(size, coordinator)
    for presented in presentedLine {
      presented.storedParts?.presentation?.viewWillTransition(to: size, with: coordinator)
    }
  }
}
