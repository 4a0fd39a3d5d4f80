import CoreGraphics
import Foundation

extension CALayer {
  /// A value by a path such as `position.x` or `transform.rotation.z`; nil for unknown ones.
  public func value(forKeyPath keyPath: String) -> Any? {
    if keyPath == "frame" { return frame }
    if keyPath == "name" { return name }
    return LayerKeyPath(keyPath).value(in: LayerValues(self))?.boxed ?? tags[keyPath]
  }

  /// Sets a value by a path such as `position.x` or `transform.rotation.z`.
  ///
  /// The property's action runs. A key that no layer knows is kept with the layer.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let holder = self as? any KeyPathHolding, holder.take(value, forKeyPath: keyPath) { return }
    if keyPath == "frame", let frame = value as? CGRect {
      self.frame = frame
      return
    }
    let path = LayerKeyPath(keyPath)
    guard let property = LayerProperty.named(path.key) else {
      tags[keyPath] = value
      return
    }
    var values = LayerValues(self)
    let new =
      AnimatableValue(boxed: value)
      ?? (path.key.lowercased().hasSuffix("color") ? .color(nil) : .contents(.none))
    path.set(new, in: &values)
    change(LayerKey(path.key)) { take(values) }
    if !property.isGeometry { record.look = nil }
  }

  /// A value by its key.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a value by its key.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Takes over values as the layer's own.
  func take(_ values: LayerValues) {
    let resized = values.geometry.bounds.size != geometry.bounds.size
    geometry = values.geometry
    appearance = values.appearance
    hidden = values.isHidden
    storedContents = values.contents
    vectorValues = values.vector
    if resized { setNeedsLayout() }
  }
}
