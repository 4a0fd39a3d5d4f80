/// The libraries for tests of screens, which stand in the place of packages and pods of their names.
package enum TestingFrameworks {
  /// Their modules, with those that each stands on.
  package static let modules: [String: Set<String>] = [
    "FBSnapshotTestCase": ["SnapshotTesting"],
    "InlineSnapshotTesting": ["SnapshotTesting"],
    "ScreenTesting": ["SnapshotTesting"],
    "SnapshotTesting": ["XCTestAdditions"],
    "XCTestAdditions": [],
    "iOSSnapshotTestCase": ["FBSnapshotTestCase"],
  ]

  /// What is in sight wherever XCTest is: the parts of it that Linux lacks.
  package static let additions = "XCTestAdditions"

  /// Those whose classes are test cases of XCTest's, so that they pass it and UIKit on.
  package static let withCases: Set<String> = ["FBSnapshotTestCase", "iOSSnapshotTestCase"]

  /// The classes that test cases inherit from.
  package static let cases: Set<String> = ["XCTestCase", "FBSnapshotTestCase", "SnapshotTestCase"]

  /// The modules that a program needs which imports some.
  package static func needed(for imports: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var next = imports.filter { modules[$0] != nil }
    if imports.contains("XCTest") { next.insert(additions) }
    while let name = next.popFirst() {
      if found.insert(name).inserted { next.formUnion(modules[name] ?? []) }
    }
    return found
  }
}
