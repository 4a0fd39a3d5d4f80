import Diagnostics
import Foundation

extension UIColor {
  /// Makes a colour of the app's asset catalogs; nil with a diagnosis where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes a colour of a bundle's asset catalogs; nil with a diagnosis where there is none.
  ///
  /// With a trait collection the colour is the one for these traits, else it follows the traits it
  /// is used under. Nil for the bundle is the app's own.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? .main
    let catalogs = AssetCatalogs.of(bundle)
    guard let color = catalogs.color(name) else {
      UIKitDiagnostics.report(
        Diagnosis(
          .colorName,
          place: "UIColor(named: \"\(name)\")",
          saw: "nothing in the asset catalogs of \(bundle.contentFolder)",
          remedy: DidYouMean.question(name, in: catalogs.colorNames)
            + "Put \(name).colorset in an asset catalog; nil is returned."
        )
      )
      return nil
    }
    if let traitCollection {
      self.init(.fixed(color.fixed(under: NamedImages.traits(traitCollection))))
    } else {
      self.init(color.source)
    }
  }

  /// The tint of views that are given none: the app's `AccentColor`, or the colour of the catalog that
  /// Info.plist names in its place, else the system's blue.
  static let accent: UIColor = {
    let name = Bundle.main.information["NSAccentColorName"] as? String
    return AssetCatalogs.of(.main).color(name ?? "AccentColor") ?? .systemBlue
  }()

  /// A colour of the system by the name catalogs know it under, such as `systemBlueColor`.
  static func system(named name: String) -> UIColor? {
    let name = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    return PaletteColor.named(name).map { UIColor(.palette($0)) }
  }
}
