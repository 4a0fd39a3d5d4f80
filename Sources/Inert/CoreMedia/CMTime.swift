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
  ///
  /// Where the parts are too many to count, a second has half as many, and half of those again; no time
  /// where a second would have none.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self = .invalid
      return
    }
    var timescale = preferredTimescale
    while true {
      if let value = Int64(exactly: (seconds * Double(timescale)).rounded()) {
        self.init(value: value, timescale: timescale)
        if Double(value) / Double(timescale) != seconds { flags.insert(.hasBeenRounded) }
        return
      }
      guard timescale > 1, seconds.isFinite else { break }
      timescale /= 2
    }
    self = seconds < 0 ? .negativeInfinity : .positiveInfinity
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

  /// The same time in other parts of a second.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, timescale > 0, newTimescale > 0 else { return self }
    let fraction = Fraction(Int128(value), Int128(timescale))
    let (parts, isExact) = fraction.parts(newTimescale, method, from: timescale)
    guard let value = Int64(exactly: parts) else {
      return parts < 0 ? .negativeInfinity : .positiveInfinity
    }
    var result = self
    (result.value, result.timescale) = (value, newTimescale)
    if !isExact { result.flags.insert(.hasBeenRounded) }
    return result
  }

  /// The sum of two times, the second with a sign.
  fileprivate static func sum(_ a: CMTime, _ b: CMTime, _ sign: Int128) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    let (left, right) = (a.infinity, b.infinity * Int(sign))
    if left != 0 || right != 0 {
      if left != 0, right != 0, left != right { return .invalid }
      return left + right > 0 ? .positiveInfinity : .negativeInfinity
    }
    if a.isIndefinite || b.isIndefinite { return .indefinite }
    let areApart = a.epoch != 0 && b.epoch != 0 && a.epoch != b.epoch
    guard !areApart, a.timescale > 0, b.timescale > 0 else { return .invalid }
    let (x, y) = (Int128(a.timescale), Int128(b.timescale))
    let (m, n) = (Int128(a.value), sign * Int128(b.value))
    let isAlike = x == y
    let fraction = isAlike ? Fraction(m + n, x) : Fraction(m * y + n * x, x * y)
    let common = isAlike ? x : x / Fraction.divisor(x, y) * y
    var result = fraction.time(Int32(exactly: common) ?? kCMTimeMaxTimescale)
    if result.isNumeric { result.epoch = a.epoch == b.epoch ? 0 : a.epoch + b.epoch }
    if result.isNumeric, a.hasBeenRounded || b.hasBeenRounded {
      result.flags.insert(.hasBeenRounded)
    }
    return result
  }

  /// 1 or -1 where it is later or earlier than all, 0 elsewhere.
  private var infinity: Int { isPositiveInfinity ? 1 : isNegativeInfinity ? -1 : 0 }

  /// Seconds as a fraction that is counted exactly.
  fileprivate struct Fraction: Hashable {
    let numerator: Int128
    let denominator: Int128

    /// Makes a fraction; the denominator is above zero.
    init(_ numerator: Int128, _ denominator: Int128) {
      (self.numerator, self.denominator) = (numerator, denominator)
    }

    /// The fraction in the smallest numbers.
    var reduced: Self {
      let shared = max(1, Self.divisor(numerator.magnitude, denominator.magnitude))
      return Self(numerator / Int128(shared), denominator / Int128(shared))
    }

    static func divisor<Number: BinaryInteger>(_ a: Number, _ b: Number) -> Number {
      var (x, y) = (a, b)
      while y != 0 { (x, y) = (y, x % y) }
      return x
    }

    /// How many parts of a second it is, and whether there is no rest.
    func parts(
      _ timescale: CMTimeScale,
      _ method: CMTimeRoundingMethod,
      from last: CMTimeScale
    ) -> (Int128, isExact: Bool) {
      let (quotient, rest) =
        (numerator * Int128(timescale)).quotientAndRemainder(dividingBy: denominator)
      if rest == 0 { return (quotient, true) }
      let sign: Int128 = rest < 0 ? -1 : 1
      let isAway =
        switch method {
        case .roundHalfAwayFromZero: 2 * rest.magnitude >= denominator.magnitude
        case .roundTowardZero: false
        case .roundAwayFromZero: true
        case .quickTime: timescale > last || (quotient == 0 && sign < 0)
        case .roundTowardPositiveInfinity: sign > 0
        case .roundTowardNegativeInfinity: sign < 0
        }
      return (isAway ? quotient + sign : quotient, false)
    }

    /// The time nearest to it; a second has half as many parts as long as they cannot be counted.
    func time(_ timescale: CMTimeScale) -> CMTime {
      let (parts, isExact) = parts(timescale, .default, from: timescale)
      if let value = Int64(exactly: parts) {
        var result = CMTime(value: value, timescale: timescale)
        if !isExact { result.flags.insert(.hasBeenRounded) }
        return result
      }
      if timescale == 1 { return parts < 0 ? .negativeInfinity : .positiveInfinity }
      return time(timescale / 2)
    }
  }

  /// What it is among all: earlier than all, a number, not known, later than all, no time.
  fileprivate var rank: Int {
    if !isValid { return 4 }
    if isPositiveInfinity { return 3 }
    return isIndefinite ? 2 : isNegativeInfinity ? 0 : 1
  }
}

/// How parts of a second are rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  /// Towards zero into larger parts, away from it into smaller ones; what is below zero stays below.
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6

  /// Half away from zero.
  public static let `default` = Self.roundHalfAwayFromZero
}

extension CMTime: Equatable, Comparable, Hashable {
  /// Whether both are the same.
  public static func == (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) == 0 }

  /// Whether the first is earlier.
  public static func < (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) < 0 }

  /// Mixes in what makes it equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    guard isNumeric else { return }
    hasher.combine(epoch)
    hasher.combine(Fraction(Int128(value), Int128(timescale)).reduced)
  }

  /// The sum, in parts of a second that both can be counted in.
  ///
  /// A time that is no number passes itself on; times of different runs have no sum.
  public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, 1) }

  /// The difference, as the sum.
  public static func - (a: CMTime, b: CMTime) -> CMTime { sum(a, b, -1) }
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
/// No time comes after all others, before it what is later than all, and before that what is not known.
/// A later run of the medium comes after an earlier one.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  func order<Number: Comparable>(_ a: Number, _ b: Number) -> Int32 { a < b ? -1 : a > b ? 1 : 0 }
  guard time1.rank == time2.rank else { return order(time1.rank, time2.rank) }
  guard time1.isNumeric else { return 0 }
  guard time1.epoch == time2.epoch else { return order(time1.epoch, time2.epoch) }
  return order(
    Int128(time1.value) * Int128(time2.timescale),
    Int128(time2.value) * Int128(time1.timescale)
  )
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
  public var isValid: Bool {
    start.isValid && duration.isValid && duration.epoch == 0 && duration.value >= 0
  }
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
