import Foundation

extension UINavigationItem {
  /// The search whose bar stands below the title.
  ///
  /// Defaults to nil.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}

extension UISearchController: NavigationSearch {
  var field: UIView { searchBar }

  var showsScopes: Bool { searchBar.showsScopeBar }
}
