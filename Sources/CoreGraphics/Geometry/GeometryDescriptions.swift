// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation

// How points, sizes and rectangles are written by `print` and in interpolated texts, as on iOS.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The point as `(x, y)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The size as `(width, height)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The rectangle as `(x, y, width, height)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
