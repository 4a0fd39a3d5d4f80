import SwiftUI

/// How wide or high a mark is.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let kind: Kind

  /// As the chart likes.
  public static let automatic = MarkDimension(kind: .automatic)

  /// So many points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }

  /// A part of the room that there is.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  /// The room that there is without so many points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

  /// So many points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }

  /// So many points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  init(kind: Kind) { self.kind = kind }

  /// The length within some room; the part of it is taken where nothing is said.
  func length(in room: CGFloat, automatic part: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: room * part
    case .fixed(let points): points
    case .ratio(let ratio): room * ratio
    case .inset(let inset): max(room - 2 * inset, 0)
    }
  }

  /// The radius of a circle within another one.
  func radius(within outer: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let points): points
    case .ratio(let ratio): outer * ratio
    case .inset(let inset): max(outer - inset, 0)
    }
  }
}

/// How marks at one place share it.
public struct MarkStackingMethod: Equatable, Sendable {
  enum Kind { case standard, normalized, center, unstacked }

  let kind: Kind

  /// One upon the other.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// One upon the other, as parts of their sum, which is a hundred.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// One upon the other, around the middle.
  public static let center = MarkStackingMethod(kind: .center)
  /// Each from zero.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
