import Foundation
import SourceTranslation

/// Writes the program that runs a project's unit tests: Linux finds no tests by itself.
struct TestRunner {
  let plan: ProjectPlan
  let compiled: [CompiledModule]

  /// A target without files, or with none in Swift, is no module.
  private var testModules: [ModulePlan] {
    let names = Set(compiled.map(\.name))
    return plan.modules.filter { $0.isTest && names.contains($0.name) }
  }

  /// What the program ends with when no test has a name that was asked for; Swift Testing's own
  /// number.
  static let nothingMatched: Int32 = 69

  /// Starts the app that hosts the tests: the first that has a beginning.
  private var hostStart: String {
    guard let app = compiled.first(where: { !$0.isTest && $0.hasEntryPoint }) else {
      return "@MainActor func launchHost() {}"
    }
    return """
      @_silgen_name("\(app.name)_main")
      func start(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32
      @MainActor func launchHost() { _ = start(0, nil) }
      """
  }

  func write(to folder: URL) throws -> URL {
    let file = folder.appendingPathComponent("TestRunner.swift")
    let names = testModules.map(\.name)
    let lists = names.map { "tests += _allTestsOf\($0)()" }
    let text = """
      import Foundation
      import Testing
      import TestRecording
      import XCTest
      \(names.map { "@testable import \($0)" }.joined(separator: "\n"))
      @_silgen_name("tsumiki_begin_tests") func beginTests()
      \(hostStart)
      @main struct Runner {
        @MainActor static func main() async {
          beginTests()
          launchHost()
          if CommandLine.arguments.contains("swift-testing") {
            await Testing.__swiftPMEntryPoint() as Never
          }
          var tests: [XCTestCaseEntry] = []
          \(lists.joined(separator: "\n    "))
          tests = TestRecorder.shared.chosen(from: tests)
          if tests.isEmpty { exit(\(Self.nothingMatched)) }
          XCTestObservationCenter.shared.addTestObserver(TestRecorder.shared)
          XCTMain(tests, arguments: [CommandLine.arguments[0]])
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
    let specs = facts.specs.map { "    testCase(\($0).allTests),\n" }
    return """
      \(testCasesAreObjects)
      \(specs.isEmpty ? "" : "import Quick")
      @MainActor func _allTestsOf\(module)() -> [XCTestCaseEntry] {
        return [
      \((cases + specs).joined())  ]
      }

      """
  }
}
