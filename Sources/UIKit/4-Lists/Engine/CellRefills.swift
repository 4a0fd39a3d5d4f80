import Diagnostics

/// Cells in sight that are filled again without being taken back: what the data source dequeues
/// meanwhile is the cell in question.
@MainActor
final class CellRefills<Cell: ReusableElement> {
  private var current: Cell?

  /// The cell that is being filled, if it has an identifier.
  func cell(_ identifier: String) -> Cell? {
    current?.reuseIdentifier == identifier ? current : nil
  }

  func isFilling(_ cell: Cell) -> Bool { current === cell }

  /// Fills a cell again, as `ask` has the data source do.
  ///
  /// Returns another cell that the data source came with, which is a mistake; it is shown all the
  /// same.
  func refill(_ cell: Cell, at place: @autoclosure () -> String, _ ask: () -> Cell?) -> Cell? {
    current = cell
    let found = ask()
    current = nil
    guard let found, found !== cell else { return nil }
    UIKitDiagnostics.report(
      Diagnosis(
        .reconfigureCell,
        place: place(),
        saw: "a \(type(of: found)) that is not the cell there",
        applePhrase:
          "attempted to dequeue a cell using a different registration or reuse identifier"
          + " than the existing cell when reconfiguring an item"
      )
    )
    return found
  }
}
