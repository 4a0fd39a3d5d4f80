import XCTest

/// What test cases have on iOS because they are objects of Objective-C there.
extension XCTestCase {
  /// The class of the test case.
  public var classForCoder: AnyClass { type(of: self) }
}
