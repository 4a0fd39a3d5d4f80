import Testing

@testable import UIKit

@MainActor @Suite struct `Selecting elements of a list` {
  /// Writes down what it is told, and answers as it was told to.
  class Face: SelectionFace {
    class var endsHighlightFirst: Bool { false }
    var isSelecting = true
    var takesSeveral = false
    var log: [String] = []
    var refused: Set<Int> = []
    var replacements: [Int: Int] = [:]
    var own: Set<Int> = []

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    func setSelected(_ isSelected: Bool, _ path: Int, animated: Bool) {
      log.append("\(isSelected ? "on" : "off") \(path)")
    }

    func setHighlighted(_ isHighlighted: Bool, _ path: Int) {
      log.append("\(isHighlighted ? "light" : "dark") \(path)")
    }

    func fireSelectionSegue(_ path: Int) { log.append("segue \(path)") }

    func performOwnAction(_ path: Int) -> (() -> Void)? {
      own.contains(path) ? { self.log.append("own \(path)") } : nil
    }

    func mayHighlight(_ path: Int) -> Bool { !refused.contains(path) }
    func didHighlight(_ path: Int) {}
    func didUnhighlight(_ path: Int) {}

    func pathToSelect(for path: Int) -> Int? {
      replacements[path] ?? (refused.contains(path) ? nil : path)
    }

    func pathToDeselect(for path: Int) -> Int? { refused.contains(path) ? nil : path }
    func pathToDeselect(replacing path: Int) -> Int? { path }
    func didSelect(_ path: Int) { log.append("didSelect \(path)") }
    func didDeselect(_ path: Int) { log.append("didDeselect \(path)") }
    func selectionDidChangeByTap() { log.append("changed") }
    func performPrimaryAction(_ path: Int) { log.append("act \(path)") }
  }

  final class TableFace: Face {
    override class var endsHighlightFirst: Bool { true }
  }

  private func tap(_ selection: ListSelection<Face>, _ path: Int) {
    selection.touchDown(at: path)
    selection.touchUp()
  }

  @Test func `a tap highlights, selects, and performs the primary action`() {
    let face = Face()
    let selection = ListSelection(face: face)
    selection.touchDown(at: 3)
    #expect(selection.highlighted == 3)
    selection.touchUp()
    #expect(selection.selected.ordered == [3])
    #expect(selection.highlighted == nil)
    #expect(
      face.take() == ["light 3", "on 3", "segue 3", "didSelect 3", "dark 3", "act 3", "changed"]
    )
  }

  @Test func `another element takes the selection over`() {
    let face = Face()
    let selection = ListSelection(face: face)
    tap(selection, 3)
    _ = face.take()
    tap(selection, 5)
    #expect(selection.selected.ordered == [5])
    #expect(face.take().prefix(4) == ["light 5", "off 3", "didDeselect 3", "on 5"])
  }

  @Test func `a tap on one of several ends its selection, and does nothing else`() {
    let face = Face()
    face.takesSeveral = true
    let selection = ListSelection(face: face)
    tap(selection, 3)
    tap(selection, 5)
    #expect(selection.selected.ordered == [3, 5])
    _ = face.take()
    tap(selection, 3)
    #expect(selection.selected.ordered == [5])
    #expect(face.take() == ["light 3", "off 3", "didDeselect 3", "dark 3", "changed"])
  }

  @Test func `the primary action is performed though the selection may not change`() {
    let face = Face()
    let selection = ListSelection(face: face)
    selection.touchDown(at: 3)
    face.refused = [3]
    _ = face.take()
    selection.touchUp()
    #expect(selection.selected.isEmpty)
    #expect(face.take() == ["dark 3", "act 3"])
  }

  @Test func `the element chosen in place of another is selected, and acts`() {
    let face = Face()
    face.replacements = [3: 8]
    let selection = ListSelection(face: face)
    tap(selection, 3)
    #expect(selection.selected.ordered == [8])
    #expect(face.take().suffix(2) == ["act 8", "changed"])
  }

  @Test func `an element with an action of its own is not selected`() {
    let face = Face()
    face.own = [3]
    let selection = ListSelection(face: face)
    tap(selection, 3)
    #expect(selection.selected.isEmpty)
    #expect(face.take() == ["light 3", "dark 3", "own 3"])
  }

  @Test func `nothing is selected where that is not allowed`() {
    let face = Face()
    face.isSelecting = false
    let selection = ListSelection(face: face)
    tap(selection, 3)
    #expect(selection.selected.isEmpty)
  }

  @Test func `a finger that goes elsewhere selects nothing`() {
    let face = Face()
    let selection = ListSelection(face: face)
    selection.touchDown(at: 3)
    selection.touchCancelled()
    selection.touchUp()
    #expect(face.take() == ["light 3", "dark 3"])
    face.refused = [3]
    tap(selection, 3)
    #expect(face.take().isEmpty)
  }

  @Test func `the highlight ends before or after the selection, as the list says`() {
    let face = TableFace()
    let selection = ListSelection<TableFace>(face: face)
    selection.touchDown(at: 3)
    selection.touchUp()
    #expect(face.take().prefix(3) == ["light 3", "dark 3", "on 3"])
  }

  @Test func `fingers that go along elements select those and no others`() {
    let face = Face()
    face.takesSeveral = true
    let selection = ListSelection(face: face)
    selection.choose(1)
    selection.choose(2)
    face.refused = [5]
    _ = face.take()
    selection.become([2, 5, 4])
    #expect(selection.selected.all == [2, 4])
    #expect(face.take() == ["off 1", "didDeselect 1", "on 4", "didSelect 4"])
  }

  @Test func `code selects without a word to the delegate`() {
    let face = Face()
    let selection = ListSelection(face: face)
    selection.choose(1)
    selection.choose(2)
    #expect(selection.selected.ordered == [2])
    selection.deselect(1)
    selection.deselect(2)
    #expect(face.take() == ["on 1", "off 1", "on 2", "off 2"])
  }

  @Test func `a tap ends where editing begins or ends under it`() {
    let face = Face()
    let selection = ListSelection(face: face)
    selection.choose(1)
    selection.touchDown(at: 3)
    selection.editingDidChange()
    selection.touchUp()
    #expect(selection.selected.isEmpty)
    #expect(face.take() == ["on 1", "light 3", "dark 3", "off 1"])
  }

  @Test func `selection and highlight follow the elements`() {
    let face = Face()
    face.takesSeveral = true
    let selection = ListSelection(face: face)
    selection.choose(1)
    selection.choose(2)
    selection.touchDown(at: 2)
    selection.follow { $0 == 1 ? nil : $0 + 10 }
    #expect(selection.selected.ordered == [12])
    #expect(selection.highlighted == 12)
    selection.reset()
    #expect(selection.selected.isEmpty)
    #expect(selection.highlighted == nil)
  }
}
