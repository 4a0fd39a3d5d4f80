import InterfaceFiles

extension AppIconDescription {
  /// The icon by the names it is found under.
  func assets(in folder: String, name: String) -> [String: UIImageAsset] {
    var assets: [String: UIImageAsset] = [:]
    for file in files(named: name) {
      let asset = assets[file.asset] ?? UIImageAsset()
      let picture = UIImageAsset.File(path: "\(folder)/\(file.name)", scale: file.scale)
      asset.register(picture, UITraitCollection(file.traits))
      assets[file.asset] = asset
    }
    return assets
  }
}
