import UIKit

@testable import UIKit

/// What cells there are and where.
@MainActor
enum CellLaws {
  static func check(_ app: any WorldApp, isStill: Bool) -> [Violation] {
    let shown = app.shownCells
    var found = shown.flatMap { check($0, app) }
    let paths = Set(shown.map(\.path))
    let views = Set(shown.map { ObjectIdentifier($0.view) })
    if paths.count != shown.count || views.count != shown.count
      || app.shownCellViews.count != shown.count
    {
      found.append(
        Violation(
          law: .oneCell,
          text: "\(shown.count) shown, \(paths.count) paths, \(views.count) views"
        )
      )
    }
    if let expected = app.expectedPaths, !app.isBetween {
      let missing = expected.subtracting(paths)
      let odd = isStill ? paths.subtracting(expected) : []
      if !missing.isEmpty || !odd.isEmpty {
        let text = "without \(missing.sorted()), too many \(odd.sorted()), \(app.list.bounds)"
        found.append(Violation(law: .inSight, text: text))
      }
    }
    if isStill { found += checkStill(app, views) }
    return found
  }

  private static func check(_ cell: ShownCell, _ app: any WorldApp) -> [Violation] {
    var found: [Violation] = []
    let item = app.stock[cell.path]
    if !app.isBetween, cell.item != item || item.map(app.stock.version) != cell.version {
      let text =
        "at \(cell.path) is \(cell.item as Any) v\(cell.version), not \(item as Any)"
        + " v\(item.map(app.stock.version) as Any)"
      found.append(Violation(law: .rightCell, text: text))
    }
    if cell.pathOfView != cell.path {
      found.append(
        Violation(law: .oneCell, text: "\(cell.path) is told as \(cell.pathOfView as Any)")
      )
    }
    if let frame = cell.frame, !app.isBetween, !isNear(frame, cell.view.frame) {
      found.append(
        Violation(law: .frames, text: "\(cell.path) is at \(cell.view.frame), not \(frame)")
      )
    }
    return found
  }

  static func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01
      && abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01
  }

  /// Where nothing moves, what is displayed is what is shown, and nothing else is there.
  private static func checkStill(
    _ app: any WorldApp,
    _ shown: Set<ObjectIdentifier>
  ) -> [Violation] {
    var found: [Violation] = []
    let displayed = Set(app.ledger.displayed.keys)
    if displayed != shown {
      let text =
        "\(displayed.subtracting(shown).count) displayed and not shown,"
        + " \(shown.subtracting(displayed).count) shown and not displayed"
      found.append(Violation(law: .display, text: text))
    }
    func visit(_ view: UIView) {
      for child in view.subviews where !child.isHidden {
        if let cell = child as? any ItemShowing, !shown.contains(ObjectIdentifier(child)) {
          found.append(Violation(law: .ghosts, text: "item \(cell.item as Any) at \(child.frame)"))
        }
        visit(child)
      }
    }
    visit(app.list)
    return found
  }
}
