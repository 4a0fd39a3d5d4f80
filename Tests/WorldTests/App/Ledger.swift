import UIKit

/// What a list told its delegate, held against what it may tell.
@MainActor
final class Ledger {
  private(set) var mistakes: [Violation] = []
  /// The items that are selected.
  var selected: Set<Int> = []
  /// Whether something was selected by its place while an item was held, when places are those that are
  /// shown and not those of the data.
  var selectedByPlace = false
  /// The cells that were said to be displayed and not yet to be gone.
  private(set) var displayed: [ObjectIdentifier: UIView] = [:]
  private(set) var isDragging = false
  private(set) var isDecelerating = false
  /// The numbers of those that have not come; what came long ago is not kept.
  private var open: Set<Int> = []
  private var asked = 0

  func takeMistakes() -> [Violation] {
    defer { mistakes = [] }
    return mistakes
  }

  func note(_ law: Law, _ text: String) { mistakes.append(Violation(law: law, text: text)) }

  // MARK: Display

  func willDisplay(_ cell: UIView) {
    if displayed.updateValue(cell, forKey: ObjectIdentifier(cell)) != nil {
      note(.display, "willDisplay twice for one cell")
    }
  }

  func didEndDisplaying(_ cell: UIView) {
    if displayed.removeValue(forKey: ObjectIdentifier(cell)) == nil {
      note(.display, "didEndDisplaying without willDisplay")
    }
  }

  // MARK: Scrolling

  func willBeginDragging() {
    if isDragging { note(.scrollCalls, "willBeginDragging twice") }
    isDragging = true
  }

  func willEndDragging() {
    if !isDragging { note(.scrollCalls, "willEndDragging without willBeginDragging") }
  }

  func didEndDragging(_ decelerates: Bool) {
    if !isDragging { note(.scrollCalls, "didEndDragging without willBeginDragging") }
    isDragging = false
  }

  func willBeginDecelerating() {
    if isDragging { note(.scrollCalls, "willBeginDecelerating while dragging") }
    if isDecelerating { note(.scrollCalls, "willBeginDecelerating twice") }
    isDecelerating = true
  }

  func didEndDecelerating() {
    if !isDecelerating { note(.scrollCalls, "didEndDecelerating without willBeginDecelerating") }
    isDecelerating = false
  }

  // MARK: Completions

  /// Starts something that ends once; the result is what to call at its end.
  func expectCompletion() -> @MainActor () -> Void {
    asked += 1
    let number = asked
    open.insert(number)
    var times = 0
    return { [weak self] in
      times += 1
      self?.complete(number, times)
    }
  }

  private func complete(_ number: Int, _ times: Int) {
    open.remove(number)
    if times > 1 { note(.completion, "completion \(number) came \(times) times") }
  }

  var openCompletions: [Int] { open.sorted() }
}
