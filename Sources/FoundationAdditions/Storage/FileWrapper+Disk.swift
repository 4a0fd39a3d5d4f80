import Foundation

extension FileWrapper {
  /// Reads a file, a folder or a link in place of what this is.
  ///
  /// - Throws: the file system's error where it cannot be read.
  public func read(from url: URL, options: ReadingOptions = []) throws {
    let files = FileManager.default
    let attributes = try files.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory:
      var children: [String: FileWrapper] = [:]
      for name in try files.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      content = .folder(children)
    case .typeSymbolicLink:
      let path = try files.destinationOfSymbolicLink(atPath: url.path)
      content = .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
    default:
      content = options.contains(.immediate) ? .data(try Data(contentsOf: url)) : .unread(url)
    }
    fileAttributes = Dictionary(
      attributes.map { ($0.key.rawValue, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    filename = url.lastPathComponent
  }

  /// Whether what lies somewhere is as it was when this was read: the files of a folder, their lengths and when each
  /// was changed.
  public func matchesContents(of url: URL) -> Bool {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
      attributes[.type] as? FileAttributeType == known(.type) as? FileAttributeType
    else { return false }
    if let children = fileWrappers {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return Set(names) == Set(children.keys)
        && children.allSatisfy {
          $0.value.matchesContents(of: url.appendingPathComponent($0.key))
        }
    }
    return attributes[.modificationDate] as? Date == known(.modificationDate) as? Date
      && (attributes[.size] as? NSNumber)?.uint64Value
        == (known(.size) as? NSNumber)?.uint64Value
  }

  private func known(_ key: FileAttributeKey) -> Any? { fileAttributes[key.rawValue] }

  /// Writes it to a place, over what is there; what cannot be read is taken from where it was before.
  ///
  /// - Throws: the file system's error where it cannot be written.
  public func write(
    to url: URL,
    options: WritingOptions = [],
    originalContentsURL: URL?
  ) throws {
    let files = FileManager.default
    // What is to be read may lie where is written.
    if options.contains(.atomic) {
      let beside = url.deletingLastPathComponent()
        .appendingPathComponent(".\(UUID().uuidString)-\(url.lastPathComponent)")
      do {
        try put(at: beside, originalContentsURL)
        try replace(url, with: beside)
      } catch {
        try? files.removeItem(at: beside)
        throw error
      }
    } else {
      try readAll(originalContentsURL)
      if exists(url) { try files.removeItem(at: url) }
      try put(at: url, originalContentsURL)
    }
    if options.contains(.withNameUpdating) { nameAll(url.lastPathComponent) }
  }

  /// Puts a file in place of what is there, which comes back where that fails.
  private func replace(_ url: URL, with new: URL) throws {
    let files = FileManager.default
    guard exists(url) else { return try files.moveItem(at: new, to: url) }
    let old = new.appendingPathExtension("old")
    try files.moveItem(at: url, to: old)
    do {
      try files.moveItem(at: new, to: url)
    } catch {
      try? files.moveItem(at: old, to: url)
      throw error
    }
    try? files.removeItem(at: old)
  }

  /// Whether something lies at a place, also a link that leads nowhere.
  private func exists(_ url: URL) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil
  }

  private func put(at url: URL, _ original: URL?) throws {
    let files = FileManager.default
    switch content {
    case .link(let target):
      try files.createSymbolicLink(atPath: url.path, withDestinationPath: target.relativePath)
    case .folder(let children):
      try files.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children {
        let old = original?.appendingPathComponent(child.filename ?? name)
        try child.put(at: url.appendingPathComponent(name), old)
      }
    case .data(let data): try data.write(to: url)
    case .unread(let source):
      if let data = regularFileContents {
        try data.write(to: url)
      } else {
        try files.copyItem(at: original ?? source, to: url)
      }
    }
  }

  /// Reads what was not read yet; what is no longer where it was is taken from another place.
  private func readAll(_ original: URL?) throws {
    if case .unread(let url) = content {
      content = .data(try Data(contentsOf: exists(url) ? url : original ?? url))
    }
    for (name, child) in fileWrappers ?? [:] {
      try child.readAll(original?.appendingPathComponent(child.filename ?? name))
    }
  }

  private func nameAll(_ name: String) {
    filename = name
    for (key, child) in fileWrappers ?? [:] { child.nameAll(key) }
  }
}
