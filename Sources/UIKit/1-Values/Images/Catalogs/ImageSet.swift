import CoreGraphics
import Foundation

/// The description of an image in an asset catalog.
struct ImageSet: Decodable {
  struct Variant: Decodable, CatalogEntry {
    var slot: CatalogSlot
    var filename: String?
    var scale: String?
    var appearances: [AssetCondition]?
    var direction: String?
    var widthClass: String?
    var heightClass: String?
    var resizing: Resizing?
    var alignment: Insets?

    enum CodingKeys: String, CodingKey {
      case filename, scale, appearances, resizing
      case direction = "language-direction"
      case widthClass = "width-class"
      case heightClass = "height-class"
      case alignment = "alignment-insets"
    }

    init(from decoder: any Decoder) throws {
      slot = try CatalogSlot(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      scale = try values.decodeIfPresent(String.self, forKey: .scale)
      appearances = try values.decodeIfPresent([AssetCondition].self, forKey: .appearances)
      direction = try values.decodeIfPresent(String.self, forKey: .direction)
      widthClass = try values.decodeIfPresent(String.self, forKey: .widthClass)
      heightClass = try values.decodeIfPresent(String.self, forKey: .heightClass)
      resizing = try values.decodeIfPresent(Resizing.self, forKey: .resizing)
      alignment = try values.decodeIfPresent(Insets.self, forKey: .alignment)
    }
  }

  struct Resizing: Decodable {
    struct Center: Decodable {
      var mode: String?
      var width: CGFloat?
      var height: CGFloat?
    }

    var mode: String?
    var center: Center?
    var insets: Insets?
    /// The spelling of the first Xcodes with catalogs.
    var oldInsets: Insets?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case insets = "cap-insets"
      case oldInsets = "capInsets"
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
    var keepsVectors: Bool?

    enum CodingKeys: String, CodingKey {
      case rendering = "template-rendering-intent"
      case keepsVectors = "preserves-vector-representation"
    }
  }

  var images: [Variant]?
  var properties: Properties?

  /// The asset of the files in a folder, in the first of the languages that there is.
  func asset(in folder: String, languages: [String]) -> UIImageAsset {
    let asset = UIImageAsset()
    let filled = (images ?? []).filter { $0.filename?.isEmpty == false }
    let directions = Set(filled.compactMap(\.direction))
    for index in filled.map(\.slot).useful(languages: languages) {
      let variant = filled[index]
      var file = variant.file(in: folder, properties)
      var traits = variant.traits
      if directions.count == 1, let direction = variant.direction {
        // The one direction there is stands for the other, mirrored.
        file.mirroring = direction == "right-to-left" ? .fromRight : .fromLeft
      } else if let direction = variant.direction {
        let own: UITraitEnvironmentLayoutDirection =
          direction == "right-to-left" ? .rightToLeft : .leftToRight
        traits = traits.modifyingTraits { $0.layoutDirection = own }
      }
      asset.register(file, traits)
    }
    return asset
  }
}

extension ImageSet.Variant {
  fileprivate var traits: UITraitCollection {
    let own = UITraitCollection { traits in
      if let idiom = slot.device { traits.userInterfaceIdiom = idiom }
      if let scale = fixedScale { traits.displayScale = scale }
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
      renderingMode: renderingMode(properties?.rendering, folder),
      drawings: properties?.keepsVectors == true ? .kept : .drawn,
      slices: slices,
      resizingMode: resizing?.center?.mode == "tile" ? .tile : .stretch,
      alignmentRectInsets: alignment?.inPoints(fixedScale ?? 1) ?? .zero
    )
  }

  /// Images that are called templates are some, where nothing else is said.
  private func renderingMode(_ intent: String?, _ folder: String) -> UIImage.RenderingMode {
    switch intent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: folder.hasSuffix("Template.imageset") ? .alwaysTemplate : .automatic
    }
  }

  /// The parts of the picture, in pixels; nil for one that stretches as a whole.
  private var slices: ImageSlices? {
    guard let resizing, resizing.mode != nil || resizing.insets != nil else { return nil }
    let caps = resizing.insets ?? resizing.oldInsets ?? ImageSet.Insets()
    let center = resizing.center
    return ImageSlices(
      columns: resizing.mode == "3-part-vertical"
        ? nil : ImageSlices.Span(caps.left, center?.width, caps.right),
      rows: resizing.mode == "3-part-horizontal"
        ? nil : ImageSlices.Span(caps.top, center?.height, caps.bottom)
    )
  }
}
