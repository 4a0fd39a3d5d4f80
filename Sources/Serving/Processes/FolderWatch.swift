import Foundation

/// Notices when a file in a folder changes.
@MainActor
final class FolderWatch {
  /// Folders whose files nobody writes by hand.
  private static let ignored: Set<String> = ["DerivedData", "Pods.build", "build", "node_modules"]
  /// The most folders that are watched.
  private static let most = 4_096

  private let descriptor: Int32
  private var folders: [Int32: String] = [:]
  private var source: EventLoop.Source?
  private let handler: () -> Void

  /// Watches a folder with all that is in it; nil where the system cannot.
  init?(_ folder: String, whenChanged handler: @escaping () -> Void) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    self.handler = handler
    guard descriptor >= 0 else { return nil }
    add(folder)
    source = EventLoop.whenReadable(descriptor) { [weak self] in
      self?.look()
      return self != nil
    }
  }

  /// Stops watching.
  func close() {
    source?.cancel()
    Foundation.close(descriptor)
  }

  /// Takes in what has happened, so that nobody is answered with what was before.
  func look() {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    var isChanged = false
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      if take(bytes[..<count]) { isChanged = true }
    }
    if isChanged { handler() }
  }

  private func add(_ folder: String) {
    guard folders.count < Self.most else { return }
    let mask =
      IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_ONLYDIR
    let number = inotify_add_watch(descriptor, folder, UInt32(mask))
    guard number >= 0 else { return }
    folders[number] = folder
    let keys: [URLResourceKey] = [.isDirectoryKey]
    let entries = try? FileManager.default.contentsOfDirectory(
      at: URL(fileURLWithPath: folder),
      includingPropertiesForKeys: keys
    )
    for entry in entries ?? [] where Self.counts(entry.lastPathComponent) {
      let isFolder = try? entry.resourceValues(forKeys: Set(keys)).isDirectory
      if isFolder == true { add(entry.path) }
    }
  }

  private static func counts(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix("~") && !ignored.contains(name)
  }

  /// Reads events; returns whether one is of a file that counts.
  private func take(_ bytes: ArraySlice<UInt8>) -> Bool {
    var isChanged = false
    var rest = bytes
    let head = MemoryLayout<inotify_event>.size
    while rest.count >= head {
      let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      let length = Int(event.len)
      guard rest.count >= head + length else { break }
      let name = String(
        decoding: rest.dropFirst(head).prefix(length).prefix { $0 != 0 },
        as: UTF8.self
      )
      rest = rest.dropFirst(head + length)
      // What did not fit is unknown.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { isChanged = true }
      guard let folder = folders[event.wd], Self.counts(name) else { continue }
      if event.mask & UInt32(IN_ISDIR) != 0, event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 {
        add(folder + "/" + name)
      }
      // A file that was only made is written to before it is closed.
      if event.mask & UInt32(IN_CREATE) == 0 || event.mask & UInt32(IN_ISDIR) != 0 {
        isChanged = true
      }
    }
    return isChanged
  }
}
