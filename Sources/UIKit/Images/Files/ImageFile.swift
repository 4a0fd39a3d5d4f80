import CoreGraphics
import Foundation

/// Turns the bytes of a file into what an image is.
enum ImageFile {
  /// The image of a file's bytes, or nil with a diagnosis that calls the file by its name.
  ///
  /// Drawings in SVG are drawn at the scale.
  static func decode(_ data: Data, scale: CGFloat, name: String?) -> ImageContent? {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    if isDrawing(data) {
      return drawing(data, scale: scale, name: name).map { content($0, scale, .up) }
    }
    guard let decoded = ImageDecoder.decode(data, name: name) else { return nil }
    return content(
      CGImage(bitmap: decoded.bitmap),
      scale,
      UIImage.Orientation(exif: decoded.orientation)
    )
  }

  private static func content(
    _ image: CGImage,
    _ scale: CGFloat,
    _ orientation: UIImage.Orientation
  ) -> ImageContent {
    ImageContent(
      source: .pixels(image),
      properties: ImageProperties(scale: scale, orientation: orientation)
    )
  }

  /// Whether the bytes start as an SVG drawing does.
  private static func isDrawing(_ data: Data) -> Bool {
    guard let first = data.first(where: { !" \n\r\t".utf8.contains($0) && $0 < 0x80 }),
      first == UInt8(ascii: "<")
    else { return false }
    return String(decoding: data.prefix(4096), as: UTF8.self).contains("<svg")
  }

  private static func drawing(_ data: Data, scale: CGFloat, name: String?) -> CGImage? {
    guard let document = SVGDocument(data: data, name: name) else { return nil }
    let width = (document.size.width * scale).rounded(.up)
    let height = (document.size.height * scale).rounded(.up)
    let most = CGFloat(Bitmap.maximumSide)
    guard (1...most).contains(width), (1...most).contains(height) else { return nil }
    return document.render(width: Int(width), height: Int(height)).map { CGImage(bitmap: $0) }
  }

  /// The image of a file, decoded once for as long as it stays in the cache.
  static func load(_ path: String, scale: CGFloat) -> ImageContent? {
    ImageFileCache.content(path: path, scale: scale) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      return decode(data, scale: scale, name: path)
    }
  }
}
