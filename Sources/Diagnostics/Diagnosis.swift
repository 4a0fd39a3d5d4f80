/// One finding about wrong use or bad input: what happened, where, what was seen, and the remedy.
public struct Diagnosis: Sendable, Hashable {
  /// A stable name that can be searched for, such as `TSK-NOT-REGISTERED`.
  public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name as printed.
    public let rawValue: String

    /// Makes a code from its printed name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a code from its printed name.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// How UIKit treats the same mistake.
  public enum Severity: Sendable, Hashable {
    /// UIKit logs or silently carries on; so does every policy.
    case warning
    /// UIKit raises an exception; the `trap` policy stops the process.
    case fatal
  }

  /// The stable name of this kind of finding.
  public let code: Code
  /// Whether UIKit would stop here.
  public let severity: Severity
  /// What happened, as one plain sentence.
  public let what: String
  /// The section, item, identifier, type or file concerned.
  public let place: String
  /// What the framework found when it looked.
  public let saw: String
  /// The likeliest remedy.
  public let remedy: String
  /// The phrase Apple's frameworks use, so that existing search results still help.
  public let applePhrase: String?

  /// Makes a finding; leave `saw` empty where `what` already says it.
  public init(
    _ code: Code,
    _ severity: Severity,
    what: String,
    place: String,
    saw: String = "",
    remedy: String,
    applePhrase: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.what = what
    self.place = place
    self.saw = saw
    self.remedy = remedy
    self.applePhrase = applePhrase
  }
}

extension Diagnosis: CustomStringConvertible {
  /// The finding as it is printed, one aspect a line.
  public var description: String {
    var lines = ["\(code.rawValue) \(what)", "  where:  \(place)"]
    if !saw.isEmpty { lines.append("  saw:    \(saw)") }
    lines.append("  remedy: \(remedy)")
    if let applePhrase { lines.append("  UIKit:  \"\(applePhrase)\"") }
    return lines.joined(separator: "\n")
  }
}
