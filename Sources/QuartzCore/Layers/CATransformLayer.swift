import CoreGraphics
import Foundation

/// A layer whose sublayers keep their depth: it shows nothing itself and flattens nothing.
open class CATransformLayer: CALayer {
  /// Makes a layer that holds others in a room of three dimensions.
  public override init() {
    super.init()
    record.role = .room
  }

  /// Makes a layer that holds others: archives of layers are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    record.role = .room
  }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    record.role = .room
  }
}
