import CoreGraphics
import Foundation
import QuartzCore

/// A menu that is shown over a window, with what it is for lifted and all else blurred, or by itself
/// beside a point.
@MainActor
final class ContextMenuShowing {
  let isCompact: Bool
  var order = UIContextMenuConfiguration.ElementOrder.automatic
  /// What a menu beside a point is about, in the window, and on which side of it the menu shows.
  var anchor: (rect: CGRect, direction: UIEditMenuArrowDirection)?
  /// The frame of the button that a menu beside a point belongs to, in the window; the menu leaves it free.
  var button: CGRect?
  /// For how many items the menu is; more than one shows beside what is lifted.
  var badgeCount = 0
  /// Called before the menu goes; gives where what was lifted goes back to.
  var willEnd: (ContextMenuAnimator) -> UITargetedPreview? = { _ in nil }
  var didEnd: () -> Void = {}
  /// Called when the preview is tapped.
  var commit: (ContextMenuAnimator) -> Void = { _ in }
  weak var sender: AnyObject?
  private weak var window: UIWindow?
  private let preview: UITargetedPreview?
  private let controller: UIViewController?
  private let point: CGPoint
  private let overlay: ContextMenuOverlay
  private let menuView: MenuView?
  private var platter: UIView?
  private var isOpen = true
  private var opensUpwards = false
  private var hasMoved = false
  private var start: CGPoint

  init(
    window: UIWindow,
    menu: UIMenu?,
    preview: UITargetedPreview?,
    controller: UIViewController?,
    point: CGPoint
  ) {
    self.window = window
    self.preview = preview
    self.controller = controller
    self.point = point
    start = point
    isCompact = preview == nil && controller == nil
    menuView = menu.map { MenuView($0) }
    overlay = ContextMenuOverlay(window)
  }

  // MARK: Coming

  func show(_ animator: ContextMenuAnimator) {
    guard let window else { return }
    if !isCompact {
      preparePlatter()
      overlay.blur(window, without: preview?.view)
      DragFlights.current.hideLifted()
    }
    if let platter { overlay.addSubview(platter) }
    if let menuView {
      overlay.addSubview(menuView)
      menuView.choose = { [weak self] leaf in self?.choose(leaf) }
      menuView.resized = { [weak self] in self?.place() }
    }
    connectStage()
    window.addSubview(overlay)
    overlay.begin()
    place()
    let scale = CGAffineTransform(scaleX: 0.3, y: 0.3)
    menuView?.transform = scale
    menuView?.alpha = 0
    if controller != nil { platter?.alpha = 0 }
    PlatterMotion.run(MenuMetrics.duration) { [self] in
      overlay.dim(!isCompact)
      menuView?.transform = .identity
      menuView?.alpha = 1
      platter?.alpha = 1
      animator.animate()
    } completion: {
      animator.complete()
    }
  }

  private func preparePlatter() {
    if let controller { platter = ContextMenuPreview(controller, in: overlay.bounds) }
    if platter == nil, let preview {
      let picture = Platter(preview.view, preview.parameters)
      picture?.isRaised = true
      picture?.center = overlay.convert(preview.target.center, from: preview.target.container)
      platter = picture
      if badgeCount > 1, let picture { addBadge(to: picture) }
    }
  }

  /// Says for how many items the menu is, at the upper trailing corner of what is lifted.
  private func addBadge(to picture: Platter) {
    let badge = DragBadge()
    badge.count = badgeCount
    badge.operation = .move
    let bounds = picture.bounds
    badge.center = CGPoint(x: overlay.isRightToLeft ? bounds.minX : bounds.maxX, y: bounds.minY)
    picture.addSubview(badge)
  }

  private func connectStage() {
    overlay.tapped = { [weak self] point in self?.tap(point) }
    overlay.tracked = { [weak self] point in
      guard let self, let menuView else { return }
      menuView.track(menuView.convert(point, from: overlay))
    }
    overlay.pressed = { [weak self] key in self?.press(key) ?? false }
  }

  // MARK: Places

  private func place() {
    guard let window else { return }
    let safe = window.bounds.inset(by: window.safeAreaInsets)
      .insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
    guard !isCompact, let platter else { return placeCompact(safe) }
    var frame = restingFrame(of: platter, safe)
    guard let menuView else {
      platter.center = CGPoint(x: frame.midX, y: frame.midY)
      return
    }
    let gap = MenuMetrics.previewGap
    let height = min(menuView.fullHeight, safe.height * 0.7)
    let (below, above) = (safe.maxY - frame.maxY - gap, frame.minY - safe.minY - gap)
    if below < height {
      if above >= height, controller == nil {
        opensUpwards = true
      } else {
        // Neither side has room: what is lifted goes up.
        frame.origin.y = max(safe.minY, safe.maxY - height - gap - frame.height)
      }
    }
    if opensUpwards, order != .fixed { menuView.opensUpwards = true }
    let isTrailing = frame.midX > safe.midX
    var x = isTrailing ? frame.maxX - MenuMetrics.width : frame.minX
    x = max(safe.minX, min(x, safe.maxX - MenuMetrics.width))
    let room = opensUpwards ? above : max(88, safe.maxY - frame.maxY - gap)
    let shown = min(height, room)
    let y = opensUpwards ? frame.minY - gap - shown : frame.maxY + gap
    platter.center = CGPoint(x: frame.midX, y: frame.midY)
    menuView.layer.anchorPoint = CGPoint(x: isTrailing ? 0.8 : 0.2, y: opensUpwards ? 1 : 0)
    put(menuView, CGRect(x: x, y: y, width: MenuMetrics.width, height: shown))
  }

  private func restingFrame(of platter: UIView, _ safe: CGRect) -> CGRect {
    let size = platter.bounds.size
    var center = platter.center
    if let preview {
      center = overlay.convert(preview.target.center, from: preview.target.container)
    }
    if controller != nil { center.x = safe.midX }
    var frame = CGRect(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
    frame.origin.y = max(safe.minY, min(frame.minY, safe.maxY - frame.height))
    return frame
  }

  private func placeCompact(_ safe: CGRect) {
    guard let menuView else { return }
    if let button, placeBeside(button, menuView, safe) { return }
    let height = min(menuView.fullHeight, safe.height)
    let corner = anchor.map { Self.corner(of: height, $0.rect, $0.direction) } ?? point
    let x = max(safe.minX, min(corner.x, safe.maxX - MenuMetrics.width))
    let y = max(safe.minY, min(corner.y, safe.maxY - height))
    menuView.layer.anchorPoint = CGPoint(x: 0, y: 0)
    put(menuView, CGRect(x: x, y: y, width: MenuMetrics.width, height: height))
  }

  /// Opens a menu upwards where there is more room above its button; returns whether it does.
  private func placeBeside(_ button: CGRect, _ menuView: MenuView, _ safe: CGRect) -> Bool {
    let (above, below) = (
      button.minY - MenuMetrics.buttonGap - safe.minY,
      safe.maxY - button.maxY - MenuMetrics.buttonGap
    )
    // Once it is open it stays on its side.
    if menuView.fullHeight > below, above > below { opensUpwards = true }
    guard opensUpwards else { return false }
    if order != .fixed { menuView.opensUpwards = true }
    let height = min(menuView.fullHeight, above)
    let x = max(safe.minX, min(point.x, safe.maxX - MenuMetrics.width))
    menuView.layer.anchorPoint = CGPoint(x: 0, y: 1)
    put(
      menuView,
      CGRect(x: x, y: safe.minY + above - height, width: MenuMetrics.width, height: height)
    )
    return true
  }

  /// Where the corner of a menu is that shows on a side of what it is about.
  private static func corner(
    of height: CGFloat,
    _ rect: CGRect,
    _ direction: UIEditMenuArrowDirection
  ) -> CGPoint {
    let gap = MenuMetrics.editGap
    return switch direction {
    case .automatic, .up: CGPoint(x: rect.minX, y: rect.maxY + gap)
    case .down: CGPoint(x: rect.minX, y: rect.minY - gap - height)
    case .left: CGPoint(x: rect.maxX + gap, y: rect.midY - height / 2)
    case .right: CGPoint(x: rect.minX - gap - MenuMetrics.width, y: rect.midY - height / 2)
    }
  }

  /// Places a view that may be in the middle of an animation of its transform.
  private func put(_ view: UIView, _ frame: CGRect) {
    let anchor = view.layer.anchorPoint
    view.bounds.size = frame.size
    view.center = CGPoint(
      x: frame.minX + frame.width * anchor.x,
      y: frame.minY + frame.height * anchor.y
    )
    view.layoutIfNeeded()
  }

  // MARK: Fingers and keys

  /// The finger that opened the menu moved; it may go on to an entry.
  func track(_ place: CGPoint) {
    guard isOpen, let menuView else { return }
    if place.distance(to: start) > HoldGestureRecognizer.slideReach { hasMoved = true }
    if hasMoved { menuView.track(menuView.convert(place, from: overlay)) }
  }

  func release(_ place: CGPoint) {
    guard isOpen, hasMoved else { return }
    menuView?.release()
  }

  private func tap(_ point: CGPoint) {
    guard isOpen else { return }
    if let menuView, menuView.frame.contains(point) { return menuView.release() }
    if let platter, platter.frame.contains(point) { return commitPreview() }
    dismiss()
  }

  private func press(_ key: Int) -> Bool {
    guard isOpen else { return false }
    switch key {
    case 0x51: menuView?.step(1)
    case 0x52: menuView?.step(-1)
    case 0x4F, 0x50: turn(isForward: (key == 0x4F) != overlay.isRightToLeft)
    case 0x28, 0x2C, 0x58: menuView?.release()
    case 0x29: if menuView?.goBack() != true { dismiss() }
    default: return false
    }
    return true
  }

  /// An arrow along the lines: to what lies beside, into a menu or back out of it.
  private func turn(isForward: Bool) {
    guard let menuView else { return }
    if menuView.isLitBesideOthers {
      menuView.step(isForward ? 1 : -1)
    } else if !isForward {
      menuView.goBack()
    } else if menuView.isMenuLit {
      menuView.release()
    }
  }

  private func commitPreview() {
    let animator = ContextMenuAnimator(controller)
    commit(animator)
    dismiss(with: animator)
  }

  private func choose(_ leaf: any UIMenuLeaf) {
    guard isOpen else { return }
    // The menu goes first: what is chosen may show something else in its place.
    if !leaf.attributes.contains(.keepsMenuPresented) { dismiss() }
    (leaf as? UIAction)?.presentationSourceItem = source
    (leaf as? UICommand)?.presentationSourceItem = source
    leaf.performWithSender(sender, target: nil)
    (leaf as? UIAction)?.presentationSourceItem = nil
    (leaf as? UICommand)?.presentationSourceItem = nil
  }

  /// What the menu is of.
  private var source: (any UIPopoverPresentationControllerSourceItem)? {
    if let bar = sender as? BarButtonView { return bar.item }
    return preview?.view ?? sender as? UIView ?? (sender as? any UIInteraction)?.view
  }

  func update(_ block: (UIMenu) -> UIMenu) {
    guard isOpen, let menuView else { return }
    menuView.show(block(menuView.menu))
  }

  // MARK: Going

  func dismiss() { dismiss(with: nil) }

  private func dismiss(with commit: ContextMenuAnimator?) {
    guard isOpen else { return }
    isOpen = false
    let animator = ContextMenuAnimator(controller)
    let back = willEnd(animator) ?? preview
    overlay.end()
    PlatterMotion.run(MenuMetrics.duration) { [self] in
      overlay.dim(false)
      menuView?.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
      menuView?.alpha = 0
      if commit?.preferredCommitStyle == .pop {
        platter?.alpha = 0
        platter?.transform = CGAffineTransform(scaleX: 1.4, y: 1.4)
      } else if controller == nil, let back, back.target.container.window != nil {
        (platter as? Platter)?.isRaised = false
        platter?.center = overlay.convert(back.target.center, from: back.target.container)
        platter?.transform = back.target.transform
      } else {
        platter?.alpha = 0
      }
      animator.animate()
      commit?.animate()
    } completion: { [self] in
      overlay.showHidden()
      overlay.removeFromSuperview()
      (platter as? ContextMenuPreview)?.release()
      didEnd()
      animator.complete()
      commit?.complete()
    }
  }
}
