import CoreGraphics
import Diagnostics
import Foundation

/// Turns the bytes of a file into what an image is.
enum ImageFile {
  /// What becomes of drawings.
  enum Drawings: Hashable {
    /// They get pixels, in their own size at the scale.
    case drawn
    /// They are rendered in the size they are shown in.
    case kept
  }

  /// The image of a file's bytes, or nil with a diagnosis that calls the file by its name.
  static func decode(
    _ data: Data,
    scale: CGFloat,
    name: String?,
    drawings: Drawings = .drawn
  ) -> ImageContent? {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    if let format = VectorFormat(data) {
      return drawing(data, format, scale, name, drawings)
    }
    if let (image, orientation) = ImageDecoder.deferred(data, name: name) {
      return content(.pixels(image), scale, UIImage.Orientation(exif: orientation))
    }
    guard let decoded = ImageDecoder.decode(data, name: name) else { return nil }
    return content(
      .pixels(CGImage(bitmap: decoded.bitmap)),
      scale,
      UIImage.Orientation(exif: decoded.orientation)
    )
  }

  /// The image of bytes that come from no file; nil with a diagnosis for a PDF, as on iOS.
  static func decodeBytes(_ data: Data, scale: CGFloat) -> ImageContent? {
    guard case .pdf? = VectorFormat(data) else { return decode(data, scale: scale, name: nil) }
    UIKitDiagnostics.report(
      Diagnosis(.imagePdf, place: "UIImage(data:)", saw: "\(data.count) bytes starting %PDF-")
    )
    return nil
  }

  private static func content(
    _ source: ImageSource,
    _ scale: CGFloat,
    _ orientation: UIImage.Orientation
  ) -> ImageContent {
    ImageContent(
      source: source,
      properties: ImageProperties(scale: scale, orientation: orientation)
    )
  }

  private static func drawing(
    _ data: Data,
    _ format: VectorFormat,
    _ scale: CGFloat,
    _ name: String?,
    _ drawings: Drawings
  ) -> ImageContent? {
    guard let document = VectorDocument(data: data, format: format, name: name) else { return nil }
    let width = (document.size.width * scale).rounded(.up)
    let height = (document.size.height * scale).rounded(.up)
    let most = CGFloat(Bitmap.maximumSide)
    guard (1...most).contains(width), (1...most).contains(height) else {
      UIKitDiagnostics.report(
        Diagnosis(
          .imageUnreadable,
          what: "The drawing has a size that cannot be shown.",
          place: name ?? "a drawing of \(data.count) bytes",
          saw: "\(document.size.width) × \(document.size.height) points",
          remedy: "Give the drawing a width and height of its own; nil is returned."
        )
      )
      return nil
    }
    if drawings == .kept {
      let vector = VectorImage(document, data: data, format: format, name: name)
      return content(.vector(vector), scale, .up)
    }
    return document.render(width: Int(width), height: Int(height)).map {
      content(.pixels(CGImage(bitmap: $0)), scale, .up)
    }
  }

  /// The image of a file, decoded once for as long as it stays in the cache.
  static func load(
    _ path: String,
    scale: CGFloat,
    drawings: Drawings = .drawn
  ) -> ImageContent? {
    ImageFileCache.content(path: path, scale: scale, variant: drawings == .kept ? "kept" : "") {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      return decode(data, scale: scale, name: path, drawings: drawings)
    }
  }
}
