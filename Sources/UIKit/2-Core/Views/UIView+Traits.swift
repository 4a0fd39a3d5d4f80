import Foundation

extension UIView {
  /// What the view's surroundings hand down.
  private var inheritedTraits: UITraitCollection {
    controller?.traitCollection ?? parentView?.traitCollection
      ?? (self as? UIWindow)?.scene?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Takes over what is handed down, and hands it on where it changed.
  func inheritTraits() {
    if let controller { return controller.inheritTraits() }
    takeTraits(inheritedTraits)
  }

  func takeTraits(_ inherited: UITraitCollection) {
    let old = traits.current
    let previous = traits.inherit(inherited)
    guard traits.current !== old else { return }
    if let previous { traitsChanged(from: previous) }
    for view in subviewList { view.inheritTraits() }
  }

  private func traitsChanged(from previous: UITraitCollection) {
    if let background = colors.background, !background.isFixed { applyBackground() }
    if traitCollection.displayScale > 0, traitCollection.displayScale != previous.displayScale {
      backing.contentsScale = traitCollection.displayScale
    }
    refreshAppearance()
    if traitCollection.layoutDirection != previous.layoutDirection {
      layoutDirectionDidChange()
      updateMargins()
    }
    if hostWindow != nil { Appearances.shared.apply(to: self) }
    if drawsItself { backing.setNeedsDisplay() }
    setNeedsLayout()
    traitCollection.performAsCurrent {
      traitCollectionDidChange(previous)
      traits.notify(previous)
    }
  }
}
