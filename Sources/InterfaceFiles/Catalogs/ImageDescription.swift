import Foundation

/// What the `Contents.json` of an `.imageset` says.
package struct ImageDescription: Decodable, Sendable {
  fileprivate struct Variant: Decodable, Sendable, CatalogEntry {
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

  fileprivate struct Resizing: Decodable, Sendable {
    struct Center: Decodable, Sendable {
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

  private struct Properties: Decodable, Sendable {
    var rendering: String?
    var keepsVectors: Bool?

    enum CodingKeys: String, CodingKey {
      case rendering = "template-rendering-intent"
      case keepsVectors = "preserves-vector-representation"
    }
  }

  /// Distances in pixels.
  package struct Insets: Decodable, Sendable, Hashable {
    package var top: CGFloat?
    package var left: CGFloat?
    package var bottom: CGFloat?
    package var right: CGFloat?

    package init() {}
  }

  /// How an image takes the colour of its surroundings.
  package enum Rendering: Sendable, Hashable { case automatic, template, original }

  /// Which pictures stand for both directions, and where they read from.
  package enum Mirroring: Sendable, Hashable { case fromLeft, fromRight }

  /// A file that shows the image.
  package struct File: Sendable, Hashable {
    package let name: String
    package let traits: AssetTraits
    /// Pixels a point; nil for a drawing that has every scale.
    package let scale: CGFloat?
    /// Where the picture is for one direction and stands for the other, mirrored.
    package let mirroring: Mirroring?
    package let rendering: Rendering
    /// Whether a drawing is drawn anew at every size.
    package let keepsVectors: Bool
    /// The parts of the picture, in pixels; nil for one that stretches as a whole.
    package let slices: ImageSlices?
    /// Whether the middle is repeated rather than stretched.
    package let tiles: Bool
    /// How far what counts as the image's edge is from the picture's, in pixels.
    package let alignment: Insets?
  }

  private var images: [Variant]?
  private var properties: Properties?

  /// The files for the devices there are here, in the dearest of the languages that any is in; those
  /// to be preferred last.
  ///
  /// `isTemplate` tells whether the image is one for its name, where the description says nothing.
  package func files(languages: [String], isTemplate: Bool) -> [File] {
    let filled = (images ?? []).filter { $0.filename?.isEmpty == false }
    let hasOneDirection = Set(filled.compactMap(\.direction)).count == 1
    return filled.map(\.slot).useful(languages: languages).map { index in
      let variant = filled[index]
      var traits = variant.traits
      let direction = variant.direction.map { AssetTraits.Direction(word: $0) }
      if !hasOneDirection { traits.direction = direction }
      return File(
        name: variant.filename ?? "",
        traits: traits,
        scale: variant.fixedScale,
        // The one direction there is stands for the other.
        mirroring: hasOneDirection
          ? direction.map { $0 == .rightToLeft ? .fromRight : .fromLeft } : nil,
        rendering: rendering(isTemplate: isTemplate),
        keepsVectors: properties?.keepsVectors == true,
        slices: variant.slices,
        tiles: variant.resizing?.center?.mode == "tile",
        alignment: variant.alignment
      )
    }
  }

  private func rendering(isTemplate: Bool) -> Rendering {
    switch properties?.rendering {
    case "template": .template
    case "original": .original
    default: isTemplate ? .template : .automatic
    }
  }
}

extension ImageDescription.Variant {
  fileprivate var traits: AssetTraits {
    var traits = AssetTraits(slot, appearances)
    traits.scale = fixedScale
    traits.width = widthClass.map { $0 == "compact" ? .compact : .regular }
    traits.height = heightClass.map { $0 == "compact" ? .compact : .regular }
    return traits
  }

  /// The scale of the pixels; nil for a drawing that has every scale.
  fileprivate var fixedScale: CGFloat? {
    scale.flatMap { CatalogScale.number($0.replacingOccurrences(of: "x", with: "")) }
  }

  fileprivate var slices: ImageSlices? {
    guard let resizing, resizing.mode != nil || resizing.insets != nil else { return nil }
    let caps = resizing.insets ?? resizing.oldInsets ?? ImageDescription.Insets()
    let center = resizing.center
    return ImageSlices(
      columns: resizing.mode == "3-part-vertical"
        ? nil : ImageSlices.Span(caps.left, center?.width, caps.right),
      rows: resizing.mode == "3-part-horizontal"
        ? nil : ImageSlices.Span(caps.top, center?.height, caps.bottom)
    )
  }
}
