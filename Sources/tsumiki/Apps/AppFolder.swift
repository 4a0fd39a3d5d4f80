import Foundation

/// The files of an iOS app, as they lie in its folder.
struct AppFolder {
  let root: URL
  let name: String
  let sources: [URL]
  let infoPlist: URL?
  let resources: [URL]

  private static let resourceTypes: Set<String> = [
    "xcassets", "png", "jpg", "jpeg", "gif", "heic", "pdf", "svg", "json", "txt", "strings",
    "plist", "ttf",
    "otf", "html", "css", "csv", "xml", "md",
  ]
  private static let passedOver: Set<String> = [
    ".build", ".git", ".swiftpm", "DerivedData", "Pods", "Carthage", "Tests", "UITests", "build",
  ]

  init(path: String) throws {
    root = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw Problem(
        code: "TSK-APP-FOLDER",
        what: "There is no such folder.",
        place: path,
        remedy: "Give the folder of an iOS app: the one with its Swift files below it."
      )
    }
    name = Self.moduleName(root.lastPathComponent)
    let files = Self.files(in: root)
    sources = files.filter { $0.pathExtension == "swift" }
    infoPlist = files.first { $0.lastPathComponent == "Info.plist" }
    resources = files.filter {
      Self.resourceTypes.contains($0.pathExtension.lowercased())
        && $0.lastPathComponent != "Info.plist"
    }
    guard !sources.isEmpty else {
      throw Problem(
        code: "TSK-APP-SOURCES",
        what: "The folder has no Swift files.",
        place: root.path,
        saw: "\(files.count) other files",
        remedy: "Give the folder of an iOS app: the one with its Swift files below it."
      )
    }
  }

  private static func files(in root: URL) -> [URL] {
    let walker = FileManager.default.enumerator(
      at: root,
      includingPropertiesForKeys: [.isDirectoryKey],
      options: [.skipsHiddenFiles]
    )
    var files: [URL] = []
    while let url = walker?.nextObject() as? URL {
      if passedOver.contains(url.lastPathComponent) {
        walker?.skipDescendants()
      } else if url.pathExtension == "xcassets" {
        // A catalog is one resource: its files have the same names in every asset.
        walker?.skipDescendants()
        files.append(url)
      } else if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true {
        files.append(url)
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// A folder's name as the name of a Swift module.
  static func moduleName(_ folder: String) -> String {
    let name = String(folder.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.first.map { $0.isNumber || $0 == "_" } ?? true ? "App\(name)" : name
  }
}
