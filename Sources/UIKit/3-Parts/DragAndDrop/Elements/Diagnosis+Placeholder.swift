import Diagnostics

extension Diagnosis {
  /// A placeholder whose context was let go of.
  static func placeholderLeft(in place: String) -> Diagnosis {
    Diagnosis(.placeholderLeft, place: place, saw: "the context of drop(_:to:) was let go of")
  }
}
