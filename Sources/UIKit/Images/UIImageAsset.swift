import CoreGraphics
import Foundation
import Synchronization

/// The variants of an image, of which traits decide.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let mark = SwiftObjectMark()
  private let variants = Mutex<[TraitVariant<Source>]>([])

  /// A file of an asset catalog and how it is shown.
  struct File: Sendable {
    var path: String
    /// Pixels a point; nil takes the screen's.
    var scale: CGFloat?
    var renderingMode: UIImage.RenderingMode
    var capInsets: UIEdgeInsets?
    var resizingMode: UIImage.ResizingMode
    var alignmentRectInsets: UIEdgeInsets
  }

  private enum Source: Sendable {
    case image(UIImage)
    case file(File)
  }

  /// Makes an asset without variants.
  public override init() { super.init() }

  /// The variant that suits traits best; an image without pixels where there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    variant(for: NamedImages.traits(traitCollection)) ?? UIImage()
  }

  /// The variant that suits a configuration best.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current).with {
      $0.configuration = configuration
    }
  }

  /// Adds an image as the variant for some traits, in place of the one there was.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(.image(image), traitCollection)
  }

  /// Adds an image as the variant for a configuration's traits.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the variant for some traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Removes the variant for a configuration's traits.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
  }

  func register(_ file: File, _ traits: UITraitCollection) { register(.file(file), traits) }

  private func register(_ source: Source, _ traits: UITraitCollection) {
    variants.withLock {
      $0.removeAll { $0.traits == traits }
      $0.append(TraitVariant(value: source, traits: traits))
    }
  }

  /// The variant that suits traits best; nil where there is none, or its file is damaged.
  func variant(for traits: UITraitCollection) -> UIImage? {
    let source: Source? = variants.withLock { $0.best(for: traits) }
    switch source {
    case nil: return nil
    case .image(let image): return image.with { $0.asset = self }
    case .file(let file): return image(of: file, under: traits)
    }
  }

  private func image(of file: File, under traits: UITraitCollection) -> UIImage? {
    let scale = file.scale ?? max(traits.displayScale, 1)
    guard var content = ImageFile.load(file.path, scale: scale) else { return nil }
    content.properties.renderingMode = file.renderingMode
    content.properties.capInsets = file.capInsets
    content.properties.resizingMode = file.resizingMode
    content.properties.alignmentRectInsets = file.alignmentRectInsets
    content.properties.asset = self
    return UIImage(content)
  }
}
