import CoreGraphics
import Foundation
import Testing
import UIKit
import WindowHost

/// A search bar by itself, without a controller.
@MainActor @Suite struct SearchBarTests {
  @MainActor private final class Log: NSObject, UISearchBarDelegate {
    var lines: [String] = []
    var refused: Set<String> = []

    private func ask(_ name: String) -> Bool {
      lines.append(name)
      return !refused.contains(name)
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("should begin") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("should end") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      lines.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool { ask("\(range.location),\(range.length),\(text)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      lines.append("scope \(scope)")
    }
  }

  private let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 320, height: 56))
  private let log = Log()

  private func showing(_ body: (TestScreen) throws -> Void) rethrows {
    let controller = UIViewController()
    bar.delegate = log
    try TestScreen.showing(controller) { screen in
      controller.view.addSubview(bar)
      screen.step()
      try body(screen)
    }
  }

  private func part<Part: UIView>(_ type: Part.Type) throws -> Part {
    try #require(bar.subviews.compactMap { $0 as? Part }.first)
  }

  @Test func `a new bar has the defaults of the system`() {
    #expect(bar.text == "" && bar.prompt == nil)
    #expect(bar.searchBarStyle == .default && bar.barStyle == .default && bar.isTranslucent)
    #expect(!bar.showsCancelButton && !bar.showsScopeBar && !bar.showsBookmarkButton)
    #expect(!bar.showsSearchResultsButton && !bar.isSearchResultsButtonSelected)
    #expect(bar.scopeButtonTitles == nil && bar.selectedScopeButtonIndex == 0)
    #expect(bar.barTintColor == nil && bar.backgroundImage == nil && bar.isEnabled)
    #expect(bar.intrinsicContentSize.height == 56)
  }

  @Test func `what stands in an empty field has its colour and the font of the field`() throws {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    func look(_ key: NSAttributedString.Key) throws -> Any? {
      try #require(field.attributedPlaceholder).attribute(key, at: 0, effectiveRange: nil)
    }
    for words in ["Search", "Find"] {
      field.placeholder = words
      field.font = .systemFont(ofSize: 21)
      #expect(field.attributedPlaceholder?.string == words)
      #expect(try look(.foregroundColor) as? UIColor == .secondaryLabel)
      #expect(try (look(.font) as? UIFont)?.pointSize == 21)
    }
    field.attributedPlaceholder = NSAttributedString(
      string: "Own",
      attributes: [.foregroundColor: UIColor.red]
    )
    #expect(try look(.foregroundColor) as? UIColor == .red)
    field.placeholder = "Again"
    #expect(try look(.foregroundColor) as? UIColor == .secondaryLabel)
  }

  @Test func `typing tells the delegate, which may refuse`() {
    showing { screen in
      screen.tap(160, 48)
      #expect(bar.isFirstResponder && log.lines == ["should begin", "begin"])
      log.refused = ["1,0,b"]
      screen.send(.text("a", time: screen.time))
      screen.send(.text("b", time: screen.time))
      #expect(bar.text == "a")
      #expect(log.lines.dropFirst(2) == ["0,0,a", "text a", "1,0,b"])
      screen.key(.enter)
      #expect(log.lines.last == "search")
    }
  }

  @Test func `a bar that may not begin is not edited, and one that may not end goes on`() {
    showing { screen in
      log.refused = ["should begin"]
      screen.tap(160, 48)
      #expect(!bar.isFirstResponder)
      log.refused = ["should end"]
      #expect(bar.becomeFirstResponder())
      #expect(!bar.resignFirstResponder() && bar.isFirstResponder)
      log.refused = []
      #expect(bar.resignFirstResponder() && log.lines.last == "end")
    }
  }

  @Test func `a text that is set is told, the same text is not`() {
    bar.delegate = log
    bar.text = "one"
    bar.text = "one"
    bar.text = nil
    #expect(log.lines == ["text one", "text "] && bar.text == "")
  }

  @Test(arguments: [false, true]) func `the button to cancel takes room from the field`(
    isMirrored: Bool
  ) throws {
    bar.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    try showing { screen in
      let field = try part(UISearchTextField.self)
      let cancel = try part(UIButton.self)
      let wide = field.frame
      #expect(cancel.isHidden && abs(wide.midX - 160) < 0.5)
      bar.setShowsCancelButton(true, animated: true)
      screen.settle()
      #expect(bar.showsCancelButton && !cancel.isHidden)
      #expect(field.frame.width < wide.width)
      #expect(
        isMirrored ? cancel.frame.maxX <= field.frame.minX : field.frame.maxX <= cancel.frame.minX
      )
      #expect(isMirrored ? field.frame.maxX == wide.maxX : field.frame.minX == wide.minX)
      screen.tap(Double(cancel.frame.midX), 20 + Double(cancel.frame.midY))
      #expect(log.lines == ["cancel"])
      bar.showsCancelButton = false
      screen.step()
      #expect(field.frame == wide)
    }
  }

  @Test func `scopes stand below the field and are told when they are chosen`() throws {
    bar.scopeButtonTitles = ["All", "Some", "None"]
    let low = bar.intrinsicContentSize.height
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height > low)
    bar.sizeToFit()
    try showing { screen in
      let field = try part(UISearchTextField.self)
      let scopes = try part(UISegmentedControl.self)
      #expect(scopes.frame.minY >= field.frame.maxY && scopes.frame.maxY <= bar.bounds.maxY)
      screen.tap(160, 20 + Double(scopes.frame.midY))
      #expect(log.lines == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
      bar.selectedScopeButtonIndex = 2
      #expect(log.lines.count == 1 && scopes.selectedSegmentIndex == 2)
      bar.scopeButtonTitles = ["One"]
      #expect(bar.selectedScopeButtonIndex == 0 && scopes.numberOfSegments == 1)
    }
  }

  @Test func `the button to clear empties the text and tells`() throws {
    bar.text = "some"
    try showing { screen in
      log.lines = []
      bar.becomeFirstResponder()
      screen.step()
      let field = try part(UISearchTextField.self)
      let rect = field.convert(field.clearButtonRect(forBounds: field.bounds), to: nil as UIView?)
      screen.tap(Double(rect.midX), Double(rect.midY))
      #expect(bar.text == "" && log.lines.contains("text "))
    }
  }

  @Test func `what is asked of the bar's text is asked of its field`() {
    bar.keyboardType = .emailAddress
    bar.autocapitalizationType = .none
    bar.autocorrectionType = .no
    bar.spellCheckingType = .no
    bar.smartQuotesType = .no
    bar.smartDashesType = .no
    bar.smartInsertDeleteType = .no
    bar.returnKeyType = .search
    bar.enablesReturnKeyAutomatically = true
    bar.isSecureTextEntry = true
    bar.isEnabled = false
    let field = bar.searchTextField
    #expect(field.keyboardType == .emailAddress && field.autocapitalizationType == .none)
    #expect(field.autocorrectionType == .no && field.spellCheckingType == .no)
    #expect(field.smartQuotesType == .no && field.smartDashesType == .no)
    #expect(field.smartInsertDeleteType == .no && field.returnKeyType == .search)
    #expect(field.enablesReturnKeyAutomatically && field.isSecureTextEntry && !field.isEnabled)
    showing { screen in
      screen.tap(160, 48)
      #expect(!bar.isFirstResponder)
    }
  }

  @Test func `a bar is as dark as its style says`() {
    showing { screen in
      bar.barStyle = .black
      screen.step()
      #expect(bar.traitCollection.userInterfaceStyle == .dark)
      bar.barStyle = .default
      screen.step()
      #expect(bar.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test func `a tint of the bar is behind the field, and a minimal bar has none`() {
    bar.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    bar.layoutIfNeeded()
    #expect(Pixels(of: bar, scale: 1).at(2, 2) == .init(red: 255, green: 0, blue: 0, alpha: 255))
    bar.searchBarStyle = .minimal
    bar.layoutIfNeeded()
    #expect(Pixels(of: bar, scale: 1).at(2, 2).alpha == 0)
  }
}
