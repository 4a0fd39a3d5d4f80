import CoreGraphics
import Diagnostics
import Foundation
import InterfaceFiles

/// The images among an app's resources, by name.
enum NamedImages {
  /// The traits an image is looked up by: those given, over the current ones.
  static func traits(_ given: UITraitCollection?) -> UITraitCollection {
    guard let given else { return .current }
    return UITraitCollection(traitsFrom: [.current, given])
  }

  /// The image of a name, or nil with a diagnosis.
  static func content(
    _ name: String,
    in bundle: Bundle?,
    under traits: UITraitCollection
  ) -> ImageContent? {
    let bundle = bundle ?? .main
    if let found = find(name, in: bundle, under: traits) { return found }
    let catalogs = AssetCatalogs.of(bundle)
    let guess =
      name.isEmpty ? nil : DidYouMean.nearest(to: name, in: catalogs.imageNames)
    let isEmptyHanded = catalogs.image(name) != nil || catalogs.symbol(name) != nil
    UIKitDiagnostics.report(
      Diagnosis(
        .imageName,
        what: isEmptyHanded
          ? "The image of this name has no file for this screen."
          : "There is no image of this name.",
        place: "UIImage(named: \"\(name)\")",
        saw: isEmptyHanded
          ? "no file that suits in the asset of \(bundle.contentFolder)"
          : "nothing in \(bundle.contentFolder)",
        remedy: (isEmptyHanded ? nil : guess.map { "Did you mean \"\($0)\"? " } ?? "").map {
          "\($0)Put \(name).png beside the app's files, or \(name).imageset in an asset "
            + "catalog; nil is returned."
        } ?? "Fill a slot of the asset for the screen's device and scale; nil is returned."
      )
    )
    return nil
  }

  private static func find(
    _ name: String,
    in bundle: Bundle,
    under traits: UITraitCollection
  ) -> ImageContent? {
    guard !name.isEmpty, !isOutside(name) else { return nil }
    if let content = findAsset(name, in: bundle, under: traits) { return content }
    let finder = ImageFileFinder(
      folder: bundle.contentFolder,
      scale: traits.drawingScale,
      idiom: traits.userInterfaceIdiom
    )
    if let found = finder.find(name) { return ImageFile.load(found.path, scale: found.scale) }
    // An asset may be called by the name of a file, with its ending.
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return findAsset(String(name[..<dot]), in: bundle, under: traits)
  }

  /// Whether a name leads out of the app's resources, which is told.
  private static func isOutside(_ name: String) -> Bool {
    guard EnclosedNames.leadsOut(name) else { return false }
    UIKitDiagnostics.report(Diagnosis(.outside, place: "UIImage(named:)", saw: "\"\(name)\""))
    return true
  }

  private static func findAsset(
    _ name: String,
    in bundle: Bundle,
    under traits: UITraitCollection
  ) -> ImageContent? {
    let catalogs = AssetCatalogs.of(bundle)
    if let variant = catalogs.image(name)?.variant(for: traits) { return variant.content }
    if let symbol = catalogs.symbol(name)?.symbol(for: traits) {
      var content = ImageContent(symbol, nil)
      content.properties.scale = traits.drawingScale
      return content
    }
    return nil
  }

  /// The images `name0` (or `name1`), `name2` and so on, as far as they go.
  static func series(_ name: String) -> [UIImage] {
    var images: [UIImage] = []
    for number in 0..<1024 {
      guard let content = find("\(name)\(number)", in: .main, under: .current) else {
        if number == 0 { continue }
        break
      }
      images.append(UIImage(content))
    }
    return images
  }
}
