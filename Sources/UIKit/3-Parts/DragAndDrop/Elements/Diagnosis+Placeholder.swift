import Diagnostics

extension Diagnosis {
  /// A placeholder whose context was let go of.
  static func placeholderLeft(in place: String) -> Diagnosis {
    Diagnosis(
      "TSK-PLACEHOLDER-LEFT",
      .warning,
      what: "A placeholder was left that nobody can commit or delete any more.",
      place: place,
      saw: "the context of drop(_:to:) was let go of",
      remedy: "Keep the context until the data has come, then call"
        + " commitInsertion(dataSourceUpdates:) or deletePlaceholder(); the placeholder is taken"
        + " away."
    )
  }
}
