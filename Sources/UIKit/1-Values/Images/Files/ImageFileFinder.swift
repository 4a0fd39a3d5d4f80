import CoreGraphics
import Foundation

/// Finds image files by the endings that tell their scale and their device.
struct ImageFileFinder {
  let folder: String
  let scale: CGFloat
  let idiom: UIUserInterfaceIdiom

  /// The types that are looked for where a name has no ending.
  private static let types = [
    "png", "jpg", "jpeg", "svg", "gif", "webp", "heic", "heif", "tiff", "tif", "bmp", "pdf",
  ]

  /// The types of drawings, which have no pixels of their own.
  private static let drawings: Set<String> = ["svg", "pdf"]

  /// The image of a file at a path, or of the variant of it that suits the screen.
  static func content(ofFile path: String) -> ImageContent? {
    guard !path.isEmpty else { return nil }
    if FileManager.default.fileExists(atPath: path) {
      let isDrawing = drawings.contains((path as NSString).pathExtension.lowercased())
      let scale = isDrawing ? UITraitCollection.current.drawingScale : FileName(path).scale
      return ImageFile.decode(path: path, scale: scale)
    }
    let traits = UITraitCollection.current
    let url = URL(fileURLWithPath: path)
    let finder = ImageFileFinder(
      folder: url.deletingLastPathComponent().path,
      scale: traits.drawingScale,
      idiom: traits.userInterfaceIdiom
    )
    guard let found = finder.find(url.lastPathComponent) else { return nil }
    return ImageFile.decode(path: found.path, scale: found.scale)
  }

  /// The file that suits a name best: that of the device first, then that of the nearest scale,
  /// larger before smaller.
  func find(_ name: String) -> (path: String, scale: CGFloat)? {
    let name = name as NSString
    let isTyped = Self.types.contains(name.pathExtension.lowercased())
    let stem = isTyped ? name.deletingPathExtension : name as String
    let types = isTyped ? [name.pathExtension] : Self.types
    for type in types {
      for device in [idiom == .pad ? "~ipad" : "~iphone", ""] {
        for scale in scales {
          let path = "\(folder)/\(stem)\(Self.ending(scale))\(device).\(type)"
          if FileManager.default.fileExists(atPath: path) {
            let isDrawing = Self.drawings.contains(type.lowercased())
            return (path, isDrawing ? max(self.scale, 1) : scale)
          }
        }
      }
    }
    return nil
  }

  private static func ending(_ scale: CGFloat) -> String {
    scale == 1 ? "" : "@\(Int(scale))x"
  }

  /// The scales files may have, the best for the screen first.
  private var scales: [CGFloat] {
    let larger = [1, 2, 3].filter { $0 >= scale }
    return larger + [3, 2, 1].filter { $0 < scale }
  }

  /// A file's name, taken apart.
  struct FileName {
    let scale: CGFloat

    init(_ path: String) {
      let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      let name = stem.split(separator: "~").first ?? ""
      scale = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    }
  }
}

extension ImageFile {
  /// The image of a file, read again.
  static func decode(path: String, scale: CGFloat) -> ImageContent? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return decode(data, scale: scale, name: path)
  }
}
