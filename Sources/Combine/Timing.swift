import Dispatch
import Foundation

/// A length of time that a scheduler reckons in.
public protocol SchedulerTimeIntervalConvertible {
  /// So many seconds.
  static func seconds(_ s: Int) -> Self
  /// So many seconds.
  static func seconds(_ s: Double) -> Self
  /// So many thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// So many millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// So many billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// Something that runs blocks, now and later.
public protocol Scheduler<SchedulerTimeType> {
  /// A point in time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// How a block is to be run.
  associatedtype SchedulerOptions

  /// The time now.
  var now: SchedulerTimeType { get }
  /// The least two points of time can lie apart.
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Runs a block as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs a block after a point in time.
  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  )
}

/// Seconds, as all schedulers here reckon.
public struct SchedulerSeconds: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Sendable
{
  /// The number of seconds.
  public var magnitude: Double

  /// Makes a length of a number of seconds.
  public init(_ seconds: Double) { magnitude = seconds }
  /// Makes a length of a number of seconds.
  public init(integerLiteral value: Int) { magnitude = Double(value) }
  /// Makes a length of a number of seconds.
  public init(floatLiteral value: Double) { magnitude = value }
  /// Makes a length of a number of seconds.
  public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }

  /// So many seconds.
  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  /// So many seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// So many thousandths of a second.
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  /// So many millionths of a second.
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  /// So many billionths of a second.
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

  /// Which is longer.
  public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
  /// Both together.
  public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
  /// One less the other.
  public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
  /// One times the other.
  public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
  /// Makes one longer by a factor.
  public static func *= (a: inout Self, b: Self) { a = a * b }
}

/// A point in time, in seconds.
public struct SchedulerTime: Strideable, Sendable {
  let seconds: Double
  /// How far another point is.
  public func distance(to other: Self) -> SchedulerSeconds {
    SchedulerSeconds(other.seconds - seconds)
  }
  /// A point so much later.
  public func advanced(by n: SchedulerSeconds) -> Self {
    SchedulerTime(seconds: seconds + n.magnitude)
  }
  static var now: SchedulerTime {
    SchedulerTime(seconds: Double(DispatchTime.now().uptimeNanoseconds) / 1e9)
  }
  /// How many seconds are left until then.
  var wait: Double { max(0, seconds - Self.now.seconds) }
}

extension Scheduler where SchedulerTimeType == SchedulerTime {
  /// The time now.
  public var now: SchedulerTime { .now }
  /// The least two points of time can lie apart.
  public var minimumTolerance: SchedulerSeconds { 0 }
}

extension DispatchQueue: Scheduler {
  /// How a block is to be run: there is nothing to choose here.
  public struct SchedulerOptions: Sendable {
    /// Makes options.
    public init() {}
  }

  /// Runs a block as soon as possible, but never within the caller's.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Sent(action)
    async { action.value() }
  }

  /// Runs a block after a point in time.
  public func schedule(
    after date: SchedulerTime,
    tolerance: SchedulerSeconds,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Sent(action)
    asyncAfter(deadline: .now() + date.wait) { action.value() }
  }
}

extension RunLoop: Scheduler {
  /// How a block is to be run: there is nothing to choose here.
  public struct SchedulerOptions: Sendable {
    /// Makes options.
    public init() {}
  }

  /// Runs a block with the loop's next turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Sent(action)
    perform { action.value() }
  }

  /// Runs a block after a point in time.
  public func schedule(
    after date: SchedulerTime,
    tolerance: SchedulerSeconds,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Sent(action)
    add(Timer(timeInterval: date.wait, repeats: false) { _ in action.value() }, forMode: .default)
  }
}

extension OperationQueue: Scheduler {
  /// How a block is to be run: there is nothing to choose here.
  public struct SchedulerOptions: Sendable {
    /// Makes options.
    public init() {}
  }

  /// Runs a block as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Sent(action)
    addOperation { action.value() }
  }

  /// Runs a block after a point in time.
  public func schedule(
    after date: SchedulerTime,
    tolerance: SchedulerSeconds,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Sent(action)
    DispatchQueue.global().asyncAfter(deadline: .now() + date.wait) {
      self.addOperation { action.value() }
    }
  }
}

/// Runs everything at once.
public struct ImmediateScheduler: Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = SchedulerTime
  /// There is nothing to choose.
  public typealias SchedulerOptions = Never
  /// The only one.
  public static let shared = ImmediateScheduler()
  /// The time now.
  public var now: SchedulerTime { SchedulerTime(seconds: 0) }
  /// Runs a block.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  /// Runs a block.
  public func schedule(
    after date: SchedulerTime,
    tolerance: SchedulerSeconds,
    options: Never?,
    _ action: @escaping () -> Void
  ) { action() }
}

/// A block that goes to another thread.
struct Sent<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Publisher {
  /// Gives values and the end where a scheduler runs blocks.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    stage {
      Kept(())
    } _: { _, value, relay in
      scheduler.schedule(options: options) { relay.send(value) }
    } end: { _, end, relay in
      scheduler.schedule(options: options) { relay.finish(end) }
    }
  }

  /// Takes part where a scheduler runs blocks.
  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    Publishers.Operator { subscriber in
      let relay = Stage<Output, Failure, Output, Failure>(subscriber) { $1.send($0) }
      scheduler.schedule(options: options) { self.subscribe(relay) }
    }
  }

  /// Gives values and the end so much later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    func later(_ action: @escaping () -> Void) {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval),
        tolerance: tolerance ?? scheduler.minimumTolerance,
        options: options,
        action
      )
    }
    return stage {
      Kept(())
    } _: { _, value, relay in
      later { relay.send(value) }
    } end: { _, end, relay in
      if case .failure = end { relay.finish(end) } else { later { relay.finish(end) } }
    }
  }

  /// Gives a value when none has followed it for a time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    stage {
      Kept<(number: Int, value: Output?)>((0, nil))
    } _: { last, value, relay in
      let number = last.change {
        $0 = ($0.number + 1, value)
        return $0.number
      }
      scheduler.schedule(
        after: scheduler.now.advanced(by: dueTime),
        tolerance: scheduler.minimumTolerance,
        options: options
      ) {
        let due = last.change { last -> Output? in
          guard last.number == number else { return nil }
          defer { last.value = nil }
          return last.value
        }
        if let due { relay.send(due) }
      }
    } end: { last, end, relay in
      if case .finished = end, let value = last.value.value { relay.send(value) }
      relay.finish(end)
    }
  }

  /// Gives one value in each span of time: the first or the latest of it.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Operator<Output, Failure> {
    typealias State = (opens: S.SchedulerTimeType?, held: Output?)
    return stage {
      Kept<State>((nil, nil))
    } _: { state, value, relay in
      let now = scheduler.now
      let isOpen = state.change { state -> Bool? in
        guard let opens = state.opens, now < opens else {
          state = (now.advanced(by: interval), nil)
          return true
        }
        let isFirst = state.held == nil
        if isFirst || latest { state.held = value }
        return isFirst ? false : nil
      }
      if isOpen == true { return relay.send(value) }
      guard isOpen == false, let opens = state.value.opens else { return }
      scheduler.schedule(
        after: opens,
        tolerance: scheduler.minimumTolerance,
        options: nil
      ) {
        let held = state.change { state -> Output? in
          defer { state = (scheduler.now.advanced(by: interval), nil) }
          return state.held
        }
        if let held { relay.send(held) }
      }
    }
  }
}
