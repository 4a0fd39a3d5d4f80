import CoreGraphics
import Foundation

/// The event of a layer that comes into a tree.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves a tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key of transitions.
public let kCATransition = "transition"

extension CALayer {
  /// Finds what answers a change, in the order that `action(forKey:)` is documented with.
  func findAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return known(action) }
    if let action = actions?[event] { return known(action) }
    if let own = style?["actions"] as? [String: any CAAction], let action = own[event] {
      return known(action)
    }
    if let action = type(of: self).defaultAction(forKey: event) { return known(action) }
    return implicitAnimation(forKey: event)
  }

  /// A null ends the search.
  private func known(_ action: any CAAction) -> (any CAAction)? {
    action is NSNull ? nil : action
  }

  /// The animation by which a layer without a view follows its properties.
  private func implicitAnimation(forKey key: String) -> CAAnimation? {
    guard record.isShown, Self.implicitKeys.contains(key), isInContext else { return nil }
    let settings = TransactionStack.current.top
    guard !settings.disablesActions, settings.duration > 0 else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.setEnds(from: LayerProperty.named(key)?.get(shownValues), to: nil)
    animation.duration = settings.duration
    animation.fillMode = .backwards
    animation.timingFunction = settings.timingFunction ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// The properties that are animated without being asked: all that have values in between, but
  /// not paths, as Apple documents of `path` and `shadowPath`.
  private static let implicitKeys: Set<String> = [
    "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform",
    "sublayerTransform", "opacity", "backgroundColor", "cornerRadius", "borderWidth",
    "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "contents",
    "contentsRect", "contentsCenter", "fillColor", "strokeColor", "strokeStart", "strokeEnd",
    "lineWidth", "miterLimit", "lineDashPhase", "colors", "locations", "startPoint", "endPoint",
  ]

  /// Runs a change with the action that answers it.
  func changeWithAction(_ key: LayerKey, _ body: () -> Void) {
    guard hasActions else {
      body()
      return
    }
    let action = action(forKey: key.name)
    body()
    guard let action, !TransactionStack.current.top.disablesActions else { return }
    action.run(forKey: key.name, object: self, arguments: nil)
  }

  /// Whether anyone may answer a change: spares layers that were never shown the search.
  private var hasActions: Bool {
    record.isShown || delegate != nil || actions != nil || style != nil
  }
}
