import CoreGraphics
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct `Search suggestions` {
  private final class Finder: NSObject, UISearchResultsUpdating {
    var chosen: [String?] = []

    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      searchController.searchSuggestions =
        text.isEmpty
        ? nil : [UISearchSuggestionItem(localizedSuggestion: text + "x")]
    }

    func updateSearchResults(
      for searchController: UISearchController,
      selecting searchSuggestion: any UISearchSuggestion
    ) { chosen.append(searchSuggestion.localizedSuggestion) }
  }

  @Test func `are listed while one searches, and chosen by a tap`() throws {
    let (finder, list) = (Finder(), UITableViewController(style: .plain))
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = finder
    list.navigationItem.searchController = search
    list.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: list)
    func rows() -> [UIControl] {
      func find(_ view: UIView) -> [UIControl] {
        view.subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? find($0) }
      }
      return find(list.view).filter { $0.accessibilityLabel == "ax" }
    }
    try TestScreen.showing(navigation, width: 390, height: 844) { screen in
      search.isActive = true
      screen.settle()
      #expect(rows().isEmpty)
      screen.send(.text("a", time: screen.time))
      screen.settle()
      let row = try #require(rows().first)
      #expect(row.bounds.height >= 44)
      let place = row.convert(CGPoint(x: 100, y: 22), to: nil as UIView?)
      screen.tap(Double(place.x), Double(place.y))
      screen.settle()
      #expect(finder.chosen == ["ax"])
      search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
      #expect(rows().isEmpty)
      search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
      #expect(rows().count == 1)
      search.isActive = false
      screen.settle()
      #expect(rows().isEmpty)
    }
  }
}
