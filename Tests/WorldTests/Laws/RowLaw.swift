import UIKit

/// What is seen in rows that scroll across.
@MainActor
enum RowLaw {
  static func check(_ app: any WorldApp) -> [Violation] {
    guard let places = app.placesInRows else { return [] }
    var found: [Violation] = []
    let shown = Dictionary(app.shownCells.map { ($0.path, $0.view) }) { first, _ in first }
    if Set(shown.keys) != Set(places.keys) {
      let missing = Set(places.keys).subtracting(shown.keys).sorted()
      let odd = Set(shown.keys).subtracting(places.keys).sorted()
      found.append(
        Violation(law: .inSight, text: "in rows, without \(missing), too many \(odd)")
      )
    }
    for (path, view) in shown {
      let frame = view.convert(view.bounds, to: app.list)
      guard let place = places[path], !CellLaws.isNear(frame, place) else { continue }
      found.append(Violation(law: .frames, text: "\(path) is seen at \(frame), not \(place)"))
    }
    for case let row as UIScrollView in app.list.subviews {
      let range = OffsetRange(of: row)
      guard !range.contains(row.contentOffset) else { continue }
      let text = "a row at \(row.contentOffset) not in \(range.min) to \(range.max)"
      found.append(Violation(law: .range, text: text))
    }
    return found
  }
}
