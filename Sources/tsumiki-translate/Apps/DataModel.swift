import Foundation

/// A model of Core Data as Xcode keeps it: a folder of versions, or one version alone.
struct DataModel {
  /// What such folders end in.
  static let types: Set<String> = ["xcdatamodeld", "xcdatamodel"]

  /// One version: a folder with a file that says what it describes.
  struct Version: Equatable {
    let name: String
    let contents: URL

    init(_ folder: URL) {
      name = folder.deletingPathExtension().lastPathComponent
      contents = folder.appendingPathComponent("contents")
    }
  }

  /// The versions by name.
  let versions: [Version]
  /// The version that counts: the one that is named, else the last.
  let current: Version?

  /// Reads a folder; nil for one that is no model.
  init?(_ folder: URL) {
    switch folder.pathExtension {
    case "xcdatamodel":
      versions = [Version(folder)]
      current = versions[0]
    case "xcdatamodeld":
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let versions = names.filter { $0.hasSuffix(".xcdatamodel") }
        .map { Version(folder.appendingPathComponent($0)) }
        .sorted { $0.name.compare($1.name, options: .numeric) == .orderedAscending }
      self.versions = versions
      let named = Self.namedVersion(of: folder)
      current = versions.first { $0.name == named } ?? versions.last
    default: return nil
    }
  }

  private static func namedVersion(of folder: URL) -> String? {
    let file = folder.appendingPathComponent(".xccurrentversion")
    guard FileKind(file) == .file, let data = try? Data(contentsOf: file) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    let name = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
    return name.map { String($0.split(separator: "/").last ?? "") }.map {
      $0.hasSuffix(".xcdatamodel") ? String($0.dropLast(".xcdatamodel".count)) : $0
    }
  }

  /// The name that a model has in a bundle; nil for what is none.
  static func compiledName(of folder: URL) -> String? {
    let type = ["xcdatamodeld": "momd", "xcdatamodel": "mom"][folder.pathExtension]
    return type.map { folder.deletingPathExtension().lastPathComponent + ".\($0)" }
  }
}
