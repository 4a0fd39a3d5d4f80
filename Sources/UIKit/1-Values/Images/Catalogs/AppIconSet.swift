import CoreGraphics
import Foundation

/// The description of an app's icon in an asset catalog.
struct AppIconSet: Decodable {
  struct Variant: Decodable, CatalogEntry {
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

    fileprivate var side: CGFloat {
      (size?.split(separator: "x").first).flatMap { Double($0) }.map { CGFloat($0) } ?? 0
    }
  }

  var images: [Variant]?

  /// The icon's size on a phone's home screen, in points.
  private static let homeSide: CGFloat = 60
  /// The side of the one picture that newer icons are made of, in pixels.
  private static let largeSide: CGFloat = 1024

  /// The icon by the names it is found under: its own for that of the home screen, and with the size
  /// as files had it.
  func assets(in folder: String, name: String) -> [String: UIImageAsset] {
    let filled = (images ?? []).filter { $0.filename?.isEmpty == false && $0.slot.isForScreens }
    var assets: [String: UIImageAsset] = [:]
    for variant in filled where variant.side < Self.largeSide {
      register(variant, in: folder, as: "\(name)\(variant.size ?? "")", &assets)
      if variant.side == Self.homeSide { register(variant, in: folder, as: name, &assets) }
    }
    if assets[name] == nil, let large = filled.last(where: { $0.side >= Self.largeSide }) {
      register(large, in: folder, as: name, &assets)
      register(large, in: folder, as: "\(name)60x60", &assets)
    }
    return assets
  }

  private func register(
    _ variant: Variant,
    in folder: String,
    as name: String,
    _ assets: inout [String: UIImageAsset]
  ) {
    let scale =
      variant.side >= Self.largeSide
      ? Self.largeSide / Self.homeSide
      : variant.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) }
    let own = UITraitCollection { traits in
      if let idiom = variant.slot.device { traits.userInterfaceIdiom = idiom }
      if let scale, variant.side < Self.largeSide { traits.displayScale = scale }
    }
    let file = UIImageAsset.File(path: "\(folder)/\(variant.filename ?? "")", scale: scale)
    let asset = assets[name] ?? UIImageAsset()
    asset.register(file, UITraitCollection(traitsFrom: [variant.appearances.traits, own]))
    assets[name] = asset
  }
}
