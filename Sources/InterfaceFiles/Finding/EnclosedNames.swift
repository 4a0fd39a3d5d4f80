import Foundation

/// Names in an app's files that are to be those of other files of it.
package enum EnclosedNames {
  /// Whether a name leads up and out of the folder it is looked up in.
  package static func leadsOut(_ name: String) -> Bool {
    var depth = 0
    for part in name.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }

  /// Whether a file or folder is a link that leads out of a folder; false for what is not there.
  ///
  /// Only the last part of the path is looked at: whoever goes through folders asks for each.
  package static func linksOut(_ path: String, of folder: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return false }
    guard let real = realpath(path, nil), let root = realpath(folder, nil) else { return true }
    defer {
      free(real)
      free(root)
    }
    return !String(cString: real).hasPrefix(String(cString: root) + "/")
  }
}
