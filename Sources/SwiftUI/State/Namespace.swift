import UIKit
import ViewGraph

/// Names that no other view has.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// A name.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  fileprivate var id: ID?

  /// Makes a property.
  public init() {}

  /// The name.
  public var wrappedValue: ID { id ?? ID(number: 0) }

  /// Makes what keeps the name.
  @MainActor
  public static func propertyLink() -> PropertyLink { NamespaceLink() }
}

private final class NamespaceLink: PropertyLink {
  private static var last = 0
  private let id: Namespace.ID

  override init() {
    Self.last += 1
    id = Namespace.ID(number: Self.last)
  }

  override func install(at address: UnsafeMutableRawPointer, in scope: PropertyScope) {
    address.assumingMemoryBound(to: Namespace.self).pointee.id = id
  }
}
