import Foundation

/// A target of a package that is written in C or C++, or that names a library of the system.
struct ClangTarget {
  /// The target's folder.
  let folder: URL
  let sources: [URL]
  /// Where the headers are that others import.
  let headers: URL
  /// The map of the module that the package brings along.
  let map: URL?

  static let types: Set<String> = ["c", "cc", "cpp", "cxx", "s", "S"]

  /// Takes a target's files; nil where there is nothing to import or where it needs Objective-C.
  init?(_ files: [URL], in folder: URL, headers: String?, isSystem: Bool) {
    self.folder = folder
    self.headers = isSystem ? folder : folder.appendingPathComponent(headers ?? "include")
    sources = isSystem ? [] : files.filter { Self.types.contains($0.pathExtension) }
    let map = self.headers.appendingPathComponent("module.modulemap")
    self.map = FileKind(map) == .file ? map : nil
    let needsObjectiveC = files.contains { ["m", "mm"].contains($0.pathExtension) }
    guard !needsObjectiveC, FileKind(self.headers) == .folder, !isSystem || self.map != nil else {
      return nil
    }
  }

  /// The map of a module whose package brings none along: as the package manager writes it.
  func writtenMap(for name: String) -> String {
    let own = ["\(name).h", "\(name)/\(name).h"].map { headers.appendingPathComponent($0) }
      .first { FileKind($0) == .file }
    let umbrella = own.map { "umbrella header \"\($0.path)\"" } ?? "umbrella \"\(headers.path)\""
    return "module \(name) {\n  \(umbrella)\n  export *\n}\n"
  }

  /// The names of the modules that a map describes, not of those within others: a target's own map may give
  /// it another name than the target's.
  static func moduleNames(inMap text: String) -> [String] {
    var depth = 0
    let plain = text.replacing(#/(?s)\/\*.*?\*\/|\/\/[^\n]*/#, with: "")
    return plain.split(separator: "\n").compactMap { line in
      defer { depth += line.count { $0 == "{" } - line.count { $0 == "}" } }
      guard depth == 0 else { return nil }
      return line.firstMatch(of: #/^\s*(?:framework\s+)?module\s+"?([A-Za-z_][\w.]*)/#).map {
        String($0.1)
      }
    }
  }
}
