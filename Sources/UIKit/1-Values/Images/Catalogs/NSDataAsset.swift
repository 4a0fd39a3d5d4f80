import Diagnostics
import Foundation

/// A file of any kind in an asset catalog.
public final class NSDataAsset: NSObject, @unchecked Sendable {
  /// The name of the asset.
  public let name: String

  /// What the file holds.
  public let data: Data

  /// The type of the file as a uniform type identifier.
  public let typeIdentifier: String

  /// Finds an asset in the app's catalogs; nil with a diagnosis where there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Finds an asset in a bundle's catalogs; nil with a diagnosis where there is none.
  public init?(name: String, bundle: Bundle) {
    let catalogs = AssetCatalogs.of(bundle)
    guard let file = catalogs.data(name),
      let data = file.contents
    else {
      UIKitDiagnostics.report(
        Diagnosis(
          "TSK-DATA-NAME",
          .warning,
          what: "There is no data of this name.",
          place: "NSDataAsset(name: \"\(name)\")",
          saw: "nothing in the asset catalogs of \(bundle.resourcePath ?? bundle.bundlePath)",
          remedy: (ReusePool.nearest(to: name, in: catalogs.dataNames).map {
            "Did you mean \"\($0)\"? "
          } ?? "") + "Put \(name).dataset in an asset catalog; nil is returned."
        )
      )
      return nil
    }
    self.name = name
    self.data = data
    typeIdentifier = file.type
    super.init()
  }
}

/// The description of a file in an asset catalog.
struct DataSet: Decodable {
  struct Variant: Decodable, CatalogEntry {
    var slot: CatalogSlot
    var filename: String?
    var type: String?

    enum CodingKeys: String, CodingKey {
      case filename
      case type = "universal-type-identifier"
    }

    init(from decoder: any Decoder) throws {
      slot = try CatalogSlot(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      type = try values.decodeIfPresent(String.self, forKey: .type)
    }
  }

  /// Where the file lies and what it is.
  struct File: Sendable {
    let path: String
    let type: String

    /// The bytes; nil with a diagnosis where the file is not there.
    var contents: Data? {
      let data = FileManager.default.contents(atPath: path)
      if data == nil { AssetMistake.reportMissingFile(path) }
      return data
    }
  }

  var data: [Variant]?

  /// The file for this device, else for every one, in the first of the languages that there is.
  func file(in folder: String, languages: [String]) -> File? {
    let filled = (data ?? []).filter { $0.filename?.isEmpty == false }
    let useful = filled.map(\.slot).useful(languages: languages).map { filled[$0] }
    let device = UITraitCollection.current.userInterfaceIdiom
    let variant =
      useful.last { $0.slot.device == device } ?? useful.last { $0.slot.device == nil }
      ?? useful.last
    guard let variant, let name = variant.filename else { return nil }
    return File(path: "\(folder)/\(name)", type: variant.type ?? Self.type(of: name))
  }

  /// What files of an ending are.
  private static func type(of name: String) -> String {
    switch (name as NSString).pathExtension.lowercased() {
    case "txt": "public.plain-text"
    case "json": "public.json"
    case "xml": "public.xml"
    case "html", "htm": "public.html"
    case "plist": "com.apple.property-list"
    case "pdf": "com.adobe.pdf"
    case "mp3": "public.mp3"
    case "wav": "com.microsoft.waveform-audio"
    case "csv": "public.comma-separated-values-text"
    default: "public.data"
    }
  }
}
