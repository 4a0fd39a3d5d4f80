import Diagnostics
import Foundation

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
    do {
      return try JSONDecoder().decode(Self.self, from: data)
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
        "TSK-ASSET",
        .warning,
        what: "The description of an asset cannot be read.",
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
    let guess = ReusePool.nearest(to: file.lastPathComponent, in: others)
    UIKitDiagnostics.report(
      Diagnosis(
        "TSK-ASSET-FILE",
        .warning,
        what: "An asset names a file that is not in its folder.",
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

/// What distinguishes an asset's variants beside the scale.
struct AssetCondition: Decodable {
  var appearance: String
  var value: String
}

extension [AssetCondition]? {
  /// The traits the conditions ask for.
  var traits: UITraitCollection {
    UITraitCollection { traits in
      for condition in self ?? [] {
        switch (condition.appearance, condition.value) {
        case ("luminosity", "dark"): traits.userInterfaceStyle = .dark
        case ("luminosity", "light"): traits.userInterfaceStyle = .light
        case ("contrast", "high"): traits.accessibilityContrast = .high
        default: break
        }
      }
    }
  }
}
