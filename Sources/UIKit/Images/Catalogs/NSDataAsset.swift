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
    guard let file = AssetCatalogs.of(bundle).data(name),
      let data = FileManager.default.contents(atPath: file.path)
    else {
      UIKitDiagnostics.report(
        Diagnosis(
          "TSK-DATA-NAME",
          .warning,
          what: "There is no data of this name.",
          place: "NSDataAsset(name: \"\(name)\")",
          saw: "nothing in the asset catalogs of \(bundle.resourcePath ?? bundle.bundlePath)",
          remedy: "Put \(name).dataset in an asset catalog; nil is returned."
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
  struct Variant: Decodable {
    var filename: String?
    var idiom: String?
    var type: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom
      case type = "universal-type-identifier"
    }
  }

  /// Where the file lies and what it is.
  struct File: Sendable {
    let path: String
    let type: String
  }

  var data: [Variant]?

  /// The file for every device, else the first.
  func file(in folder: String) -> File? {
    let variants = (data ?? []).filter { $0.filename?.isEmpty == false }
    guard let variant = variants.first(where: { $0.idiom == "universal" }) ?? variants.first,
      let name = variant.filename
    else { return nil }
    return File(path: "\(folder)/\(name)", type: variant.type ?? "public.data")
  }
}
