// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported import Foundation

/// A count of parts of a second.
public typealias CMTimeValue = Int64
/// How many parts a second has.
public typealias CMTimeScale = Int32
/// Tells times of different runs of a medium apart.
public typealias CMTimeEpoch = Int64
/// The number of a track.
public typealias CMPersistentTrackID = Int32

/// The number of no track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
/// The largest number of parts a second can have.
public let kCMTimeMaxTimescale: CMTimeScale = .max

/// What is special about a time.
public struct CMTimeFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes flags of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It is a time.
  public static let valid = Self(rawValue: 1)
  /// It was rounded.
  public static let hasBeenRounded = Self(rawValue: 2)
  /// It is later than all.
  public static let positiveInfinity = Self(rawValue: 4)
  /// It is earlier than all.
  public static let negativeInfinity = Self(rawValue: 8)
  /// It is not known.
  public static let indefinite = Self(rawValue: 16)
  /// It is no number.
  public static let impliedValueFlagsMask: Self = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}

/// A time as a fraction: `value` parts of a second that has `timescale` of them.
public struct CMTime: Sendable {
  /// How many parts.
  public var value: CMTimeValue
  /// How many of them make a second.
  public var timescale: CMTimeScale
  /// What is special about it.
  public var flags: CMTimeFlags
  /// Which run of the medium it belongs to.
  public var epoch: CMTimeEpoch

  /// Makes the time that is none.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Makes a time of its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Makes a time of parts of a second.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  /// Makes the time nearest to some seconds.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    guard let value = Int64(exactly: parts), preferredTimescale > 0 else {
      self = seconds.isNaN ? .invalid : seconds < 0 ? .negativeInfinity : .positiveInfinity
      return
    }
    self.init(value: value, timescale: preferredTimescale)
    if Double(value) / Double(preferredTimescale) != seconds { flags.insert(.hasBeenRounded) }
  }

  /// No time.
  public static let invalid = CMTime()
  /// Zero seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is not known.
  public static let indefinite = CMTime(
    value: 0,
    timescale: 0,
    flags: [.valid, .indefinite],
    epoch: 0
  )
  /// Later than all.
  public static let positiveInfinity = CMTime(
    value: 0,
    timescale: 0,
    flags: [.valid, .positiveInfinity],
    epoch: 0
  )
  /// Earlier than all.
  public static let negativeInfinity = CMTime(
    value: 0,
    timescale: 0,
    flags: [.valid, .negativeInfinity],
    epoch: 0
  )

  /// Whether it is a time.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is later than all.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is earlier than all.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is a number of seconds.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether it was rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The seconds; not a number where it is no time or none that is known.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// The same time in other parts of a second, rounded half away from zero.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return self }
    let exact = Double(value) * Double(newTimescale) / Double(timescale)
    var result = CMTime(value: Int64(method.round(exact)), timescale: newTimescale)
    if Double(result.value) != exact { result.flags.insert(.hasBeenRounded) }
    return result
  }

  /// Two times in the same parts of a second, if they can be.
  fileprivate static func aligned(_ a: CMTime, _ b: CMTime) -> (Int64, Int64, CMTimeScale)? {
    guard a.isNumeric, b.isNumeric else { return nil }
    if a.timescale == b.timescale { return (a.value, b.value, a.timescale) }
    var (x, y) = (Int64(a.timescale), Int64(b.timescale))
    while y != 0 { (x, y) = (y, x % y) }
    let scale = Int64(a.timescale) / x * Int64(b.timescale)
    guard let timescale = Int32(exactly: scale) else {
      let scale = max(a.timescale, b.timescale)
      return (
        a.convertScale(scale, method: .default).value,
        b.convertScale(scale, method: .default).value, scale
      )
    }
    return (
      a.value * (scale / Int64(a.timescale)), b.value * (scale / Int64(b.timescale)), timescale
    )
  }
}

/// How parts of a second are rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6

  /// Half away from zero.
  public static let `default` = Self.roundHalfAwayFromZero

  fileprivate func round(_ number: Double) -> Double {
    switch self {
    case .roundHalfAwayFromZero, .quickTime: number.rounded()
    case .roundTowardZero: number.rounded(.towardZero)
    case .roundAwayFromZero: number.rounded(.awayFromZero)
    case .roundTowardPositiveInfinity: number.rounded(.up)
    case .roundTowardNegativeInfinity: number.rounded(.down)
    }
  }
}

extension CMTime: Equatable, Comparable, Hashable {
  /// Whether both are the same.
  public static func == (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) == 0 }

  /// Whether the first is earlier.
  public static func < (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) < 0 }

  /// Mixes in what makes it equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isNumeric)
    hasher.combine(seconds.isNaN ? 0 : seconds)
  }

  /// The sum; a time that is no number passes itself on.
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    guard let (x, y, scale) = aligned(a, b) else { return a.isNumeric ? b : a }
    return CMTime(value: x &+ y, timescale: scale)
  }

  /// The difference; a time that is no number passes itself on.
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    guard let (x, y, scale) = aligned(a, b) else { return a.isNumeric ? b : a }
    return CMTime(value: x &- y, timescale: scale)
  }
}

/// Makes a time of parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Makes a time of parts of a second, as Swift 3 spelled it.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Makes the time nearest to some seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Makes the time nearest to some seconds, as Swift 3 spelled it.
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// -1, 0 or 1, as the first is earlier than, at or later than the second.
///
/// No time is later than all, what is not known before that.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  func rank(_ time: CMTime) -> Int {
    if !time.isValid { return 4 }
    if time.isIndefinite { return 3 }
    return time.isPositiveInfinity ? 2 : time.isNegativeInfinity ? 0 : 1
  }
  let (a, b) = (rank(time1), rank(time2))
  if a != b { return a < b ? -1 : 1 }
  guard a == 1 else { return 0 }
  let left = Double(time1.value) * Double(time2.timescale)
  let right = Double(time2.value) * Double(time1.timescale)
  return left < right ? -1 : left > right ? 1 : 0
}

/// Whether it is a time.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }

/// Whether it is no time.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }

/// Whether it is a time that is not known.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }

/// Whether it is a number of seconds.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }

/// Zero seconds, as Swift 3 spelled it.
public let kCMTimeZero = CMTime.zero
/// No time, as Swift 3 spelled it.
public let kCMTimeInvalid = CMTime.invalid
/// A time that is not known, as Swift 3 spelled it.
public let kCMTimeIndefinite = CMTime.indefinite
/// Later than all, as Swift 3 spelled it.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime

  /// Makes the stretch that is none.
  public init() { self.init(start: .invalid, duration: .invalid) }

  /// Makes a stretch.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Makes a stretch between two times.
  public init(start: CMTime, end: CMTime) {
    self.init(start: start, duration: end - start)
  }

  /// No stretch.
  public static let invalid = CMTimeRange()
  /// A stretch of no length at zero.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)

  /// Where it ends.
  public var end: CMTime { start + duration }
  /// Whether it is a stretch.
  public var isValid: Bool { start.isValid && duration.isValid && duration.epoch == 0 }
  /// Whether it has no length.
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Whether a time lies in it, its end not included.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

/// Makes a stretch.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// Where a stretch ends.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
