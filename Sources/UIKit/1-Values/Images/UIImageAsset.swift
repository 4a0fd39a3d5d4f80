import CoreGraphics
import Foundation
import InterfaceFiles
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
    var renderingMode = UIImage.RenderingMode.automatic
    var drawings = ImageFile.Drawings.drawn
    /// How the picture is cut; nil for one that stretches as a whole.
    var slices: ImageSlices?
    var resizingMode = UIImage.ResizingMode.stretch
    var alignmentRectInsets = UIEdgeInsets.zero
    var mirroring = Mirroring.none
  }

  /// Whether a picture is seen in a mirror where the language reads the other way.
  enum Mirroring: Sendable {
    case none
    /// It is drawn for languages that read from the left.
    case fromLeft
    /// It is drawn for languages that read from the right.
    case fromRight
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
    case .file(let file):
      if let image = image(of: file, under: traits) { return image }
      guard !FileManager.default.fileExists(atPath: file.path) else { return nil }
      AssetMistake.reportMissingFile(file.path)
      // What is not there is not in the app: another variant may be.
      forget(file)
      return variant(for: traits)
    }
  }

  private func forget(_ file: File) {
    variants.withLock { variants in
      variants.removeAll { variant in
        if case .file(let other) = variant.value { other.path == file.path } else { false }
      }
    }
  }

  private func image(of file: File, under traits: UITraitCollection) -> UIImage? {
    // A drawing in the slot of the plainest screens is for all.
    let isDrawing = file.path.hasSuffix(".pdf") || file.path.hasSuffix(".svg")
    let fixed = isDrawing && file.scale == 1 ? nil : file.scale
    let scale = fixed ?? max(traits.displayScale, 1)
    guard var content = content(of: file, scale) else { return nil }
    content.properties.renderingMode = file.renderingMode
    content.properties.capInsets = file.slices?.insets(scale: file.scale ?? 1)
    content.properties.resizingMode = file.resizingMode
    content.properties.alignmentRectInsets = file.alignmentRectInsets
    content.properties.flipsForRightToLeft = file.mirroring != .none
    if file.mirroring == .fromRight {
      content.properties.orientation = content.properties.orientation.mirrored
    }
    content.properties.asset = self
    return UIImage(content)
  }
  /// What is in a file, cut as the asset says.
  private func content(of file: File, _ scale: CGFloat) -> ImageContent? {
    guard let slices = file.slices, slices.cuts else {
      return ImageFile.load(file.path, scale: scale, drawings: file.drawings)
    }
    return ImageFileCache.content(path: file.path, scale: scale, variant: "cut \(slices)") {
      guard var content = ImageFile.decode(path: file.path, scale: scale) else { return nil }
      if case .pixels(let pixels) = content.source { content.source = .pixels(slices.cut(pixels)) }
      return content
    }
  }
}
