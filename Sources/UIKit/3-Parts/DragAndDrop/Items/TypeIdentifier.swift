import Foundation

/// What types of data are, by the names Apple's systems have for them.
enum TypeIdentifier {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let fileURL = "public.file-url"
  static let png = "public.png"
  static let jpeg = "public.jpeg"
  static let color = "com.apple.uikit.color"

  /// The types each type is a kind of.
  private static let parents: [String: [String]] = [
    text: ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.html": ["public.text"],
    "public.rtf": ["public.text"],
    "public.json": ["public.text"],
    "public.xml": ["public.text"],
    "public.source-code": ["public.plain-text"],
    "public.text": ["public.data", "public.content"],
    fileURL: [url],
    url: ["public.data"],
    png: ["public.image"],
    jpeg: ["public.image"],
    "public.heic": ["public.image"],
    "public.tiff": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "public.svg-image": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.movie": ["public.data", "public.content"],
    "public.mpeg-4": ["public.movie"],
    "public.audio": ["public.data", "public.content"],
    "public.content": ["public.item"],
    "public.data": ["public.item"],
  ]

  /// Whether a type is another, or a kind of it.
  static func conforms(_ type: String, to other: String) -> Bool {
    if type == other { return true }
    return (parents[type] ?? []).contains { conforms($0, to: other) }
  }
}
