import Diagnostics

extension Diagnosis {
  /// Somebody asked for a view of an identifier that nothing is registered for.
  static func notRegistered(
    _ noun: String,
    _ identifier: String,
    known: [String],
    place: String,
    remedy: String,
    applePhrase: String
  ) -> Diagnosis {
    Diagnosis(
      .notRegistered,
      what: "No \(noun) is registered for \"\(identifier)\".",
      place: place,
      saw: known.isEmpty
        ? "nothing registered"
        : "registered: " + known.map { "\"\($0)\"" }.joined(separator: ", "),
      remedy: DidYouMean.question(identifier, in: known) + remedy,
      applePhrase: applePhrase
    )
  }

  /// A class was registered that makes no views of the kind wanted.
  static func unfitClass(
    _ type: AnyClass,
    _ identifier: String,
    wanted: String,
    outcome: String = "nothing was registered",
    place: String,
    applePhrase: String? = nil
  ) -> Diagnosis {
    Diagnosis(
      .registerClass,
      what: "A class was registered that cannot be used for it.",
      place: "\(place), identifier \"\(identifier)\"",
      saw: "\(type)",
      remedy: "Register a subclass of \(wanted); \(outcome).",
      applePhrase: applePhrase
    )
  }
}
