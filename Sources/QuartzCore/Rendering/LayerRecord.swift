import Synchronization

/// What a layer remembers of its last commit.
package struct LayerRecord {
  package let id = LayerID.next()
  package var node: RenderNode?
  package var look: RenderLook?
  /// How the layer takes part in frames where that is not as most do.
  var role = Role.plain
  /// Whether the layer was ever part of a frame.
  var isShown = false

  package init() {}

  enum Role {
    case plain
    /// What stands below it is made by the layer, a `NodeMaking`.
    case maker
    /// What stands below it stands in its superlayer, in the room that both share.
    case room
    /// Both.
    case makerInRoom
  }
}

/// A number for each layer ever made.
enum LayerID {
  static let counter = Atomic<UInt64>(0)

  static func next() -> UInt64 {
    counter.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
