import Foundation

/// The format of a picture's file, by its first bytes.
enum PictureFormat: String {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case gif = "com.compuserve.gif"
  case tiff = "public.tiff"
  case bmp = "com.microsoft.bmp"
  case icon = "com.microsoft.ico"
  case heic = "public.heic"
  case webP = "org.webmproject.webp"

  init?(_ data: Data) {
    let start = [UInt8](data.prefix(12))
    func has(_ text: String, at place: Int = 0) -> Bool {
      start.dropFirst(place).starts(with: text.utf8)
    }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF8") {
      self = .gif
    } else if has("II*\0") || has("MM\0*") {
      self = .tiff
    } else if has("BM") {
      self = .bmp
    } else if start.starts(with: [0, 0, 1, 0]) {
      self = .icon
    } else if has("ftyp", at: 4) {
      self = .heic
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webP
    } else {
      return nil
    }
  }
}
