import Diagnostics
import Foundation

/// The revisions that were resolved before: what stands in files called Package.resolved.
struct PackagePins {
  /// One package's revision.
  struct Pin: Equatable {
    let identity: String
    let address: String
    let revision: String
    let version: PackageVersion?
    let branch: String?
  }

  private(set) var pins: [Pin] = []
  /// What is wrong with the files.
  private(set) var problems: [Problem] = []
  /// The files that were read.
  private(set) var files: [URL] = []

  init() {}

  /// Reads the files that are there; of two pins of a package the first counts.
  init(_ files: [URL]) {
    for file in files where FileKind(file) == .file {
      guard let data = try? Data(contentsOf: file), let found = Self.pins(in: data) else {
        problems.append(Problem(.packagePins, place: file.path))
        continue
      }
      self.files.append(file)
      for pin in found where self.pin(for: pin.address) == nil { pins.append(pin) }
    }
  }

  /// The pin of a package, by its address, else by its name.
  func pin(for address: String) -> Pin? {
    let canonical = PackageReference.canonical(address)
    let identity = PackageReference.name(of: address).lowercased()
    return pins.first { PackageReference.canonical($0.address) == canonical }
      ?? pins.first { $0.identity == identity }
  }

  /// Reads one file, of versions 1 to 3; nil where it is none.
  static func pins(in data: Data) -> [Pin]? {
    guard let content = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      return nil
    }
    let old = (content["object"] as? [String: Any])?["pins"]
    guard let written = (content["pins"] ?? old) as? [[String: Any]] else { return nil }
    return written.compactMap { pin in
      guard let address = (pin["location"] ?? pin["repositoryURL"]) as? String,
        let state = pin["state"] as? [String: Any], let revision = state["revision"] as? String
      else { return nil }
      let identity = pin["identity"] as? String ?? PackageReference.name(of: address).lowercased()
      return Pin(
        identity: identity,
        address: address,
        revision: revision,
        version: (state["version"] as? String).flatMap(PackageVersion.init),
        branch: state["branch"] as? String
      )
    }
  }

  /// The files that Xcode and the package manager keep for a project, a workspace or a package.
  ///
  /// - Parameters:
  ///   - project: An `.xcodeproj`, or the folder of a package.
  ///   - workspace: The `.xcworkspace` that was asked for.
  /// - Returns: Where they may lie, the one that counts most first.
  static func places(for project: URL, in workspace: URL? = nil) -> [URL] {
    let isProject = project.pathExtension == "xcodeproj"
    let root = isProject ? project.deletingLastPathComponent() : project
    var folders = [workspace].compactMap { $0 }
    if isProject { folders.append(project.appendingPathComponent("project.xcworkspace")) }
    for folder in [root, root.deletingLastPathComponent()] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcworkspace") {
        let other = folder.appendingPathComponent(name)
        let description = other.appendingPathComponent("contents.xcworkspacedata")
        let text = (try? String(contentsOf: description, encoding: .utf8)) ?? ""
        if text.contains(project.lastPathComponent) { folders.append(other) }
      }
    }
    folders.append(root.appendingPathComponent(".swiftpm/xcode/package.xcworkspace"))
    let files = folders.map { $0.appendingPathComponent("xcshareddata/swiftpm/Package.resolved") }
    let beside = root.appendingPathComponent("Package.resolved")
    return isProject ? files + [beside] : [beside] + files
  }
}
