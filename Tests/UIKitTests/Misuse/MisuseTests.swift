import Diagnostics
import Foundation
import Testing

@testable import UIKit

/// Each mistake ends in its code under every policy, and in no crash where it is repaired.
@MainActor @Suite struct `Mistakes with lists` {
  /// What is told on another thread is that thread's, and no task's.
  private nonisolated static let told = Misuse.allCases.filter { $0 != .offTheMainThread }

  @Test(arguments: told) func `are told where findings are recorded`(_ misuse: Misuse) {
    let found: [Diagnosis] = UIKitDiagnostics.recording { misuse.make() }
    let codes = Set(found.map { $0.code.rawValue })
    #expect(codes == [misuse.code])
  }

  @Test(arguments: Misuse.allCases)
  func `are told once and repaired where apps are to go on`(_ misuse: Misuse) async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) { @MainActor [misuse = misuse as Misuse] in
      UIKitDiagnostics.policy = .recover
      misuse.make()
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    // What holds for tests alone is not told apps.
    let isForTests = misuse == .sameIdentityNewValue
    #expect(said.contains(misuse.code) != isForTests, "\(said)")
  }

  @Test(arguments: Misuse.allCases)
  func `that Apple stops at stop the app, with the code`(_ misuse: Misuse) async throws {
    let result = await #expect(
      processExitsWith: misuse.isFatal ? .failure : .success,
      observing: [\.standardErrorContent]
    ) { @MainActor [misuse = misuse as Misuse] in
      UIKitDiagnostics.policy = .trap
      misuse.make()
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains(misuse.code) != (misuse == .sameIdentityNewValue), "\(said)")
  }

  /// The mistakes that systems differ about, and the first level that stops at each.
  private nonisolated static let stricter: [(Misuse, UIKitDiagnostics.Behavior)] = [
    (.registrationInProvider, .ios15), (.cellNotReturned, .ios18), (.staleLayout, .next),
  ]

  @Test(arguments: stricter, UIKitDiagnostics.Behavior.allCases)
  func `that newer systems stop at are as bad as the level says`(
    _ mistake: (misuse: Misuse, first: UIKitDiagnostics.Behavior),
    _ level: UIKitDiagnostics.Behavior
  ) {
    let found: [Diagnosis] = UIKitDiagnostics.withBehavior(level) {
      UIKitDiagnostics.recording { mistake.misuse.make() }
    }
    #expect(found.map(\.code.rawValue).contains(mistake.misuse.code))
    for finding in found where finding.code.rawValue == mistake.misuse.code {
      #expect(finding.severity == (level < mistake.first ? .warning : .fatal))
    }
  }

  @Test func `that iOS 18 stops at stop the app at its level`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIKitDiagnostics.policy = .trap
      UIKitDiagnostics.withBehavior(.ios18) { Misuse.cellNotReturned.make() }
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("TSK-DEQUEUE-LOST"), "\(said)")
  }
}

extension Misuse {
  /// Whether the code is one that ends apps.
  fileprivate var isFatal: Bool {
    switch self {
    case .itemThatDoesNotFit, .cellNotReturned, .staleLayout, .sharedAttributesEdited,
      .conflictingConstraints, .cellWithoutHeight, .sameIdentityNewValue, .headerThatIsNotThere,
      .insetOfEstimate, .offTheMainThread:
      false
    default: true
    }
  }
}
