import Foundation

/// Where a screen comes from.
package enum ScreenSource: Hashable, Sendable {
  /// A screen of the gallery; without an id the list of them.
  case gallery(String)
  /// An app at a path, with what is said of its project.
  case app(String, project: [String])

  /// How it is called where nobody says otherwise.
  var name: String {
    switch self {
    case .gallery(let id): id.isEmpty ? "gallery" : id
    case .app(let path, _):
      URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }
  }

  /// The folder whose files it is made of.
  var folder: String? {
    guard case .app(let path, _) = self else { return nil }
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let url = URL(fileURLWithPath: path)
    let isProject = ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
    return isFolder.boolValue && !isProject ? path : url.deletingLastPathComponent().path
  }
}

/// What one was asked to show, and how.
package struct ScreenRequest: Hashable, Sendable {
  package var name: String
  package var source: ScreenSource
  /// What the device is like, as options of the command line.
  package var device: [String]
  /// What the app is given.
  package var arguments: [String]
  /// The parameters of `show` for the screen to begin with.
  package var shown: [String: String]

  package init(
    _ source: ScreenSource,
    name: String? = nil,
    device: [String] = [],
    arguments: [String] = [],
    shown: [String: String] = [:]
  ) {
    self.name = name ?? source.name
    (self.source, self.device, self.arguments, self.shown) = (source, device, arguments, shown)
  }
}
