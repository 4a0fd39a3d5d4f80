import CoreGraphics
import Foundation

/// Is notified of the text that is searched for.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search began, or its text or scope changed.
  func updateSearchResults(for searchController: UISearchController)

  /// Called when a suggestion was chosen. Defaults to nothing.
  func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  )
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Is notified of a search; every method is optional.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called between those that tell that the search begins, to show it in another way.
  func presentSearchController(_ searchController: UISearchController)
  /// Called before the bar moves to another place: never here, where it stays below the title.
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  )
  /// Called after the bar moved from a place: never here.
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  )
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}

/// A search: the bar it is typed into, and what shows its results.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  private let bar = UISearchBar()
  private let results: UIViewController?
  private var active = false
  /// The item whose bar the search bar stands in.
  weak var item: UINavigationItem? { didSet { searchBar.isInNavigationBar = item != nil } }
  /// The controller that is searched.
  weak var searched: UIViewController?

  /// Makes a search; without a controller for them the results show where one searches.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepareSearch()
  }

  /// Makes a search whose results show where one searches.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareSearch()
  }

  /// Makes a search from an archive.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    prepareSearch()
  }

  private let stage = SearchStage()
  private lazy var shade = makeShade()
  private var isListing = false

  private func prepareSearch() {
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
    bar.holder = self
  }

  /// The bar.
  open var searchBar: UISearchBar { bar }

  /// What shows the results; nil where they show where one searches.
  open var searchResultsController: UIViewController? { results }

  /// The object that is notified of the text.
  ///
  /// Defaults to nil.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The object that is notified of the search.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether one searches.
  ///
  /// Defaults to false.
  open var isActive: Bool {
    get { active }
    set { newValue ? begin() : end() }
  }

  /// Whether what is searched is dimmed while one searches; a tap on it ends the search.
  ///
  /// Results that show lie above. Defaults to true.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { obscuresBackgroundDuringPresentation ? dim() : undim() }
  }

  /// Whether the title goes while one searches.
  ///
  /// Defaults to true.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the button that leaves the search comes by itself.
  ///
  /// Defaults to true.
  open var automaticallyShowsCancelButton = true

  /// Whether the scopes come by themselves.
  ///
  /// Defaults to true.
  open var automaticallyShowsScopeBar = true

  /// When the scopes show.
  public enum ScopeBarActivation: Int, Sendable {
    /// As the system likes: when the search begins.
    case automatic = 0
    /// When `showsScopeBar` of the bar says so.
    case manual = 1
    /// When there is text.
    case onTextEntry = 2
    /// When the search begins.
    case onSearchActivation = 3
  }

  /// When the scopes show.
  ///
  /// Defaults to `automatic`. What `automaticallyShowsScopeBar` says holds for `automatic`.
  open var scopeBarActivation = ScopeBarActivation.automatic

  /// Where the search bar is: below the title here.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  private var showsScopesAtOnce: Bool {
    scopeBarActivation == .onSearchActivation
      || scopeBarActivation == .automatic && automaticallyShowsScopeBar
  }

  /// Shows scopes that come with text, and hides them with the last of it.
  private func showScopesForText() {
    guard scopeBarActivation == .onTextEntry, !(bar.scopeButtonTitles ?? []).isEmpty else {
      return
    }
    bar.setShowsScope(active && !(bar.text ?? "").isEmpty, animated: true)
  }

  /// Whether what shows the results comes by itself when there is text.
  ///
  /// Defaults to true.
  open var automaticallyShowsSearchResultsController = true

  /// Whether what shows the results is shown.
  open var showsSearchResultsController: Bool {
    get { results?.viewIfLoaded?.superview != nil }
    set { newValue ? showResults() : hideResults() }
  }

  // MARK: Suggestions

  /// What is offered below the bar while one searches, over the results; nil or none hides the list.
  ///
  /// Defaults to nil.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { showSuggestions() } }

  /// Whether suggestions stay away where the bar is below the title, as it is here.
  ///
  /// Defaults to false.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet { showSuggestions() }
  }

  private lazy var suggestionList = SearchSuggestionList { [weak self] suggestion in
    guard let self else { return }
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }

  private func showSuggestions() {
    let suggestions = searchSuggestions ?? []
    guard active, !ignoresSearchSuggestionsForSearchBarPlacementStacked, !suggestions.isEmpty,
      let host = searched?.viewIfLoaded
    else {
      if isListing { stage.hide(suggestionList) }
      isListing = false
      return
    }
    isListing = true
    stage.show(suggestionList, over: host)
    suggestionList.show(suggestions)
  }

  // MARK: Searching

  private func begin() {
    guard !active else { return }
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    active = true
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    if showsScopesAtOnce, !(bar.scopeButtonTitles ?? []).isEmpty {
      bar.setShowsScope(true, animated: true)
    }
    item?.isSearching = true
    dim()
    if !bar.isFirstResponder, bar.window != nil { bar.becomeFirstResponder() }
    showSuggestions()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    guard active else { return }
    delegate?.willDismissSearchController(self)
    active = false
    bar.resignFirstResponder()
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    if scopeBarActivation != .manual, showsScopesAtOnce || scopeBarActivation == .onTextEntry {
      bar.setShowsScope(false, animated: true)
    }
    hideResults()
    showSuggestions()
    undim()
    item?.isSearching = false
    if !(bar.text ?? "").isEmpty {
      bar.text = nil
    } else {
      searchResultsUpdater?.updateSearchResults(for: self)
    }
    delegate?.didDismissSearchController(self)
  }

  // MARK: Dimming

  /// How dark what is searched becomes; chosen.
  private static let darkness: CGFloat = 0.2
  private static let dimDuration = 0.25

  private func makeShade() -> UIView {
    let shade = UIView()
    shade.backgroundColor = UIColor(white: 0, alpha: Self.darkness)
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] gesture in
      if gesture.state == .ended { self?.searchWasCancelled() }
    }
    shade.addGestureRecognizer(tap)
    return shade
  }

  private func dim() {
    guard active, obscuresBackgroundDuringPresentation, let host = searched?.viewIfLoaded else {
      return
    }
    stage.show(shade, over: host)
    stage.sendSubviewToBack(shade)
    shade.alpha = 0
    UIView.animate(withDuration: Self.dimDuration) { self.shade.alpha = 1 }
  }

  private func undim() {
    guard shade.superview != nil else { return }
    UIView.animate(withDuration: Self.dimDuration) {
      self.shade.alpha = 0
    } completion: { [self] _ in
      if !active || !obscuresBackgroundDuringPresentation { stage.hide(shade) }
    }
  }

  private func showResults() {
    guard let results, let searched, let host = searched.viewIfLoaded,
      results.parent == nil
    else { return }
    searched.addChild(results)
    stage.show(results.view, over: host)
    if isListing { stage.bringSubviewToFront(suggestionList) }
    results.didMove(toParent: searched)
  }

  private func hideResults() {
    guard let results, results.parent != nil else { return }
    results.willMove(toParent: nil)
    stage.hide(results.view)
    results.removeFromParent()
  }
}

extension UISearchController: SearchBarHolder {
  func searchDidBegin() { begin() }

  func searchTextDidChange() {
    let isEmpty = (bar.text ?? "").isEmpty
    if active, automaticallyShowsSearchResultsController {
      isEmpty ? hideResults() : showResults()
    }
    showScopesForText()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func searchWasCancelled() { end() }
}
