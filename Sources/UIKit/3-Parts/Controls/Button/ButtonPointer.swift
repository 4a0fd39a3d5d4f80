import CoreGraphics
import Foundation

/// How a pointer looks over a button.
@MainActor
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private weak var button: UIButton?
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)

  init(_ button: UIButton) { self.button = button }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { button?.isEnabled == true ? defaultRegion : nil }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let button, let container = button.superview else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let shape = UIPointerShape.roundedRect(button.convert(button.bounds, to: container))
    guard let provider = button.pointerStyleProvider else {
      return UIPointerStyle(effect: effect, shape: shape)
    }
    return provider(button, effect, shape)
  }
}
