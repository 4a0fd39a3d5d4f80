import Diagnostics
import Foundation

/// The folders that a project's files may lie in: what it names elsewhere is not the project's to give
/// away.
struct Enclosure {
  /// As they are on disk, without links.
  private let folders: [String]

  /// The checkout that a project's folder lies in, else the folder itself; the folder that the
  /// reader asked for; and where plugins wrote what they made.
  init(of folder: URL, asked: URL? = nil, made: URL? = nil) {
    let own = Self.checkout(around: folder).last ?? folder
    folders = ([own] + [asked, made].compactMap { $0 }).map { Self.real($0.path) }
  }

  /// Whether a file lies in the folders, wherever links lead.
  func holds(_ url: URL) -> Bool {
    let path = Self.real(url.path)
    return folders.contains { path == $0 || $0 == "/" || path.hasPrefix($0 + "/") }
  }

  /// The folders from a project's up to the top of its checkout; only its own where there is none: a
  /// stranger's folders are not looked at.
  static func checkout(around root: URL) -> [URL] {
    var folders: [URL] = []
    var folder = root
    for _ in 0..<6 {
      folders.append(folder)
      let git = folder.appendingPathComponent(".git").path
      if FileManager.default.fileExists(atPath: git) { return folders }
      if folder.path == "/" { break }
      folder = folder.deletingLastPathComponent()
    }
    return [root]
  }

  /// A path without links and dots; of what is not there, the part that is.
  private static func real(_ path: String) -> String {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    var rest: [String] = []
    while folder.path != "/" {
      if let found = realpath(folder.path, nil) {
        defer { free(found) }
        return ([String(cString: found)] + rest.reversed()).joined(separator: "/")
      }
      rest.append(folder.lastPathComponent)
      folder = folder.deletingLastPathComponent()
    }
    return "/" + rest.reversed().joined(separator: "/")
  }
}

/// What kind of thing is at a place, links followed.
enum FileKind: Equatable {
  case file
  case folder
  /// A pipe, a device or a socket, of which reading may never end.
  case other
  case missing

  init(_ url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0 else {
      self = .missing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}

extension ProjectPlan {
  /// Leaves out, and tells, what lies outside of the folders of its module or cannot be read to an
  /// end.
  mutating func leaveOutStrangers(asked: URL) {
    var problems: [Problem] = []
    func isOwn(_ url: URL, _ enclosure: Enclosure) -> Bool {
      if !enclosure.holds(url) {
        problems.append(.outside(url))
        return false
      }
      guard FileKind(url) == .other else { return true }
      problems.append(Problem(.resourceMissing, what: Self.pipe, place: url.path))
      return false
    }
    for index in modules.indices {
      guard let folder = modules[index].folder, modules[index].enclosure == nil else { continue }
      let enclosure = Enclosure(of: folder, asked: asked, made: modules[index].made)
      modules[index].enclosure = enclosure
      modules[index].sources.removeAll { !isOwn($0, enclosure) }
      modules[index].resources.removeAll { !isOwn($0.source, enclosure) }
    }
    if let file = infoPlist, let enclosure = modules.last?.enclosure, !isOwn(file, enclosure) {
      infoPlist = nil
    }
    self.problems += problems
  }

  /// What is told of pipes and devices.
  static let pipe = "A file of the project is no file: it is a pipe, a device or a socket."
}

extension Problem {
  /// A file of a project that is not the project's.
  static func outside(_ url: URL, named place: String? = nil) -> Problem {
    Problem(
      .outside,
      place: place ?? url.path,
      saw: place == nil ? "" : url.path,
      remedy: "Put the file into the folder of the project or its checkout, or give the folder that"
        + " holds both; the file is left out."
    )
  }
}
