import Foundation

/// The font files that the system font and its fallbacks are chosen from, found by file name.
///
/// fontconfig is not asked: what a user's configuration prefers must not change what the system
/// font draws, and reading a few directories is faster than loading a configuration.
struct FontFiles: Sendable {
  /// The first word of every file name worth knowing.
  private static let prefixes = ["Inter", "Noto", "SF-", "NewYork"]
  private static let suffixes = [".otf", ".ttf", ".ttc"]
  /// Font trees are two or three levels deep; this only ends a loop of links.
  private static let maximumDepth = 6

  private var pathByStem: [String: String] = [:]
  /// Any other font, for a machine that has none of ours.
  private(set) var lastResort: String?

  /// Where packages put fonts, or what `TSUMIKI_FONT_PATH` names instead, first come first served.
  static var standardDirectories: [String] {
    if let path = environment("TSUMIKI_FONT_PATH") {
      return path.split(separator: ":").map(String.init)
    }
    return ["/usr/share/fonts", "/usr/local/share/fonts", "/run/current-system/sw/share/X11/fonts"]
  }

  /// Where people put San Francisco after downloading it.
  static var personalDirectories: [String] {
    guard environment("TSUMIKI_FONT_PATH") == nil, let home = environment("HOME") else { return [] }
    let data = environment("XDG_DATA_HOME") ?? "\(home)/.local/share"
    return ["\(data)/fonts", "\(home)/.fonts"]
  }

  init(directories: [String] = FontFiles.standardDirectories) {
    for directory in directories { collect(directory, depth: 0) }
  }

  /// The path of the file called `stem` and any font suffix.
  subscript(stem: String) -> String? { pathByStem[stem] }

  /// The file names without suffix that start with `prefix`, in alphabetical order.
  func stems(startingWith prefix: String) -> [String] {
    pathByStem.keys.filter { $0.hasPrefix(prefix) }.sorted()
  }

  /// Whether San Francisco's upright text face is among the files.
  var hasSanFrancisco: Bool { self["SF-Pro-Text-Regular"] != nil || self["SF-Pro"] != nil }

  /// Adds the files of another collection, except where there is one of that name already.
  mutating func merge(_ other: Self) {
    pathByStem.merge(other.pathByStem) { own, _ in own }
  }

  private mutating func collect(_ directory: String, depth: Int) {
    guard depth < Self.maximumDepth, let stream = opendir(directory) else { return }
    defer { closedir(stream) }
    var children: [String] = []
    var files: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      switch Int(entry.pointee.d_type) {
      case Int(DT_DIR): children.append(name)
      case Int(DT_REG): files.append(name)
      default:
        if Self.isDirectory("\(directory)/\(name)") {
          children.append(name)
        } else {
          files.append(name)
        }
      }
    }
    // The order a directory is read in differs between machines.
    for name in files.sorted() { add(name, in: directory) }
    for name in children.sorted() { collect("\(directory)/\(name)", depth: depth + 1) }
  }

  private mutating func add(_ name: String, in directory: String) {
    guard Self.suffixes.contains(where: name.hasSuffix) else { return }
    let isWanted = Self.prefixes.contains(where: name.hasPrefix)
    guard isWanted || lastResort == nil else { return }
    let path = "\(directory)/\(name)"
    if lastResort == nil { lastResort = path }
    guard isWanted else { return }
    let stem = String(name.dropLast(4))
    if pathByStem[stem] == nil { pathByStem[stem] = path }
  }

  /// A variable of the environment, without copying all of them.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
