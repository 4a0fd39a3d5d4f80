import Foundation

/// A way from one set of a text's attributes to another.
public struct UIConfigurationTextAttributesTransformer {
  /// What becomes of attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  private final class Token {}

  /// Tells transformers apart, whose blocks cannot be compared.
  private let token = Token()

  var identity: ObjectIdentifier { ObjectIdentifier(token) }

  /// Makes a transformer from a block.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// What becomes of attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
