import CoreGraphics
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct SearchTests {
  @MainActor
  private final class Finder: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var calls: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("will present")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("did dismiss")
    }
  }

  @Test func `a search begins in its field, hears of text and ends with Cancel`() {
    let finder = Finder()
    let list = UITableViewController(style: .plain)
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = finder
    search.delegate = finder
    list.navigationItem.searchController = search
    list.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: list)
    TestScreen.showing(navigation) { screen in
      #expect(navigation.navigationBar.frame.height == 96)
      screen.tap(160, 62)
      screen.settle()
      #expect(search.isActive && search.searchBar.showsCancelButton)
      #expect(navigation.navigationBar.frame.height < 96)
      screen.send(.text("ab", time: screen.time))
      #expect(finder.calls == ["will present", "update ", "update ab"])
      let field = search.searchBar.searchTextField
      let end = field.convert(field.bounds, to: nil as UIView?)
      screen.tap(Double(end.maxX) + 30, Double(end.midY))
      screen.settle()
      #expect(!search.isActive && search.searchBar.text == "")
      #expect(finder.calls.last == "did dismiss")
      #expect(navigation.navigationBar.frame.height == 96)
    }
  }

  @Test func `a search bar that hides comes when content is pulled down`() {
    let list = UITableViewController(style: .plain)
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let navigation = UINavigationController(rootViewController: list)
    TestScreen.showing(navigation) { screen in
      #expect(navigation.navigationBar.frame.height == 44)
      screen.drag(from: (160, 200), to: (160, 290), frames: 20)
      screen.settle()
      #expect(navigation.navigationBar.frame.height == 96)
    }
  }

  @Test func `what is searched is dimmed, and a tap on it ends the search`() {
    let list = UITableViewController(style: .plain)
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    list.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: list)
    func shades() -> Int {
      list.view.subviews.count { $0.gestureRecognizers?.first is UITapGestureRecognizer }
    }
    TestScreen.showing(navigation) { screen in
      search.isActive = true
      screen.settle()
      #expect(shades() == 1)
      search.obscuresBackgroundDuringPresentation = false
      screen.settle()
      #expect(shades() == 0)
      search.obscuresBackgroundDuringPresentation = true
      screen.settle()
      screen.tap(160, 300)
      screen.settle()
      #expect(!search.isActive && shades() == 0)
    }
  }
}
