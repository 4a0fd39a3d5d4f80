import SwiftUI

/// Views beside marks and at points.
struct PlacedViews: View {
  let views: [PlacedView]

  var body: some View {
    BesideMarks(views: views) {
      ForEach(views.indices, id: \.self) { index in views[index].content }
    }
  }
}

/// Puts views where their marks are.
private struct BesideMarks: Layout {
  let views: [PlacedView]

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for (view, subview) in zip(views, subviews) {
      let size = subview.sizeThatFits(.unspecified)
      let origin = Self.origin(of: size, for: view)
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        anchor: .topLeading,
        proposal: ProposedViewSize(size)
      )
    }
  }

  /// Where a view of a size begins.
  static func origin(of size: CGSize, for view: PlacedView) -> CGPoint {
    let frame = view.frame
    let kind = view.annotation?.position.kind ?? .overlay
    let spacing = view.annotation?.spacing ?? 4
    let parts = (view.annotation?.alignment ?? .center).parts
    let isOver = kind == .overlay
    let besideX = aligned(frame.minX, frame.width, size.width, parts.level)
    let besideY = aligned(frame.minY, frame.height, size.height, parts.upright)
    let x: CGFloat =
      switch kind {
      case .leading, .topLeading, .bottomLeading: frame.minX - size.width - spacing
      case .trailing, .topTrailing, .bottomTrailing: frame.maxX + spacing
      default: besideX
      }
    let y: CGFloat =
      switch kind {
      case .automatic, .top, .topLeading, .topTrailing: frame.minY - size.height - spacing
      case .bottom, .bottomLeading, .bottomTrailing: frame.maxY + spacing
      default: besideY
      }
    return isOver ? CGPoint(x: besideX, y: besideY) : CGPoint(x: x, y: y)
  }

  private static func aligned(
    _ start: CGFloat,
    _ room: CGFloat,
    _ length: CGFloat,
    _ part: CGFloat
  ) -> CGFloat { start + (room - length) * part }
}

extension Alignment {
  /// The part of what is left over that is before a view, level and upright.
  var parts: (level: CGFloat, upright: CGFloat) {
    let level: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
    return (level, vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5)
  }
}
