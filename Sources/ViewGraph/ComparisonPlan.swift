import Foundation

/// What of the bytes of a type counts when two of its values are compared.
///
/// Padding may hold anything, and so may what is behind the tag of an optional that is nil.
final class ComparisonPlan: @unchecked Sendable {
  private enum Step {
    case bytes(offset: Int, count: Int)
    case part(offset: Int, compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  }

  private let steps: [Step]

  private init(_ steps: [Step]) { self.steps = steps }

  func compare(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    for step in steps {
      switch step {
      case .bytes(let offset, let count):
        if memcmp(one + offset, other + offset, count) != 0 { return false }
      case .part(let offset, let compare):
        if !compare(one + offset, other + offset) { return false }
      }
    }
    return true
  }

  // MARK: Making

  private final class Known: @unchecked Sendable {
    private let lock = NSLock()
    private var plans: [ObjectIdentifier: ComparisonPlan] = [:]

    func plan(_ type: Any.Type, _ make: () -> ComparisonPlan) -> ComparisonPlan {
      lock.lock()
      let known = plans[ObjectIdentifier(type)]
      lock.unlock()
      if let known { return known }
      let made = make()
      lock.lock()
      plans[ObjectIdentifier(type)] = made
      lock.unlock()
      return made
    }
  }

  private static let known = Known()

  static func plan(for type: Any.Type) -> ComparisonPlan {
    known.plan(type) {
      var steps: [Step] = []
      append(type, at: 0, to: &steps)
      return ComparisonPlan(steps)
    }
  }

  private static func append(_ type: Any.Type, at offset: Int, to steps: inout [Step]) {
    if let optional = type as? any OptionalType.Type {
      steps.append(.part(offset: offset, compare: optional.comparison))
      return
    }
    let size = size(of: type)
    guard size > 0 else { return }
    let fields = type is AnyClass ? [] : StoredField.fields(of: type)
    // What has no stored properties counts as it is: a number, a reference, a closure, an enumeration.
    guard !fields.isEmpty, fields.allSatisfy({ $0.offset + Self.size(of: $0.type) <= size }) else {
      return appendBytes(offset, size, to: &steps)
    }
    for field in fields { append(field.type, at: offset + field.offset, to: &steps) }
  }

  private static func appendBytes(_ offset: Int, _ count: Int, to steps: inout [Step]) {
    if case .bytes(let start, let length)? = steps.last, start + length == offset {
      steps[steps.count - 1] = .bytes(offset: start, count: length + count)
    } else {
      steps.append(.bytes(offset: offset, count: count))
    }
  }

  private static func size(of type: Any.Type) -> Int {
    func open<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: open)
  }
}

/// An optional of any type.
private protocol OptionalType {
  static var comparison: (UnsafeRawPointer, UnsafeRawPointer) -> Bool { get }
}

extension Optional: OptionalType {
  fileprivate static var comparison: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { one, other in
      let one = one.assumingMemoryBound(to: Optional<Wrapped>.self)
      let other = other.assumingMemoryBound(to: Optional<Wrapped>.self)
      switch (one.pointee, other.pointee) {
      case (nil, nil): return true
      case (let one?, let other?): return Sameness.haveSameParts(one, other)
      default: return false
      }
    }
  }
}
