import Diagnostics
import Foundation
import Testing

@Suite struct UIKitDiagnosticsTests {
  static let sample = Diagnosis(
    "TSK-SAMPLE",
    .fatal,
    what: "Nothing is registered for \"Photo\".",
    place: "UICollectionView, item (0, 3)",
    saw: "registered: \"PhotoCell\"",
    remedy: "Did you mean \"PhotoCell\"?",
    applePhrase: "could not dequeue a view of kind"
  )

  @Test func `the text names what, where, what was seen and the remedy, in that order`() {
    #expect(
      Self.sample.description == """
        TSK-SAMPLE Nothing is registered for "Photo".
          where:  UICollectionView, item (0, 3)
          saw:    registered: "PhotoCell"
          remedy: Did you mean "PhotoCell"?
          UIKit:  "could not dequeue a view of kind"
        """
    )
  }

  @Test func `recording keeps findings in order and does not stop`() {
    let second = Diagnosis("TSK-B", .warning, what: "b", place: "here", remedy: "none")
    let found = UIKitDiagnostics.recording {
      UIKitDiagnostics.report(Self.sample)
      UIKitDiagnostics.report(second)
    }
    #expect(found == [Self.sample, second])
  }

  @Test func `recording passes on what its body throws`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      _ = try UIKitDiagnostics.recording { throw Failure() }
    }
  }

  @Test func `trap prints the whole message and stops`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      UIKitDiagnostics.policy = .trap
      UIKitDiagnostics.report(Self.sample)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains(Self.sample.description))
  }

  @Test func `trap goes on after a warning`() async {
    await #expect(processExitsWith: .success) {
      UIKitDiagnostics.policy = .trap
      UIKitDiagnostics.report(
        Diagnosis("TSK-W", .warning, what: "w", place: "p", remedy: "r")
      )
    }
  }

  @Test func `recover logs a place once and never stops`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      UIKitDiagnostics.policy = .recover
      for _ in 0..<3 { UIKitDiagnostics.report(Self.sample) }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.components(separatedBy: "TSK-SAMPLE").count == 2)
  }

  @Test func `record keeps for the process until reset`() async {
    await #expect(processExitsWith: .success) {
      UIKitDiagnostics.policy = .record
      UIKitDiagnostics.report(Self.sample)
      guard UIKitDiagnostics.recorded == [Self.sample] else { fatalError("not kept") }
      UIKitDiagnostics.reset()
      guard UIKitDiagnostics.recorded.isEmpty else { fatalError("not forgotten") }
    }
  }
}
