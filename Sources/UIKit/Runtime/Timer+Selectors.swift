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
    let timer = Timer(
      timeInterval: ti,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Makes a timer that calls a method by name with itself.
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
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
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
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: rep
    )
  }

  private convenience init(
    fire date: Date,
    interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    let receiver = Unchecked(target as AnyObject)
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      SelectorTable.perform(
        selector,
        on: receiver.value,
        with: selector.name.hasSuffix(":") ? [timer] : []
      )
    }
    if let userInfo {
      withUnsafePointer(to: &TimerInfo.key) {
        objc_setAssociatedObject(self, $0, userInfo, .OBJC_ASSOCIATION_RETAIN)
      }
    }
  }

  /// What the timer was made with.
  public var userInfo: Any? {
    withUnsafePointer(to: &TimerInfo.key) { objc_getAssociatedObject(self, $0) }
  }
}

private enum TimerInfo {
  nonisolated(unsafe) static var key: UInt8 = 0
}
