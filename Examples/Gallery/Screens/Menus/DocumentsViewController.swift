import UIKit

/// Documents with a menu for everything: bar buttons, pull-down and pop-up buttons, cards, rows, a note
/// and the keyboard.
final class DocumentsViewController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case recent, documents, reading, note
  }

  private static let makeText = Selector("makeText")
  private static let sort = Selector("sort:")
  private static let showFavorites = Selector("showFavorites")

  private var documents = Document.samples
  private var order = Document.Order.name
  private var showsFavorites = false
  private var textSize = "Medium"
  private let shelf = DocumentShelf()
  private lazy var menus = makeMenus()

  /// The list in a navigation controller.
  static func inNavigation() -> UINavigationController {
    let navigation = UINavigationController(
      rootViewController: DocumentsViewController(style: .insetGrouped)
    )
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Documents"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "shelf")
    shelf.makeMenu = { [weak self] in self?.menus.menu(for: $0) }
    shelf.open = { [weak self] in self?.open($0) }
    registerSelectors()
    update()
  }

  private func registerSelectors() {
    SelectorTable.register(DocumentsViewController.self, Self.makeText) { controller, _ in
      controller.make(.text)
      return nil
    }
    SelectorTable.register(DocumentsViewController.self, Self.sort) { controller, arguments in
      let command = arguments.first as? UICommand
      controller.sort(by: Document.Order(rawValue: command?.propertyList as? String ?? "") ?? .name)
      return nil
    }
    SelectorTable.register(DocumentsViewController.self, Self.showFavorites) { controller, _ in
      controller.showsFavorites.toggle()
      controller.update()
      return nil
    }
  }

  // MARK: Changing

  private var shown: [Document] {
    Document.sorted(showsFavorites ? documents.filter(\.isFavorite) : documents, by: order)
  }

  private func update() {
    shelf.documents = Document.sorted(documents, by: .date)
    showBarItems()
    tableView.reloadData()
  }

  private func make(_ kind: Document.Kind) {
    let id = (documents.map(\.id).max() ?? 0) + 1
    documents.append(
      Document(
        id: id,
        name: "New \(kind.rawValue.lowercased())",
        kind: kind,
        date: "Today",
        size: 1
      )
    )
    update()
  }

  private func sort(by order: Document.Order) {
    self.order = order
    update()
  }

  private func change(_ document: Document, _ change: (inout Document) -> Void) {
    guard let index = documents.firstIndex(where: { $0.id == document.id }) else { return }
    change(&documents[index])
    update()
  }

  private func open(_ document: Document) {
    navigationController?.pushViewController(DocumentPreviewController(document), animated: true)
  }

  private func rename(_ document: Document) {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = document.name }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self, weak alert] _ in
        let name = alert?.textFields?.first?.text ?? ""
        if !name.isEmpty { self?.change(document) { $0.name = name } }
      }
    )
    present(alert, animated: true)
  }

  // MARK: Menus

  private func makeMenus() -> DocumentMenus {
    DocumentMenus(
      rename: { [weak self] in self?.rename($0) },
      duplicate: { [weak self] document in
        guard let self else { return }
        var copy = Document(
          id: (documents.map(\.id).max() ?? 0) + 1,
          name: "\(document.name) 2",
          kind: document.kind,
          date: "Today",
          size: document.size
        )
        copy.tag = document.tag
        documents.append(copy)
        update()
      },
      favor: { [weak self] in self?.change($0) { $0.isFavorite.toggle() } },
      tag: { [weak self] document, tag in self?.change(document) { $0.tag = tag } },
      delete: { [weak self] document in
        self?.documents.removeAll { $0.id == document.id }
        self?.update()
      }
    )
  }

  private func showBarItems() {
    let add = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.make(.text) },
      menu: UIMenu(
        children: Document.Kind.allCases.map { kind in
          UIAction(
            title: "New \(kind.rawValue.lowercased())",
            image: UIImage(systemName: kind.symbol)
          ) {
            [weak self] _ in self?.make(kind)
          }
        }
      )
    )
    add.accessibilityLabel = "Add"
    let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: moreMenu)
    more.accessibilityLabel = "More"
    navigationItem.rightBarButtonItems = [more, add]
  }

  private var moreMenu: UIMenu {
    let favorites = UICommand(
      title: "Favorites only",
      image: UIImage(systemName: "star"),
      action: Self.showFavorites,
      state: showsFavorites ? .on : .off
    )
    let print = UIAction(
      title: "Print",
      image: UIImage(systemName: "printer"),
      attributes: .disabled
    ) { _ in }
    return UIMenu(
      children: [
        UIMenu(options: .displayInline, children: [favorites, print]), sortMenu,
        DocumentMenus.sharing,
      ]
    )
  }

  private var sortMenu: UIMenu {
    UIMenu(
      title: "Sort by",
      subtitle: order.rawValue,
      image: UIImage(systemName: "arrow.up.arrow.down"),
      options: .singleSelection,
      children: Document.Order.allCases.map { order in
        UIAction(title: order.rawValue, state: order == self.order ? .on : .off) {
          [weak self] _ in self?.sort(by: order)
        }
      }
    )
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    let make = UIKeyCommand(
      input: "n",
      modifierFlags: .command,
      action: Self.makeText,
      discoverabilityTitle: "New text"
    )
    let orders = Document.Order.allCases.enumerated().map { index, order in
      UIKeyCommand(
        title: "Sort by \(order.rawValue.lowercased())",
        action: Self.sort,
        input: "\(index + 1)",
        modifierFlags: .command,
        propertyList: order.rawValue,
        state: order == self.order ? .on : .off
      )
    }
    let favorites = UIKeyCommand(
      title: "Favorites only",
      action: Self.showFavorites,
      input: "f",
      modifierFlags: [.command, .shift],
      state: showsFavorites ? .on : .off
    )
    return [make] + orders + [favorites]
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section) {
    case .documents: shown.count
    case .reading: 3
    default: 1
    }
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    switch Section(rawValue: section) {
    case .recent: "Recent"
    case .documents: showsFavorites ? "Favorites" : "All"
    case .reading: "Reading"
    default: "Note"
    }
  }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    Section(rawValue: section) == .note ? "Hold the command key to see what the keys do." : nil
  }

  override func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    Section(rawValue: indexPath.section) == .recent
      ? DocumentShelf.height : UITableView.automaticDimension
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch Section(rawValue: indexPath.section) {
    case .recent: shelfCell(indexPath)
    case .documents: documentCell(shown[indexPath.row])
    case .reading: readingCell(indexPath.row)
    default: StyledNoteCell(style: .default, reuseIdentifier: nil)
    }
  }

  private func shelfCell(_ path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: path)
    cell.backgroundColor = .clear
    cell.selectionStyle = .none
    shelf.frame = cell.contentView.bounds
    shelf.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(shelf)
    return cell
  }

  private func documentCell(_ document: Document) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = document.name
    cell.detailTextLabel?.text = "\(document.date), \(document.sizeText)"
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.imageView?.image = UIImage(systemName: document.kind.symbol)
    cell.imageView?.tintColor = document.kind.color
    let marks = DocumentMarks(document)
    cell.accessoryView = marks.bounds.width > 0 ? marks : nil
    return cell
  }

  private func readingCell(_ row: Int) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    switch row {
    case 0:
      cell.textLabel?.text = "Sort by"
      cell.accessoryView = popUp(Document.Order.allCases.map(\.rawValue), order.rawValue) {
        [weak self] in self?.sort(by: Document.Order(rawValue: $0) ?? .name)
      }
    case 1:
      cell.textLabel?.text = "Text size"
      cell.accessoryView = popUp(["Small", "Medium", "Large"], textSize) { [weak self] in
        self?.textSize = $0
      }
    default:
      cell.textLabel?.text = "Share"
      cell.accessoryView = pullDown()
    }
    return cell
  }

  /// A button that shows which of some choices is chosen.
  private func popUp(
    _ choices: [String],
    _ chosen: String,
    _ choose: @escaping (String) -> Void
  ) -> UIButton {
    var look = UIButton.Configuration.plain()
    look.baseForegroundColor = .secondaryLabel
    look.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 0)
    let button = UIButton(configuration: look)
    button.menu = UIMenu(
      children: choices.map { title in
        UIAction(title: title, state: title == chosen ? .on : .off) { _ in choose(title) }
      }
    )
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.sizeToFit()
    return button
  }

  /// A button with a menu of things to do.
  private func pullDown() -> UIButton {
    var look = UIButton.Configuration.tinted()
    look.title = "Share"
    look.image = UIImage(systemName: "square.and.arrow.up")
    look.imagePadding = 6
    look.buttonSize = .small
    let button = UIButton(configuration: look)
    button.menu = UIMenu(
      title: "Send all documents",
      children: [
        DocumentMenus.sharing,
        UIAction(title: "Copy the names", image: UIImage(systemName: "doc.on.doc")) {
          [weak self] _ in
          UIPasteboard.general.string = self?.shown.map(\.name).joined(separator: "\n")
        },
        UIAction(title: "Print", image: UIImage(systemName: "printer"), attributes: .disabled) {
          _ in
        },
      ]
    )
    button.showsMenuAsPrimaryAction = true
    button.toolTip = "Send all documents to somebody"
    button.sizeToFit()
    return button
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch Section(rawValue: indexPath.section) {
    case .documents: open(shown[indexPath.row])
    case .note: (tableView.cellForRow(at: indexPath) as? StyledNoteCell)?.ask()
    default: break
    }
  }

  // MARK: Menus of rows

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard Section(rawValue: indexPath.section) == .documents else { return nil }
    let document = shown[indexPath.row]
    return UIContextMenuConfiguration(
      identifier: "\(document.id)" as NSString,
      actionProvider: { [menus] _ in menus.menu(for: document) }
    )
  }
}

/// A star and a tag at the end of a row.
final class DocumentMarks: UIView {
  init(_ document: Document) {
    super.init(frame: .zero)
    let star = document.isFavorite ? ("star.fill", UIColor.systemYellow) : nil
    let tag = document.tag.map { ("circle.fill", $0.color) }
    let marks = [star, tag].compactMap { $0 }
    for (index, (symbol, color)) in marks.enumerated() {
      let size: CGFloat = symbol == "star.fill" ? 15 : 11
      let view = UIImageView(
        image: UIImage(
          systemName: symbol,
          withConfiguration: UIImage.SymbolConfiguration(pointSize: size)
        )
      )
      view.tintColor = color
      view.contentMode = .center
      view.frame = CGRect(x: CGFloat(index) * 24, y: 0, width: 20, height: 22)
      addSubview(view)
    }
    frame.size = CGSize(width: max(0, CGFloat(marks.count) * 24 - 4), height: 22)
    isAccessibilityElement = !marks.isEmpty
    accessibilityLabel = [
      document.isFavorite ? "Favorite" : nil, document.tag.map { "\($0.rawValue) tag" },
    ].compactMap { $0 }.joined(separator: ", ")
  }

  required init?(coder: NSCoder) { nil }
}
