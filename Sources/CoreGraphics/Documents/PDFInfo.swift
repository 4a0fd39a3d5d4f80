import Foundation

/// The key of a document's title, a text.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key of the name of a document's author, a text.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of what a document is about, a text.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key of words to find a document by, a text or a list of them.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key of the name of the app that made a document, a text.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The key of the password that lets do everything with a document; documents are not protected here.
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// The key of the password that a document is opened with; documents are not protected here.
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// The key of whether a document may be printed; documents are not protected here.
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
/// The key of whether a document's text may be copied; documents are not protected here.
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
/// The key of a page's size, the bytes of a `CGRect` in points.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
/// The key of the part of a page that is shown, the bytes of a `CGRect`; the whole page is, here.
public let kCGPDFContextCropBox: CFString = "kCGPDFContextCropBox"

/// What a document says of itself.
struct PDFInfo {
  private(set) var texts: [String: String] = [:]
  /// Whether somebody relies on a document that is protected.
  private(set) var wantsProtection = false

  init(_ info: CFDictionary?) {
    guard let info else { return }
    let shown = [
      kCGPDFContextTitle, kCGPDFContextAuthor, kCGPDFContextSubject, kCGPDFContextKeywords,
      kCGPDFContextCreator,
    ]
    for key in shown {
      if let text = info[key] as? String { texts[key] = text }
      if let words = info[key] as? [String] { texts[key] = words.joined(separator: ", ") }
    }
    wantsProtection =
      [kCGPDFContextOwnerPassword, kCGPDFContextUserPassword]
      .contains { (info[$0] as? String)?.isEmpty == false }
      || [kCGPDFContextAllowsPrinting, kCGPDFContextAllowsCopying]
        .contains { info[$0] as? Bool == false }
  }

  /// The page's size that a page's dictionary asks for.
  static func mediaBox(_ info: CFDictionary?) -> CGRect? {
    guard let bytes = info?[kCGPDFContextMediaBox] as? Data,
      bytes.count == MemoryLayout<CGRect>.size
    else { return nil }
    return bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
  }
}
