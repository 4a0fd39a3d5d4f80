import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct ItemGroupTests {
  private func items(_ titles: String...) -> [UIBarButtonItem] {
    titles.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
  }

  private func titles(_ navigation: UINavigationController) -> [String] {
    func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
    return views(navigation.navigationBar).compactMap { ($0 as? BarButtonView)?.item }
      .map { $0.title ?? "image" }
  }

  @Test func `groups take the place of items, and items are a group`() {
    let item = UINavigationItem(title: "")
    let set = items("a", "b")
    item.leftBarButtonItems = set
    #expect(item.leadingItemGroups.map(\.barButtonItems) == [set])
    let group = UIBarButtonItemGroup(barButtonItems: items("c"), representativeItem: nil)
    item.leadingItemGroups = [group]
    #expect(item.leftBarButtonItems == nil && item.leadingItemGroups == [group])
    #expect(group.barButtonItems[0].buttonGroup === group)
    item.leftBarButtonItems = set
    #expect(item.leadingItemGroups.map(\.barButtonItems) == [set])
    let own = set[0].creatingFixedGroup()
    #expect(own.barButtonItems == [set[0]] && set[0].buttonGroup === own)
  }

  @Test func `a group without room shows what stands for it, with a menu of its items`() {
    let page = UIViewController()
    let more = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    let group = UIBarButtonItemGroup.fixedGroup(
      representativeItem: more,
      items: items("Rotate left", "Rotate right", "Straighten", "Crop")
    )
    page.navigationItem.trailingItemGroups = [group]
    let navigation = UINavigationController(rootViewController: page)
    TestScreen.showing(navigation, width: 320, height: 480) { screen in
      #expect(titles(navigation) == ["More"] && group.isDisplayingRepresentativeItem)
      #expect(more.menu?.children.map(\.title).first == "Rotate left")
      group.isHidden = true
      screen.step()
      #expect(titles(navigation).isEmpty)
    }
    let wide = UIViewController()
    let other = UIBarButtonItemGroup.fixedGroup(
      representativeItem: UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil),
      items: items("One", "Two")
    )
    wide.navigationItem.trailingItemGroups = [other]
    let roomy = UINavigationController(rootViewController: wide)
    TestScreen.showing(roomy, width: 1024, height: 768) { _ in
      #expect(titles(roomy) == ["One", "Two"] && !other.isDisplayingRepresentativeItem)
    }
  }

  @Test func `groups in the middle are there where there is room, else in a menu`() {
    let page = UIViewController()
    let group = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "draw",
      items: items("Draw")
    )
    let away = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "erase",
      isInDefaultCustomization: false,
      items: items("Erase")
    )
    page.navigationItem.style = .editor
    page.navigationItem.centerItemGroups = [group, away]
    page.navigationItem.pinnedTrailingGroup = UIBarButtonItemGroup(
      barButtonItems: items("Pin"),
      representativeItem: nil
    )
    let navigation = UINavigationController(rootViewController: page)
    TestScreen.showing(navigation, width: 1024, height: 768) { _ in
      #expect(titles(navigation).sorted() == ["Draw", "Pin"])
      #expect(page.navigationItem.overflowPresentationSource == nil)
    }
    TestScreen.showing(navigation, width: 390, height: 844) { _ in
      #expect(titles(navigation).sorted() == ["Pin", "image"])
      #expect(page.navigationItem.overflowPresentationSource != nil)
    }
  }
}
