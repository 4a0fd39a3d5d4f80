import CoreGraphics
import Foundation
import QuartzCore

/// What lies over a window while a menu is open: the blurred picture of it, and the one who answers
/// fingers and keys.
@MainActor
final class ContextMenuOverlay: UIView {
  /// How blurred the window shows, in points of standard deviation.
  private static let blur: CGFloat = 8

  var tapped: (CGPoint) -> Void = { _ in }
  var tracked: (CGPoint) -> Void = { _ in }
  /// Called with the number of a key; says whether it was taken.
  var pressed: (Int) -> Bool = { _ in false }
  private let picture = UIView()
  private let shade = UIView()
  private weak var formerResponder: UIResponder?
  private weak var hiddenView: UIView?
  private var hiddenAlpha: CGFloat = 1

  init(_ window: UIWindow) {
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.zPosition = 9_000
    backgroundColor = nil
    for view in [picture, shade] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.isUserInteractionEnabled = false
      view.alpha = 0
      addSubview(view)
    }
    picture.clipsToBounds = true
    shade.backgroundColor = MenuMetrics.dim
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the picture, without the view that is lifted out of it.
  func blur(_ window: UIWindow, without view: UIView?) {
    if let view {
      (hiddenView, hiddenAlpha) = (view, view.alpha)
      view.alpha = 0
    }
    // A blur needs no more than a small picture.
    let scale: CGFloat = 0.5
    guard
      let context = GraphicsStack.makeContext(size: bounds.size, scale: scale, opaque: true)
    else { return }
    UIGraphicsPushContext(context)
    window.drawHierarchy(in: bounds, afterScreenUpdates: true)
    UIGraphicsPopContext()
    let sigma = Double(Self.blur * scale)
    guard let image = context.makeImage(), let blurred = image.bitmap.blurred(radius: sigma) else {
      return
    }
    let reach = CGFloat(Bitmap.blurReach(radius: sigma)) / scale
    let sheet = UIView(frame: bounds.insetBy(dx: -reach, dy: -reach))
    sheet.layer.contents = CGImage(bitmap: blurred)
    picture.addSubview(sheet)
  }

  func showHidden() {
    hiddenView?.alpha = hiddenAlpha
    hiddenView = nil
  }

  func dim(_ isDimmed: Bool) {
    picture.alpha = isDimmed ? 1 : 0
    shade.alpha = isDimmed ? 1 : 0
  }

  /// Lets keys come here.
  func begin() {
    formerResponder = window?.firstResponder
    window?.firstResponder = self
  }

  /// Lets keys go where they went.
  func end() {
    isUserInteractionEnabled = false
    if window?.firstResponder === self { window?.firstResponder = formerResponder }
  }

  override var canBecomeFirstResponder: Bool { true }

  // MARK: Input

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    // Rows are chosen here; only what a preview holds answers by itself.
    return hit.map { view in
      sequence(first: view, next: { $0.superview }).contains { $0 is UIScrollView } ? view : self
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { tracked($0.location(in: self)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { tracked($0.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { tapped($0.location(in: self)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracked(CGPoint(x: -1, y: -1))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { press in !(press.key.map { pressed($0.keyCode.rawValue) } ?? false)
    }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  // MARK: Accessibility

  override var isModalByNature: Bool { true }

  override func accessibilityPerformEscape() -> Bool { pressed(0x29) }
}

/// The view of a controller as the preview of a menu.
@MainActor
final class ContextMenuPreview: UIView {
  private let shownController: UIViewController

  init?(_ controller: UIViewController, in bounds: CGRect) {
    self.shownController = controller
    guard let view = controller.view else { return nil }
    let wanted = controller.preferredContentSize
    let width = wanted.width > 0 ? min(wanted.width, bounds.width - 32) : bounds.width - 32
    let height = wanted.height > 0 ? wanted.height : bounds.height * 0.55
    super.init(
      frame: CGRect(x: 0, y: 0, width: width, height: min(height, bounds.height * 0.7))
    )
    view.frame = self.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    layer.cornerRadius = MenuMetrics.radius
    layer.cornerCurve = .continuous
    clipsToBounds = true
    backgroundColor = .systemBackground
    addSubview(view)
    center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  required init?(coder: NSCoder) { nil }

  /// Gives the view back.
  func release() {
    guard shownController.viewIfLoaded?.superview === self else { return }
    shownController.view?.isUserInteractionEnabled = true
    shownController.view?.removeFromSuperview()
  }
}
