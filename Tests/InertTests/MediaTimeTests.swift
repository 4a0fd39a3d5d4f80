import CoreMedia
import TestSupport
import Testing

/// `CMTime` as the comments of Apple's header tell it, against fractions that are counted exactly.
@Suite struct `Times of media are counted` {
  /// The seconds as a fraction.
  private func isEqual(_ time: CMTime, _ numerator: Int128, _ denominator: Int128) -> Bool {
    Int128(time.value) * denominator == numerator * Int128(time.timescale)
  }

  private func random(_ random: inout SplitMix64) -> CMTime {
    let scales: [Int32] = [1, 2, 3, 24, 25, 30, 48, 600, 1000, 44_100, 48_000, 90_000]
    return CMTime(
      value: Int64(random.int(-1_000_000...1_000_000)),
      timescale: random.pick(scales)
    )
  }

  private func multiple(_ a: Int32, _ b: Int32) -> Int32 {
    var result = max(a, b)
    while result % a != 0 || result % b != 0 { result += max(a, b) }
    return result
  }

  @Test(arguments: 0..<8)
  func `sums are exact in the least parts that both have`(seed: Int) {
    var numbers = SplitMix64(seed: 7000 + seed)
    for _ in 0..<60 {
      let (a, b) = (random(&numbers), random(&numbers))
      let (x, y) = (Int128(a.timescale), Int128(b.timescale))
      let sum = a + b
      #expect(sum.timescale == multiple(a.timescale, b.timescale))
      #expect(isEqual(sum, Int128(a.value) * y + Int128(b.value) * x, x * y))
      #expect(!sum.hasBeenRounded && sum.epoch == 0)
      #expect(sum == b + a && sum - b == a && a - a == .zero)
      #expect(CMTimeAdd(a, b) == sum && CMTimeSubtract(sum, a) == b)
    }
  }

  @Test func `parts that are too small for both are the smallest there are`() {
    let (a, b) = (
      CMTime(value: 1, timescale: 2_147_483_629), CMTime(value: 1, timescale: 2_147_483_647)
    )
    let sum = a + b
    #expect(sum.timescale == kCMTimeMaxTimescale && sum.hasBeenRounded)
    #expect(sum.value == 2)
    let more = sum + CMTime(value: 1, timescale: 1)
    #expect(more.hasBeenRounded, "what was rounded once stays so")
  }

  @Test func `a sum that cannot be counted has half as many parts`() {
    let half = CMTime(value: .max, timescale: 600)
    let sum = half + half
    #expect(sum.value == .max && sum.timescale == 300 && !sum.hasBeenRounded)
    let odd = CMTime(value: .max, timescale: 2) + CMTime(value: .max - 1, timescale: 2)
    #expect(odd.timescale == 1 && odd.hasBeenRounded && odd.value == .max)
    let third = CMTime(value: .min, timescale: 2) - CMTime(value: 2, timescale: 2)
    #expect(third == CMTime(value: .min / 2 - 1, timescale: 1))
  }

  @Test func `a sum of more seconds than there are is later than all`() {
    let (first, last) = (CMTime(value: .min, timescale: 1), CMTime(value: .max, timescale: 1))
    #expect((last + last).isPositiveInfinity)
    #expect((first + first).isNegativeInfinity && (first - last).isNegativeInfinity)
    #expect((last - first).isPositiveInfinity)
  }

  private static let special: [CMTime] = [
    .negativeInfinity, .zero, .indefinite, .positiveInfinity, .invalid,
  ]

  /// What `+` of each of `special` with each of them is, as an index.
  @Test(arguments: [
    (0, 0, 0), (0, 1, 0), (0, 2, 0), (0, 3, 4), (0, 4, 4), (1, 1, 1), (1, 2, 2), (1, 3, 3),
    (1, 4, 4), (2, 2, 2), (2, 3, 3), (2, 4, 4), (3, 3, 3), (3, 4, 4), (4, 4, 4),
  ])
  func `what is no number passes itself on`(_ a: Int, _ b: Int, _ sum: Int) {
    let (left, right, all) = (Self.special[a], Self.special[b], Self.special[sum])
    #expect(CMTimeCompare(left + right, all) == 0)
    #expect(CMTimeCompare(right + left, all) == 0)
  }

  @Test func `infinities have no difference`() {
    let (low, high) = (CMTime.negativeInfinity, CMTime.positiveInfinity)
    #expect(!(high - high).isValid && !(low - low).isValid)
    #expect((high - low).isPositiveInfinity && (low - high).isNegativeInfinity)
    #expect((high - .zero).isPositiveInfinity && (low - .zero).isNegativeInfinity)
  }

  @Test func `all are in one order`() {
    let ordered: [CMTime] = [
      .negativeInfinity, CMTime(value: .min, timescale: 1), CMTime(value: -1, timescale: 600),
      .zero,
      CMTime(value: 1, timescale: .max), CMTime(value: .max, timescale: 1), .indefinite,
      .positiveInfinity, .invalid,
    ]
    for (i, a) in ordered.enumerated() {
      for (j, b) in ordered.enumerated() {
        #expect(CMTimeCompare(a, b) == (i < j ? -1 : i > j ? 1 : 0))
        #expect((a < b) == (i < j) && (a == b) == (i == j))
      }
    }
    #expect(ordered.reversed().sorted() == ordered)
  }

  @Test func `neighbours are told apart, however large`() {
    let (last, before) = (CMTime(value: .max, timescale: 1), CMTime(value: .max - 1, timescale: 1))
    #expect(before < last && before != last)
    #expect(Set([last, before]).count == 2)
    let thirds = CMTime(value: (Int64.max / 3) * 3, timescale: 3)
    let whole = CMTime(value: Int64.max / 3, timescale: 1)
    #expect(thirds == whole && thirds.hashValue == whole.hashValue)
  }

  @Test func `a later run of a medium comes after an earlier one`() {
    let early = CMTime(value: 100, timescale: 1, flags: .valid, epoch: 1)
    let late = CMTime(value: 1, timescale: 1, flags: .valid, epoch: 2)
    #expect(early < late && early != late && !(early + late).isValid && !(late - early).isValid)
    let second = CMTime(value: 1, timescale: 1)
    #expect((early + second).epoch == 1 && (second + early).epoch == 1)
    #expect((late - late).epoch == 0 && (late - late).value == 0)
  }

  /// Seconds, old and new parts of a second, and how each way rounds.
  @Test(arguments: [
    (1, 2, 1, [1, 0, 1, 0, 1, 0]), (-1, 2, 1, [-1, 0, -1, -1, 0, -1]),
    (3, 2, 1, [2, 1, 2, 1, 2, 1]), (-3, 2, 1, [-2, -1, -2, -1, -1, -2]),
    (4, 3, 1, [1, 1, 2, 1, 2, 1]), (1, 3, 4, [1, 1, 2, 2, 2, 1]),
    (-1, 3, 4, [-1, -1, -2, -2, -1, -2]), (6, 3, 1, [2, 2, 2, 2, 2, 2]),
    (0, 3, 7, [0, 0, 0, 0, 0, 0]),
  ])
  func `other parts of a second are rounded as asked`(
    _ value: Int64,
    _ from: Int32,
    _ scale: Int32,
    _ expected: [Int64]
  ) throws {
    let time = CMTime(value: value, timescale: from)
    for (index, wanted) in expected.enumerated() {
      let method = try #require(CMTimeRoundingMethod(rawValue: UInt32(index + 1)))
      let result = time.convertScale(scale, method: method)
      #expect(result.value == wanted && result.timescale == scale, "\(method)")
      #expect(result.hasBeenRounded == ((value * Int64(scale)) % Int64(from) != 0))
    }
  }

  @Test(arguments: 0..<4)
  func `there and back again is the same where the parts are smaller`(seed: Int) {
    var numbers = SplitMix64(seed: 7100 + seed)
    for _ in 0..<50 {
      let time = random(&numbers)
      let finer = time.timescale * Int32(numbers.int(1...20))
      let there = time.convertScale(finer, method: .default)
      #expect(there == time && !there.hasBeenRounded)
      let back = there.convertScale(time.timescale, method: .roundTowardZero)
      #expect(back.value == time.value && back.timescale == time.timescale)
    }
  }

  @Test func `what is no number has no parts`() {
    #expect(!CMTime.invalid.convertScale(600, method: .default).isValid)
    #expect(CMTime.indefinite.convertScale(600, method: .default).isIndefinite)
    #expect(CMTime.positiveInfinity.convertScale(600, method: .default).isPositiveInfinity)
  }

  @Test func `seconds that cannot be counted have half as many parts`() {
    let long = CMTime(seconds: 1e10, preferredTimescale: 1_000_000_000)
    #expect(long.timescale == 500_000_000 && long.seconds == 1e10 && !long.hasBeenRounded)
    #expect(CMTime(seconds: 1e30, preferredTimescale: 600).isPositiveInfinity)
    #expect(CMTime(seconds: -1e30, preferredTimescale: 600).isNegativeInfinity)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600).isPositiveInfinity)
    #expect(!CMTime(seconds: 1, preferredTimescale: 0).isValid)
    #expect(!CMTime(seconds: 1, preferredTimescale: -600).isValid)
  }

  @Test func `seconds that are no whole parts are said to be rounded`() {
    #expect(CMTimeMakeWithSeconds(1.5, preferredTimescale: 2).hasBeenRounded == false)
    #expect(CMTimeMakeWithSeconds(0.3, preferredTimescale: 7).hasBeenRounded)
    #expect(!CMTime(value: 1, timescale: 3).hasBeenRounded)
  }
}

@Suite struct `A stretch of media` {
  private func seconds(_ value: Int64, _ epoch: Int64 = 0) -> CMTime {
    CMTime(value: value, timescale: 1, flags: .valid, epoch: epoch)
  }

  @Test func `is one with a length that is not below zero, in no run of its own`() {
    #expect(CMTimeRange(start: .zero, duration: seconds(2)).isValid)
    #expect(CMTimeRange.zero.isValid && CMTimeRange.zero.isEmpty)
    #expect(!CMTimeRange(start: .zero, duration: seconds(-1)).isValid)
    #expect(!CMTimeRange(start: .zero, duration: seconds(1, 1)).isValid)
    #expect(!CMTimeRange(start: .invalid, duration: .zero).isValid)
    #expect(!CMTimeRange.invalid.isValid && !CMTimeRange.invalid.isEmpty)
    #expect(CMTimeRange(start: seconds(5, 2), duration: seconds(1)).isValid)
  }

  @Test func `has the length between its ends`() {
    let range = CMTimeRange(start: CMTime(value: 1, timescale: 2), end: seconds(2))
    #expect(range.duration == CMTime(value: 3, timescale: 2) && range.end == seconds(2))
    #expect(CMTimeRangeGetEnd(CMTimeRangeMake(start: seconds(3), duration: seconds(4))).value == 7)
  }

  @Test func `without length holds nothing, not even its start`() {
    let range = CMTimeRange(start: seconds(3), duration: .zero)
    #expect(!range.containsTime(seconds(3)) && !range.containsTime(seconds(2)))
  }

  @Test func `holds what lies between its ends, in any parts`() {
    let range = CMTimeRange(start: seconds(1), duration: CMTime(value: 90_000, timescale: 90_000))
    #expect(range.containsTime(CMTime(value: 1199, timescale: 600)))
    #expect(!range.containsTime(CMTime(value: 1200, timescale: 600)))
    #expect(!range.containsTime(CMTime(value: 599, timescale: 600)))
    #expect(!range.containsTime(.indefinite) && !range.containsTime(.invalid))
  }
}
