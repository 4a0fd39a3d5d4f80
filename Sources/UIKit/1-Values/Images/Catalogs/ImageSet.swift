import CoreGraphics
import InterfaceFiles

extension ImageDescription {
  /// The asset of the files in a folder, in the first of the languages that there is.
  func asset(in folder: String, languages: [String]) -> UIImageAsset {
    let asset = UIImageAsset()
    // Images that are called templates are some, where nothing else is said.
    let isTemplate = folder.hasSuffix("Template.imageset")
    for file in files(languages: languages, isTemplate: isTemplate) {
      guard let path = AssetFolder(folder).file(file.name) else { continue }
      asset.register(UIImageAsset.File(file, at: path), UITraitCollection(file.traits))
    }
    return asset
  }
}

extension UIImageAsset.File {
  fileprivate init(_ file: ImageDescription.File, at path: String) {
    self.init(
      path: path,
      scale: file.scale,
      renderingMode: UIImage.RenderingMode(file.rendering),
      drawings: file.keepsVectors ? .kept : .drawn,
      slices: file.slices,
      resizingMode: file.tiles ? .tile : .stretch,
      alignmentRectInsets: file.alignment?.inPoints(file.scale ?? 1) ?? .zero
    )
    switch file.mirroring {
    case .fromLeft: mirroring = .fromLeft
    case .fromRight: mirroring = .fromRight
    case nil: break
    }
  }
}

extension UIImage.RenderingMode {
  fileprivate init(_ rendering: ImageDescription.Rendering) {
    switch rendering {
    case .automatic: self = .automatic
    case .template: self = .alwaysTemplate
    case .original: self = .alwaysOriginal
    }
  }
}

extension ImageDescription.Insets {
  fileprivate func inPoints(_ scale: CGFloat) -> UIEdgeInsets {
    // What is beyond any picture is no inset.
    func points(_ pixels: CGFloat?) -> CGFloat {
      pixels.flatMap { abs($0) <= 1e6 ? $0 / scale : nil } ?? 0
    }
    return UIEdgeInsets(
      top: points(top),
      left: points(left),
      bottom: points(bottom),
      right: points(right)
    )
  }
}
