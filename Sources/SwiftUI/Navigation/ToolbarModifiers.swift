import UIKit

/// What the bar of a page is for, which says how it is arranged.
public struct ToolbarRole: Sendable {
  let style: UINavigationItem.ItemStyle?

  /// As the system likes.
  public static let automatic = ToolbarRole(style: nil)
  /// For pages that follow one another: the title is in the middle.
  public static let navigationStack = ToolbarRole(style: .navigator)
  /// For going to and fro: the title leads.
  public static let browser = ToolbarRole(style: .browser)
  /// For working on a document: the title leads.
  public static let editor = ToolbarRole(style: .editor)
}

/// How the title of a page is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As the page before has it.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Large, in the bar: here it is below the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  /// Small, in the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
  /// Says what the bar of the page is for.
  public func toolbarRole(_ role: ToolbarRole) -> some View { chrome { $0.role = role } }

  /// Sets how the title of the page is shown.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    chrome { $0.displayMode = mode.mode }
  }
}
