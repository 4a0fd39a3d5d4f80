import Foundation
import XCTestAdditions

/// How values of a kind are compared, and become data and values again.
public struct Diffing<Value> {
  /// Makes data of a value.
  public var toData: (Value) -> Data
  /// Makes a value of data.
  public var fromData: (Data) -> Value
  /// Compares a reference with a value: nil where they agree, else what differs and what shows it.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Makes a way to compare.
  ///
  /// - Parameters:
  ///   - toData: Makes data of a value.
  ///   - fromData: Makes a value of data.
  ///   - diff: Compares a reference with a value.
  public init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
