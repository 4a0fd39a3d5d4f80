import Foundation

extension UIImage {
  /// What decides which of an image's variants is shown.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    private let mark = SwiftObjectMark()

    /// The traits to look an image up by; nil takes those of the place it is shown in.
    public let traitCollection: UITraitCollection?

    /// Makes a configuration that says nothing.
    public override convenience init() { self.init(traitCollection: nil) }

    /// Makes a configuration of traits.
    public convenience init(traitCollection: UITraitCollection) {
      self.init(traitCollection: .some(traitCollection))
    }

    init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

    /// The configuration with other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      narrowed(replacing(traitCollection))
    }

    /// The configuration with what another one says put over it.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      narrowed(merged(with: otherConfiguration))
    }

    /// Returns the configuration itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    func replacing(_ traitCollection: UITraitCollection?) -> UIImage.Configuration {
      UIImage.Configuration(traitCollection: traitCollection)
    }

    func merged(with other: UIImage.Configuration?) -> UIImage.Configuration {
      guard let other else { return self }
      let traits = Self.merged(traitCollection, other.traitCollection)
      return other is SymbolConfiguration
        ? other.replacing(traits) : UIImage.Configuration(traitCollection: traits)
    }

    static func merged(
      _ a: UITraitCollection?,
      _ b: UITraitCollection?
    ) -> UITraitCollection? {
      guard let a, let b else { return a ?? b }
      return UITraitCollection(traitsFrom: [a, b])
    }

    private func narrowed(_ configuration: UIImage.Configuration) -> Self {
      configuration as? Self ?? self
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage.Configuration, type(of: other) == type(of: self) else {
        return false
      }
      return traitCollection == other.traitCollection
    }

    open override var hash: Int { traitCollection?.hash ?? 0 }
  }
}
