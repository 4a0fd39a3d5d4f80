import Testing
import UIKit

/// Appearances of bars: what they are at first, and that copies are free of their originals.
@MainActor @Suite struct BarAppearanceTests {
  private enum Kind: CaseIterable {
    case navigation
    case toolbar
    case tabs

    @MainActor func make() -> UIBarAppearance {
      switch self {
      case .navigation: UINavigationBarAppearance()
      case .toolbar: UIToolbarAppearance()
      case .tabs: UITabBarAppearance()
      }
    }
  }

  @Test(arguments: Kind.allCases)
  private func `a background is blurred, opaque or nothing`(kind: Kind) {
    let appearance = kind.make()
    #expect(appearance.backgroundEffect != nil && appearance.backgroundColor == nil)
    #expect(appearance.shadowColor != nil && appearance.shadowImage == nil)
    #expect(appearance.backgroundImageContentMode == .scaleToFill)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil && appearance.shadowColor != nil)
    #expect(appearance.backgroundColor != nil)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == nil)
    #expect(appearance.shadowColor == nil && appearance.shadowImage == nil)
    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundEffect != nil && appearance.shadowColor != nil)
  }

  @Test(arguments: Kind.allCases)
  private func `configuring takes back what was set of the background`(kind: Kind) {
    let appearance = kind.make()
    appearance.backgroundImage = UIImage()
    appearance.backgroundImageContentMode = .center
    appearance.shadowImage = UIImage()
    appearance.backgroundColor = .red
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundImage == nil && appearance.shadowImage == nil)
    #expect(appearance.backgroundColor == nil)
  }

  @Test(arguments: Kind.allCases)
  private func `a copy is of the same kind and follows nothing`(kind: Kind) throws {
    let appearance = kind.make()
    appearance.backgroundColor = .red
    let copy = try #require(appearance.copy() as? UIBarAppearance)
    #expect(type(of: copy) == type(of: appearance) && copy.backgroundColor == .red)
    appearance.backgroundColor = .blue
    #expect(copy.backgroundColor == .red)
  }

  @Test func `one kind takes the background of another`() {
    let tabs = UITabBarAppearance()
    tabs.configureWithOpaqueBackground()
    tabs.backgroundColor = .green
    tabs.shadowColor = .black
    let navigation = UINavigationBarAppearance(barAppearance: tabs)
    #expect(navigation.backgroundColor == .green && navigation.shadowColor == .black)
    #expect(navigation.backgroundEffect == nil && navigation.titleTextAttributes.isEmpty)
  }

  @Test func `copies of titles and buttons are free of theirs`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
    appearance.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    appearance.backButtonAppearance.highlighted.titlePositionAdjustment.vertical = 3
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    appearance.titleTextAttributes = [:]
    appearance.buttonAppearance.normal.titleTextAttributes = [:]
    appearance.backButtonAppearance.highlighted.titlePositionAdjustment.vertical = 0
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(copy.largeTitleTextAttributes[.foregroundColor] as? UIColor == .green)
    #expect(copy.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    let button = copy.buttonAppearance.normal.titleTextAttributes
    #expect(button[.foregroundColor] as? UIColor == .blue)
    #expect(copy.backButtonAppearance.highlighted.titlePositionAdjustment.vertical == 3)
  }

  @Test func `copies of tabs are free of theirs`() throws {
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.selected.iconColor = .red
    appearance.inlineLayoutAppearance.normal.badgeBackgroundColor = .green
    appearance.stackedItemPositioning = .centered
    appearance.stackedItemWidth = 70
    appearance.stackedItemSpacing = 12
    let copy = try #require(appearance.copy() as? UITabBarAppearance)
    appearance.stackedLayoutAppearance.selected.iconColor = nil
    appearance.inlineLayoutAppearance.normal.badgeBackgroundColor = nil
    #expect(copy.stackedLayoutAppearance.selected.iconColor == .red)
    #expect(copy.inlineLayoutAppearance.normal.badgeBackgroundColor == .green)
    #expect(copy.stackedItemPositioning == .centered)
    #expect(copy.stackedItemWidth == 70 && copy.stackedItemSpacing == 12)
    copy.stackedLayoutAppearance.configureWithDefault(for: .stacked)
    #expect(copy.stackedLayoutAppearance.selected.iconColor == nil)
  }

  @Test
  func `a button that is done is heavier, and one without a picture of its own has the arrow`() {
    let appearance = UINavigationBarAppearance()
    let plain = appearance.buttonAppearance.normal.titleTextAttributes
    let done = appearance.doneButtonAppearance.normal.titleTextAttributes
    #expect(plain[.font] == nil && done[.font] is UIFont)
    let arrow = appearance.backIndicatorImage
    let own = UIImage()
    appearance.setBackIndicatorImage(own, transitionMaskImage: nil)
    #expect(appearance.backIndicatorImage === own)
    #expect(appearance.backIndicatorTransitionMaskImage === own)
    appearance.setBackIndicatorImage(nil, transitionMaskImage: nil)
    #expect(appearance.backIndicatorImage === arrow)
  }

  /// The colour of the bar's background where no words are.
  private func ground(_ bar: UIView, scale: CGFloat = 1) -> Pixels.Color {
    Pixels(of: bar, scale: scale).at(2, 2)
  }

  private func bar(_ bar: UIView) -> UIView {
    bar.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    bar.layoutIfNeeded()
    return bar
  }

  @Test func `bars show the colour they are given, and follow it`() {
    let red = Pixels.Color(red: 255, green: 0, blue: 0, alpha: 255)
    let blue = Pixels.Color(red: 0, green: 0, blue: 255, alpha: 255)
    let colors = (
      UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    )
    let toolbar = UIToolbar()
    let tabs = UITabBar()
    let tools = UIToolbarAppearance()
    let tabLook = UITabBarAppearance()
    for appearance in [tools, tabLook] as [UIBarAppearance] {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = colors.0
    }
    toolbar.standardAppearance = tools
    tabs.standardAppearance = tabLook
    #expect(ground(bar(toolbar)) == red && ground(bar(tabs)) == red)
    tools.backgroundColor = colors.1
    tabLook.backgroundColor = colors.1
    #expect(ground(bar(toolbar)) == blue && ground(bar(tabs)) == blue)
  }

  @Test func `the older ways lead to the same looks`() {
    let toolbar = UIToolbar()
    toolbar.barTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(toolbar.standardAppearance.backgroundColor == toolbar.barTintColor)
    let navigation = UINavigationBar()
    navigation.titleTextAttributes = [.foregroundColor: UIColor.red]
    navigation.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
    let shown = navigation.standardAppearance
    #expect(shown.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(shown.largeTitleTextAttributes[.foregroundColor] as? UIColor == .blue)
    navigation.barStyle = .black
    toolbar.barStyle = .black
    #expect(navigation.traitCollection.userInterfaceStyle == .dark)
    #expect(toolbar.traitCollection.userInterfaceStyle == .dark)
    navigation.barStyle = .default
    #expect(navigation.overrideUserInterfaceStyle == .unspecified)
  }

  @Test func `an empty shadow picture takes the line away`() {
    let toolbar = UIToolbar()
    #expect(toolbar.standardAppearance.shadowColor != nil)
    toolbar.setShadowImage(UIImage(), forToolbarPosition: .any)
    #expect(toolbar.standardAppearance.shadowColor == nil)
    #expect(toolbar.shadowImage(forToolbarPosition: .any) != nil)
    toolbar.setShadowImage(nil, forToolbarPosition: .any)
    #expect(toolbar.standardAppearance.shadowColor != nil)
  }
}
