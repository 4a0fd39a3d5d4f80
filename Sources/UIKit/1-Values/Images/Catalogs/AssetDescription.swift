import Diagnostics
import Foundation
import InterfaceFiles

extension Decodable {
  /// Reads the `Contents.json` of an asset; nil with a diagnosis where it is damaged, or where there
  /// is none though the asset needs one.
  static func read(_ folder: String, isNeeded: Bool = true) -> Self? {
    let path = "\(folder)/Contents.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      if isNeeded {
        AssetMistake.reportDescription(path, saw: "no such file", remedy: "Open the asset in Xcode")
      }
      return nil
    }
    do throws(DescriptionMistake) {
      return try DescriptionMistake.decode(Self.self, data)
    } catch {
      AssetMistake.reportDescription(
        path,
        saw: "\(error)",
        remedy: "Restore the file as Xcode wrote it"
      )
      return nil
    }
  }
}

/// What is told of assets that are not as they say.
enum AssetMistake {
  static func reportDescription(_ path: String, saw: String, remedy: String) {
    UIKitDiagnostics.report(
      Diagnosis(
        .assetUnreadable,
        place: path,
        saw: saw,
        remedy: "\(remedy); the asset is left out."
      )
    )
  }

  /// Tells of a file that a description names and that is not there.
  static func reportMissingFile(_ path: String) {
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let others = names.filter { $0 != "Contents.json" }.sorted()
    let guess = DidYouMean.nearest(to: file.lastPathComponent, in: others)
    UIKitDiagnostics.report(
      Diagnosis(
        .assetFile,
        place: "\(folder.path)/Contents.json",
        saw: "no \(file.lastPathComponent); there: "
          + (others.isEmpty ? "nothing" : others.joined(separator: ", ")),
        remedy: (guess.map { "Did you mean \($0)? " } ?? "")
          + "Put the file there, or take it out of Contents.json; it is left out.",
        applePhrase: "The file \"\(file.lastPathComponent)\" for the asset"
          + " \"\(folder.deletingPathExtension().lastPathComponent)\" does not exist."
      )
    )
  }
}
