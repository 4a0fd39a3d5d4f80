import Foundation

/// The bundles of the frameworks that an app is made of.
enum FrameworkBundles {
  /// Opens each once, after which `Bundle(identifier:)` finds it, as it does on iOS where a framework is loaded.
  static func open(in app: Bundle) {
    let folder = "\(app.bundlePath)/Frameworks"
    for name in FolderNames.list("framework", in: folder).sorted() {
      _ = Bundle(path: "\(folder)/\(name)")
    }
  }
}
