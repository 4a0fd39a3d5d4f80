import Diagnostics
import Foundation
import InterfaceFiles

/// The folder of an asset in a catalog, and the files in it.
///
/// A catalog comes with an app that may be anybody's: what its descriptions and links name outside of
/// it is told and left out.
struct AssetFolder {
  let path: String

  init(_ path: String) { self.path = path }

  /// The catalog's folder; the asset's own where it lies in none.
  private var catalog: String {
    path.range(of: ".xcassets/").map { String(path[..<$0.upperBound].dropLast()) } ?? path
  }

  /// Where a file of the folder is; nil with a diagnosis for one that is outside of the catalog.
  func file(_ name: String) -> String? {
    let file = "\(path)/\(name)"
    guard !name.hasPrefix("/"), !EnclosedNames.leadsOut(name) else {
      return report("\(path)/Contents.json", saw: name)
    }
    guard !EnclosedNames.linksOut(file, of: catalog) else { return report(file, saw: "a link") }
    return file
  }

  /// Whether the folder itself is a link to somewhere else, which is told.
  var isElsewhere: Bool {
    guard EnclosedNames.linksOut(path, of: catalog) else { return false }
    _ = report(path, saw: "a link")
    return true
  }

  private func report(_ place: String, saw: String) -> String? {
    UIKitDiagnostics.report(
      Diagnosis(
        .outside,
        place: place,
        saw: saw,
        remedy: "Put the file into the asset's folder, and name it as it is called there; it is"
          + " left out."
      )
    )
    return nil
  }
}
