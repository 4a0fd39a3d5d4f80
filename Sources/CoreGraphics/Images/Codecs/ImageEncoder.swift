internal import CGLib
internal import CGObject
internal import CPixbuf
internal import Diagnostics
import Foundation

/// Turns pixels into image files.
package enum ImageEncoder {
  /// A PNG file of the pixels, byte for byte the same for equal pixels.
  ///
  /// Alpha is left out when every pixel is opaque. A quick file is made in a part of the time and is
  /// larger.
  package static func png(_ bitmap: Bitmap, isQuick: Bool = false) -> Data? {
    let effort = isQuick ? "1" : "6"
    return encode(bitmap, hasAlpha: !bitmap.hasOnlyOpaquePixels, "png", ("compression", effort))
  }

  /// A JPEG file of the pixels; what is transparent lies on black.
  ///
  /// The quality is 0 for the smallest file and 1 for the best picture.
  package static func jpeg(_ bitmap: Bitmap, quality: Double) -> Data? {
    let percent = quality > 0 ? Int((min(quality, 1) * 100).rounded()) : 0
    return encode(bitmap, hasAlpha: false, "jpeg", ("quality", "\(percent)"))
  }

  private static func encode(
    _ bitmap: Bitmap,
    hasAlpha: Bool,
    _ format: String,
    _ option: (key: String, value: String)
  ) -> Data? {
    var bytes = straightBytes(of: bitmap, hasAlpha: hasAlpha)
    let channels = hasAlpha ? 4 : 3
    return bytes.withUnsafeMutableBytes { bytes -> Data? in
      let pixels = late_gdk_pixbuf_new_from_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
        pixbuf_rgb,
        hasAlpha ? 1 : 0,
        8,
        Int32(bitmap.width),
        Int32(bitmap.height),
        Int32(bitmap.width * channels),
        nil,
        nil
      )
      guard let pixels else { return nil }
      defer { late_g_object_unref(UnsafeMutableRawPointer(pixels)) }
      return save(pixels, format, option)
    }
  }

  private static func save(
    _ pixels: OpaquePointer,
    _ format: String,
    _ option: (key: String, value: String)
  ) -> Data? {
    var buffer: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    var error: UnsafeMutablePointer<GError>?
    let isSaved = withArguments([option.key]) { keys in
      withArguments([option.value]) { values in
        late_gdk_pixbuf_save_to_bufferv(pixels, &buffer, &count, format, keys, values, &error) != 0
      }
    }
    guard isSaved, let buffer else {
      let text = takeMessage(of: error)
      ImageFinding.report("The image cannot be encoded.", "\(format) encoder", saw: text)
      return nil
    }
    return Data(
      bytesNoCopy: buffer,
      count: Int(count),
      deallocator: .custom { memory, _ in g_free(memory) }
    )
  }

  /// Runs `body` with C strings in a list that ends with nil.
  private static func withArguments<Result>(
    _ strings: [String],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Result
  ) -> Result {
    var list = strings.map { strdup($0) } + [nil]
    defer { for string in list { free(string) } }
    return list.withUnsafeMutableBufferPointer { body($0.baseAddress) }
  }

  /// Red, green, blue and perhaps alpha of each pixel, colours not premultiplied.
  private static func straightBytes(of bitmap: Bitmap, hasAlpha: Bool) -> [UInt8] {
    let channels = hasAlpha ? 4 : 3
    let count = bitmap.width * bitmap.height * channels
    return [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      var index = 0
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let pixel = bitmap[x, y]
          // Without alpha the premultiplied colour is the one that lies on black.
          let (red, green, blue) = hasAlpha ? pixel.straightColors : pixel.colors
          bytes[index] = red
          bytes[index + 1] = green
          bytes[index + 2] = blue
          if hasAlpha { bytes[index + 3] = pixel.alpha }
          index += channels
        }
      }
      initialized = count
    }
  }
}
