import UIKit
import ViewLayout

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
  var amount: CGFloat = 0

  /// Makes a rectangle.
  public nonisolated init() {}

  /// The rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: amount, dy: amount))
  }

  /// A smaller rectangle.
  public nonisolated func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.amount += amount
    return copy
  }

  /// Corners without a radius.
  public nonisolated func cornerForm(in size: CGSize) -> CornerForm? {
    amount == 0 ? CornerForm(radius: 0, isContinuous: false) : nil
  }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The size of the corners, in points.
  public var cornerSize: CGSize
  /// How they are rounded.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  /// Makes a rectangle.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: amount, dy: amount),
      cornerSize: CGSize(
        width: max(cornerSize.width - amount, 0),
        height: max(cornerSize.height - amount, 0)
      ),
      style: style
    )
  }

  /// A smaller rectangle.
  public nonisolated func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }

  /// The corners.
  public nonisolated func cornerForm(in size: CGSize) -> CornerForm? {
    guard amount == 0, cornerSize.width == cornerSize.height else { return nil }
    return CornerForm(
      radius: min(cornerSize.width, min(size.width, size.height) / 2),
      isContinuous: style == .continuous
    )
  }

  /// The size of the corners.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// At the top and the leading edge.
  public var topLeading: CGFloat
  /// At the bottom and the leading edge.
  public var bottomLeading: CGFloat
  /// At the bottom and the trailing edge.
  public var bottomTrailing: CGFloat
  /// At the top and the trailing edge.
  public var topTrailing: CGFloat

  /// Makes radii.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners may have different radii.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii
  /// How corners are rounded.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  /// Makes a rectangle.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }

  /// The rectangle.
  public nonisolated func path(in whole: CGRect) -> Path {
    let rect = whole.insetBy(dx: amount, dy: amount)
    let limit = min(rect.width, rect.height) / 2
    func radius(_ value: CGFloat) -> CGFloat { min(max(value - amount, 0), max(limit, 0)) }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + radius(cornerRadii.topLeading), y: rect.minY))
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.minY),
      tangent2End: CGPoint(x: rect.maxX, y: rect.maxY),
      radius: radius(cornerRadii.topTrailing)
    )
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.maxY),
      tangent2End: CGPoint(x: rect.minX, y: rect.maxY),
      radius: radius(cornerRadii.bottomTrailing)
    )
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.maxY),
      tangent2End: CGPoint(x: rect.minX, y: rect.minY),
      radius: radius(cornerRadii.bottomLeading)
    )
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.minY),
      tangent2End: CGPoint(x: rect.maxX, y: rect.minY),
      radius: radius(cornerRadii.topLeading)
    )
    path.closeSubpath()
    return path
  }

  /// A smaller rectangle.
  public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// A rectangle with half circles at its ends.
nonisolated public struct Capsule: InsettableShape {
  /// How corners are rounded.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  /// Makes a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The capsule.
  public nonisolated func path(in whole: CGRect) -> Path {
    let rect = whole.insetBy(dx: amount, dy: amount)
    return Path(
      roundedRect: rect,
      cornerRadius: min(rect.width, rect.height) / 2,
      style: .circular
    )
  }

  /// A smaller capsule.
  public nonisolated func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.amount += amount
    return copy
  }

  /// Half of the shorter side.
  public nonisolated func cornerForm(in size: CGSize) -> CornerForm? {
    amount == 0 ? CornerForm(radius: min(size.width, size.height) / 2, isContinuous: false) : nil
  }
}

/// A circle in the middle of the room.
nonisolated public struct Circle: InsettableShape {
  var amount: CGFloat = 0

  /// Makes a circle.
  public nonisolated init() {}

  /// The circle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.insetBy(dx: amount, dy: amount))
  }

  /// The smaller length of the proposal in both directions.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat
    switch (proposal.width, proposal.height) {
    case (let width?, let height?): side = min(width, height)
    case (let width?, nil): side = width
    case (nil, let height?): side = height
    case (nil, nil): side = 10
    }
    return CGSize(width: side, height: side)
  }

  /// A smaller circle.
  public nonisolated func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.amount += amount
    return copy
  }

  /// Half of the side, in a square.
  public nonisolated func cornerForm(in size: CGSize) -> CornerForm? {
    amount == 0 && size.width == size.height
      ? CornerForm(radius: size.width / 2, isContinuous: false) : nil
  }
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape {
  var amount: CGFloat = 0

  /// Makes an ellipse.
  public nonisolated init() {}

  /// The ellipse.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: amount, dy: amount))
  }

  /// A smaller ellipse.
  public nonisolated func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }

  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The form of the container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
