/// How a value becomes something that can be compared and kept.
public struct Snapshotting<Value, Format> {
  /// What the names of references end with, without the dot; nil for nothing.
  public var pathExtension: String?
  /// How what the value becomes is compared and kept.
  public var diffing: Diffing<Format>
  /// Makes what is compared of a value.
  public var snapshot: (Value) -> Async<Format>

  /// Makes a strategy whose result comes later.
  ///
  /// - Parameters:
  ///   - pathExtension: What the names of references end with.
  ///   - diffing: How results are compared and kept.
  ///   - asyncSnapshot: Makes the result of a value.
  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Makes a strategy whose result is there at once.
  ///
  /// - Parameters:
  ///   - pathExtension: What the names of references end with.
  ///   - diffing: How results are compared and kept.
  ///   - snapshot: Makes the result of a value.
  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = { Async(value: snapshot($0)) }
  }

  /// The strategy for other values, of which those of this one can be made.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(
      pathExtension: pathExtension,
      diffing: diffing,
      asyncSnapshot: { snapshot(transform($0)) }
    )
  }

  /// The strategy for other values, of which those of this one come later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(
      pathExtension: pathExtension,
      diffing: diffing,
      asyncSnapshot: { other in
        Async { callback in transform(other).run { snapshot($0).run(callback) } }
      }
    )
  }
}

/// A strategy for values that are compared as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Makes a strategy that compares values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
