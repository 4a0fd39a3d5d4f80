import Foundation

/// An image of an asset catalog, by a name that the compiler knows.
///
/// Xcode makes one for each image of a target's catalogs, and so do apps that are built here.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Makes a resource of an image's name and the bundle it is in.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of an asset catalog, by a name that the compiler knows.
///
/// Xcode makes one for each colour of a target's catalogs, and so do apps that are built here.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Makes a resource of a colour's name and the bundle it is in.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Makes the picture of a resource; without pixels and with a diagnosis where it is missing.
  public convenience init(resource: ImageResource) {
    let content = NamedImages.content(resource.name, in: resource.bundle, under: .current)
    self.init(content ?? ImageContent())
  }
}

extension UIColor {
  /// Makes the colour of a resource; clear and with a diagnosis where it is missing.
  public convenience init(resource: ColorResource) {
    let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init((found ?? .clear).source)
  }
}
