import UIKit
import ViewLayout

/// A line along a form.
nonisolated public struct StrokedShape<Base: Shape>: Shape {
  var shape: Base
  var style: StrokeStyle

  /// The outline of the line.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// What the form animates.
  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, style.lineWidth) }
    set {
      shape.animatableData = newValue.first
      style.lineWidth = newValue.second
    }
  }
}

/// A part of an outline.
nonisolated public struct TrimmedShape<Base: Shape>: Shape {
  var shape: Base
  var from: CGFloat
  var to: CGFloat

  /// The part.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: from, to: to)
  }

  /// What the form animates, and the ends of the part.
  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(from, to)) }
    set {
      shape.animatableData = newValue.first
      from = newValue.second.first
      to = newValue.second.second
    }
  }
}

/// A form that is moved and turned.
nonisolated public struct TransformedShape<Base: Shape>: Shape {
  var shape: Base
  var transform: @Sendable (CGRect) -> CGAffineTransform

  nonisolated init(shape: Base, transform: @escaping @Sendable (CGRect) -> CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The moved outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform(rect))
  }

  /// What the form animates.
  public var animatableData: Base.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A form whose type is not known.
nonisolated public struct AnyShape: Shape {
  private let make: @Sendable (CGRect) -> Path
  private let size: @Sendable (ProposedViewSize) -> CGSize
  private let corners: @Sendable (CGSize) -> CornerForm?

  /// Wraps a form.
  public nonisolated init<Base: Shape>(_ shape: Base) {
    make = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
    corners = { shape.cornerForm(in: $0) }
  }

  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { make(rect) }

  /// The size.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

  /// The corners.
  public nonisolated func cornerForm(in size: CGSize) -> CornerForm? { corners(size) }
}
