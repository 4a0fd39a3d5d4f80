import Foundation

/// A size that a view is offered, in points; nil asks for the size it has by itself.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width, or nil for the view's own.
  public var width: CGFloat?
  /// The height, or nil for the view's own.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the size a view has by itself.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size, with lengths of its own where nothing is proposed: 10 points unless given.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
