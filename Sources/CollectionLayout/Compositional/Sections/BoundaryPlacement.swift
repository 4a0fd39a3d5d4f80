import Foundation

/// Where boundary items lie around a box, and how much room they take outside of it (rules C30 to
/// C37).
struct BoundaryPlacement: Sendable, Equatable {
  struct Place: Sendable, Equatable {
    /// From the start of the box along the layout's axis.
    var main: CGFloat
    var cross: CGFloat
    var size: CGSize
  }

  private(set) var places: [Place] = []
  /// What the box is moved by.
  private(set) var before: CGFloat = 0
  private(set) var after: CGFloat = 0

  static let none = BoundaryPlacement()

  private init() {}

  init(
    _ items: [CompositionalBoundary],
    measured: [Int: CGSize],
    box: CGFloat,
    cross: AxisInterval,
    container: CGSize,
    _ axes: LayoutAxes,
    _ grid: PixelGrid
  ) {
    guard !items.isEmpty else { return }
    let base = axes.size(
      AxisSize(main: axes.size(container).main, cross: max(0, cross.high - cross.low))
    )
    for (index, item) in items.enumerated() {
      let size = item.size.resolved(in: base, grid, measured: measured[index])
      let lengths = axes.size(size)
      let across: CGFloat =
        switch item.cross(axes) {
        case .low: cross.low
        case .middle: cross.low + (cross.high - cross.low - lengths.cross) / 2
        case .high: cross.high - lengths.cross
        }
      let along = Self.start(of: item, lengths.main, box, axes) + axes.main(item.offset)
      places.append(Place(main: along, cross: across + axes.cross(item.offset), size: size))
      guard item.extends else { continue }
      before = max(before, -along)
      after = max(after, along + lengths.main - box)
    }
  }

  private static func start(
    of item: CompositionalBoundary,
    _ length: CGFloat,
    _ box: CGFloat,
    _ axes: LayoutAxes
  ) -> CGFloat {
    switch item.main(axes) {
    case .low: item.extends ? -length : 0
    case .high: item.extends ? box : box - length
    // A side item the box grows to starts with it (rule C36).
    case .middle: item.extends && length > box ? 0 : (box - length) / 2
    }
  }
}

/// What is visible, for boundary items that stay there.
package struct CompositionalPinning: Sendable, Hashable {
  /// The bounds of the view.
  package var bounds: CGRect
  /// The bounds without what bars cover.
  package var visible: CGRect

  package init(bounds: CGRect, visible: CGRect) {
    self.bounds = bounds
    self.visible = visible
  }

  /// What is added to the z index of an item that is pinned (rule C48).
  package static let zIndex = 1_000_000_000
}
