import CoreGraphics
import Foundation
import TextShaping
import UIKit

/// Pictures of a few points.
enum Pictures {
  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><rect width="6" height="8"/></svg>
    """

  static let png: [UInt8] = encoded { $0.pngData() }
  static let jpeg: [UInt8] = encoded { $0.jpegData(compressionQuality: 0.7) }

  private static func encoded(_ encode: (UIImage) -> Data?) -> [UInt8] {
    let pixels = Bitmap(width: 6, height: 4)
    guard let pixels, let data = encode(UIImage(cgImage: CGImage(bitmap: pixels))) else {
      return []
    }
    return [UInt8](data)
  }
}

extension FuzzKind {
  /// Pictures of pixels, in every format that is known by its first bytes.
  static let picture = FuzzKind(
    "picture",
    .binary,
    seeds: { [Pictures.png, Pictures.jpeg] },
    read: { bytes in show(UIImage(data: Data(bytes))) }
  )

  static let svg = FuzzKind("svg", .markup, patience: 8) { bytes in
    show(drawing: bytes, .svg)
  }

  static let pdf = FuzzKind("pdf", .brackets, patience: 8) { bytes in
    show(drawing: bytes, .pdf)
  }

  /// Fonts, in which a word is set and drawn.
  static let font = FuzzKind("font", .binary) { bytes in
    ScratchFolder().with("font-\(UUID().uuidString)", [("a.ttf", bytes)]) { folder in
      let path = folder.appendingPathComponent("a.ttf").path
      let names = (try? FontLibrary.shared.register(file: path)) ?? []
      defer { FontLibrary.shared.unregister(file: path) }
      guard let name = names.first, let font = UIFont(name: name, size: 17) else { return }
      FuzzScreen().show {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.font = font
        label.text = "ABBA ab"
        return [label]
      }
    }
  }

  @MainActor
  private static func show(_ image: UIImage?) {
    guard let image else { return }
    FuzzScreen().show {
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
      return [view]
    }
  }

  private static func show(drawing bytes: [UInt8], _ format: VectorFormat) {
    guard let document = VectorDocument(data: Data(bytes), format: format) else { return }
    let side = { (length: CGFloat) in max(1, min(64, Int(pixels: length))) }
    _ = document.render(width: side(document.size.width), height: side(document.size.height))
  }
}
