import Foundation

/// What the `Contents.json` of an `.appiconset` says.
package struct AppIconDescription: Decodable, Sendable {
  /// A file that shows the icon.
  package struct File: Sendable, Hashable {
    /// What the icon is found under, such as `AppIcon60x60`.
    package let asset: String
    package let name: String
    /// Pixels a point.
    package let scale: CGFloat?
    package let traits: AssetTraits
  }

  private struct Variant: Decodable, Sendable, CatalogEntry {
    var slot: CatalogSlot
    var filename: String?
    /// In points, such as `60x60`.
    var size: String?
    var scale: String?
    var appearances: [AssetCondition]?

    enum CodingKeys: String, CodingKey {
      case filename, size, scale, appearances
    }

    init(from decoder: any Decoder) throws {
      slot = try CatalogSlot(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      size = try values.decodeIfPresent(String.self, forKey: .size)
      scale = try values.decodeIfPresent(String.self, forKey: .scale)
      appearances = try values.decodeIfPresent([AssetCondition].self, forKey: .appearances)
    }

    var side: CGFloat {
      (size?.split(separator: "x").first).flatMap { Double($0) }.map { CGFloat($0) } ?? 0
    }

    var isLarge: Bool { side >= AppIconDescription.largeSide }

    func file(for asset: String) -> File {
      let own = scale.flatMap { CatalogScale.number($0.dropLast()) }
      var traits = AssetTraits(slot, appearances)
      if !isLarge { traits.scale = own }
      return File(
        asset: asset,
        name: filename ?? "",
        scale: isLarge ? AppIconDescription.largeSide / AppIconDescription.homeSide : own,
        traits: traits
      )
    }
  }

  private var images: [Variant]?

  /// The icon's size on a phone's home screen, in points.
  private static let homeSide: CGFloat = 60
  /// The side of the one picture that newer icons are made of, in pixels.
  private static let largeSide: CGFloat = 1024

  /// The files by the names the icon is found under: its own for that of the home screen, and with the
  /// size as files had it; the one large picture where no small one is for the home screen.
  package func files(named name: String) -> [File] {
    let filled = (images ?? []).filter { $0.filename?.isEmpty == false && $0.slot.isForScreens }
    var files = filled.filter { !$0.isLarge }.flatMap { variant in
      let sized = variant.file(for: "\(name)\(variant.size ?? "")")
      return variant.side == Self.homeSide ? [sized, variant.file(for: name)] : [sized]
    }
    if !files.contains(where: { $0.asset == name }), let large = filled.last(where: \.isLarge) {
      files += [large.file(for: name), large.file(for: "\(name)60x60")]
    }
    return files
  }
}
