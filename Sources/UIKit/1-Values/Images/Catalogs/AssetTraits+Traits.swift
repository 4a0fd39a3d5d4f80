import InterfaceFiles

extension UITraitCollection {
  /// The traits that something in a catalog is for.
  convenience init(_ asked: AssetTraits) {
    self.init { traits in
      if let device = asked.device { traits.userInterfaceIdiom = UIUserInterfaceIdiom(device) }
      if let scale = asked.scale { traits.displayScale = scale }
      if let style = asked.style { traits.userInterfaceStyle = style == .dark ? .dark : .light }
      if asked.isHighContrast { traits.accessibilityContrast = .high }
      if let width = asked.width { traits.horizontalSizeClass = UIUserInterfaceSizeClass(width) }
      if let height = asked.height { traits.verticalSizeClass = UIUserInterfaceSizeClass(height) }
      if let direction = asked.direction {
        traits.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
      }
    }
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate init(_ sizeClass: AssetTraits.SizeClass) {
    self = sizeClass == .compact ? .compact : .regular
  }
}

extension UIUserInterfaceIdiom {
  /// The idiom of a kind of device.
  init(_ device: CatalogDevice) {
    switch device {
    case .phone: self = .phone
    case .pad: self = .pad
    case .tv: self = .tv
    case .mac: self = .mac
    case .car: self = .carPlay
    case .vision: self = .vision
    }
  }
}
