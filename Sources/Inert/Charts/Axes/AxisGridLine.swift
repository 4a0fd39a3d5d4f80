import SwiftUI

/// A line across the plot at a value of an axis.
public struct AxisGridLine: AxisMark {
  private let part: AxisPart

  /// A line, at the value or between it and the next one.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .line(stroke), isCentered: centered ?? false)
  }

  /// The line.
  public static func parts(of mark: Self) -> AxisParts { AxisParts(parts: [mark.part]) }
}

/// A short line beside the plot at a value of an axis.
public struct AxisTick: AxisMark {
  /// How long ticks are.
  public struct Length: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let points: CGFloat?

    /// As the chart likes.
    public static let automatic = Length(points: nil)
    /// As long as the label; here 16 points.
    public static let label = Length(points: 16)
    /// As long as the longest label; here 16 points.
    public static let longestLabel = Length(points: 16)

    /// As long as the label and some points; here the label has 16.
    public static func label(extendPastBy length: CGFloat) -> Length {
      Length(points: 16 + length)
    }

    /// As long as the longest label and some points; here the label has 16.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(points: 16 + length)
    }

    /// So many points.
    public init(floatLiteral value: Double) { points = value }

    /// So many points.
    public init(integerLiteral value: Int) { points = CGFloat(value) }

    init(points: CGFloat?) { self.points = points }
  }

  private let part: AxisPart

  /// A tick, at the value or between it and the next one.
  public init(
    centered: Bool? = nil,
    length: Length = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    part = AxisPart(kind: .tick(stroke, length.points), isCentered: centered ?? false)
  }

  /// A tick with a length in points.
  @_disfavoredOverload
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(points: length), stroke: stroke)
  }

  /// The tick.
  public static func parts(of mark: Self) -> AxisParts { AxisParts(parts: [mark.part]) }
}
