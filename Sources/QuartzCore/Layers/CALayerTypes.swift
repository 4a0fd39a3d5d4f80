/// How contents are placed in a layer's bounds when their sizes differ.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity.
  public let rawValue: String

  /// Makes a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, not scaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top edge, horizontally centred, not scaled.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom edge, horizontally centred, not scaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left edge, vertically centred, not scaled.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right edge, vertically centred, not scaled.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner, not scaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner, not scaled.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner, not scaled.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner, not scaled.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched over the bounds; the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled in proportion to fit inside the bounds.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled in proportion to cover the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How contents are sampled when they are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the filter.
  public let rawValue: String

  /// Makes a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Between the nearest pixels; the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel alone.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// From copies at smaller sizes, for scaling far down.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The curve of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Makes a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle; the default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that leaves the edges gradually, as on iOS's own icons and cards.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners of a layer that its corner radius rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Makes a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner where y points down.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner where y points down.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner where y points down.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner where y points down.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The edges of a layer that are antialiased when they fall between pixels.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt32

  /// Makes a mask from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
