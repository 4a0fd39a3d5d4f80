import Foundation

/// An object for each thread; the main thread's is found without a search.
struct PerThread<Value: AnyObject>: @unchecked Sendable {
  private let key: String
  private let make: () -> Value
  /// Touched on the main thread alone.
  private let main: Value

  init(_ key: String, _ make: @escaping () -> Value) {
    self.key = key
    self.make = make
    main = make()
  }

  /// The object of the calling thread.
  var current: Value {
    if Thread.isMainThread { return main }
    let dictionary = Thread.current.threadDictionary
    if let value = dictionary[key] as? Value { return value }
    let value = make()
    dictionary[key] = value
    return value
  }
}
