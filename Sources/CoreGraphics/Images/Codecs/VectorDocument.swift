import Foundation

/// A drawing without pixels of its own, which can be rendered at any size.
package protocol VectorDocument: AnyObject {
  /// The size the drawing asks for, in points.
  var size: CGSize { get }

  /// The drawing, stretched over a bitmap of so many pixels; nil when it cannot be rendered.
  func render(width: Int, height: Int) -> Bitmap?
}

/// The kinds of drawings that can be read.
package enum VectorFormat: Sendable {
  case svg
  case pdf

  /// The kind that bytes start as; nil for pixels and for what is no picture.
  package init?(_ data: Data) {
    if data.starts(with: Data("%PDF-".utf8)) {
      self = .pdf
    } else if Self.isSVG(data) {
      self = .svg
    } else {
      return nil
    }
  }

  private static func isSVG(_ data: Data) -> Bool {
    guard let first = data.first(where: { !" \n\r\t".utf8.contains($0) && $0 < 0x80 }),
      first == UInt8(ascii: "<")
    else { return false }
    return String(decoding: data.prefix(4096), as: UTF8.self).contains("<svg")
  }

  /// Reads a drawing, or returns nil with a diagnosis that calls the file by the name.
  package func open(_ data: Data, name: String?) -> (any VectorDocument)? {
    switch self {
    case .svg: SVGDocument(data: data, name: name)
    case .pdf: PDFDrawing(data: data, name: name)
    }
  }
}
