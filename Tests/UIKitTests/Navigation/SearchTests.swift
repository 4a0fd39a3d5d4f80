import CoreGraphics
import Foundation
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
      list.view.subviews.flatMap(\.subviews)
        .count { $0.gestureRecognizers?.first is UITapGestureRecognizer }
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

  private final class Rows: UITableViewController {
    override func tableView(
      _ tableView: UITableView,
      numberOfRowsInSection section: Int
    ) -> Int { 100 }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil as UIView?) }

  @Test func `results lie over a list as it is seen, clear of the bars, also while it scrolls`() {
    let (list, found) = (Rows(style: .plain), Rows(style: .plain))
    let search = UISearchController(searchResultsController: found)
    list.navigationItem.searchController = search
    list.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: list)
    TestScreen.showing(navigation, width: 390, height: 844) { screen in
      list.tableView.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
      screen.settle()
      search.isActive = true
      screen.settle()
      screen.send(.text("a", time: screen.time))
      screen.settle()
      #expect(place(found.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(found.view.safeAreaInsets == list.view.safeAreaInsets)
      #expect(found.tableView.adjustedContentInset.top == navigation.navigationBar.frame.maxY)
      #expect(found.tableView.contentOffset.y == -navigation.navigationBar.frame.maxY)
      list.tableView.setContentOffset(CGPoint(x: 0, y: 1200), animated: false)
      screen.settle()
      #expect(place(found.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
      search.isActive = false
      screen.settle()
      #expect(found.view.superview == nil)
      #expect(list.view.subviews.allSatisfy { place($0).height < 800 })
    }
  }

  /// A list of cells that has any number of them.
  private final class Cells: UICollectionViewController {
    var count = 30

    init() {
      var list = UICollectionLayoutListConfiguration(appearance: .grouped)
      list.headerMode = .supplementary
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        UICollectionViewListCell.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header"
      )
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    /// A header that is higher than anybody expects.
    override func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "header",
        for: indexPath
      )
      var content = UIListContentConfiguration.cell()
      content.text = "One\nTwo\nThree\nFour"
      (view as? UICollectionViewListCell)?.contentConfiguration = content
      return view
    }
  }

  @Test(arguments: [false, true])
  func `content at its start stays there while it is measured, below a search bar that hides`(
    isLarge: Bool
  ) {
    let list = Cells()
    list.title = "Orders"
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = isLarge
    TestScreen.showing(navigation, width: 390, height: 844) { screen in
      let (offset, bar) = (list.collectionView.contentOffset, navigation.navigationBar.frame.height)
      #expect(offset.y == -bar)
      for _ in 0..<3 {
        list.count += 1
        list.collectionView.reloadSections([0])
        screen.settle()
      }
      #expect(list.collectionView.contentOffset == offset)
      #expect(navigation.navigationBar.frame.height == bar)
    }
  }
}
