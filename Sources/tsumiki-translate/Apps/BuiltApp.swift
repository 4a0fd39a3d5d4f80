import Diagnostics
import Foundation
import SourceTranslation

/// An app that is ready to run.
struct BuiltApp {
  let name: String
  let executable: URL
  /// What its translation could not keep.
  let findings: [Finding]
  let modules: [CompiledModule]
}

extension Problem {
  /// A finding of the translation as it is printed.
  init(_ finding: Finding) {
    self.init(
      code: finding.code,
      what: finding.what,
      place: "\(finding.file):\(finding.line)",
      remedy: finding.remedy
    )
  }
}
