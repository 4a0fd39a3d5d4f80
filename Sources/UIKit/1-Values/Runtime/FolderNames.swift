import Foundation

/// The names in a folder that end with a suffix, without making strings of all others.
///
/// What is asked at the start of a program lies among hundreds of files that have nothing to do with it.
enum FolderNames {
  /// The names with a path extension, in no order; none where there is no such folder.
  static func list(_ suffix: StaticString, in folder: String) -> [String] {
    var names: [String] = []
    look(for: suffix, in: folder) {
      names.append(String(cString: $0))
      return true
    }
    return names
  }

  /// Whether any name has the path extension.
  static func contain(_ suffix: StaticString, in folder: String) -> Bool {
    var isThere = false
    look(for: suffix, in: folder) { _ in
      isThere = true
      return false
    }
    return isThere
  }

  /// Tells of each such name until `found` wants no more.
  private static func look(
    for suffix: StaticString,
    in folder: String,
    found: (UnsafePointer<CChar>) -> Bool
  ) {
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let goesOn = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          let stem = strlen(name) - suffix.utf8CodeUnitCount - 1
          guard stem > 0, name[stem] == CChar(UInt8(ascii: ".")),
            memcmp(name + stem + 1, suffix.utf8Start, suffix.utf8CodeUnitCount) == 0
          else { return true }
          return found(name)
        }
      }
      guard goesOn else { return }
    }
  }
}
