// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import Inert

/// Bytes that can be changed, as Core Foundation passes them.
public typealias CFMutableData = NSMutableData

/// Where a picture is written: as PNG or JPEG.
public final class CGImageDestination {
  enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  private static let framework = InertFramework("ImageIO", "writes PNG and JPEG alone")

  private let target: Target
  private let format: PictureFormat
  private var image: CGImage?
  private var options = ImageOptions(nil)

  init?(_ target: Target, _ type: String, _ count: Int) {
    guard let format = PictureFormat(rawValue: type), [.png, .jpeg].contains(format), count == 1
    else {
      Self.framework.tell()
      return nil
    }
    (self.target, self.format) = (target, format)
  }

  func add(_ image: CGImage, _ properties: CFDictionary?) {
    self.image = self.image ?? image
    options = ImageOptions(properties)
  }

  func finish() -> Bool {
    guard let image else { return false }
    let quality = options.number(kCGImageDestinationLossyCompressionQuality) ?? 0.8
    let bytes =
      format == .png
      ? ImageEncoder.png(image.bitmap) : ImageEncoder.jpeg(image.bitmap, quality: quality)
    guard let bytes else { return false }
    switch target {
    case .data(let data): data.append(bytes)
    case .file(let url): return (try? bytes.write(to: url)) != nil
    }
    return true
  }
}

/// Writes to bytes; nil for a format that cannot be written, and for several pictures.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type, count) }

/// Writes to a file; nil for a format that cannot be written, and for several pictures.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.file(url), type, count) }

/// The types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  [PictureFormat.png.rawValue, PictureFormat.jpeg.rawValue]
}

/// Takes the picture.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination,
  _ image: CGImage,
  _ properties: CFDictionary?
) { idst.add(image, properties) }

/// Takes a picture of a file.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination,
  _ isrc: CGImageSource,
  _ index: Int,
  _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  idst.add(image, properties)
}

/// Writes; false where there is no picture, or it cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
