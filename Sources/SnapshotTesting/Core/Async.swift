/// A value that is there now or comes later.
public struct Async<Value> {
  /// Calls back with the value, once it is there.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Makes a value that comes later: the block is given what to call with it.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Makes a value that is there.
  public init(value: Value) {
    run = { callback in callback(value) }
  }

  /// The value with something made of it.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    let run = run
    return Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}

extension Array {
  /// The values of a list, once all of them are there.
  func gathered<Value>() -> Async<[Value]> where Element == Async<Value> {
    reduce(Async<[Value]>(value: [])) { all, next in
      Async { callback in all.run { values in next.run { callback(values + [$0]) } } }
    }
  }
}
