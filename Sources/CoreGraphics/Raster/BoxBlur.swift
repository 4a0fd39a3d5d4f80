import Foundation

/// Three box blurs one after the other, which together are close to a Gaussian one.
///
/// The boxes have soft ends, so that the result follows the radius without steps.
struct BoxBlur {
  /// Whole samples on either side of the middle that a box takes in full.
  let radius: Int
  /// How much of the next sample it takes, in 1/256.
  let edge: UInt64
  private let reciprocal: UInt64

  private static let shift: UInt64 = 40

  /// Makes the blur of a standard deviation, which must be positive.
  init(sigma: Double) {
    // A box that takes r samples on either side, and the share f of one more, has the variance
    // (r(r+1)(2r+1)/3 + 2f(r+1)²) / (2r+1+2f). Three boxes make three times that.
    let variance = sigma * sigma / 3
    let whole = max(0, Int(((12 * variance + 1).squareRoot() - 1) / 2))
    let r = Double(whole)
    let fixed = r * (r + 1) * (2 * r + 1) / 3
    let share = (variance * (2 * r + 1) - fixed) / (2 * (r + 1) * (r + 1) - 2 * variance)
    radius = whole
    edge = UInt64((min(max(share, 0), 1) * 256).rounded())
    reciprocal = (1 << Self.shift) / (UInt64(2 * whole + 1) * 256 + 2 * edge)
  }

  /// How far one sample spreads.
  var reach: Int { 3 * (radius + (edge > 0 ? 1 : 0)) }

  private var boxReach: Int { radius + (edge > 0 ? 1 : 0) }

  /// Blurs one line.
  ///
  /// The source has `count` samples, `stride` bytes apart, and the target room for 2 · `reach` more.
  /// `lines` are two lots of room for as many samples as the target, with `radius` + 1 more before
  /// and after.
  func blur(
    _ source: UnsafePointer<UInt8>,
    _ target: UnsafeMutablePointer<UInt8>,
    count: Int,
    stride: Int,
    lines: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>)
  ) {
    let length = count + 2 * reach
    let margin = radius + 1
    let (first, second) = lines
    // Eight more bits than the samples have, so that three roundings leave no mark.
    (first - margin).update(repeating: 0, count: length + 2 * margin)
    (second - margin).update(repeating: 0, count: length + 2 * margin)
    for index in 0..<count { first[reach &+ index] = UInt32(source[index &* stride]) &<< 8 }
    pass(first, second, from: reach, count: count)
    pass(second, first, from: reach - boxReach, count: count + 2 * boxReach)
    pass(first, second, from: reach - 2 * boxReach, count: count + 4 * boxReach)
    for index in 0..<length {
      target[index &* stride] = UInt8(truncatingIfNeeded: (second[index] &+ 128) &>> 8)
    }
  }

  /// Runs one box over the samples that lie in a range; all others are zero.
  private func pass(
    _ source: UnsafeMutablePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>,
    from start: Int,
    count: Int
  ) {
    let margin = radius &+ 1
    var sum: UInt64 = 0
    let first = start - boxReach
    for index in first &- radius..<first &+ radius where index >= -margin {
      sum &+= UInt64(source[index])
    }
    let half: UInt64 = 1 << (Self.shift - 1)
    for index in first..<first + count + 2 * boxReach {
      sum &+= UInt64(source[index &+ radius])
      let ends = UInt64(source[index &- margin]) &+ UInt64(source[index &+ margin])
      let total = sum &<< 8 &+ edge &* ends
      target[index] = UInt32(truncatingIfNeeded: (total &* reciprocal &+ half) &>> Self.shift)
      sum &-= UInt64(source[index &- radius])
    }
  }
}
