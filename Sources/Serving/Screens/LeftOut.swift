import Diagnostics
import ScreenProtocol

/// What of an app is not there or does nothing here, as every answer tells it.
struct LeftOut: Hashable, Sendable {
  private static let parts = Set(
    [
      Diagnosis.Kind.fileLeftOut, .partLeftOut, .packagePartLeftOut, .overrideOutside,
      .resourceMissing,
    ]
    .map(\.code.rawValue)
  )

  /// Files, parts of files and parts of packages that are not built.
  private(set) var parts = 0
  /// Frameworks in use that have no service behind them here.
  private(set) var inert = 0
  /// Symbols that have no picture.
  private(set) var symbols = 0
  /// All findings.
  private(set) var findings = 0

  /// Counts findings, each of which begins with its code.
  init(_ findings: [String]) {
    self.findings = findings.count
    for finding in findings {
      let code = String(finding.prefix { !$0.isWhitespace && $0 != ":" })
      if Self.parts.contains(code) { parts += 1 }
      if code == Diagnosis.Kind.inert.code.rawValue { inert += 1 }
      if code == Diagnosis.Kind.symbolMissing.code.rawValue { symbols += 1 }
    }
  }

  /// One sentence; nil where nothing was found.
  var words: String? {
    guard findings > 0 else { return nil }
    var told: [String] = []
    if parts > 0 { told.append("\(parts) part\(parts == 1 ? "" : "s") left out") }
    if inert > 0 { told.append("\(inert) inert framework\(inert == 1 ? "" : "s") used") }
    if symbols > 0 { told.append("\(symbols) symbol\(symbols == 1 ? "" : "s") without a picture") }
    let others = findings - parts - inert - symbols
    if others > 0 { told.append("\(others) other finding\(others == 1 ? "" : "s")") }
    return told.joined(separator: ", ") + ": diagnostics names them."
  }

  /// The counts that are not zero.
  var value: ServedValue {
    let counts = [("parts", parts), ("inert", inert), ("symbols", symbols)]
    return .object(
      Dictionary(counts.filter { $0.1 > 0 }.map { ($0.0, .number(Double($0.1))) }) { $1 }
    )
  }
}
