import Foundation

/// A format whose decoder is a Debian package of its own.
struct DecoderPackage: Hashable {
  let format: String
  let package: String

  /// The package for a file; nil for formats that every machine decodes.
  init?(for data: Data) {
    func word(_ range: Range<Int>) -> String {
      guard data.count >= range.upperBound else { return "" }
      let start = data.startIndex
      let bytes = data[start + range.lowerBound..<start + range.upperBound]
      return String(decoding: bytes, as: UTF8.self)
    }
    if word(4..<8) == "ftyp", let format = Self.brands[word(8..<12)] {
      self.format = format
      package = "heif-gdk-pixbuf"
    } else if word(0..<4) == "RIFF", word(8..<12) == "WEBP" {
      format = "WebP"
      package = "webp-pixbuf-loader"
    } else {
      return nil
    }
  }

  /// What files of the family call themselves.
  private static let brands = [
    "heic": "HEIC", "heix": "HEIC", "heim": "HEIC", "heis": "HEIC", "hevc": "HEIC",
    "hevx": "HEIC", "mif1": "HEIF", "msf1": "HEIF", "avif": "AVIF", "avis": "AVIF",
  ]
}
