import Foundation
import Synchronization

/// The images and colours in a bundle's asset catalogs, which lie there as plain folders.
final class AssetCatalogs: Sendable {
  private let images: [String: UIImageAsset]
  private let colors: [String: UIColor]
  private let files: [String: DataSet.File]

  private static let known = Mutex<[String: AssetCatalogs]>([:])

  /// The catalogs of a bundle, read once.
  static func of(_ bundle: Bundle) -> AssetCatalogs {
    let folder = bundle.resourcePath ?? bundle.bundlePath
    if let catalogs = known.withLock({ $0[folder] }) { return catalogs }
    let catalogs = AssetCatalogs(folder: folder)
    return known.withLock { known in
      let first = known[folder] ?? catalogs
      known[folder] = first
      return first
    }
  }

  init(folder: String) {
    var reader = AssetCatalogReader()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".xcassets") {
      reader.read("\(folder)/\(name)", prefix: "")
    }
    images = reader.images
    colors = reader.colors
    files = reader.files
  }

  func image(_ name: String) -> UIImageAsset? { images[name] }

  func color(_ name: String) -> UIColor? { colors[name] }

  func data(_ name: String) -> DataSet.File? { files[name] }
}

/// Goes through the folders of a catalog.
struct AssetCatalogReader {
  private(set) var images: [String: UIImageAsset] = [:]
  private(set) var colors: [String: UIColor] = [:]
  private(set) var files: [String: DataSet.File] = [:]
  /// Folders inside folders beyond this are not looked at.
  private static let deepest = 32

  mutating func read(_ folder: String, prefix: String, depth: Int = 0) {
    guard depth < Self.deepest else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() {
      let path = "\(folder)/\(name)"
      let stem = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset":
        if let asset = ImageSet.read(path)?.asset(in: path) { images[prefix + stem] = asset }
      case "colorset":
        if let color = ColorSet.read(path)?.color { colors[prefix + stem] = color }
      case "dataset":
        if let file = DataSet.read(path)?.file(in: path) { files[prefix + stem] = file }
      case "":
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
          isFolder.boolValue
        else { continue }
        let spaced = AssetFolder.read(path)?.properties?.providesNamespace == true
        read(path, prefix: spaced ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
      default: continue
      }
    }
  }
}

/// The description of a folder that groups assets.
struct AssetFolder: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  var properties: Properties?
}
