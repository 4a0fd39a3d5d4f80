import Foundation

/// The folder of documents of the app, and what is put into it.
enum AppDocuments {
  static var folder: URL {
    let manager = FileManager.default
    let folder = manager.urls(for: .documentDirectory, in: .userDomainMask).first
    return folder ?? manager.temporaryDirectory
  }

  /// The folder to show first: one within the documents, or these.
  static func start(_ wanted: URL?) -> URL {
    guard let wanted, contains(wanted) else { return folder }
    return wanted
  }

  /// Whether a place lies in the documents, also through links.
  static func contains(_ url: URL) -> Bool {
    let inner = url.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    let outer = folder.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    return inner.starts(with: outer)
  }

  /// What lies in a folder, folders and files by name; hidden files and links out of it left out.
  static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: [.isDirectoryKey],
      options: .skipsHiddenFiles
    )
    return (found ?? []).filter(contains).sorted {
      $0.lastPathComponent.localizedStandardCompare($1.lastPathComponent) == .orderedAscending
    }
  }

  static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
  }

  /// A copy of a file for the app alone; nil where it cannot be made.
  static func copyToInbox(_ file: URL) -> URL? {
    let inbox = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)-Inbox", isDirectory: true)
    return place(file, in: inbox, copies: true)
  }

  /// Puts a file into a folder, beside one that has its name; nil where that cannot be done.
  static func place(_ file: URL, in folder: URL, copies: Bool) -> URL? {
    let manager = FileManager.default
    try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
    var target = folder.appendingPathComponent(file.lastPathComponent)
    var number = 2
    while manager.fileExists(atPath: target.path) {
      let name = file.deletingPathExtension().lastPathComponent + " \(number)"
      target = folder.appendingPathComponent(name).appendingPathExtension(file.pathExtension)
      number += 1
    }
    do {
      try copies
        ? manager.copyItem(at: file, to: target) : manager.moveItem(at: file, to: target)
      return target
    } catch {
      return nil
    }
  }
}
