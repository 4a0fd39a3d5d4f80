/// A way from one colour to another.
public struct UIConfigurationColorTransformer {
  /// What becomes of a colour.
  public let transform: (UIColor) -> UIColor

  /// Tells transformers apart, whose blocks cannot be compared.
  fileprivate enum Identity: Hashable {
    case grayscale
    case preferredTint
    case monochromeTint
    case own(ObjectIdentifier)
  }

  private final class Token {}

  fileprivate let identity: Identity
  /// Kept so that no other gets its identity.
  private let token: Token?

  /// Makes a transformer from a block.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    let token = Token()
    self.token = token
    identity = .own(ObjectIdentifier(token))
  }

  private init(_ identity: Identity, _ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    self.identity = identity
    token = nil
  }

  /// What becomes of a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Takes a colour's hue away.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(.grayscale) { color in
      UIColor { traits in
        let parts = color.fixed(under: traits).deviceComponents
        let grey = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
        return UIColor(white: grey, alpha: parts.alpha)
      }
    }
  }

  /// The tint that the person at the device prefers, where the system asks; here the colour itself.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(.preferredTint) { $0 }
  }

  /// The tint of signs that are to show without a colour of their own.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(.monochromeTint) { _ in .secondaryLabel }
  }
}

/// A transformer or none, which can be compared.
struct ColorTransformation: Hashable {
  var transformer: UIConfigurationColorTransformer?

  init(_ transformer: UIConfigurationColorTransformer? = nil) { self.transformer = transformer }

  func callAsFunction(_ color: UIColor) -> UIColor { transformer?(color) ?? color }

  static func == (a: Self, b: Self) -> Bool {
    a.transformer?.identity == b.transformer?.identity
  }

  func hash(into hasher: inout Hasher) { hasher.combine(transformer?.identity) }
}
