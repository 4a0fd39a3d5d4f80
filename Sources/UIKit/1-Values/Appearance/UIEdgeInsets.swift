import CoreGraphics
import Foundation

/// Distances from the four edges of a rectangle, inwards where positive.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// No distance on any side.
  public static let zero = UIEdgeInsets()

  /// Makes insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets from four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from the edges of a rectangle, with sides that follow the reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the edge where lines of text start, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the edge where lines of text end, in points.
  public var trailing: CGFloat

  /// No distance on any side.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets from four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A distance along both axes.
public struct UIOffset: Equatable, Codable, Sendable {
  /// The distance along x, in points.
  public var horizontal: CGFloat
  /// The distance along y, in points.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// Makes an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset from two distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension CGRect {
  /// The rectangle made smaller by the insets, or larger by negative ones.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}

extension UIEdgeInsets {
  /// The insets on the sides that `other` names in a reading direction.
  init(_ other: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: other.top,
      left: isRightToLeft ? other.trailing : other.leading,
      bottom: other.bottom,
      right: isRightToLeft ? other.leading : other.trailing
    )
  }

  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top,
      left: a.left + b.left,
      bottom: a.bottom + b.bottom,
      right: a.right + b.right
    )
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets named by a reading direction.
  init(_ other: UIEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: other.top,
      leading: isRightToLeft ? other.right : other.left,
      bottom: other.bottom,
      trailing: isRightToLeft ? other.left : other.right
    )
  }
}
