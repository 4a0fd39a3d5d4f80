import Foundation

/// Samples of a medium; nothing makes any here.
open class CMSampleBuffer: @unchecked Sendable {}

/// What describes samples; nothing makes any here.
open class CMFormatDescription: @unchecked Sendable {}

/// What describes pictures of a film.
public typealias CMVideoFormatDescription = CMFormatDescription

/// How large the pictures of a film are, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  /// The width.
  public var width: Int32
  /// The height.
  public var height: Int32

  /// Makes dimensions.
  public init(width: Int32 = 0, height: Int32 = 0) {
    self.width = width
    self.height = height
  }
}
