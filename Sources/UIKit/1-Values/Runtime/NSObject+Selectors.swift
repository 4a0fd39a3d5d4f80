import Foundation

extension NSObjectProtocol {
  /// Whether the object has a method of the name.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    let asked: Selector = "respondsToSelector:"
    if aSelector != asked, SelectorTable.hasMethod(self, asked) {
      return SelectorTable.perform(asked, on: self, with: [aSelector]) as? Bool ?? false
    }
    return SelectorTable.responds(self, to: aSelector)
  }

  /// The object that is asked in place of this one for a method it does not have, when the method is
  /// called by name.
  ///
  /// Nil by default: a call of such a method is a mistake.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Calls a method by name.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    answer(of: aSelector, [])
  }

  /// Calls a method by name with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    answer(of: aSelector, [object])
  }

  /// Calls a method by name with two arguments.
  @discardableResult
  public func perform(
    _ aSelector: Selector!,
    with object1: Any!,
    with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    answer(of: aSelector, [object1, object2])
  }

  private func answer(of selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    let count = selector.name.count { $0 == ":" }
    let result = SelectorTable.perform(selector, on: self, with: Array(arguments.prefix(count)))
    guard let result, !(result is Void) else { return nil }
    let object = result as AnyObject
    // The caller takes it without a count of its own, so it has to live a little longer.
    DelayedRelease.keep(object)
    return Unmanaged.passUnretained(object)
  }
}

extension NSObject {
  /// The class's name, as `NSStringFromClass` gives it.
  public class func description() -> String { NSStringFromClass(self) }

  /// Whether objects of the class have a method of the name.
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector.map { SelectorTable.responds(self, instances: $0) } ?? false
  }

  /// Calls a method by name once the frame clock has gone on by `delay` seconds.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let request = DelayedCalls.Request(target: self, selector: aSelector, argument: anArgument)
    MainThread.run { DelayedCalls.current.schedule(request, after: delay) }
  }

  /// Calls a method by name once the frame clock has gone on by `delay` seconds.
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Calls a method by name on the main thread.
  public func performSelector(
    onMainThread aSelector: Selector,
    with arg: Any?,
    waitUntilDone wait: Bool
  ) {
    let request = DelayedCalls.Request(target: self, selector: aSelector, argument: arg)
    if MainQueue.isCurrent, wait { return request.call() }
    wait ? DispatchQueue.main.sync { request.call() } : DispatchQueue.main.async { request.call() }
  }

  /// Calls a method by name on another thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let request = DelayedCalls.Request(target: self, selector: aSelector, argument: arg)
    DispatchQueue.global().async { request.call() }
  }

  /// Takes back all delayed calls of an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = Unchecked(aTarget as AnyObject)
    MainThread.run { DelayedCalls.current.cancel { $0.target === target.value } }
  }

  /// Takes back the delayed calls of an object's method with an equal argument; nil is equal to nil.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    let target = Unchecked(aTarget as AnyObject)
    let argument = Unchecked(anArgument)
    MainThread.run {
      DelayedCalls.current.cancel { request in
        request.target === target.value && request.selector == aSelector
          && isSame(request.argument, argument.value)
      }
    }
  }

  private class func isSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return one as AnyObject === other as AnyObject
  }
}

/// A value that is handed to another thread and left alone on this one.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Work that belongs to the main thread, asked for from anywhere.
enum MainThread {
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { work() }
    } else {
      DispatchQueue.main.async { work() }
    }
  }
}

/// Objects that are let go of when the main queue comes round.
private enum DelayedRelease {
  static func keep(_ object: AnyObject) {
    let object = Unchecked(object)
    DispatchQueue.main.async { _ = object }
  }
}

/// Calls by name that wait for their time.
@MainActor
private final class DelayedCalls {
  private static var slot: DelayedCalls?
  static var current: DelayedCalls { slot ?? ScreenContext.keep(DelayedCalls()) { slot = $0 } }

  struct Request: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector
    let argument: Any?

    func call() {
      SelectorTable.perform(
        selector,
        on: target,
        with: selector.name.hasSuffix(":") ? [argument] : []
      )
    }
  }

  private final class Entry {
    let request: Request
    var timer: FrameTimer?
    init(_ request: Request) { self.request = request }
  }

  private var waiting: [Entry] = []

  func schedule(_ request: Request, after delay: TimeInterval) {
    let entry = Entry(request)
    waiting.append(entry)
    entry.timer = FrameTimer(after: max(delay, 0)) { [weak self, weak entry] in
      self?.waiting.removeAll { $0 === entry }
      request.call()
    }
    FrameCycle.current.request()
  }

  func cancel(_ matches: (Request) -> Bool) { waiting.removeAll { matches($0.request) } }
}
