import Foundation
import QuartzCore

/// Keeps layers that have no view from animating their changes.
final class NonAnimatingLayerDelegate: NSObject, CALayerDelegate {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
