import Diagnostics
import UIKit

/// Why a view that sizes itself never settles: what it answered, and what inside of it flipped.
public struct SizeAutopsy: Sendable, CustomStringConvertible {
  /// What a view answered when it had a size, in points.
  public struct Answer: Sendable, Equatable, CustomStringConvertible {
    /// The size that the view had.
    public let asked: CGSize
    /// The size that it would like to have.
    public let answered: CGSize

    /// Both sizes.
    public var description: String {
      "\(SizeAutopsy.words(asked)) → \(SizeAutopsy.words(answered))"
    }
  }

  /// The class of the view, with its section and item where it is a cell.
  public let place: String
  /// What it answered in the pass in which it was given up, in order.
  public let answers: [Answer]
  /// After how many answers they begin anew; nil where they do not.
  public let period: Int?
  /// The properties inside of the view that are not the same each time, labels first.
  ///
  /// Empty where its constraints answer the same each time, so that an override of
  /// `preferredLayoutAttributesFitting(_:)` does not.
  public let changes: [String]

  /// What happened, what flipped, and all answers.
  public var description: String {
    var lines = ["\(place) never settles: " + sequence]
    lines +=
      changes.isEmpty
      ? ["  Nothing inside of it flips: preferredLayoutAttributesFitting(_:) answers by itself."]
      : changes.map { "  \($0)" }
    lines.append("  all answers: " + answers.map(\.description).joined(separator: ", "))
    return lines.joined(separator: "\n")
  }

  private var sequence: String {
    guard let period else { return "no answer comes back." }
    let last = answers.suffix(period).map(\.description).joined(separator: ", then ")
    return "\(last) (period \(period))."
  }

  static func words(_ size: CGSize) -> String {
    "\(number(size.width)) × \(number(size.height))"
  }

  private static func number(_ value: CGFloat) -> String {
    let value = (Double(value) * 1000).rounded() / 1000
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

/// Finds the views of collection views that never settle on a size while a closure runs, and why.
///
/// Views that come into sight are asked for their size as often as they answer another one; after a dozen times
/// in one pass the last answer is kept (`TSK-SIZE-LOOP`), which stops a test no more here. What else is
/// found goes on to whoever hears of findings.
///
/// - Parameter body: Shows the list, scrolls it, or changes its data; what it changes has to be laid out in it.
/// - Returns: One autopsy for each time that a view was given up.
@MainActor @preconcurrency
public func sizeAutopsies(while body: () throws -> Void) rethrows -> [SizeAutopsy] {
  var found: [RestlessView] = []
  let findings = try UIKitDiagnostics.recording {
    found = try RestlessView.found(while: body)
  }
  for finding in findings where finding.code != Diagnosis.Kind.sizeLoop.code {
    UIKitDiagnostics.report(finding)
  }
  return found.map { SizeAutopsy($0) }
}

extension SizeAutopsy {
  @MainActor
  init(_ restless: RestlessView) {
    answers = restless.answers.map { Answer(asked: $0.asked, answered: $0.answered) }
    period = restless.period
    let trees = restless.replay(steps: max(2, period ?? 2) + 1)
    place = trees.first?.rows.first?.title ?? "`\(type(of: restless.view))`"
    var flips: [ViewTree.Change] = []
    for (tree, next) in zip(trees, trees.dropFirst()) {
      // From 20 to 41 and back is one thing that flips.
      flips += tree.changes(to: next).filter { change in
        change.row.depth > 0 && !flips.contains { $0.isSameFlip(as: change) }
      }
    }
    let isText = { (change: ViewTree.Change) in change.row.values["text"] != nil }
    changes = (flips.filter(isText) + flips.filter { !isText($0) }).map(\.description)
  }
}

extension ViewTree.Change {
  /// Whether another change is this one, or its way back.
  fileprivate func isSameFlip(as other: ViewTree.Change) -> Bool {
    guard row.title == other.row.title, property == other.property else { return false }
    return (before, after) == (other.before, other.after)
      || (before, after) == (other.after, other.before)
  }
}
