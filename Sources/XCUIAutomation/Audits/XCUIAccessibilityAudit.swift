import Foundation
internal import ScreenProtocol
import UIKit

/// What an audit looks for.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt64

  /// Makes a set of its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Texts that are hard to tell from what is behind them.
  public static let contrast = Self(rawValue: 1)
  /// Elements that screen readers do not find; nothing is found here.
  public static let elementDetection = Self(rawValue: 1 << 1)
  /// What is touched and too small for a finger.
  public static let hitRegion = Self(rawValue: 1 << 2)
  /// What screen readers have no name for.
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  /// Texts that keep their size whatever the user chooses.
  public static let dynamicType = Self(rawValue: 1 << 16)
  /// Texts that do not fit where they are.
  public static let textClipped = Self(rawValue: 1 << 17)
  /// Elements that say to be several things at once.
  public static let trait = Self(rawValue: 1 << 18)
  /// Everything.
  public static let all: Self = [
    .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType,
    .textClipped, .trait,
  ]

  static let named: [(Self, String)] = [
    (.contrast, "contrast"), (.hitRegion, "hitRegion"),
    (.sufficientElementDescription, "sufficientElementDescription"),
    (.dynamicType, "dynamicType"), (.textClipped, "textClipped"), (.trait, "trait"),
  ]
}

/// One thing that an audit found.
@MainActor @preconcurrency
open class XCUIAccessibilityAuditIssue: NSObject {
  /// The element.
  public let element: XCUIElement?
  /// What it is, in a few words.
  public let compactDescription: String
  /// What it is, with the numbers.
  public let detailedDescription: String
  /// What was looked for.
  public let auditType: XCUIAccessibilityAuditType

  init(
    _ element: XCUIElement?,
    _ auditType: XCUIAccessibilityAuditType,
    compact: String,
    detailed: String
  ) {
    (self.element, self.auditType) = (element, auditType)
    (compactDescription, detailedDescription) = (compact, detailed)
  }
}

/// A finding as the app tells it.
struct AuditFinding: Decodable {
  var kind: String
  var element: Int
  var brief: String
  var detail: String
}

extension XCUIApplication {
  /// Looks for what is hard to see, to touch or to hear on the screen as it is; each is a failure.
  ///
  /// - Parameters:
  ///   - auditTypes: What is looked for.
  ///   - issueHandler: Is asked about each; one that it returns true for is no failure.
  /// - Throws: What the handler throws.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    let names = XCUIAccessibilityAuditType.named.filter { auditTypes.contains($0.0) }.map(\.1)
    guard !names.isEmpty else { return }
    let found = attempt(or: nil) { () throws(ElementFailure) in
      try running().answering { session throws(AppProcess.Failure) in try session.audit(names) }
    }
    guard let (tree, findings) = found else { return }
    for finding in findings {
      let type = XCUIAccessibilityAuditType.named.first { $0.1 == finding.kind }?.0 ?? []
      let line = tree.line(finding.element)
      let issue = XCUIAccessibilityAuditIssue(
        element(finding.element, in: tree),
        type,
        compact: finding.brief,
        detailed: "\(line): \(finding.detail)"
      )
      if try issueHandler?(issue) == true { continue }
      TestFailures.record("\(finding.brief). \(line): \(finding.detail)")
    }
  }

  /// The element of a number, found again by its type and its place among those of the type.
  private func element(_ number: Int, in tree: ElementTree) -> XCUIElement? {
    guard tree.nodes.indices.contains(number) else { return nil }
    let type = tree.nodes[number].type
    let index = tree.nodes[1..<max(1, number)].count { $0.type == type }
    return descendants(matching: type).element(boundBy: index)
  }
}
