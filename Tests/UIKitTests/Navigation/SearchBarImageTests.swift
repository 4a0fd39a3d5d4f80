import CoreGraphics
import Testing

@testable import UIKit

/// Search bars with pictures and buttons of an app's own.
@MainActor @Suite struct `Pictures of search bars` {
  private final class Delegate: NSObject, UISearchBarDelegate {
    var calls: [String] = []

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func bar() -> UISearchBar {
    UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  }

  @Test func `the button at the end is used, and shows while there is nothing to clear`() {
    let delegate = Delegate()
    let bar = bar()
    bar.delegate = delegate
    let controller = UIViewController()
    controller.view.addSubview(bar)
    TestScreen.showing(controller) { screen in
      bar.showsBookmarkButton = true
      screen.step()
      screen.tap(292, 28)
      bar.showsSearchResultsButton = true
      bar.isSearchResultsButtonSelected = true
      screen.step()
      #expect(bar.searchTextField.endButton.isSelected)
      screen.tap(292, 28)
      #expect(delegate.calls == ["bookmark", "results"])
      bar.text = "a"
      screen.step()
      #expect(bar.searchTextField.endButton.isHidden)
      bar.text = ""
      screen.step()
      #expect(!bar.searchTextField.endButton.isHidden)
    }
  }

  @Test func `a field is as tall as its picture`() {
    let bar = bar()
    let picture = image(20, 50)
    bar.setSearchFieldBackgroundImage(picture, for: .normal)
    #expect(bar.intrinsicContentSize.height == 70)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.height == 50)
    #expect(bar.searchTextField.background === picture)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.origin == CGPoint(x: 11, y: 8))
  }

  @Test func `icons and text are moved`() {
    let bar = bar()
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    let (glass, text) = (
      field.leftViewRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds)
    )
    bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 1), for: .search)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 6, vertical: 0)
    #expect(field.leftViewRect(forBounds: field.bounds) == glass.offsetBy(dx: 4, dy: 1))
    #expect(field.textRect(forBounds: field.bounds) == text.offsetBy(dx: 6, dy: 0))
    #expect(bar.positionAdjustment(for: .search).horizontal == 4)
  }

  @Test func `pictures are kept and shown`() throws {
    let bar = bar()
    let (glass, ground) = (image(9, 9), image(8, 8))
    bar.setImage(glass, for: .search, state: .normal)
    bar.backgroundImage = ground
    #expect(bar.image(for: .search, state: .normal) === glass)
    #expect((bar.searchTextField.leftView as? UIImageView)?.image === glass)
    #expect(bar.subviews.contains { ($0 as? UIImageView)?.image === ground })
    bar.setImage(nil, for: .search, state: .normal)
    #expect((bar.searchTextField.leftView as? UIImageView)?.image !== glass)
  }

  @Test func `scopes come with text where that is asked for`() {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["A", "B"]
    search.scopeBarActivation = .onTextEntry
    search.isActive = true
    #expect(!search.searchBar.showsScopeBar)
    search.searchBar.text = "x"
    #expect(search.searchBar.showsScopeBar)
    search.searchBar.text = ""
    #expect(!search.searchBar.showsScopeBar)
    search.isActive = false
  }
}
