import Diagnostics
import Foundation
import QuartzCore

extension UIView {
  /// Where the subviews are changed in place: a copy would cost as much as there are.
  var subviewStore: SubviewList {
    if let children { return children }
    let store = SubviewList()
    children = store
    return store
  }

  func insert(_ view: UIView, at index: Int) {
    MainThreadCheck.look("addSubview(_:)", type(of: self))
    guard accept(view) else { return }
    if view.parentView === self {
      reorder(view, to: min(index, subviewList.count - 1))
      return
    }
    let oldWindow = view.hostWindow
    view.willMove(toSuperview: self)
    if oldWindow !== hostWindow { view.announceWindow(hostWindow) }
    view.parentView?.willRemoveSubview(view)
    view.leaveSuperview()
    let index = max(0, min(index, subviewList.count))
    place(view, at: index)
    view.parentView = self
    view.enterWindow(hostWindow)
    view.inheritAll()
    view.joinLayout()
    if oldWindow !== hostWindow { view.didEnterWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  func insert(_ view: UIView, relativeTo sibling: UIView, offset: Int) {
    guard sibling !== view, let index = subviewList.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: .max)
    }
    let old = subviewList.firstIndex { $0 === view }
    let shift = old.map { $0 < index ? -1 : 0 } ?? 0
    insert(view, at: index + offset + shift)
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = subviewList.firstIndex(where: { $0 === view }), old != index,
      subviewList.indices.contains(index)
    else { return }
    subviewStore.views.remove(at: old)
    place(view, at: index)
    // Code that adds the same views whenever it lays out would never come to rest.
    if !backing.isLayingOut { setNeedsLayout() }
  }

  func exchange(_ a: Int, _ b: Int) {
    guard a != b, subviewList.indices.contains(a), subviewList.indices.contains(b) else { return }
    let (low, high) = (subviewList[min(a, b)], subviewList[max(a, b)])
    reorder(low, to: max(a, b))
    reorder(high, to: min(a, b))
  }

  func detach() {
    MainThreadCheck.look("removeFromSuperview()", type(of: self))
    guard let parent = parentView else { return }
    let oldWindow = hostWindow
    willMove(toSuperview: nil)
    if oldWindow != nil { announceWindow(nil) }
    parent.willRemoveSubview(self)
    leaveSuperview()
    enterWindow(nil)
    if oldWindow != nil { didEnterWindow() }
    didMoveToSuperview()
  }

  /// Puts the view and its layer in front of the one that will be before it.
  private func place(_ view: UIView, at index: Int) {
    subviewStore.views.insert(view, at: index)
    // Layers without a view may stand between those with one: stay right behind the next view.
    if index + 1 < subviewList.count {
      backing.insertSublayer(view.backing, below: subviewList[index + 1].backing)
    } else {
      backing.addSublayer(view.backing)
    }
  }

  private func leaveSuperview() {
    guard let parent = parentView else { return }
    leaveLayout()
    margins.keepsSafeArea = hostWindow != nil && controller != nil
    parent.subviewStore.views.removeObject(self)
    backing.removeFromSuperlayer()
    parentView = nil
    parent.setNeedsLayout()
  }

  /// Tells the view and everything in it that the window is about to change.
  private func announceWindow(_ window: UIWindow?) {
    controller?.viewWillMove(to: window)
    willMove(toWindow: window)
    for view in subviewList { view.announceWindow(window) }
  }

  private func enterWindow(_ window: UIWindow?) {
    guard window !== hostWindow else { return }
    if let old = hostWindow, old.firstResponder === self || old.firstResponder === controller {
      old.firstResponder = nil
    }
    hostWindow = window
    for view in subviewList { view.enterWindow(window) }
  }

  /// Forgets a window that went away.
  func loseWindow() {
    guard hostWindow != nil else { return }
    hostWindow = nil
    for view in subviewList { view.loseWindow() }
  }

  private func didEnterWindow() {
    if hostWindow != nil { Appearances.shared.apply(to: self) }
    didMoveToWindow()
    controller?.viewDidMoveToWindow()
    for view in subviewList { view.didEnterWindow() }
  }

  /// Takes traits, tint, margins and safe area from the new superview.
  private func inheritAll() {
    inheritTraits()
    if colors.tint == nil { tintMayHaveChanged() }
    updateSafeArea()
  }

  private func accept(_ view: UIView) -> Bool {
    guard isDescendant(of: view) else {
      let place = "\(type(of: self)).addSubview(\(type(of: view)))"
      return view.parentView === self || backing.hasRoom(below: view.backing, place: place)
    }
    UIKitDiagnostics.report(
      Diagnosis(
        .viewCycle,
        place: "\(type(of: self)).addSubview(\(type(of: view)))",
        applePhrase: "Can't add self as subview"
      )
    )
    return false
  }
}
