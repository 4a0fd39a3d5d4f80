import Foundation

extension Timer {
  /// Makes a timer that calls a method by name with itself, and starts it.
  ///
  /// The timer keeps its target until it is invalidated.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = TargetTimer(
      fire: Date(timeIntervalSinceNow: max(ti, 0.000_1)),
      interval: ti,
      repeats: yesOrNo,
      block: TimedCall(target: aTarget, selector: aSelector).call
    )
    timer.info = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Makes a timer that calls a method by name with itself.
  ///
  /// What is given as `userInfo` is kept only by timers that `scheduledTimer` makes.
  public convenience init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: max(ti, 0.000_1)),
      interval: ti,
      repeats: yesOrNo,
      block: TimedCall(target: aTarget, selector: aSelector).call
    )
  }

  /// Makes a timer that first calls a method by name at `date`.
  public convenience init(
    fireAt date: Date,
    interval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats rep: Bool
  ) {
    self.init(
      fire: date,
      interval: ti,
      repeats: rep,
      block: TimedCall(target: aTarget, selector: aSelector).call
    )
  }
}

/// A timer that keeps what it was given; Foundation's own has no place for it.
private final class TargetTimer: Timer {
  var info: Any?

  override var userInfo: Any? { info }
}

/// The call of a method when a timer is due.
private struct TimedCall: @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector

  init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
  }

  @Sendable
  func call(_ timer: Timer) {
    SelectorTable.perform(
      selector,
      on: target,
      with: selector.name.hasSuffix(":") ? [timer] : []
    )
  }
}
