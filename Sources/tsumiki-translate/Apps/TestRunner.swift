import Foundation
import SourceTranslation

/// Writes the program that runs a project's unit tests: Linux finds no tests by itself.
struct TestRunner {
  let plan: ProjectPlan
  let compiled: [CompiledModule]

  private var testModules: [ModulePlan] { plan.modules.filter(\.isTest) }

  func write(to folder: URL) throws -> URL {
    let file = folder.appendingPathComponent("TestRunner.swift")
    let names = testModules.map(\.name)
    let lists = names.map { "tests += _allTestsOf\($0)()" }
    let text = """
      import Foundation
      import Testing
      import XCTest
      \(names.map { "@testable import \($0)" }.joined(separator: "\n"))
      @main struct Runner {
        @MainActor static func main() async {
          if CommandLine.arguments.contains("swift-testing") {
            await Testing.__swiftPMEntryPoint() as Never
          }
          var tests: [XCTestCaseEntry] = []
          \(lists.joined(separator: "\n    "))
          XCTMain(tests)
        }
      }

      """
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
      try Data(text.utf8).write(to: file)
    }
    return file
  }
}

extension TestRunner {
  /// Test cases are objects of Objective-C elsewhere, so that they can be delegates.
  static let testCasesAreObjects = """
    import Foundation
    import XCTest
    extension XCTestCase: @retroactive NSObjectProtocol {
      public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
      public var hash: Int { ObjectIdentifier(self).hashValue }
      public func `self`() -> Self { self }
      public func isProxy() -> Bool { false }
      public var description: String { name }
      public var debugDescription: String { name }
    }

    """

  /// Writes the list of a module's tests, for the runner to see.
  static func list(_ facts: ModuleFacts, of module: String) -> String {
    let cases = facts.tests.map { type, methods -> String in
      let entries = methods.map { test -> String in
        let call = "{ (t: \(type)) -> () throws -> Void in"
        return test.isAsync
          ? "    (\"\(test.name)\", asyncTest({ (t: \(type)) in t.\(test.name) })),"
          : "    (\"\(test.name)\", \(call) { try MainActor.assumeIsolated { try t.\(test.name)() }"
            + " } }),"
      }
      return """
          testCase([
        \(entries.joined(separator: "\n"))
          ] as [(String, (\(type)) -> () throws -> Void)]),

        """
    }
    return """
      \(testCasesAreObjects)
      @MainActor func _allTestsOf\(module)() -> [XCTestCaseEntry] {
        return [
      \(cases.joined())  ]
      }

      """
  }
}
