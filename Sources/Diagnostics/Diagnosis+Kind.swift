extension Diagnosis {
  /// A kind of finding, declared once: its code, how UIKit treats the mistake, what it means, and
  /// the likeliest remedy.
  ///
  /// Docs/Diagnoses.md is printed from all of them.
  package struct Kind: Sendable {
    /// The stable name, such as `TSK-NOT-REGISTERED`.
    package let code: Code
    /// How UIKit treats it; a finding may be milder.
    package var severity: Severity {
      fatalFrom.map { UIKitDiagnostics.behavior < $0 ? .warning : .fatal } ?? standard
    }
    private let standard: Severity
    /// The first level of behaviour at which it is fatal, where that is not the same at each.
    let fatalFrom: UIKitDiagnostics.Behavior?
    /// What happened, as one plain sentence, where a finding does not say it more exactly.
    package let meaning: String
    /// The likeliest remedy, where a finding does not say it more exactly.
    package let remedy: String

    init(_ code: Code, _ severity: Severity, _ meaning: String, remedy: String) {
      self.code = code
      standard = severity
      fatalFrom = nil
      self.meaning = meaning
      self.remedy = remedy
    }

    init(
      _ code: Code,
      fatalFrom level: UIKitDiagnostics.Behavior,
      _ meaning: String,
      remedy: String
    ) {
      self.code = code
      standard = .warning
      fatalFrom = level
      self.meaning = meaning
      self.remedy = remedy
    }

    /// The kinds of one subject.
    package struct Group: Sendable {
      /// The subject.
      package let title: String
      /// Its kinds, by code.
      package let kinds: [Kind]

      init(_ title: String, _ kinds: [Kind]) {
        self.title = title
        self.kinds = kinds
      }
    }

    /// Every kind, by subject.
    package static let groups: [Group] = [
      lists, snapshots, layouts, views, controllers, interfaceFiles, resources, running, commands,
      packages,
    ]
  }

  /// Makes a finding of a kind; what the kind says already is left out.
  package init(
    _ kind: Kind,
    as severity: Severity? = nil,
    what: String? = nil,
    place: String,
    saw: String = "",
    remedy: String? = nil,
    applePhrase: String? = nil
  ) {
    self.init(
      kind.code,
      severity ?? kind.severity,
      what: what ?? kind.meaning,
      place: place,
      saw: saw,
      remedy: remedy ?? kind.remedy,
      applePhrase: applePhrase
    )
  }
}
