/// A value that computations read; those that did are computed again when it changes.
@MainActor
package final class Source<Value>: AnySource {
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// The value, of which the computation under way depends from now on.
  package func read() -> Value {
    noteReading()
    return value
  }

  /// The value, without a dependency.
  package var current: Value { value }

  /// Sets the value; nothing is computed again where it is the same.
  package func write(_ new: Value) {
    guard !Sameness.areSame(value, new) else { return }
    noteComing()
    value = new
    tellReaders()
  }
}

/// What computations depend on.
@MainActor
package class AnySource {
  private var readers: [ObjectIdentifier: Computation] = [:]

  package init() {}

  /// Makes the computation under way depend on this.
  package final func noteReading() {
    guard let reader = Computation.current else { return }
    if readers.updateValue(reader, forKey: ObjectIdentifier(reader)) == nil {
      reader.sources.append(self)
    }
  }

  /// Has everything that read this computed again.
  package final func tellReaders() {
    for reader in readers.values { reader.invalidate() }
  }

  /// What reads this learns that it is about to change.
  final func noteComing() {
    for reader in readers.values { reader.noteComing() }
  }

  final func forget(_ reader: Computation) { readers[ObjectIdentifier(reader)] = nil }
}
