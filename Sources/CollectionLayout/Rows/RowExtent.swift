import Foundation

/// How high something is, and whether anyone measured it.
package struct RowExtent: Sendable, Hashable {
  /// In points.
  package var height: CGFloat
  /// Whether the height is only expected.
  package var isEstimate: Bool

  package init(_ height: CGFloat, isEstimate: Bool = false) {
    self.height = height.isFinite ? max(0, height) : 0
    self.isEstimate = isEstimate
  }

  /// What takes no room.
  package static let none = RowExtent(0)
}
