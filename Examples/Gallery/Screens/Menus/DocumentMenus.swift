import UIKit

/// What can be done with documents, as menus.
@MainActor
struct DocumentMenus {
  var rename: (Document) -> Void = { _ in }
  var duplicate: (Document) -> Void = { _ in }
  var favor: (Document) -> Void = { _ in }
  var tag: (Document, Document.Tag?) -> Void = { _, _ in }
  var delete: (Document) -> Void = { _ in }

  /// The menu of one document.
  func menu(for document: Document) -> UIMenu {
    let favor = UIAction(
      title: document.isFavorite ? "Not a favorite" : "Favorite",
      image: UIImage(systemName: document.isFavorite ? "star.fill" : "star")
    ) { [favor = self.favor] _ in favor(document) }
    let remove = UIAction(
      title: "Delete",
      image: UIImage(systemName: "trash"),
      attributes: .destructive
    ) { _ in delete(document) }
    return UIMenu(
      children: [
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in
              rename(document)
            },
            UIAction(title: "Duplicate", image: UIImage(systemName: "doc.on.doc")) { _ in
              duplicate(document)
            }, favor,
          ]
        ), tags(of: document), Self.sharing,
        UIMenu(options: .displayInline, children: [remove]),
      ]
    )
  }

  /// One tag or none.
  private func tags(of document: Document) -> UIMenu {
    let none = UIAction(title: "None", state: document.tag == nil ? .on : .off) { _ in
      tag(document, nil)
    }
    let tags = Document.Tag.allCases.map { color in
      UIAction(
        title: color.rawValue,
        image: UIImage(systemName: "circle.fill")?
          .withTintColor(color.color, renderingMode: .alwaysOriginal),
        state: document.tag == color ? .on : .off
      ) { _ in tag(document, color) }
    }
    return UIMenu(
      title: "Tag",
      image: UIImage(systemName: "tag"),
      options: .singleSelection,
      children: [none] + tags
    )
  }

  /// Whom it can be sent to, which takes a moment to find out.
  static var sharing: UIMenu {
    let people = UIDeferredMenuElement.uncached { completion in
      var search: ActionTicker?
      search = ActionTicker(every: 0.6) {
        search?.stop()
        search = nil
        completion(
          ["Aiko", "Haruto", "Mei"].map { name in
            UIAction(title: name, image: UIImage(systemName: "person.circle")) { _ in }
          }
        )
      }
      search?.start()
    }
    return UIMenu(
      title: "Send to",
      image: UIImage(systemName: "paperplane"),
      children: [people]
    )
  }
}
