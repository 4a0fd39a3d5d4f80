import SwiftUI
import Testing
import UIKit

private struct Reader: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Text(isSearching ? "Searching" : "Reading")
    Button("End") { dismissSearch() }
  }
}

private struct Page: View {
  let text: Handle<String>
  let shown: Handle<Bool>
  let scope: Handle<Int>
  @State var words = ""
  @State var isShown = false
  @State var part = 1
  @FocusState var isFocused: Bool

  var body: some View {
    let _ = text.note($words)
    let _ = shown.note($isShown)
    let _ = scope.note($part)
    NavigationStack {
      VStack {
        Reader()
        Button("Write") { isFocused = true }
        Text(isFocused ? "Writing" : "Waiting")
      }
      .navigationTitle("Page")
      .searchable(text: $words, isPresented: $isShown)
      .searchFocused($isFocused)
      .searchScopes($part, activation: .onSearchPresentation) {
        Text("All").tag(0)
        ForEach(1..<3) { Text("Part \($0)").tag($0) }
      }
    }
  }
}

@MainActor
@Suite struct `Searches` {
  private let text = Handle<String>()
  private let shown = Handle<Bool>()
  private let scope = Handle<Int>()

  private func showing(_ body: (TestScreen, UISearchController) throws -> Void) throws {
    let page = Page(text: text, shown: shown, scope: scope)
    try SwiftUITests.showing(page, width: 390, height: 844) { view in
      view.screen.settle()
      @MainActor func navigation(_ controller: UIViewController) -> UINavigationController? {
        if let found = controller as? UINavigationController { return found }
        return controller.children.lazy.compactMap(navigation).first
      }
      let stack = try #require(navigation(view.controller))
      let search = try #require(stack.topViewController?.navigationItem.searchController)
      try body(view.screen, search)
    }
  }

  @Test func `are begun and ended by the app`() throws {
    try showing { screen, search in
      #expect(!search.isActive)
      shown.set(true)
      screen.settle()
      #expect(search.isActive)
      shown.set(false)
      screen.settle()
      #expect(!search.isActive)
      #expect(screen.place(of: "Reading") != nil)
      search.isActive = true
      screen.settle()
      #expect(shown.value == true)
      #expect(screen.place(of: "Searching") != nil)
      #expect(screen.tap("End"))
      #expect(!search.isActive)
      #expect(screen.place(of: "Reading") != nil)
    }
  }

  @Test func `offer parts`() throws {
    try showing { screen, search in
      #expect(search.searchBar.scopeButtonTitles == ["All", "Part 1", "Part 2"])
      #expect(search.searchBar.selectedScopeButtonIndex == 1)
      scope.set(2)
      screen.settle()
      #expect(search.searchBar.selectedScopeButtonIndex == 2)
      search.searchBar.delegate?.searchBar(search.searchBar, selectedScopeButtonIndexDidChange: 0)
      screen.settle()
      #expect(scope.value == 0)
    }
  }

  @Test func `are written in where the app says so`() throws {
    try showing { screen, search in
      #expect(screen.tap("Write"))
      screen.settle()
      #expect(search.isActive)
      #expect(search.searchBar.searchTextField.isFirstResponder)
    }
  }

  @Test(arguments: [false, true])
  func `the field stays where it is said to be shown always`(isAlways: Bool) {
    let page = NavigationStack {
      List(0..<3) { Text("Row \($0)") }
        .searchable(
          text: .constant(""),
          placement: .navigationBarDrawer(displayMode: isAlways ? .always : .automatic),
          prompt: "Find a row"
        )
    }
    SwiftUITests.showing(page, width: 390, height: 844) { view in
      view.screen.settle()
      #expect((view.screen.place(of: "Find a row") != nil) == isAlways)
    }
  }
}
