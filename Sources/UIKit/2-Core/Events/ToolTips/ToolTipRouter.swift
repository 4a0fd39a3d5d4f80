import CoreGraphics
import Foundation

/// Shows the tool tip of what the pointer rests over.
@MainActor
final class ToolTipRouter: ToolTipShowing {
  private static var slot: ToolTipRouter?
  static var current: ToolTipRouter { slot ?? ScreenContext.keep(ToolTipRouter()) { slot = $0 } }
  /// How long the pointer rests first, in seconds.
  static let delay: TimeInterval = 1

  /// Whose tip it is: an interaction, or a label whose text is cut off.
  private weak var source: AnyObject?
  private var configuration: UIToolTipConfiguration?
  private var timer: FrameTimer?
  private var shown: ToolTipView?

  /// The pointer is at a place over some views, the innermost first.
  func follow(_ views: [UIView], _ point: CGPoint, _ window: UIWindow) {
    for view in views {
      for case let candidate as UIToolTipInteraction in view.interactions {
        let place = view.convert(point, from: window)
        guard let found = candidate.configuration(at: place) else { continue }
        guard found.sourceRect.isNull || found.sourceRect.contains(place) else { continue }
        return wait(candidate, found, point, window)
      }
    }
    guard let label = views.first.flatMap({ Self.label(in: $0, at: point, of: window) }),
      let text = label.expansionText
    else { return hide() }
    wait(label, UIToolTipConfiguration(toolTip: text), point, window)
  }

  /// The label at a point of what the pointer is over; labels themselves take no touches.
  private static func label(in view: UIView, at point: CGPoint, of window: UIWindow) -> UILabel? {
    guard view.bounds.contains(view.convert(point, from: window)), !view.isHidden else {
      return nil
    }
    for child in view.subviews.reversed() {
      if let found = label(in: child, at: point, of: window) { return found }
    }
    return view as? UILabel
  }

  private func wait(
    _ next: AnyObject,
    _ found: UIToolTipConfiguration,
    _ point: CGPoint,
    _ window: UIWindow
  ) {
    let isSame =
      source === next && configuration?.toolTip == found.toolTip
      && configuration?.sourceRect == found.sourceRect
    // A tip that shows stays where it is.
    if isSame, shown != nil { return }
    hide()
    (source, configuration) = (next, found)
    timer = FrameTimer(after: Self.delay) { [weak self, weak window] in
      guard let self, let window, self.window === window else { return }
      timer = nil
      let tip = ToolTipView(found.toolTip, at: point, in: window)
      window.addSubview(tip)
      shown = tip
    }
  }

  /// The window of what the tip is of.
  private var window: UIWindow? {
    (source as? UIToolTipInteraction)?.view?.window ?? (source as? UIView)?.window
  }

  /// Takes the tip away: the pointer left, or something was pressed.
  func hide() {
    (source, configuration, timer) = (nil, nil, nil)
    shown?.removeFromSuperview()
    shown = nil
  }

  func leave(_ interaction: UIToolTipInteraction) {
    if source === interaction { hide() }
  }
}

/// A text on a small plate below the pointer.
@MainActor
final class ToolTipView: UIView {
  private static let mostWidth: CGFloat = 300
  private static let margins = CGSize(width: 7, height: 4)
  /// From the pointer's tip to the plate, in points.
  private static let distance: CGFloat = 20

  init(_ text: String, at point: CGPoint, in window: UIWindow) {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 12)
    label.numberOfLines = 0
    let room = min(Self.mostWidth, window.bounds.width - 16) - 2 * Self.margins.width
    let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    let width = min(size.width, room).rounded(.up) + 2 * Self.margins.width
    let height = size.height.rounded(.up) + 2 * Self.margins.height
    let below = point.y + Self.distance
    super.init(
      frame: CGRect(
        x: max(4, min(point.x, window.bounds.width - width - 4)),
        y: below + height <= window.bounds.height - 4 ? below : point.y - height - 6,
        width: width,
        height: height
      )
    )
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.22, alpha: 1) : UIColor(white: 0.98, alpha: 1)
    }
    layer.zPosition = 9_700
    layer.cornerRadius = 5
    layer.borderWidth = 1 / max(window.traitCollection.displayScale, 1)
    layer.borderColor = UIColor.separator.resolvedColor(with: window.traitCollection).cgColor
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 2)
    label.frame = bounds.insetBy(dx: Self.margins.width, dy: Self.margins.height)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
