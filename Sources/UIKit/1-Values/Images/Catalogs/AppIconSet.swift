import InterfaceFiles

extension AppIconDescription {
  /// The icon by the names it is found under.
  func assets(in folder: String, name: String) -> [String: UIImageAsset] {
    var assets: [String: UIImageAsset] = [:]
    for file in files(named: name) {
      guard let path = AssetFolder(folder).file(file.name) else { continue }
      let asset = assets[file.asset] ?? UIImageAsset()
      let picture = UIImageAsset.File(path: path, scale: file.scale)
      asset.register(picture, UITraitCollection(file.traits))
      assets[file.asset] = asset
    }
    return assets
  }
}
