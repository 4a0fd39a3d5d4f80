import Foundation

extension NSAttributedString {
  /// Reads a text: HTML, or characters alone; Rich Text Format throws.
  ///
  /// Of HTML its words, looks, paragraphs and lists are read, with rules of `<style>` and `style`; pictures, tables' lines
  /// and what a script does are not. Nothing is asked of the network.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options)
    dict?.pointee = NSDictionary(dictionary: document.attributes)
    self.init(attributedString: document.text)
  }

  /// Reads a text from a file.
  public convenience init(
    url: URL,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
      options[.documentType] = DocumentType.html
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Writes a part of the text down as characters alone; other forms throw.
  public func data(
    from range: NSRange,
    documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let type = TextDocument.type(dict[.documentType]) ?? .plain
    guard type == .plain else { throw TextDocument.unknown(type, isReading: false) }
    let number = dict[.characterEncoding] as? UInt
    let encoding = number.map(String.Encoding.init(rawValue:)) ?? .utf8
    let text = attributedSubstring(from: range).string
    guard let data = text.data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }
}

/// A text as it is read.
struct TextDocument {
  let text: NSAttributedString
  let attributes: [String: Any]

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    let encoding =
      (options[.characterEncoding] as? UInt
      ?? (options[.characterEncoding] as? Int).map { UInt($0) })
      .map(String.Encoding.init(rawValue:))
    let type = Self.type(options[.documentType]) ?? Self.guess(data)
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    switch type {
    case .plain:
      guard
        let words = String(data: data, encoding: encoding ?? .utf8)
          ?? String(data: data, encoding: .isoLatin1)
      else { throw CocoaError(.fileReadInapplicableStringEncoding) }
      text = NSAttributedString(string: words, attributes: defaults)
    case .html:
      let words = encoding.flatMap { String(data: data, encoding: $0) } ?? Self.decoded(data)
      guard let read = HTMLText.attributed(words, defaults) else {
        throw CocoaError(
          .fileReadTooLarge,
          userInfo: [
            NSLocalizedDescriptionKey:
              "The HTML is longer than 16 MB, or has hundreds of elements in each other. Shorten it, or"
              + " take elements out that stand around others alone."
          ]
        )
      }
      text = read
    default: throw Self.unknown(type, isReading: true)
    }
    attributes = [
      NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue,
      NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue: (encoding ?? .utf8)
        .rawValue,
    ]
  }

  /// The form that an option names.
  static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
    value as? NSAttributedString.DocumentType
      ?? (value as? String).map(NSAttributedString.DocumentType.init(rawValue:))
  }

  /// The form that bytes are in by how they begin.
  private static func guess(_ data: Data) -> NSAttributedString.DocumentType {
    let start = String(decoding: data.prefix(256), as: UTF8.self).lowercased()
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  /// The characters of HTML that does not say how they are written; what no UTF-8 is, was Latin once.
  private static func decoded(_ data: Data) -> String {
    String(data: data, encoding: .utf8) ?? String(data: data, encoding: .windowsCP1252)
      ?? String(decoding: data, as: UTF8.self)
  }

  /// What is thrown where a form is not read or written: UIKit's number for it.
  static func unknown(_ type: NSAttributedString.DocumentType, isReading: Bool) -> NSError {
    let verb = isReading ? "read" : "written"
    return NSError(
      domain: NSCocoaErrorDomain,
      code: isReading ? 65_806 : 66_062,
      userInfo: [
        NSLocalizedDescriptionKey: "Text in the form \(type.rawValue) cannot be \(verb) here."
      ]
    )
  }
}
