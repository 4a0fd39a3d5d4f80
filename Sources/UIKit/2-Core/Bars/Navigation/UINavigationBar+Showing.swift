import CoreGraphics
import Diagnostics
import Foundation

extension UINavigationBar {
  /// The size of text that large titles follow.
  var sizeOfText: UIContentSizeCategory {
    let category = traitCollection.preferredContentSizeCategory
    return category == .unspecified ? .large : category
  }

  /// Shows the top item without a transition.
  func showTop() {
    content?.removeFromSuperview()
    content?.item.bar = nil
    content = nil
    if let item = topItem { content = makeContent(item) }
    for item in itemStack { item.bar = self }
    updateBackground()
    setNeedsLayout()
  }

  func makeContent(_ item: UINavigationItem) -> NavigationBarContent {
    let made = NavigationBarContent(item, in: self)
    item.bar = self
    addSubview(made)
    made.reload(backItem: backItem)
    made.heights = owner?.heights(of: item) ?? standaloneHeights
    return made
  }

  /// A change from one item to another: what is animated, and what comes after.
  struct Change {
    let animations: () -> Void
    /// Ends the change, with whether it came to its end.
    let end: (Bool) -> Void
  }

  /// Begins to show the top item in place of the one that is shown.
  func beginChange(isPush: Bool) -> Change {
    let old = content
    guard let item = topItem else {
      content = nil
      return Change(animations: { old?.alpha = 0 }, end: { _ in old?.removeFromSuperview() })
    }
    for item in itemStack { item.bar = self }
    let new = makeContent(item)
    content = new
    var morph: NavigationBarContent.Morph?
    UIView.performWithoutAnimation {
      new.frame = bounds
      new.layoutIfNeeded()
      if isPush { morph = old?.morph(with: new) }
      new.moveAway(to: isPush ? 1 : -1, morphs: morph != nil)
      morph?.showTitle()
    }
    isChanging = true
    return Change(
      animations: { [self] in
        if !isPush, let old {
          // Only now the bar is as high as the large title wants it.
          UIView.performWithoutAnimation {
            new.frame = bounds
            new.layoutIfNeeded()
            // It is measured where it comes to stand.
            new.showLargeTitle()
            morph = new.morph(with: old)
            if morph == nil { new.moveAway(to: -1) }
            morph?.showLabel()
          }
        }
        old?.moveAway(to: isPush ? -1 : 1, morphs: morph != nil)
        new.frame = bounds
        new.comeBack()
        if isPush { morph?.showLabel() } else { morph?.showTitle() }
        updateBackground()
      },
      end: { [self] finished in
        isChanging = false
        morph?.end()
        let (kept, gone) = finished ? (new, old) : (old ?? new, old == nil ? nil : new)
        gone?.removeFromSuperview()
        content = kept
        kept.item.bar = self
        UIView.performWithoutAnimation {
          kept.heights = owner?.heights(of: kept.item) ?? standaloneHeights
          kept.comeBack()
          updateBackground()
          setNeedsLayout()
        }
      }
    )
  }

  var standaloneHeights: NavigationBarHeights {
    NavigationBarHeights(row: max(bounds.height, BarMetrics.compactHeight))
  }

  /// An item that is shown changed.
  func itemDidChange(_ item: UINavigationItem, animated: Bool) {
    guard let content, content.item === item else { return }
    owner?.itemDidChange(item)
    content.heights = owner?.heights(of: item) ?? standaloneHeights
    content.reload(backItem: backItem)
    updateBackground()
    guard animated, window != nil else { return }
    UIView.transition(
      with: content,
      duration: 0.2,
      options: .transitionCrossDissolve,
      animations: nil
    )
  }

  /// What leads back from the screen that is shown changed.
  func backItemDidChange(_ item: UINavigationItem) {
    guard let content, backItem === item else { return }
    content.reload(backItem: backItem)
  }

  /// Lets the bar grow or shrink to what it shows now.
  func animateHeight() {
    guard let owner, window != nil else { return }
    UIView.animate(withDuration: 0.3) { owner.layOut() }
  }

  func backWasTapped() {
    if let owner { return owner.goBack() }
    popItem(animated: true)
  }

  func makeBackMenu() -> UIMenu? { owner?.makeBackMenu() }
}
