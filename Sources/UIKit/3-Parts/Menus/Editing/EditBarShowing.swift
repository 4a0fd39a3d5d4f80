import CoreGraphics
import Foundation

/// An edit menu that shows as a bar over a window, and takes no touch but its own.
@MainActor
final class EditBarShowing: EditMenuPresenting {
  var willEnd: (ContextMenuAnimator) -> UITargetedPreview? = { _ in nil }
  var didEnd: () -> Void = {}
  /// Whether a touch at a point of the window leaves the menu where it is.
  var staysOpen: (CGPoint) -> Bool = { _ in false }
  /// Called after an entry did what it does.
  var didPerform: () -> Void = {}
  private weak var window: UIWindow?
  private weak var sender: UIView?
  private let rect: CGRect
  private let direction: UIEditMenuArrowDirection
  private let stage: EditBarStage
  private let bar: EditBar
  private var isOpen = true
  /// Between what the menu is about and the menu; not measured.
  private static let gap: CGFloat = 8

  /// Makes a menu about a rectangle of a window.
  init(
    _ menu: UIMenu,
    in window: UIWindow,
    about rect: CGRect,
    _ direction: UIEditMenuArrowDirection,
    sender: UIView
  ) {
    (self.window, self.rect, self.direction, self.sender) = (window, rect, direction, sender)
    bar = EditBar(menu)
    stage = EditBarStage(frame: window.bounds)
  }

  func show(_ animator: ContextMenuAnimator) {
    guard let window else { return }
    stage.touchedOutside = { [weak self] point in
      guard let self, !staysOpen(point) else { return }
      dismiss()
    }
    stage.addSubview(bar)
    bar.choose = { [weak self] leaf in self?.choose(leaf) }
    bar.resized = { [weak self] in self?.place() }
    window.addSubview(stage)
    place()
    bar.alpha = 0
    PlatterMotion.run(MenuMetrics.duration) { [bar] in
      bar.alpha = 1
      animator.animate()
    } completion: {
      animator.complete()
    }
  }

  func update(_ block: (UIMenu) -> UIMenu) {
    if isOpen { bar.show(block(bar.menu)) }
  }

  func dismiss() {
    guard isOpen else { return }
    isOpen = false
    let animator = ContextMenuAnimator(nil)
    _ = willEnd(animator)
    stage.isUserInteractionEnabled = false
    PlatterMotion.run(MenuMetrics.duration) { [bar] in
      bar.alpha = 0
      animator.animate()
    } completion: { [self] in
      stage.removeFromSuperview()
      didEnd()
      animator.complete()
    }
  }

  private func choose(_ leaf: any UIMenuLeaf) {
    guard isOpen else { return }
    // The menu goes first: what is chosen may show something else in its place.
    if !leaf.attributes.contains(.keepsMenuPresented) { dismiss() }
    leaf.performWithSender(sender, target: nil)
    didPerform()
  }

  private func place() {
    guard let window else { return }
    let safe = window.bounds.inset(by: window.safeAreaInsets)
      .insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
    bar.room = safe.width
    let size = bar.bounds.size
    var origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
    switch direction {
    case .automatic, .down:
      origin.y = rect.minY - Self.gap - size.height
      if origin.y < safe.minY { origin.y = rect.maxY + Self.gap }
    case .up:
      origin.y = rect.maxY + Self.gap
      if origin.y + size.height > safe.maxY { origin.y = rect.minY - Self.gap - size.height }
    case .left: origin.x = rect.maxX + Self.gap
    case .right: origin.x = rect.minX - Self.gap - size.width
    }
    // What fills the window has the menu in its middle.
    if origin.y < safe.minY || origin.y + size.height > safe.maxY {
      origin.y = safe.midY - size.height / 2
    }
    origin.x = max(safe.minX, min(origin.x, safe.maxX - size.width))
    bar.center = CGPoint(
      x: origin.x.rounded() + size.width / 2,
      y: origin.y.rounded() + size.height / 2
    )
    bar.layoutIfNeeded()
  }
}

/// What lies over a window while a bar shows, and lets all touches through that are not the bar's.
@MainActor
private final class EditBarStage: UIView {
  var touchedOutside: (CGPoint) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = nil
    layer.zPosition = 9_000
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if let hit, hit !== self { return hit }
    if event?.type == .touches { touchedOutside(point) }
    return nil
  }
}
