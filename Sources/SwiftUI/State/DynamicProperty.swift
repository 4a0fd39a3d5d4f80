/// A property of a view that is kept, or looked up, outside of the view's value.
public protocol DynamicProperty {
  /// Makes what stands behind the property.
  @MainActor static func propertyLink() -> PropertyLink

  /// Called before a view's body is computed.
  mutating func update()
}

extension DynamicProperty {
  /// Makes links of the properties that the property itself has.
  @MainActor
  public static func propertyLink() -> PropertyLink { NestedLink<Self>() }

  /// Does nothing.
  public mutating func update() {}
}

/// The link of a property that is made of others.
private final class NestedLink<Property: DynamicProperty>: PropertyLink {
  private let links = PropertyLinks(of: Property.self)

  override func install(at address: UnsafeMutableRawPointer, in scope: PropertyScope) {
    links.install(at: address, in: scope)
    address.assumingMemoryBound(to: Property.self).pointee.update()
  }

  override func environmentDidChange(_ environment: EnvironmentValues) -> Bool {
    links.environmentDidChange(environment)
  }

  override func remove() { links.remove() }
}

/// A value of another kind, whose own dynamic properties are prepared: a style, or a layout.
struct PropertyHolder<Value>: DynamicProperty {
  var value: Value

  static func propertyLink() -> PropertyLink { HolderLink<Value>() }
}

private final class HolderLink<Value>: PropertyLink {
  private let links = PropertyLinks(of: Value.self)

  override func install(at address: UnsafeMutableRawPointer, in scope: PropertyScope) {
    links.install(at: address, in: scope)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) -> Bool {
    links.environmentDidChange(environment)
  }

  override func remove() { links.remove() }
}
