import UIKit

/// Where content may be and what is told of its way.
@MainActor
enum ScrollLaws {
  static func check(_ app: any WorldApp, isStill: Bool) -> [Violation] {
    var found: [Violation] = []
    let (list, ledger) = (app.list, app.ledger)
    if list.isDragging != ledger.isDragging {
      found.append(
        Violation(law: .scrollCalls, text: "isDragging \(list.isDragging), told otherwise")
      )
    }
    if list.isDecelerating != ledger.isDecelerating {
      found.append(
        Violation(law: .scrollCalls, text: "isDecelerating \(list.isDecelerating), told otherwise")
      )
    }
    if isStill { found += checkRest(app) }
    return found
  }

  static func checkRest(_ app: any WorldApp) -> [Violation] {
    let range = OffsetRange(of: app.list)
    let offset = app.list.contentOffset
    guard !range.contains(offset) else { return [] }
    return [Violation(law: .range, text: "\(offset) not in \(range.min) to \(range.max)")]
  }
}
