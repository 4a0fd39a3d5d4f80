internal import CGLib
internal import CGObject
internal import CPixbuf
internal import CPixman
internal import Diagnostics
import Foundation

/// An image file's pixels, as they are stored, and how to hold them.
package struct DecodedImage: Sendable {
  package let bitmap: Bitmap
  /// The EXIF orientation, 1 to 8: how the pixels are to be turned to be seen upright.
  package let orientation: Int
}

/// Turns image files into pixels, with whatever formats the machine's gdk-pixbuf knows.
package enum ImageDecoder {
  /// The most pixels any file may claim to have: a quarter of a gigabyte, and as much again while
  /// they are read.
  static let mostPixels = 1 << 26
  /// So many pixels may be claimed by a file of any length.
  static let pixelsOnTrust = 1 << 24
  /// The most pixels a byte may stand for beyond that: deflate's best ratio, at a byte a pixel.
  static let mostPixelsPerByte = 1032

  /// An image of a large file and its EXIF orientation, of which only the header is read so far; nil for
  /// what has to be decoded at once.
  package static func deferred(
    _ data: Data,
    name: String? = nil
  ) -> (image: CGImage, orientation: Int)? {
    guard let header = PictureHeader(data),
      SizeGate(byteCount: data.count).admits(header.width, header.height)
    else { return nil }
    let pixels = DeferredPixels(width: header.width, height: header.height) {
      decode(data, name: name)?.bitmap
    }
    return (CGImage(pixels), header.orientation)
  }

  /// Decodes a file, or returns nil with a diagnosis when it is damaged, too large, or no image.
  ///
  /// The diagnosis calls the file by the name.
  package static func decode(_ data: Data, name: String? = nil) -> DecodedImage? {
    let name = name ?? "an image of \(data.count) bytes"
    guard let loader = loaded(data, name) else { return nil }
    defer { late_g_object_unref(UnsafeMutableRawPointer(loader)) }
    guard let pixels = late_gdk_pixbuf_loader_get_pixbuf(loader) else {
      report("The file holds no picture.", name, saw: start(of: data))
      return nil
    }
    // Some decoders do not ask before they take memory.
    let (width, height) = (late_gdk_pixbuf_get_width(pixels), late_gdk_pixbuf_get_height(pixels))
    guard SizeGate(byteCount: data.count).admits(Int(width), Int(height)),
      let bitmap = bitmap(of: pixels)
    else {
      report("The file holds no picture.", name, saw: start(of: data))
      return nil
    }
    if PictureEnd.isMissing(data) {
      ImageFinding.report(
        "The file ends before its picture does; the rest is blank.",
        name,
        saw: start(of: data),
        remedy: "Copy the file again: a part of it was lost."
      )
    }
    let option = late_gdk_pixbuf_get_option(pixels, "orientation").flatMap {
      Int(String(cString: $0))
    }
    return DecodedImage(
      bitmap: bitmap,
      orientation: option.flatMap { (1...8).contains($0) ? $0 : nil } ?? 1
    )
  }

  /// A loader that has read a file; nil, with a diagnosis, where it cannot.
  ///
  /// Whoever asks lets go of it.
  static func loaded(_ data: Data, _ name: String) -> OpaquePointer? {
    guard !data.isEmpty else {
      report("The file is empty.", name, saw: "0 bytes")
      return nil
    }
    guard let loader = late_gdk_pixbuf_loader_new() else { return nil }
    var gate = SizeGate(byteCount: data.count)
    let problem = withUnsafeMutablePointer(to: &gate) { gate in
      watchSize(of: loader, gate)
      return load(data, into: loader, gate)
    }
    if let claimed = gate.refused {
      let saw = "\(claimed.width) × \(claimed.height) pixels claimed in \(data.count) bytes"
      report("The file claims a size that will not be decoded.", name, saw: saw)
    } else if let problem {
      report(problem, data, name)
    } else {
      return loader
    }
    late_g_object_unref(UnsafeMutableRawPointer(loader))
    return nil
  }

  /// What a file claims and whether that is believed.
  private struct SizeGate {
    let byteCount: Int
    var refused: (width: Int, height: Int)?

    func admits(_ width: Int, _ height: Int) -> Bool {
      let sides = 1...Bitmap.maximumSide
      guard sides.contains(width), sides.contains(height) else { return false }
      let pixels = width * height
      return pixels <= mostPixels
        && (pixels <= pixelsOnTrust || pixels / mostPixelsPerByte <= byteCount)
    }
  }

  /// Has the loader ask about the size before it takes memory for the pixels.
  private static func watchSize(
    of loader: OpaquePointer,
    _ gate: UnsafeMutablePointer<SizeGate>
  ) {
    typealias SizePrepared =
      @convention(c) (
        OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?
      ) -> Void
    let prepared: SizePrepared = { loader, width, height, context in
      guard let gate = context?.assumingMemoryBound(to: SizeGate.self) else { return }
      if gate.pointee.admits(Int(width), Int(height)) { return }
      gate.pointee.refused = (Int(width), Int(height))
      // A size of nothing makes every loader stop here.
      late_gdk_pixbuf_loader_set_size(loader, 0, 0)
    }
    late_g_signal_connect_data(
      UnsafeMutableRawPointer(loader),
      "size-prepared",
      unsafeBitCast(prepared, to: GCallback.self),
      gate,
      nil,
      GConnectFlags(rawValue: 0)
    )
  }

  /// What a loader complains about.
  struct Problem {
    let text: String
    /// Whether nothing installed knows the format.
    let isUnknownFormat: Bool

    init(_ error: UnsafeMutablePointer<GError>?) {
      isUnknownFormat =
        error.map { g_error_matches($0, late_gdk_pixbuf_error_quark(), pixbuf_unknown_type) != 0 }
        ?? false
      text = takeMessage(of: error)
    }

    init(text: String, isUnknownFormat: Bool) {
      self.text = text
      self.isUnknownFormat = isUnknownFormat
    }
  }

  /// Feeds the loader; returns what it complains about.
  private static func load(
    _ data: Data,
    into loader: OpaquePointer,
    _ gate: UnsafeMutablePointer<SizeGate>
  ) -> Problem? {
    let piece = 1 << 16
    let problem: Problem? = data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count, gate.pointee.refused == nil {
        let count = min(piece, bytes.count - offset)
        let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        var error: UnsafeMutablePointer<GError>?
        guard
          late_gdk_pixbuf_loader_write(loader, start.map { $0 + offset }, gsize(count), &error) != 0
        else { return Problem(error) }
        offset += count
      }
      return nil
    }
    // It must be closed in any case; a file that ends too early is noticed only then.
    var error: UnsafeMutablePointer<GError>?
    let isComplete = late_gdk_pixbuf_loader_close(loader, &error) != 0
    let closing = isComplete ? nil : Problem(error)
    return problem ?? closing
  }

  static func report(_ problem: Problem, _ data: Data, _ name: String) {
    let saw = "\(problem.text); \(start(of: data))"
    guard problem.isUnknownFormat, let missing = DecoderPackage(for: data) else {
      return report("The file cannot be decoded.", name, saw: saw)
    }
    ImageFinding.report(
      "The decoder for \(missing.format) is not installed.",
      name,
      saw: saw,
      remedy: "apt-get install \(missing.package); no image is shown."
    )
  }

  private static func start(of data: Data) -> String {
    let bytes = data.prefix(8).map { String(format: "%02x", $0) }.joined(separator: " ")
    return "\(data.count) bytes starting \(bytes)"
  }

  /// The pixels, premultiplied.
  static func bitmap(of pixels: OpaquePointer) -> Bitmap? {
    let width = Int(late_gdk_pixbuf_get_width(pixels))
    let height = Int(late_gdk_pixbuf_get_height(pixels))
    let hasAlpha = late_gdk_pixbuf_get_has_alpha(pixels) != 0
    guard late_gdk_pixbuf_get_bits_per_sample(pixels) == 8,
      late_gdk_pixbuf_get_n_channels(pixels) == (hasAlpha ? 4 : 3),
      let source = late_gdk_pixbuf_get_pixels(pixels),
      let bitmap = Bitmap(width: width, height: height)
    else { return nil }
    let stride = late_gdk_pixbuf_get_rowstride(pixels)
    let size = (Int32(width), Int32(height))
    // Bytes in the order red, green, blue, which the library names from the last to the first.
    func image(_ format: pixman_format_code_t) -> OpaquePointer? {
      source.withMemoryRebound(to: UInt32.self, capacity: 1) {
        pixman_image_create_bits_no_clear(format, size.0, size.1, $0, stride)
      }
    }
    guard let colors = image(hasAlpha ? PIXMAN_x8b8g8r8 : PIXMAN_b8g8r8) else { return nil }
    defer { pixman_image_unref(colors) }
    // Straight colours, taken as opaque and faded by their own alpha, are premultiplied ones.
    let alpha = hasAlpha ? image(PIXMAN_a8b8g8r8) : nil
    pixman_image_composite32(
      PIXMAN_OP_SRC,
      colors,
      alpha,
      bitmap.image,
      0,
      0,
      0,
      0,
      0,
      0,
      size.0,
      size.1
    )
    if let alpha { pixman_image_unref(alpha) }
    bitmap.isOpaque = !hasAlpha || bitmap.hasOnlyOpaquePixels
    return bitmap
  }

  static func report(_ what: String, _ name: String, saw: String) {
    ImageFinding.report(
      what,
      name,
      saw: saw,
      remedy: "Open the file with another program, and export it again if that fails too."
    )
  }
}

/// The text of an error, which is freed.
func takeMessage(of error: UnsafeMutablePointer<GError>?) -> String {
  guard let error else { return "no reason given" }
  defer { g_error_free(error) }
  return String(cString: error.pointee.message)
}

extension CGImage {
  /// Decodes a PNG file, or returns nil with a diagnosis.
  ///
  /// The decode array is not looked at.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    let magic: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
    self.init(source, magic, "PNG", shouldInterpolate, intent)
  }

  /// Decodes a JPEG file, or returns nil with a diagnosis.
  ///
  /// The decode array is not looked at.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(source, [0xFF, 0xD8, 0xFF], "JPEG", shouldInterpolate, intent)
  }

  private convenience init?(
    _ source: CGDataProvider,
    _ magic: [UInt8],
    _ format: String,
    _ shouldInterpolate: Bool,
    _ intent: CGColorRenderingIntent
  ) {
    let data = source.data ?? Data()
    guard data.starts(with: magic) else {
      let bytes = data.prefix(8).map { String(format: "%02x", $0) }.joined(separator: " ")
      ImageDecoder.report(
        "The bytes are not those of a \(format) file.",
        "CGImage(\(format.lowercased())DataProviderSource:)",
        saw: "\(data.count) bytes starting \(bytes)"
      )
      return nil
    }
    let name = "a \(format) file of \(data.count) bytes"
    guard let decoded = ImageDecoder.decode(data, name: name) else { return nil }
    self.init(
      bitmap: decoded.bitmap,
      layout: decoded.bitmap.isOpaque ? .nativeOpaque : .native,
      space: .standard,
      shouldInterpolate: shouldInterpolate,
      intent: intent
    )
  }
}
