import Synchronization

/// What a layer remembers of its last commit.
package struct LayerRecord {
  package let id = LayerID.next()
  package var node: RenderNode?
  package var look: RenderLook?
  /// Whether the layer was ever part of a frame.
  var isShown = false

  package init() {}
}

/// A number for each layer ever made.
enum LayerID {
  static let counter = Atomic<UInt64>(0)

  static func next() -> UInt64 {
    counter.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
