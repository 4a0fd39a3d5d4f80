import Foundation

/// Words that were dictated; nobody dictates here.
@MainActor @preconcurrency
open class UIDictationPhrase: NSObject {
  /// What was most likely said.
  open var text: String { "" }

  /// What else may have been said.
  open var alternativeInterpretations: [String]? { nil }
}
