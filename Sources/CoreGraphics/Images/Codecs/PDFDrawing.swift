internal import CCairo
internal import CPixbuf
internal import Diagnostics
import Foundation

/// The first page of a PDF document as a drawing.
package final class PDFDrawing: VectorDocument {
  private let library: PopplerLibrary
  private let document: OpaquePointer
  private let page: OpaquePointer
  package let size: CGSize

  /// The most bytes that will be read.
  private static let mostBytes = 1 << 28

  /// Reads a document, or returns nil with a diagnosis that calls the file by the name.
  package convenience init?(data: Data, name: String? = nil) {
    self.init(data: data, name: name, library: .shared)
  }

  init?(data: Data, name: String?, library: PopplerLibrary?) {
    let name = name ?? "a PDF document of \(data.count) bytes"
    guard let library else {
      Self.reportMissingLibrary(name)
      return nil
    }
    guard (1...Self.mostBytes).contains(data.count) else {
      ImageDecoder.report("The document has no length that will be read.", name, saw: "")
      return nil
    }
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    var error: UnsafeMutablePointer<GError>?
    guard let document = library.openDocument(bytes, nil, &error) else {
      ImageDecoder.report("The document cannot be read.", name, saw: takeMessage(of: error))
      return nil
    }
    guard let page = library.getPage(document, 0) else {
      g_object_unref(UnsafeMutableRawPointer(document))
      ImageDecoder.report("The document has no page.", name, saw: "\(data.count) bytes")
      return nil
    }
    self.library = library
    self.document = document
    self.page = page
    var width = 0.0
    var height = 0.0
    library.getSize(page, &width, &height)
    size = CGSize(width: width, height: height)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(page))
    g_object_unref(UnsafeMutableRawPointer(document))
  }

  package func render(width: Int, height: Int) -> Bitmap? {
    guard size.width > 0, size.height > 0, width * height <= ImageDecoder.mostPixels,
      let bitmap = Bitmap(width: width, height: height)
    else { return nil }
    let isDone = bitmap.withSurface { surface -> Bool in
      guard let context = cairo_create(surface) else { return false }
      defer { cairo_destroy(context) }
      cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
      library.render(page, context)
      return cairo_status(context) == CAIRO_STATUS_SUCCESS
    }
    return isDone == true ? bitmap : nil
  }

  private static func reportMissingLibrary(_ name: String) {
    UIKitDiagnostics.report(
      Diagnosis(
        .pdfLibraryMissing,
        place: name,
        saw: "no libpoppler-glib.so.8",
        remedy: "apt-get install \(PopplerLibrary.package); no image is shown."
      )
    )
  }
}
