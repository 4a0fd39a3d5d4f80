import UIKit
import ViewGraph
import ViewLayout

/// Closes what a controller shows.
@MainActor
enum ControllerClosing {
  static func close(_ controller: UIViewController) {
    // What is in a stack goes back; what is at its root closes the stack.
    var current = controller
    while let parent = current.parent {
      if let navigation = parent as? UINavigationController,
        navigation.viewControllers.count > 1, navigation.topViewController === current
      {
        navigation.popViewController(animated: true)
        return
      }
      current = parent
    }
    controller.dismiss(animated: true)
  }
}

/// What views say of the bars around them.
struct ChromeValues {
  var title: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isBarHidden: Bool?
  var isTabBarHidden: Bool?
  var hidesBackButton: Bool?
  var items: [ToolbarEntry] = []
  var search: SearchValues?
  var searchScopes: SearchScopes?
  var searchFocus: SearchFocus?
  var barColors: [ToolbarPlacement: Color] = [:]
  var hiddenGrounds: Set<ToolbarPlacement> = []
  var role: ToolbarRole?

  mutating func add(_ other: ChromeValues) {
    title = title ?? other.title
    displayMode = displayMode ?? other.displayMode
    isBarHidden = isBarHidden ?? other.isBarHidden
    isTabBarHidden = isTabBarHidden ?? other.isTabBarHidden
    hidesBackButton = hidesBackButton ?? other.hidesBackButton
    items += other.items
    search = search ?? other.search
    searchScopes = searchScopes ?? other.searchScopes
    searchFocus = searchFocus ?? other.searchFocus
    barColors.merge(other.barColors) { own, _ in own }
    hiddenGrounds.formUnion(other.hiddenGrounds)
    role = role ?? other.role
  }
}

struct ChromeKey: PreferenceKey {
  static var defaultValue: ChromeValues { ChromeValues() }

  static func reduce(value: inout ChromeValues, nextValue: () -> ChromeValues) {
    value.add(nextValue())
  }
}

extension View {
  /// Says something of the bars around; what the views inside say comes first.
  func chrome(_ change: @escaping (inout ChromeValues) -> Void) -> some View {
    chrome { values, _ in change(&values) }
  }

  /// Says something of the bars around, with the environment of where it is said.
  func chrome(_ change: @escaping (inout ChromeValues, EnvironmentValues) -> Void) -> some View {
    modifier(
      PreferenceModifier<ChromeKey>(environmentally: { inner, environment in
        var own = ChromeValues()
        change(&own, environment)
        var result = inner ?? ChromeValues()
        result.add(own)
        return result
      })
    )
  }
}

/// Brings the bars around a controller in agreement with what its views say.
@MainActor
final class ControllerChrome {
  private var lastTitle: String?
  private var bars: [BarKey: ToolbarBridge] = [:]

  private struct BarKey: Hashable {
    let id: ToolbarEntry.Identity
    /// How many others of the same name stand in front.
    var number = 0
  }
  private var searchBridge: SearchBridge?
  private var lastScheme: ColorScheme?
  private weak var schemedWindow: UIWindow?

  func update(_ controller: UIViewController, node: GraphNode) {
    let values = node.toldPreference(ChromeKey.self)
    setScheme(node.toldPreference(PreferredSchemeKey.self) ?? nil, controller)
    guard let values else { return }
    let item = controller.navigationItem
    if let title = values.title {
      let text = title.characters(in: node.environment)
      if item.title != text { item.title = text }
      if controller.tabBarItem.title == nil, controller.title == nil, lastTitle == nil {
        lastTitle = text
      }
    }
    let mode: UINavigationItem.LargeTitleDisplayMode =
      switch values.displayMode {
      case .large: .always
      case .inline: .never
      default: values.title == nil ? .never : .automatic
      }
    if item.largeTitleDisplayMode != mode { item.largeTitleDisplayMode = mode }
    if let style = values.role?.style, item.style != style { item.style = style }
    if let hides = values.hidesBackButton, item.hidesBackButton != hides {
      item.hidesBackButton = hides
    }
    updateBars(controller, values)
    updateItems(controller, values, node)
    if let search = values.search {
      let bridge = searchBridge ?? SearchBridge()
      searchBridge = bridge
      bridge.update(values, search, controller, node)
    }
  }

  /// Shows the screen light or dark, once it has a window.
  private func setScheme(_ scheme: ColorScheme?, _ controller: UIViewController) {
    guard let window = controller.view.window else { return }
    guard scheme != lastScheme || schemedWindow !== window && scheme != nil else { return }
    lastScheme = scheme
    schemedWindow = window
    window.overrideUserInterfaceStyle = scheme?.style ?? .unspecified
  }

  private func updateBars(_ controller: UIViewController, _ values: ChromeValues) {
    if let navigation = controller.navigationController {
      let hides = values.isBarHidden ?? false
      if navigation.topViewController === controller, navigation.isNavigationBarHidden != hides {
        navigation.setNavigationBarHidden(hides, animated: controller.view.window != nil)
      }
      if values.barColors[.navigationBar] != nil || values.hiddenGrounds.contains(.navigationBar) {
        let appearance = UINavigationBarAppearance()
        if let color = values.barColors[.navigationBar] {
          appearance.configureWithOpaqueBackground()
          appearance.backgroundColor = color.uiColor
        } else {
          appearance.configureWithTransparentBackground()
        }
        controller.navigationItem.standardAppearance = appearance
        controller.navigationItem.scrollEdgeAppearance = appearance
      }
    }
    if let hides = values.isTabBarHidden { controller.hidesBottomBarWhenPushed = hides }
  }

  private func updateItems(
    _ controller: UIViewController,
    _ values: ChromeValues,
    _ node: GraphNode
  ) {
    let item = controller.navigationItem
    var leading: [UIBarButtonItem] = []
    var trailing: [UIBarButtonItem] = []
    var bottom: [UIBarButtonItem] = []
    var titleView: UIView?
    var used: Set<BarKey> = []
    for entry in values.shownItems {
      var key = BarKey(id: entry.id)
      while !used.insert(key).inserted { key.number += 1 }
      let bridge = bars[key] ?? ToolbarBridge()
      bars[key] = bridge
      let items = bridge.items(entry, node)
      switch entry.placement.side {
      case .leading: leading += items
      case .trailing: trailing = items.reversed() + trailing
      case .bottom: bottom += items
      case .center: titleView = bridge.view
      case .keyboard, .titleMenu: break
      }
    }
    for (key, bridge) in bars where !used.contains(key) {
      bridge.end()
      bars[key] = nil
    }
    if !(item.leftBarButtonItems ?? []).elementsEqual(leading, by: ===) {
      item.leftBarButtonItems = leading
      item.leftItemsSupplementBackButton = true
    }
    if !(item.rightBarButtonItems ?? []).elementsEqual(trailing, by: ===) {
      item.rightBarButtonItems = trailing
    }
    if item.titleView !== titleView { item.titleView = titleView }
    if !(controller.toolbarItems ?? []).elementsEqual(bottom, by: ===) {
      controller.toolbarItems = bottom
      controller.navigationController?.setToolbarHidden(bottom.isEmpty, animated: false)
    }
  }
}

/// The kinds of titles of a bar.
public enum NavigationBarItem {
  /// How large a title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the page before has it.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  /// Those that suit.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

extension View {
  /// Sets the title of the page.
  public func navigationTitle(_ title: Text) -> some View { chrome { $0.title = title } }

  /// Sets the title of the page.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page.
  @_disfavoredOverload
  public func navigationTitle<Characters: StringProtocol>(_ title: Characters) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page, which can be edited elsewhere.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// Sets how large the title of the page is.
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    chrome { $0.displayMode = mode }
  }

  /// Sets the title of the page.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the page.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the page.
  @_disfavoredOverload
  public func navigationBarTitle<Characters: StringProtocol>(_ title: Characters) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page and how large it is.
  public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    chrome {
      $0.title = title
      $0.displayMode = displayMode
    }
  }

  /// Sets the title of the page and how large it is.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Sets the title of the page and how large it is.
  @_disfavoredOverload
  public func navigationBarTitle<Characters: StringProtocol>(
    _ title: Characters,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Shows the bar of the page, or not.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    chrome { $0.isBarHidden = hidden }
  }

  /// Shows the button that goes back, or not.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    chrome { $0.hidesBackButton = hidesBackButton }
  }

  /// Shows bars, or not.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    chrome { values in
      guard visibility != .automatic else { return }
      if bars.contains(.navigationBar) || bars.contains(.automatic) {
        values.isBarHidden = visibility == .hidden
      }
      if bars.contains(.tabBar) { values.isTabBarHidden = visibility == .hidden }
    }
  }

  /// Shows bars, or not.
  public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    chrome { values in
      guard visibility != .automatic else { return }
      if bars.contains(.navigationBar) || bars.contains(.automatic) {
        values.isBarHidden = visibility == .hidden
      }
      if bars.contains(.tabBar) { values.isTabBarHidden = visibility == .hidden }
    }
  }

  /// Sets what is behind bars; colours show.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View {
    chrome { values in
      guard let color = style as? Color else { return }
      for bar in bars { values.barColors[bar == .automatic ? .navigationBar : bar] = color }
    }
  }

  /// Shows the grounds of bars, or not.
  public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    chrome { values in
      if visibility == .hidden { values.hiddenGrounds.formUnion(bars) }
    }
  }

  /// Sets whether bars are light or dark: here they are as the page.
  public func toolbarColorScheme(
    _ scheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Puts views into the bar of the page.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading,
    trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Puts views into the bar of the page.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Puts views into the bar of the page.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}
