import Foundation

/// A file, a folder with what is in it, or a link, apart from where it lies.
///
/// The content of a file is read when it is asked for, unless it is to be read at once.
open class FileWrapper: NSObject, @unchecked Sendable {
  /// How a wrapper is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All of it is read at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Files are read and not mapped: they always are here.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a wrapper is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What is there stays until all is written.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The wrappers are then called what they were written as.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  enum Content {
    case data(Data)
    /// A file that is read when it is asked for.
    case unread(URL)
    case folder([String: FileWrapper])
    case link(URL)
  }

  var content: Content

  /// What it would be called on a disk; nil where that is not known.
  open var preferredFilename: String?

  /// What it was called when it was read or written; nil where it was neither.
  open var filename: String?

  /// What the file system says of it, under the names of `FileAttributeKey`.
  open var fileAttributes: [String: Any] = [:]

  /// Reads a file, a folder or a link.
  ///
  /// - Throws: the file system's error where it cannot be read.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = .folder([:])
    super.init()
    try read(from: url, options: options)
    preferredFilename = filename
  }

  /// Makes a folder of what is in it, each under its name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder([:])
    super.init()
    fileAttributes = [FileAttributeKey.type.rawValue: FileAttributeType.typeDirectory]
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      insert(child, name)
    }
  }

  /// Makes a file of its content.
  public init(regularFileWithContents contents: Data) {
    content = .data(contents)
    super.init()
    fileAttributes = [FileAttributeKey.type.rawValue: FileAttributeType.typeRegular]
  }

  /// Makes a link to what lies elsewhere.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
    super.init()
    fileAttributes = [FileAttributeKey.type.rawValue: FileAttributeType.typeSymbolicLink]
  }

  // MARK: What it is

  /// Whether it is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }

  /// Whether it is a file.
  open var isRegularFile: Bool {
    switch content {
    case .data, .unread: true
    case .folder, .link: false
    }
  }

  /// Whether it is a link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// The content of a file; nil where it is none, or cannot be read.
  open var regularFileContents: Data? {
    switch content {
    case .data(let data): return data
    case .unread(let url):
      guard let data = try? Data(contentsOf: url) else { return nil }
      content = .data(data)
      return data
    case .folder, .link: return nil
    }
  }

  /// Where a link leads; nil where it is none.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }

  /// What is in a folder, by key; nil where it is none.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  // MARK: What is in a folder

  /// Puts a file into the folder; another key is made where one has its name.
  ///
  /// - Returns: the key.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard let name = child.preferredFilename, !name.isEmpty else {
      preconditionFailure("What is put into a folder has a preferred name.")
    }
    return insert(child, name)
  }

  /// Makes a file of its content and puts it into the folder.
  ///
  /// - Returns: the key.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Takes something out of the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  /// The key of something in the folder; nil where it is not in it.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  @discardableResult
  private func insert(_ child: FileWrapper, _ name: String) -> String {
    guard case .folder(var children) = content else {
      preconditionFailure("Only folders have something in them.")
    }
    if let key = children.first(where: { $0.value === child })?.key { return key }
    var key = name
    var number = 2
    while children[key] != nil {
      let parts = URL(fileURLWithPath: name)
      let end = parts.pathExtension.isEmpty ? "" : ".\(parts.pathExtension)"
      key = "\(parts.deletingPathExtension().lastPathComponent) \(number)\(end)"
      number += 1
    }
    children[key] = child
    content = .folder(children)
    return key
  }
}
