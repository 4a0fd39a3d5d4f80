import Foundation

/// A search that belongs to what a navigation bar shows.
@MainActor
protocol NavigationSearch: AnyObject {
  /// What is typed into; it stands below the title.
  var field: UIView { get }
  /// Whether the title goes while one searches.
  var hidesNavigationBarDuringPresentation: Bool { get }
  /// Whether scopes show below the text.
  var showsScopes: Bool { get }
  /// The item whose bar the field stands in.
  var item: UINavigationItem? { get set }
  /// The controller that is searched.
  var searched: UIViewController? { get set }
}
