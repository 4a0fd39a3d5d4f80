// swift-format-ignore-file: NoLeadingUnderscores

import Foundation
import Synchronization

/// The bundle of the framework, or of the tests, that a class belongs to, else the app's.
///
/// All code of an app is one program here, so that Foundation gives the app's bundle for every class. Source
/// translation writes `_bundle(for:)` in the place of `Bundle(for:)`.
public func _bundle(for type: AnyClass) -> Bundle {
  _bundle(ofModule: String(String(reflecting: type).prefix { $0 != "." }))
}

/// The bundle of a framework, or of tests, by the name of its module, else the app's; code that is made for a module
/// asks so.
public func _bundle(ofModule name: String) -> Bundle { ModuleBundles.bundle(of: name) }

/// The bundles of modules that have one of their own.
private enum ModuleBundles {
  private static let known = Mutex<[String: Bundle]>([:])

  static func bundle(of module: String) -> Bundle {
    known.withLock { known in
      if let bundle = known[module] { return bundle }
      let app = Bundle.main.bundleURL
      let bundle =
        ["Frameworks/\(module).framework", "PlugIns/\(module).xctest"].lazy
        .map { app.appendingPathComponent($0) }
        .filter { FileManager.default.fileExists(atPath: $0.path) }
        .compactMap { Bundle(url: $0) }.first ?? .main
      known[module] = bundle
      return bundle
    }
  }
}
