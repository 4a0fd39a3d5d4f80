import Foundation
import InterfaceFiles
import Synchronization

/// What is in a bundle's asset catalogs, which lie there as plain folders.
final class AssetCatalogs: Sendable {
  private let images: [String: UIImageAsset]
  private let symbols: [String: SymbolSet]
  private let colors: [String: UIColor]
  private let files: [String: DataFile]

  private static let known = Mutex<[String: AssetCatalogs]>([:])

  /// The catalogs of a bundle, read once.
  static func of(_ bundle: Bundle) -> AssetCatalogs {
    let folder = bundle.contentFolder
    if let catalogs = known.withLock({ $0[folder] }) { return catalogs }
    let catalogs = AssetCatalogs(folder: folder) { LanguageChoice.languages(of: bundle) }
    return known.withLock { known in
      let first = known[folder] ?? catalogs
      known[folder] = first
      return first
    }
  }

  init(folder: String, languages: @escaping () -> [String] = { [] }) {
    let catalogs = FolderNames.list("xcassets", in: folder).sorted()
    var reader = AssetCatalogReader(languages: catalogs.isEmpty ? [] : languages())
    for name in catalogs { reader.read("\(folder)/\(name)", prefix: "") }
    images = reader.images
    symbols = reader.symbols
    colors = reader.colors
    files = reader.files
  }

  func image(_ name: String) -> UIImageAsset? { images[name] }

  func symbol(_ name: String) -> SymbolSet? { symbols[name] }

  func color(_ name: String) -> UIColor? { colors[name] }

  func data(_ name: String) -> DataFile? { files[name] }

  // MARK: For messages

  var imageNames: [String] { (Array(images.keys) + Array(symbols.keys)).sorted() }

  var colorNames: [String] { colors.keys.sorted() }

  var dataNames: [String] { files.keys.sorted() }
}

/// Goes through the folders of a catalog.
struct AssetCatalogReader {
  /// What the reader of the app understands, the dearest first.
  let languages: [String]
  private(set) var images: [String: UIImageAsset] = [:]
  private(set) var symbols: [String: SymbolSet] = [:]
  private(set) var colors: [String: UIColor] = [:]
  private(set) var files: [String: DataFile] = [:]
  /// Folders inside folders beyond this are not looked at.
  private static let deepest = 32

  init(languages: [String]) { self.languages = languages }

  mutating func read(_ folder: String, prefix: String, depth: Int = 0) {
    guard depth < Self.deepest else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() {
      let path = "\(folder)/\(name)"
      guard !AssetFolder(path).isElsewhere else { continue }
      let stem = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset":
        guard let set = ImageDescription.read(path) else { continue }
        images[prefix + stem] = set.asset(in: path, languages: languages)
      case "symbolset":
        guard let set = SymbolDescription.read(path) else { continue }
        symbols[prefix + stem] = set.set(in: path, name: prefix + stem, languages: languages)
      case "colorset":
        if let color = ColorDescription.read(path)?.color { colors[prefix + stem] = color }
      case "dataset":
        guard let set = DataDescription.read(path) else { continue }
        files[prefix + stem] = set.file(in: path, languages: languages)
      case "appiconset":
        guard let set = AppIconDescription.read(path) else { continue }
        images.merge(set.assets(in: path, name: prefix + stem)) { first, _ in first }
      case "", "spriteatlas": readGroup(path, stem, prefix, depth)
      default: continue
      }
    }
  }

  /// Reads a folder that groups assets.
  private mutating func readGroup(_ path: String, _ name: String, _ prefix: String, _ depth: Int) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return }
    let isSpaced = GroupDescription.read(path, isNeeded: false)?.providesNamespace == true
    read(path, prefix: isSpaced ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
  }
}
