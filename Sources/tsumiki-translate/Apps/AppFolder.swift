import Diagnostics
import Foundation

/// The files of an iOS app, as they lie in its folder.
struct AppFolder {
  let root: URL
  let name: String
  let sources: [URL]
  let infoPlist: URL?
  let resources: [URL]

  private static let passedOver: Set<String> = ["Tests", "UITests"]

  /// Reads a folder that is there.
  init(_ root: URL) throws {
    self.root = root
    name = Self.moduleName(root.lastPathComponent)
    let files = FolderWalk.files(in: root, passingOver: Self.passedOver)
    sources = files.filter { $0.pathExtension == "swift" }
    infoPlist = files.first { $0.lastPathComponent == "Info.plist" }
    resources = files.filter {
      ModulePlan.resourceTypes.contains($0.pathExtension.lowercased())
        && $0.lastPathComponent != "Info.plist"
    }
    guard !sources.isEmpty else {
      throw Problem(
        .appSources,
        what: "The folder has no Swift files.",
        place: root.path,
        saw: "\(files.count) other files",
        remedy: "Give the folder of an iOS app: the one with its Swift files below it."
      )
    }
  }

  /// Takes a Swift file as an app of its own.
  init(file: URL) {
    root = file
    name = Self.moduleName(file.deletingPathExtension().lastPathComponent)
    sources = [file]
    infoPlist = nil
    resources = []
  }

  /// A folder's name as the name of a Swift module.
  static func moduleName(_ folder: String) -> String {
    let name = String(folder.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.first.map { $0.isNumber || $0 == "_" } ?? true ? "App\(name)" : name
  }
}
