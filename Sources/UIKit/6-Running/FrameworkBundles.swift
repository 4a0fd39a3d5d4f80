import Foundation

/// The bundles of the frameworks that an app is made of.
enum FrameworkBundles {
  /// Opens each once, after which `Bundle(identifier:)` finds it, as it does on iOS where a framework is loaded.
  static func open(in app: Bundle) {
    let folder = app.bundleURL.appendingPathComponent("Frameworks")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".framework") {
      _ = Bundle(url: folder.appendingPathComponent(name))
    }
  }
}
