import CoreGraphics
import Diagnostics
import Foundation
import ScrollPhysics

extension UIScrollView {
  func prepareScrolling() {
    clipsToBounds = true
    contentMovement.attach(to: self)
  }

  func setOffset(_ offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else { return report("contentOffset", offset) }
    let old = contentOffset
    guard offset != old else { return contentMovement.offsetWillBeSet(to: offset) }
    contentMovement.offsetWillBeSet(to: offset)
    bounds = CGRect(origin: offset, size: bounds.size)
  }

  func setContentSize(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite else { return report("contentSize", size) }
    guard size != storedContentSize else { return }
    storedContentSize = size
    insetMayHaveChanged()
    contentMovement.contentDidChange()
    contentMovement.updateIndicators()
    bottomBarFollower?.contentDidMove()
  }

  func setInset(_ inset: UIEdgeInsets) {
    guard inset.isFinite else { return report("contentInset", inset) }
    guard inset != storedInset else { return }
    let wasAtTop = contentOffset.y == -adjustedContentInset.top
    let wasAtLeft = contentOffset.x == -adjustedContentInset.left
    storedInset = inset
    insetMayHaveChanged()
    // Content that stood at its start stays there.
    guard !isTracking, !isDecelerating else { return }
    var offset = contentOffset
    if wasAtTop, window != nil { offset.y = -adjustedContentInset.top }
    if wasAtLeft, window != nil { offset.x = -adjustedContentInset.left }
    if offset != contentOffset { contentOffset = offset }
  }

  /// Tells of an adjusted inset that became another.
  func insetMayHaveChanged(keepsOffset: Bool = false) {
    let inset = adjustedContentInset
    guard inset != announcedInset else { return }
    let old = announcedInset
    announcedInset = inset
    contentMovement.endsDidChange()
    // Content that stood at its start starts below the new inset.
    if !keepsOffset, !isTracking, !isDecelerating {
      var offset = contentOffset
      if offset.y == -old.top, inset.top != old.top { offset.y = -inset.top }
      if offset.x == -old.left, inset.left != old.left { offset.x = -inset.left }
      if !isScrollAnimating { offset = restingWithin(offset, leaving: old) }
      if offset != contentOffset { bounds = CGRect(origin: offset, size: bounds.size) }
    }
    if safeAreaInsets != .zero { for view in subviewList { view.updateSafeArea() } }
    contentMovement.updateIndicators()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Where content comes to rest whose insets shrink: what stood within its range goes back to it, what
  /// somebody put beyond an end stays.
  private func restingWithin(_ offset: CGPoint, leaving old: UIEdgeInsets) -> CGPoint {
    let rest = contentMovement.resting(offset)
    let endX = max(-old.left, contentSize.width - bounds.width + old.right)
    let endY = max(-old.top, contentSize.height - bounds.height + old.bottom)
    func within(_ offset: CGFloat, _ rest: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      let stoodWithin = offset > rest ? offset < end + 1 : offset > start - 1
      return stoodWithin ? rest : offset
    }
    return CGPoint(
      x: within(offset.x, rest.x, -old.left, endX),
      y: within(offset.y, rest.y, -old.top, endY)
    )
  }

  func kept(_ old: UIEdgeInsets, _ new: UIEdgeInsets, _ name: String) -> UIEdgeInsets? {
    if new.isFinite { return nil }
    report(name, new)
    return old
  }

  func report(_ property: String, _ value: Any) {
    UIKitDiagnostics.report(
      Diagnosis(
        .notFinite,
        what: "\(property) was set to a value that is not a finite number.",
        place: "\(type(of: self)).\(property)",
        saw: "\(value)",
        remedy: "Look for a division by zero or an unset size where this value is computed;"
          + " the old value was kept.",
        applePhrase: "CALayerInvalidGeometry"
      )
    )
  }
}
