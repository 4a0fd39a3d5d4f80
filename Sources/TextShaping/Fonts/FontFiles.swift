import Foundation

/// The font files that the system font and its fallbacks are chosen from, found by file name.
///
/// fontconfig is not asked: what a user's configuration prefers must not change what the system
/// font draws, and reading a few directories is faster than loading a configuration.
struct FontFiles: Sendable {
  /// The first word of every file name worth knowing.
  private static let prefixes = ["Inter", "Noto", "SF-", "NewYork"]
  /// Font trees are two or three levels deep; this only ends a loop of links.
  private static let maximumDepth = 6

  /// Where a file lies: a machine has hundreds, and few of their paths are ever asked for.
  private struct Place: Sendable {
    let directory: Int
    let suffix: Suffix
  }

  /// The kinds of files, in the order of their names.
  private enum Suffix: String, CaseIterable, Sendable {
    case otf, ttc, ttf
  }

  private var directories: [String] = []
  private var placeByStem: [String: Place] = [:]
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
  subscript(stem: String) -> String? {
    placeByStem[stem].map { "\(directories[$0.directory])/\(stem).\($0.suffix.rawValue)" }
  }

  /// The file names without suffix that start with `prefix`, in alphabetical order.
  func stems(startingWith prefix: String) -> [String] {
    placeByStem.keys.filter { $0.hasPrefix(prefix) }.sorted()
  }

  /// Whether San Francisco's upright text face is among the files.
  var hasSanFrancisco: Bool { self["SF-Pro-Text-Regular"] != nil || self["SF-Pro"] != nil }

  /// Adds the files of another collection, except where there is one of that name already.
  mutating func merge(_ other: Self) {
    let count = directories.count
    directories += other.directories
    let moved = other.placeByStem.mapValues {
      Place(directory: $0.directory + count, suffix: $0.suffix)
    }
    placeByStem.merge(moved) { own, _ in own }
  }

  private mutating func collect(_ path: String, depth: Int) {
    guard depth < Self.maximumDepth, let stream = opendir(path) else { return }
    defer { closedir(stream) }
    let directory = directories.count
    directories.append(path)
    let hasLastResort = lastResort != nil
    // The order a directory is read in differs between machines.
    var firstFont: String?
    var children: [String] = []
    while let entry = readdir(stream) {
      let kind = Int(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          guard name[0] != CChar(UInt8(ascii: ".")) else { return }
          let isKnown = kind == Int(DT_DIR) || kind == Int(DT_REG)
          let isDirectory =
            isKnown ? kind == Int(DT_DIR) : Self.isDirectory("\(path)/\(String(cString: name))")
          if isDirectory { return children.append(String(cString: name)) }
          guard let suffix = Self.suffix(of: name) else { return }
          if Self.isWanted(name) { add(name, suffix, in: directory) }
          guard !hasLastResort else { return }
          let font = String(cString: name)
          firstFont = firstFont.map { min($0, font) } ?? font
        }
      }
    }
    if let firstFont { lastResort = "\(path)/\(firstFont)" }
    for name in children.sorted() { collect("\(path)/\(name)", depth: depth + 1) }
  }

  private static func suffix(of name: UnsafePointer<CChar>) -> Suffix? {
    let length = strlen(name)
    guard length > 4, name[length - 4] == CChar(UInt8(ascii: ".")) else { return nil }
    return Suffix.allCases.first { strcmp(name + length - 3, $0.rawValue) == 0 }
  }

  private static func isWanted(_ name: UnsafePointer<CChar>) -> Bool {
    prefixes.contains { strncmp(name, $0, $0.utf8.count) == 0 }
  }

  private mutating func add(_ name: UnsafePointer<CChar>, _ suffix: Suffix, in directory: Int) {
    let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name) - 4)
    let stem = String(decoding: bytes, as: UTF8.self)
    if let known = placeByStem[stem] {
      guard known.directory == directory, suffix.rawValue < known.suffix.rawValue else { return }
    }
    placeByStem[stem] = Place(directory: directory, suffix: suffix)
  }

  /// A variable of the environment, without copying all of them.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
