/// What selecting elements needs of a list, and how the list's delegate is asked.
@MainActor
protocol SelectionFace: AnyObject {
  associatedtype Path: Hashable & Comparable

  /// Whether a tap selects now.
  var isSelecting: Bool { get }
  /// Whether several can be selected now.
  var takesSeveral: Bool { get }
  /// Whether the highlight of a tap ends before the element is selected, and not after it.
  static var endsHighlightFirst: Bool { get }

  // MARK: Cells

  func setSelected(_ isSelected: Bool, _ path: Path, animated: Bool)
  func setHighlighted(_ isHighlighted: Bool, _ path: Path)
  /// Shows what the element leads to, if it does.
  func fireSelectionSegue(_ path: Path)
  /// What an element does for a tap in place of being selected; nil for most.
  func performOwnAction(_ path: Path) -> (() -> Void)?

  // MARK: The delegate

  func mayHighlight(_ path: Path) -> Bool
  func didHighlight(_ path: Path)
  func didUnhighlight(_ path: Path)
  /// The element that is selected in place of one that somebody chose; nil for none.
  func pathToSelect(for path: Path) -> Path?
  /// The element that is deselected in place of one that somebody chose; nil for none.
  func pathToDeselect(for path: Path) -> Path?
  /// The same of an element that another takes the place of, where only one can be selected.
  func pathToDeselect(replacing path: Path) -> Path?
  func didSelect(_ path: Path)
  func didDeselect(_ path: Path)
  func selectionDidChangeByTap()
  /// Does what a tap on an element is for, beside selecting it.
  func performPrimaryAction(_ path: Path)
}
