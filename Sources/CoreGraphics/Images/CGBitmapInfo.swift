import Foundation

/// Whether and where a pixel holds alpha.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha: red, green, blue or grey alone.
  case none = 0
  /// Premultiplied colour, then alpha.
  case premultipliedLast = 1
  /// Alpha, then premultiplied colour.
  case premultipliedFirst = 2
  /// Straight colour, then alpha.
  case last = 3
  /// Alpha, then straight colour.
  case first = 4
  /// Colour, then a byte that means nothing.
  case noneSkipLast = 5
  /// A byte that means nothing, then colour.
  case noneSkipFirst = 6
  /// Nothing but alpha.
  case alphaOnly = 7
}

/// In which order the bytes of a pixel lie in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of a `CGBitmapInfo` that hold the byte order.
  case orderMask = 0x7000
  /// The first component comes first.
  case orderDefault = 0
  /// 16-bit units with the low byte first.
  case order16Little = 0x1000
  /// 32-bit units with the low byte first.
  case order32Little = 0x2000
  /// 16-bit units with the high byte first.
  case order16Big = 0x3000
  /// 32-bit units with the high byte first.
  case order32Big = 0x4000
}

/// How the pixels of a bitmap are laid out: alpha and byte order.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The layout as bits.
  public let rawValue: UInt32

  /// Makes a layout from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that say whether components are floating-point numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that hold the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The first component comes first.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// 16-bit units with the low byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// 32-bit units with the low byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 16-bit units with the high byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// 32-bit units with the high byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  var alphaInfo: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue)
  }

  var byteOrder: CGImageByteOrderInfo? {
    CGImageByteOrderInfo(rawValue: rawValue & Self.byteOrderMask.rawValue)
  }
}
