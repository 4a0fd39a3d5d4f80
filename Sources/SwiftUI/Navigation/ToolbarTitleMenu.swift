import UIKit

/// A menu that comes out of the title of the page.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  let content: Content

  /// Makes a menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// There is none.
  public var body: Never { fatalError("ToolbarTitleMenu has no body.") }

  /// The menu itself.
  public func entries(at place: ToolbarContentPlace) -> ToolbarEntries {
    // Without items the title is shown as it is.
    content is EmptyView
      ? ToolbarEntries(entries: [])
      : ToolbarEntries(.titleMenu, AnyView(content), name: place.path)
  }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// Makes a menu without items: the title is shown as it is.
  public init() { content = EmptyView() }
}

extension ToolbarItemPlacement {
  /// In a menu that comes out of the title.
  static let titleMenu = ToolbarItemPlacement(side: .titleMenu)
}

extension View {
  /// Shows a menu when the title of the page is tapped.
  public func toolbarTitleMenu<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    let items = content()
    return toolbar { ToolbarTitleMenu { items } }
  }
}

extension ChromeValues {
  /// The items that are shown: menus of the title are one item, in the middle.
  @MainActor var shownItems: [ToolbarEntry] {
    let menus = items.filter { $0.placement.side == .titleMenu }
    let others = items.filter { $0.placement.side != .titleMenu }
    // A view of one's own in the middle stands in the place of the title.
    guard let first = menus.first, !others.contains(where: { $0.placement.side == .center }) else {
      return others
    }
    let content = menus.count == 1 ? first.view : AnyView(TitleMenuItems(views: menus.map(\.view)))
    return others + [
      ToolbarEntry(
        id: first.id,
        placement: .principal,
        view: AnyView(TitleMenu(title: title, content: content)),
        environment: first.environment
      )
    ]
  }
}

private struct TitleMenuItems: View {
  let views: [AnyView]

  var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}

/// The title of a page, with the sign of a menu.
private struct TitleMenu: View {
  let title: Text?
  let content: AnyView

  var body: some View {
    Menu {
      content
    } label: {
      HStack(spacing: 4) {
        title
        Image(systemName: "chevron.down.circle.fill").imageScale(.small)
          .foregroundStyle(.secondary)
      }
      .foregroundStyle(Color.primary)
    }
    .plain
  }
}
