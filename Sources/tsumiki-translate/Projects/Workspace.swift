import Foundation

/// A workspace of Xcode: the projects and packages it holds.
struct Workspace {
  let file: URL
  /// The projects, in the order the workspace has them; CocoaPods' own is passed over.
  let projects: [URL]
  /// The folders of the packages.
  let packages: [URL]

  /// Reads a workspace; one that is not there holds nothing.
  init(_ url: URL) {
    file = url.appendingPathComponent("contents.xcworkspacedata")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let root = url.deletingLastPathComponent()
    var groups = [root]
    var found: [URL] = []
    var packages: [URL] = []
    // Groups stand in each other, and a place that starts with "group:" is one from theirs.
    for match in text.matches(of: #/<(/?)(Group|FileRef)\b([^>]*?)(/?)>/#) {
      if match.1 == "/" {
        if match.2 == "Group", groups.count > 1 { groups.removeLast() }
        continue
      }
      let location = match.3.firstMatch(of: #/location\s*=\s*"([a-z]+):([^"]*)"/#)
      let path = location.map { XMLText.plain($0.2) } ?? ""
      let base = location?.1 == "group" ? groups[groups.count - 1] : root
      let place =
        path.hasPrefix("/") ? URL(fileURLWithPath: path) : base.appendingPathComponent(path)
      if match.2 == "Group" {
        if match.4.isEmpty, groups.count < 64 { groups.append(path.isEmpty ? base : place) }
      } else if path.hasSuffix(".xcodeproj") {
        found.append(DiskNames.url(place.standardizedFileURL))
      } else if FileManager.default.fileExists(atPath: place.path + "/Package.swift") {
        packages.append(place.standardizedFileURL)
      }
    }
    projects = found.filter { !$0.path.contains("/Pods/") }
    self.packages = packages
  }

  /// The packages of the workspaces that a project is in, which lie beside it or up to two folders above.
  static func packages(around project: URL) -> [URL] {
    var folder = project.deletingLastPathComponent()
    var found: [URL] = []
    for _ in 0..<3 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcworkspace") {
        let workspace = Workspace(folder.appendingPathComponent(name))
        if workspace.projects.contains(where: { $0.path == project.standardizedFileURL.path }) {
          found += workspace.packages
        }
      }
      folder = folder.deletingLastPathComponent()
    }
    return found
  }
}
