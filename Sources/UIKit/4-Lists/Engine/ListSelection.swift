/// Which elements of a list are selected and which one a finger is on.
@MainActor
final class ListSelection<Face: SelectionFace> {
  typealias Path = Face.Path

  /// What a tap did to the selection.
  ///
  /// Unless it deselects an element, it performs the primary action of one, whether or not the
  /// selection was allowed to change.
  private enum TapOutcome {
    case selected(Path)
    case deselected
    case refused
  }

  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  private unowned(unsafe) let face: Face
  private(set) var selected = SelectedPaths<Path>()
  private(set) var highlighted: Path?

  init(face: Face) { self.face = face }

  // MARK: Fingers

  /// A finger came down on an element.
  func touchDown(at path: Path) {
    guard face.mayHighlight(path) else { return }
    highlighted = path
    face.setHighlighted(true, path)
    face.didHighlight(path)
  }

  /// The finger was lifted on the element it came down on.
  func touchUp() {
    guard let path = highlighted else { return }
    if let action = face.performOwnAction(path) {
      unhighlight()
      return action()
    }
    if Face.endsHighlightFirst { unhighlight() }
    let outcome = face.isSelecting ? tap(path) : .refused
    if !Face.endsHighlightFirst { unhighlight() }
    switch outcome {
    case .selected(let chosen): face.performPrimaryAction(chosen)
    case .refused: return face.performPrimaryAction(path)
    case .deselected: break
    }
    face.selectionDidChangeByTap()
  }

  /// The finger went elsewhere.
  func touchCancelled() { unhighlight() }

  private func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    face.setHighlighted(false, path)
    face.didUnhighlight(path)
  }

  private func tap(_ path: Path) -> TapOutcome {
    if face.takesSeveral, selected.contains(path) {
      end(face.pathToDeselect(for: path))
      return .deselected
    }
    guard let chosen = face.pathToSelect(for: path) else { return .refused }
    if !face.takesSeveral {
      for other in selected.ordered where other != chosen {
        end(face.pathToDeselect(replacing: other))
      }
    }
    select(chosen)
    // The way to another screen is prepared before the delegate hears of the choice.
    face.fireSelectionSegue(chosen)
    face.didSelect(chosen)
    return .selected(chosen)
  }

  private func end(_ path: Path?) {
    guard let path else { return }
    deselect(path)
    face.didDeselect(path)
  }

  /// Selects elements and no others, as fingers do that go along them.
  func become(_ wanted: Set<Path>) {
    let change = selected.change(to: wanted)
    for path in change.ends { end(face.pathToDeselect(for: path)) }
    for path in change.begins {
      guard let chosen = face.pathToSelect(for: path) else { continue }
      select(chosen)
      face.didSelect(chosen)
    }
  }

  // MARK: Code

  /// Selects an element by code, alone where only one can be selected.
  func choose(_ path: Path) {
    if !face.takesSeveral {
      for other in selected.ordered where other != path { deselect(other) }
    }
    select(path)
  }

  private func select(_ path: Path) {
    selected.insert(path)
    face.setSelected(true, path, animated: false)
  }

  func deselect(_ path: Path, animated: Bool = false) {
    if selected.remove(path) { face.setSelected(false, path, animated: animated) }
  }

  /// Where only one can be selected from now on, the first of those that are stays.
  func limitDidChange() {
    guard !face.takesSeveral else { return }
    for path in selected.ordered.dropFirst() { deselect(path) }
  }

  func deselectAll() {
    for path in selected.ordered { deselect(path) }
  }

  /// What was selected for editing is not selected for anything else.
  func editingDidChange() {
    unhighlight()
    deselectAll()
  }

  // MARK: Data

  /// Keeps to the elements as they move; those that are gone are not selected any more.
  func follow(_ change: (Path) -> Path?) {
    selected.follow(change)
    highlighted = highlighted.flatMap(change)
  }

  /// Forgets all, as after new data.
  func reset() {
    deselectAll()
    highlighted = nil
  }
}
