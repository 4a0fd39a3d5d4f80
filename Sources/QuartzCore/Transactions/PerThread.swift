import Foundation

/// An object for each thread; the main thread's is found without a search.
package struct PerThread<Value: AnyObject>: @unchecked Sendable {
  private final class Place {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let key: String
  private let make: () -> Value
  /// Touched on the main thread alone.
  private let main: Place

  package init(_ key: String, _ make: @escaping () -> Value) {
    self.key = key
    self.make = make
    main = Place(make())
  }

  /// The object of the calling thread.
  package var current: Value {
    if CurrentThread.isMain { return main.value }
    let dictionary = Thread.current.threadDictionary
    if let value = dictionary[key] as? Value { return value }
    let value = make()
    dictionary[key] = value
    return value
  }

  /// Makes another object the calling thread's; returns the one that was.
  func exchange(_ next: Value) -> Value {
    let former = current
    if CurrentThread.isMain {
      main.value = next
    } else {
      Thread.current.threadDictionary[key] = next
    }
    return former
  }
}
