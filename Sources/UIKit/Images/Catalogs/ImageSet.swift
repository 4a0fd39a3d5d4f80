import CoreGraphics
import Foundation

/// The description of an image in an asset catalog.
struct ImageSet: Decodable {
  struct Variant: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [AssetCondition]?
    var direction: String?
    var widthClass: String?
    var heightClass: String?
    var resizing: Resizing?
    var alignment: Insets?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, resizing
      case direction = "language-direction"
      case widthClass = "width-class"
      case heightClass = "height-class"
      case alignment = "alignment-insets"
    }
  }

  struct Resizing: Decodable {
    struct Center: Decodable {
      var mode: String?
    }

    var mode: String?
    var center: Center?
    var insets: Insets?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case insets = "cap-insets"
    }
  }

  /// Distances in pixels.
  struct Insets: Decodable {
    var top: CGFloat?
    var left: CGFloat?
    var bottom: CGFloat?
    var right: CGFloat?

    func inPoints(_ scale: CGFloat) -> UIEdgeInsets {
      UIEdgeInsets(
        top: (top ?? 0) / scale,
        left: (left ?? 0) / scale,
        bottom: (bottom ?? 0) / scale,
        right: (right ?? 0) / scale
      )
    }
  }

  struct Properties: Decodable {
    var rendering: String?

    enum CodingKeys: String, CodingKey {
      case rendering = "template-rendering-intent"
    }
  }

  var images: [Variant]?
  var properties: Properties?

  /// The asset of the files in a folder.
  func asset(in folder: String) -> UIImageAsset {
    let asset = UIImageAsset()
    for variant in images ?? [] {
      guard let name = variant.filename, !name.isEmpty else { continue }
      asset.register(variant.file(in: folder, properties), variant.traits)
    }
    return asset
  }
}

extension ImageSet.Variant {
  fileprivate var traits: UITraitCollection {
    let direction = direction
    let own = UITraitCollection { traits in
      if let idiom = UIUserInterfaceIdiom(catalog: idiom) { traits.userInterfaceIdiom = idiom }
      if let scale = fixedScale { traits.displayScale = scale }
      if let direction {
        traits.layoutDirection = direction == "right-to-left" ? .rightToLeft : .leftToRight
      }
      if let widthClass {
        traits.horizontalSizeClass = widthClass == "compact" ? .compact : .regular
      }
      if let heightClass {
        traits.verticalSizeClass = heightClass == "compact" ? .compact : .regular
      }
    }
    return UITraitCollection(traitsFrom: [appearances.traits, own])
  }

  /// The scale of the pixels; nil for a drawing that has every scale.
  private var fixedScale: CGFloat? {
    scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) }.map { CGFloat($0) }
  }

  fileprivate func file(
    in folder: String,
    _ properties: ImageSet.Properties?
  ) -> UIImageAsset.File {
    UIImageAsset.File(
      path: "\(folder)/\(filename ?? "")",
      scale: fixedScale,
      renderingMode: properties?.rendering == "template"
        ? .alwaysTemplate
        : properties?.rendering == "original" ? .alwaysOriginal : .automatic,
      capInsets: resizing.map { ($0.insets ?? ImageSet.Insets()).inPoints(fixedScale ?? 1) },
      resizingMode: resizing?.center?.mode == "stretch" ? .stretch : .tile,
      alignmentRectInsets: alignment?.inPoints(fixedScale ?? 1) ?? .zero
    )
  }
}
