/// The page of Docs that lists every kind of finding.
package enum DiagnosesPage {
  /// The page as Markdown.
  package static var text: String {
    """
    # Diagnoses

    Every finding has a code that can be searched for. *Fatal* is where UIKit raises an exception;
    the policy `trap` stops there, `record` and `recover` repair and go on. *Warning* is where UIKit
    logs or says nothing. A finding as it is printed also tells where it happened and what was seen.
    *Fatal from* names the first [level of behaviour](ScreenTesting.md#behaviour-levels) that stops there.

    This page is printed from `Sources/Diagnostics/Kinds`.

    """ + Diagnosis.Kind.groups.map(section).joined()
  }

  private static func section(_ group: Diagnosis.Kind.Group) -> String {
    let rows = group.kinds.map { kind in
      let severity =
        kind.fatalFrom.map { "fatal from `\($0.rawValue)`" }
        ?? (kind.severity == .fatal ? "fatal" : "warning")
      return "| `\(kind.code.rawValue)` | \(severity) | \(cell(kind.meaning))"
        + " | \(cell(kind.remedy)) |\n"
    }
    return "\n## \(group.title)\n\n| code | severity | meaning | remedy |\n|---|---|---|---|\n"
      + rows.joined()
  }

  /// A text that ends no cell of a table.
  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
