import UIKit
import ViewLayout

/// A form that fills the room it is given.
nonisolated public protocol Shape: Animatable, Sendable, View {
  /// The outline within a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size within a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The corners, where the form is a rectangle with corners of one radius.
  nonisolated func cornerForm(in size: CGSize) -> CornerForm?
}

/// A rectangle with corners of one radius.
public struct CornerForm: Equatable, Sendable {
  let radius: CGFloat
  let isContinuous: Bool
}

extension Shape {
  /// All that is proposed, and 10 points where nothing is.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// It is not known to be one.
  public nonisolated func cornerForm(in size: CGSize) -> CornerForm? { nil }

  /// The form, filled with what is in front.
  public var body: ShapeView<Self, ForegroundStyle> {
    ShapeView(shape: self, style: ForegroundStyle(), fill: FillStyle())
  }

  /// The form, filled with a style.
  public func fill<Style: ShapeStyle>(
    _ style: Style,
    style fillStyle: FillStyle = FillStyle()
  ) -> ShapeView<Self, Style> {
    ShapeView(shape: self, style: style, fill: fillStyle)
  }

  /// The form, filled with what is in front.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self, ForegroundStyle> {
    ShapeView(shape: self, style: ForegroundStyle(), fill: style)
  }

  /// A line along the form.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle
  ) -> ShapeView<StrokedShape<Self>, Style> {
    ShapeView(shape: StrokedShape(shape: self, style: style), style: content, fill: FillStyle())
  }

  /// A line along the form, of a width in points.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1
  ) -> ShapeView<StrokedShape<Self>, Style> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The form of a line along the form.
  public nonisolated func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: style)
  }

  /// The form of a line along the form, of a width in points.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A part of the outline, from 0 to 1 of its length.
  public nonisolated func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> TrimmedShape<Self> {
    TrimmedShape(shape: self, from: startFraction, to: endFraction)
  }

  /// The form, turned.
  public nonisolated func rotation(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> TransformedShape<Self> {
    TransformedShape(shape: self) { rect in
      let x = rect.minX + rect.width * anchor.x
      let y = rect.minY + rect.height * anchor.y
      return CGAffineTransform(translationX: x, y: y).rotated(by: angle.radians)
        .translatedBy(x: -x, y: -y)
    }
  }

  /// The form, scaled.
  public nonisolated func scale(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> TransformedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The form, scaled.
  public nonisolated func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> TransformedShape<Self> {
    TransformedShape(shape: self) { rect in
      let centerX = rect.minX + rect.width * anchor.x
      let centerY = rect.minY + rect.height * anchor.y
      return CGAffineTransform(translationX: centerX, y: centerY).scaledBy(x: x, y: y)
        .translatedBy(x: -centerX, y: -centerY)
    }
  }

  /// The form, moved, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> TransformedShape<Self> {
    TransformedShape(shape: self) { _ in CGAffineTransform(translationX: x, y: y) }
  }

  /// The form, changed.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self) { _ in transform }
  }
}

/// A form that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The smaller form.
  associatedtype InsetShape: InsettableShape
  /// The form, smaller by a distance in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// A line along the inside of the form.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// A line along the inside of the form, of a width in points.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the inside of the form, in what is in front.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the inside of the form, in what is in front.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

extension Path: Shape {
  /// The path itself.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
