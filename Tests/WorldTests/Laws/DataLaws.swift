import UIKit

/// What a list knows of the data is what the data is.
@MainActor
enum DataLaws {
  static func check(_ app: any WorldApp) -> [Violation] {
    guard !app.isBetween else { return [] }
    var found: [Violation] = []
    let counts = app.stock.sections.map(\.items.count)
    let known = app.countsOfList
    if counts != known {
      found.append(Violation(law: .data, text: "\(known) where there are \(counts)"))
    }
    if let listed = app.listedItems, listed != app.stock.sections.map(\.items) {
      found.append(Violation(law: .data, text: "the snapshot is not what was applied"))
    }
    if app.ledger.selectedByPlace {
      app.ledger.selectedByPlace = false
      app.ledger.selected = Set(app.selectedPaths.compactMap { app.stock[$0] })
    }
    let selected = Set(app.selectedPaths.compactMap { app.stock[$0] })
    if selected != app.ledger.selected || selected.count != app.selectedPaths.count {
      let expected = app.ledger.selected.sorted()
      found.append(
        Violation(law: .selection, text: "\(selected.sorted()) in the place of \(expected)")
      )
    }
    return found
  }
}
