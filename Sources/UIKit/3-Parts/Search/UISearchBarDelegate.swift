import Foundation

/// Decides on the editing of a search bar, and is notified of it; every method is optional.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether editing may begin.
  ///
  /// Defaults to true.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  ///
  /// Defaults to true.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether characters may be replaced, by UTF-16 offsets.
  ///
  /// Defaults to true.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Called with the return key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called with the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called with the button that leaves the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called with the button that shows results.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// They may.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
