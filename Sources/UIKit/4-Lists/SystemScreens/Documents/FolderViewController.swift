import Foundation

/// The files of a folder, for a picker.
@MainActor
final class FolderViewController: UITableViewController {
  private let folder: URL
  private unowned let picker: UIDocumentPickerViewController
  private let contents: [URL]

  init(_ folder: URL, in picker: UIDocumentPickerViewController) {
    (self.folder, self.picker) = (folder, picker)
    contents = AppDocuments.contents(of: folder)
    super.init(style: .plain)
    let isTop = folder.standardizedFileURL == AppDocuments.folder.standardizedFileURL
    title = isTop ? "On This Device" : folder.lastPathComponent
  }

  required init?(coder: NSCoder) { nil }

  private var isExporting: Bool { !picker.exported.isEmpty }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FileCell.self, forCellReuseIdentifier: "file")
    tableView.allowsMultipleSelection = picker.allowsMultipleSelection
    let cancel = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.picker.cancel() }
    )
    navigationItem.rightBarButtonItems = [cancel]
    if isExporting {
      navigationItem.rightBarButtonItems = [button("Save") { $0.picker.export(to: $0.folder) }]
      navigationItem.leftBarButtonItem = cancel
      navigationItem.leftItemsSupplementBackButton = true
    } else if picker.allowsMultipleSelection {
      navigationItem.rightBarButtonItems = [button("Open") { $0.open() }]
      navigationItem.rightBarButtonItem?.isEnabled = false
      navigationItem.leftBarButtonItem = cancel
      navigationItem.leftItemsSupplementBackButton = true
    }
    guard contents.isEmpty else { return }
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "folder")
    content.text = "Folder is Empty"
    contentUnavailableConfiguration = content
  }

  private func button(
    _ title: String,
    _ action: @escaping (FolderViewController) -> Void
  ) -> UIBarButtonItem {
    let button = UIBarButtonItem(
      title: title,
      primaryAction: UIAction { [weak self] _ in self.map(action) }
    )
    button.style = .done
    return button
  }

  private func open() {
    picker.pick((tableView.indexPathsForSelectedRows ?? []).sorted().map { contents[$0.row] })
  }

  private func canBeChosen(_ url: URL) -> Bool {
    AppDocuments.isFolder(url) || !isExporting && picker.accepts(url)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contents.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
    let url = contents[indexPath.row]
    (cell as? FileCell)?.show(
      url,
      showsExtension: picker.shouldShowFileExtensions,
      isEnabled: canBeChosen(url)
    )
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { canBeChosen(contents[indexPath.row]) ? indexPath : nil }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let url = contents[indexPath.row]
    if AppDocuments.isFolder(url) {
      tableView.deselectRow(at: indexPath, animated: true)
      navigationController?.pushViewController(
        FolderViewController(url, in: picker),
        animated: true
      )
    } else if picker.allowsMultipleSelection {
      navigationItem.rightBarButtonItem?.isEnabled = true
    } else {
      picker.pick([url])
    }
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard picker.allowsMultipleSelection else { return }
    navigationItem.rightBarButtonItem?.isEnabled = tableView.indexPathForSelectedRow != nil
  }
}

/// A file or a folder: a sign, its name, when it was changed and how large it is.
@MainActor
final class FileCell: UITableViewCell {
  func show(_ url: URL, showsExtension: Bool, isEnabled: Bool) {
    let isFolder = AppDocuments.isFolder(url)
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: isFolder ? "folder.fill" : "doc.fill")
    content.imageProperties.tintColor = isFolder ? .systemBlue : .secondaryLabel
    let name = showsExtension || isFolder ? url : url.deletingPathExtension()
    content.text = name.lastPathComponent
    content.secondaryText = Self.detail(url, isFolder: isFolder)
    content.secondaryTextProperties.color = .secondaryLabel
    if !isEnabled { content.textProperties.color = .tertiaryLabel }
    contentConfiguration = content
    accessoryType = isFolder ? .disclosureIndicator : .none
  }

  private static func detail(_ url: URL, isFolder: Bool) -> String {
    if isFolder {
      let count = AppDocuments.contents(of: url).count
      return count == 1 ? "1 item" : "\(count) items"
    }
    let values = try? url.resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
    let date = values?.contentModificationDate?.formatted(date: .abbreviated, time: .omitted)
    let size = values?.fileSize.map {
      ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file)
    }
    return [date, size].compactMap { $0 }.joined(separator: " · ")
  }
}
