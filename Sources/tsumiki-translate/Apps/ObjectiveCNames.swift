import Foundation

/// The classes that a module's own headers declare, which are not compiled.
struct ObjectiveCNames {
  private let names: Set<String>

  init(near sources: [URL]) {
    let folders = Set(sources.map { $0.deletingLastPathComponent() })
    let headers = folders.flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
        ?? []
    }.filter { $0.pathExtension == "h" }
    names = headers.reduce(into: []) { names, header in
      let text = (try? String(contentsOf: header, encoding: .utf8)) ?? ""
      for match in text.matches(of: #/@interface\s+(\w+)/#) { names.insert(String(match.1)) }
    }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }
}
