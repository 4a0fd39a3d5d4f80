import UIKit

// Images and colours of asset catalogs, by the names that the compiler knows.

extension Image {
  /// Takes an image of an asset catalog.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  /// Takes an image of an asset catalog, read out as a text.
  public init(_ resource: ImageResource, label: Text) {
    self.init(resource.name, bundle: resource.bundle, label: label)
  }

  /// Takes an image of an asset catalog that says nothing to who does not see it.
  public init(decorative resource: ImageResource) {
    self.init(decorative: resource.name, bundle: resource.bundle)
  }
}

extension Color {
  /// Takes a colour of an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with an image of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Makes a label with an image of an asset catalog.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}
