import Diagnostics
import Foundation

/// What is said about drops that go wrong.
enum DropMistakes {
  static func reportUnanswered(_ type: Any.Type, _ method: String) {
    UIKitDiagnostics.report(
      Diagnosis(
        .dropUnanswered,
        place: "\(type)",
        saw: "no \(method)",
        remedy: "Implement \(method), or propose .cancel or .forbidden; the items are gone."
      )
    )
  }
}
