import Diagnostics
import Foundation
import InterfaceFiles

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
          .dataName,
          place: "NSDataAsset(name: \"\(name)\")",
          saw: "nothing in the asset catalogs of \(bundle.contentFolder)",
          remedy: DidYouMean.question(name, in: catalogs.dataNames)
            + "Put \(name).dataset in an asset catalog; nil is returned."
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

/// Where a file of an asset catalog lies and what it is.
struct DataFile: Sendable {
  let path: String
  let type: String

  /// The bytes; nil with a diagnosis where the file is not there.
  var contents: Data? {
    let data = FileManager.default.contents(atPath: path)
    if data == nil { AssetMistake.reportMissingFile(path) }
    return data
  }
}

extension DataDescription {
  /// The file for this device, else for every one, in the first of the languages that there is.
  func file(in folder: String, languages: [String]) -> DataFile? {
    let idiom = UITraitCollection.current.userInterfaceIdiom
    let device = CatalogDevice.allCases.first { UIUserInterfaceIdiom($0) == idiom }
    return file(for: device, languages: languages).flatMap { file in
      AssetFolder(folder).file(file.name).map { DataFile(path: $0, type: file.type) }
    }
  }
}
