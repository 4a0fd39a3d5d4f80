import Testing
import UIKit

/// What views did while something ran, counted: the same numbers on every machine and in every build.
public struct ScreenWorkCounts: Sendable, Equatable {
  /// Cells, headers and footers that were made.
  public let cellsMade: Int
  /// Cells, headers and footers that were used again.
  public let cellsReused: Int
  /// Views that were asked for the size that their constraints want.
  public let viewsMeasured: Int
  /// How often views laid out what is in them.
  public let viewsLaidOut: Int
  /// How often the view was laid out that was most often; 1 where all settled at once.
  public let layoutPasses: Int
  /// Which classes did how much, by the name of the count.
  public let classes: [String: [String: Int]]

  init(_ counts: ScreenWork.Counts) {
    cellsMade = counts.cellsMade
    cellsReused = counts.cellsReused
    viewsMeasured = counts.viewsMeasured
    viewsLaidOut = counts.viewsLaidOut
    layoutPasses = counts.layoutPasses
    classes = counts.classes
  }

  /// The classes of a count, those that did most first.
  func words(of name: String) -> String {
    let found = (classes[name] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard !found.isEmpty else { return "" }
    return " (" + found.prefix(4).map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      + (found.count > 4 ? ", …" : "") + ")"
  }
}

/// Counts what views do while an operation runs; what is to be laid out has to be laid out within it.
@MainActor @preconcurrency
public func screenWork<Result>(
  _ operation: () throws -> Result
) rethrows -> (result: Result, work: ScreenWorkCounts) {
  let (result, counts) = try ScreenWork.current.counting(operation)
  return (result, ScreenWorkCounts(counts))
}

/// Expects an operation to take no more work than is said: a test of speed that cannot flake.
///
/// - Parameters:
///   - cellsMade: Cells, headers and footers that are made; nil for any number.
///   - cellsReused: Cells, headers and footers that are used again; nil for any number.
///   - viewsMeasured: Views that are asked for the size that their constraints want; nil for any number.
///   - viewsLaidOut: How often views lay out what is in them; nil for any number.
///   - layoutPasses: How often the view is laid out that is most often; nil for any number.
///   - fileID: The file of the test.
///   - filePath: The file of the test, with its folders.
///   - line: The line that a failure belongs to.
///   - column: The column that a failure belongs to.
///   - operation: What is measured; it has to lay out what it changed.
/// - Returns: What the operation returns.
@MainActor @preconcurrency
@discardableResult
public func expectWork<Result>(
  cellsMade: WorkBudget? = nil,
  cellsReused: WorkBudget? = nil,
  viewsMeasured: WorkBudget? = nil,
  viewsLaidOut: WorkBudget? = nil,
  layoutPasses: WorkBudget? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ operation: () throws -> Result
) rethrows -> Result {
  let (result, work) = try screenWork(operation)
  let counts: [(name: String, budget: WorkBudget?, count: Int)] = [
    ("cellsMade", cellsMade, work.cellsMade), ("cellsReused", cellsReused, work.cellsReused),
    ("viewsMeasured", viewsMeasured, work.viewsMeasured),
    ("viewsLaidOut", viewsLaidOut, work.viewsLaidOut),
    ("layoutPasses", layoutPasses, work.layoutPasses),
  ]
  let over = counts.compactMap { name, budget, count -> String? in
    guard let budget, !budget.range.contains(count) else { return nil }
    return "\(name): \(count), expected \(budget)\(work.words(of: name))"
  }
  Finding(fileID: fileID, filePath: filePath, line: line, column: column).record(over)
  return result
}
