import UIKit

/// Where a field for searches is.
public struct SearchFieldPlacement: Sendable {
  /// How the field of a bar is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    fileprivate let isAlways: Bool

    /// As the system likes: it goes as the page is scrolled.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  /// Whether the field stays as the page is scrolled.
  fileprivate var isAlwaysShown = false

  /// As the system likes.
  public static let automatic = SearchFieldPlacement()
  /// In the bar.
  public static let toolbar = SearchFieldPlacement()
  /// Beside the page.
  public static let sidebar = SearchFieldPlacement()
  /// Below the bar.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Below the bar, in a way.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement(isAlwaysShown: displayMode.isAlways) }
}

/// What is searched for on a page.
struct SearchValues {
  let text: Binding<String>
  let current: String
  let prompt: Text?
  let placement: SearchFieldPlacement
  var isPresented: Binding<Bool>?
  /// Whether the app wants the search to be under way; nil leaves that to the user.
  var wants: Bool?
  /// Whether it is, for the views that are searched.
  let isActive: Binding<Bool>
}

/// The parts that can be searched, of which one is chosen.
struct SearchScopes {
  /// Views with tags.
  let options: AnyView
  let selected: AnyHashable
  let choose: (AnyHashable) -> Void
  let activation: SearchScopeActivation
}

/// When the parts that can be searched are shown.
public struct SearchScopeActivation: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case automatic, text, presentation }

  let kind: Kind

  /// As the system likes: while the search is under way.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .automatic) }
  /// Once something is searched for.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .text) }
  /// While the search is under way.
  public static var onSearchPresentation: SearchScopeActivation {
    SearchScopeActivation(kind: .presentation)
  }
}

/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
  weak var controller: UIViewController?

  /// Does it.
  public func callAsFunction() {
    var current = controller
    while let next = current {
      if let search = next.navigationItem.searchController {
        search.isActive = false
        return
      }
      current = next.parent
    }
  }
}

extension EnvironmentValues {
  /// Ends the search of the page.
  public var dismissSearch: DismissSearchAction {
    DismissSearchAction(controller: hostController.controller)
  }
}

/// The search of a page.
@MainActor
final class SearchBridge: NSObject, UISearchResultsUpdating, UISearchControllerDelegate,
  UISearchBarDelegate
{
  private let controller = UISearchController(searchResultsController: nil)
  private var values: SearchValues?
  private var scopes: SearchScopes?
  private var scopeReader: LayerNode<AnyView>?
  private var scopeTags: [AnyHashable] = []
  private var focus: Binding<Bool>?
  /// What the app wanted last: only another wish is followed, as the user may have done something since.
  private var wanted: Bool?
  private var wantedFocus: Bool?

  func update(
    _ chrome: ChromeValues,
    _ search: SearchValues,
    _ controller: UIViewController,
    _ node: GraphNode
  ) {
    let item = controller.navigationItem
    let searched = self.controller
    values = search
    focus = chrome.searchFocus?.binding
    searched.searchResultsUpdater = self
    searched.delegate = self
    searched.searchBar.delegate = self
    searched.obscuresBackgroundDuringPresentation = false
    if searched.searchBar.text != search.current { searched.searchBar.text = search.current }
    if let prompt = search.prompt {
      searched.searchBar.placeholder = prompt.characters(in: EnvironmentValues())
    }
    show(chrome.searchScopes, node)
    item.hidesSearchBarWhenScrolling = !search.placement.isAlwaysShown
    if item.searchController !== searched { item.searchController = searched }
    guard controller.viewIfLoaded?.window != nil else { return }
    if let wants = search.wants, wants != wanted {
      wanted = wants
      if searched.isActive != wants { searched.isActive = wants }
    }
    if let isFocused = chrome.searchFocus?.isFocused, isFocused != wantedFocus {
      wantedFocus = isFocused
      if isFocused == searched.searchBar.isFirstResponder { return }
      if isFocused {
        searched.isActive = true
        searched.searchBar.becomeFirstResponder()
      } else {
        searched.searchBar.resignFirstResponder()
      }
    }
  }

  private func show(_ scopes: SearchScopes?, _ node: GraphNode) {
    self.scopes = scopes
    let bar = controller.searchBar
    guard let scopes else {
      if bar.scopeButtonTitles != nil { bar.scopeButtonTitles = nil }
      scopeReader?.remove()
      scopeReader = nil
      return
    }
    let reader: LayerNode<AnyView>
    if let scopeReader {
      reader = scopeReader
      reader.update(scopes.options, node.environment)
    } else {
      reader = LayerNode(scopes.options, in: node.childPlace())
      scopeReader = reader
    }
    let options = PickerOption.all(in: reader)
    scopeTags = options.map(\.tag)
    let titles = options.map(\.title)
    if bar.scopeButtonTitles != titles { bar.scopeButtonTitles = titles }
    let index = scopeTags.firstIndex { PickerElement.isSame($0, scopes.selected) } ?? 0
    if bar.selectedScopeButtonIndex != index { bar.selectedScopeButtonIndex = index }
    controller.scopeBarActivation =
      switch scopes.activation.kind {
      case .automatic: .automatic
      case .text: .onTextEntry
      case .presentation: .onSearchActivation
      }
  }

  func updateSearchResults(for searchController: UISearchController) {
    guard let values else { return }
    let text = searchController.searchBar.text ?? ""
    if values.text.wrappedValue != text { values.text.wrappedValue = text }
    tellPresence(searchController.isActive)
  }

  func willPresentSearchController(_ searchController: UISearchController) { tellPresence(true) }

  func didDismissSearchController(_ searchController: UISearchController) { tellPresence(false) }

  private func tellPresence(_ isActive: Bool) {
    if let shown = values?.isActive, shown.wrappedValue != isActive {
      shown.wrappedValue = isActive
    }
    guard let isPresented = values?.isPresented, isPresented.wrappedValue != isActive else {
      return
    }
    isPresented.wrappedValue = isActive
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { tellFocus(true) }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { tellFocus(false) }

  private func tellFocus(_ isFocused: Bool) {
    if let focus, focus.wrappedValue != isFocused { focus.wrappedValue = isFocused }
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    if scopeTags.indices.contains(selectedScope) { scopes?.choose(scopeTags[selectedScope]) }
  }
}

/// Lets the user search a page, whose views know whether that is under way.
private struct Searchable: ViewModifier {
  let text: Binding<String>
  let prompt: Text?
  let placement: SearchFieldPlacement
  let isPresented: Binding<Bool>?
  @State private var isActive = false

  func body(content: Content) -> some View {
    let search = SearchValues(
      text: text,
      current: text.wrappedValue,
      prompt: prompt,
      placement: placement,
      isPresented: isPresented,
      wants: isPresented?.wrappedValue,
      isActive: $isActive
    )
    content.environment(\.isSearching, isActive).chrome { $0.search = search }
  }
}

/// Whether the field of a search is written in, for the app.
struct SearchFocus {
  let binding: Binding<Bool>
  let isFocused: Bool
}

extension View {
  /// Lets the user search a page.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(Searchable(text: text, prompt: prompt, placement: placement, isPresented: nil))
  }

  /// Lets the user search a page.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Lets the user search a page.
  @_disfavoredOverload
  public func searchable<Characters: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Characters
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Lets the user search a page, and says whether that is under way.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      Searchable(text: text, prompt: prompt, placement: placement, isPresented: isPresented)
    )
  }

  /// Lets the user search a page, and says whether that is under way.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Lets the user search a page, and says whether that is under way.
  @_disfavoredOverload
  public func searchable<Characters: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Characters
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Offers parts that can be searched, told by views with tags.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Offers parts that can be searched, told by views with tags.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let (options, selected) = (AnyView(scopes()), AnyHashable(scope.wrappedValue))
    return chrome {
      $0.searchScopes = SearchScopes(
        options: options,
        selected: selected,
        choose: { if let value = $0.base as? V { scope.wrappedValue = value } },
        activation: activation
      )
    }
  }

  /// Says whether the field of a search is written in, and follows it.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    let isFocused = binding.wrappedValue
    let own = Binding<Bool> {
      binding.wrappedValue
    } set: {
      binding.wrappedValue = $0
    }
    return chrome { $0.searchFocus = SearchFocus(binding: own, isFocused: isFocused) }
  }
}
