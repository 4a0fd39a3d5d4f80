import CoreGraphics
import Foundation

extension UITextItem {
  /// What is lifted when the menu of a part of a text comes.
  @MainActor @preconcurrency
  open class MenuPreview: NSObject {
    let view: UIView?

    private init(_ view: UIView?) { self.view = view }

    /// Lifts a view of the app's own, over the middle of the part.
    public convenience init(view: UIView) { self.init(view as UIView?) }

    /// Lifts the part of the text.
    open class func `default`() -> MenuPreview { MenuPreview(nil) }
  }

  /// The menu of a part of a text, for a finger that rests on it.
  @MainActor @preconcurrency
  open class MenuConfiguration: NSObject {
    let preview: MenuPreview?
    let menu: UIMenu

    /// Makes a menu that lifts something; nil lifts nothing.
    public init(preview: MenuPreview?, menu: UIMenu) {
      self.preview = preview
      self.menu = menu
    }

    /// Makes a menu that lifts the part.
    public convenience init(menu: UIMenu) { self.init(preview: .default(), menu: menu) }
  }
}

/// Shows the menus of links and attachments that a finger rests on in a text view.
@MainActor
final class TextItemMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var view: UITextView?
  private var shown: (item: UITextItem, configuration: UITextItem.MenuConfiguration)?

  init(view: UITextView) { self.view = view }

  /// The menu that a part has where nobody says otherwise; its words are not measured.
  static func standard(for item: UITextItem) -> UIMenu {
    guard case .link(let url) = item.content else { return UIMenu() }
    return UIMenu(children: [
      UIAction(title: "Open Link", image: UIImage(systemName: "safari")) { _ in
        UIApplication.shared.open(url)
      },
      UIAction(title: "Copy Link", image: UIImage(systemName: "doc.on.doc")) { _ in
        UIPasteboard.general.url = url
      },
    ])
  }

  private func configuration(for item: UITextItem) -> UITextItem.MenuConfiguration? {
    guard let view else { return nil }
    let menu = Self.standard(for: item)
    guard let delegate = view.delegate else { return UITextItem.MenuConfiguration(menu: menu) }
    return delegate.textView(view, menuConfigurationFor: item, defaultMenu: menu)
  }

  /// The lines of a part, or what the app lifts in its place.
  private func preview() -> UITargetedPreview? {
    guard let view, let shown else { return nil }
    let rects = view.canvas.selectionRects(shown.item.range)
    let whole = rects.reduce(CGRect.null) { $0.union($1) }
    if let own = shown.configuration.preview?.view, !whole.isNull {
      let target = UIPreviewTarget(
        container: view.canvas,
        center: CGPoint(x: whole.midX, y: whole.midY)
      )
      return UITargetedPreview(view: own, parameters: UIPreviewParameters(), target: target)
    }
    let parameters = UIPreviewParameters(textLineRects: rects.map { NSValue(cgRect: $0) })
    return UITargetedPreview(view: view.canvas, parameters: parameters)
  }

  // MARK: Interaction

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    shown = nil
    guard let item = view?.item(at: location), let found = configuration(for: item),
      !found.menu.children.isEmpty
    else { return nil }
    shown = (item, found)
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in found.menu }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { preview() }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { preview() }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view, let shown, let animator else { return }
    view.delegate?.textView(view, textItemMenuWillDisplayFor: shown.item, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view, let shown, let animator else { return }
    view.delegate?.textView(view, textItemMenuWillEndFor: shown.item, animator: animator)
  }
}
