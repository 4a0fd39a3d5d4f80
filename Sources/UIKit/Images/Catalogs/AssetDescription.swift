import Diagnostics
import Foundation

extension Decodable {
  /// Reads the `Contents.json` of an asset; nil where there is none, with a diagnosis where it is
  /// damaged.
  static func read(_ folder: String) -> Self? {
    let path = "\(folder)/Contents.json"
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do {
      return try JSONDecoder().decode(Self.self, from: data)
    } catch {
      UIKitDiagnostics.report(
        Diagnosis(
          "TSK-ASSET",
          .warning,
          what: "The description of an asset cannot be read.",
          place: path,
          saw: "\(error)",
          remedy: "Restore the file as Xcode wrote it; the asset is left out."
        )
      )
      return nil
    }
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

extension UIUserInterfaceIdiom {
  /// The idiom of a catalog's word for it; nil for one that suits all.
  init?(catalog word: String?) {
    switch word {
    case "iphone": self = .phone
    case "ipad": self = .pad
    case "tv": self = .tv
    case "mac": self = .mac
    case "car": self = .carPlay
    default: return nil
    }
  }
}
