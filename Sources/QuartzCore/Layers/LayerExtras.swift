/// What few layers have, beside what places and colours them.
final class LayerExtras {
  weak var delegate: (any CALayerDelegate)?
  var mask: CALayer?
  var name: String?
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var timing: MediaTiming?
  var tags: [String: Any] = [:]
  var model: CALayer?
  var changeHandler: (() -> Void)?
}

extension CALayer {
  /// The extras, made when the first of them is set.
  var extra: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Nil is the parent's time, which nearly every layer has.
  var ownTiming: MediaTiming? {
    get { extras?.timing }
    set { extra.timing = newValue }
  }

  /// Values kept with the layer under keys of one's own.
  var tags: [String: Any] {
    get { extras?.tags ?? [:] }
    set { extra.tags = newValue }
  }

  /// The layer of which this is the presentation.
  var modelLayer: CALayer? {
    get { extras?.model }
    set { extra.model = newValue }
  }

  /// Runs when anything below this layer changed, was asked to lay out or to display.
  ///
  /// Set on the root of a tree by whoever shows it.
  package var changeHandler: (() -> Void)? {
    get { extras?.changeHandler }
    set { extra.changeHandler = newValue }
  }
}
