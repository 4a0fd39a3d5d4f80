import Foundation

/// A repository within another, as `.gitmodules` names it.
struct Submodule: Equatable {
  let name: String
  /// Where it lies in the other's files.
  let path: String
  /// Where it is fetched from; it may begin at the other's address.
  let url: String

  /// Those of a folder of files.
  static func all(in folder: URL) -> [Submodule] {
    let file = folder.appendingPathComponent(".gitmodules")
    guard FileKind(file) == .file, let text = try? String(contentsOf: file, encoding: .utf8) else {
      return []
    }
    return read(text)
  }

  static func read(_ text: String) -> [Submodule] {
    var found: [Submodule] = []
    var name = ""
    var values: [String: String] = [:]
    func end() {
      guard let path = values["path"], let url = values["url"], isInside(path) else { return }
      found.append(Submodule(name: name, path: path, url: url))
    }
    for line in text.split(whereSeparator: \.isNewline) {
      if let head = line.firstMatch(of: #/^\s*\[submodule "([^"]*)"\]/#) {
        end()
        (name, values) = (String(head.1), [:])
      } else if let value = line.firstMatch(of: #/^\s*(\w+)\s*=\s*(.*?)\s*$/#) {
        values[value.1.lowercased()] = String(value.2)
      }
    }
    end()
    return found
  }

  private static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !parts.contains { ["", ".", "..", ".git"].contains($0.lowercased()) }
  }

  /// The address, seen from that of the repository around it.
  func address(from place: String) -> String {
    guard url.hasPrefix("./") || url.hasPrefix("../") else { return url }
    var base = place
    while base.hasSuffix("/") { base.removeLast() }
    var rest = Substring(url)
    while true {
      if rest.hasPrefix("./") {
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("../"), let slash = base.lastIndex(where: { "/:".contains($0) }) {
        rest = rest.dropFirst(3)
        base = String(base[..<slash])
      } else {
        return "\(base)/\(rest)"
      }
    }
  }

  /// Where a clone of the repository around it has it.
  func clones(in place: String) -> [String] {
    guard place.hasPrefix("/"), Self.isInside(name) else { return [] }
    let clone = URL(fileURLWithPath: place)
    return [path, ".git/modules/\(name)", "modules/\(name)"].map(clone.appendingPathComponent)
      .filter(PackageSources.isRepository).map(\.path)
  }
}
