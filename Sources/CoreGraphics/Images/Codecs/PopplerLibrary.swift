internal import CPixbuf
import Foundation

/// The library that reads PDF, which is loaded when the first PDF is met: few apps have one.
struct PopplerLibrary: Sendable {
  typealias OpenDocument =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> OpaquePointer?
  typealias GetPage = @convention(c) (OpaquePointer?, Int32) -> OpaquePointer?
  typealias GetSize =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
    ) -> Void
  typealias Render = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void

  /// Debian's package of the library.
  static let package = "libpoppler-glib8"

  let openDocument: OpenDocument
  let getPage: GetPage
  let getSize: GetSize
  let render: Render

  /// The library of the machine; nil where it is not installed.
  static let shared = PopplerLibrary(names: ["libpoppler-glib.so.8", "libpoppler-glib.so"])

  /// Loads the first library that is there.
  init?(names: [String]) {
    // Nobody ever closes it: what it has made may outlive any owner.
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
      let openDocument = dlsym(library, "poppler_document_new_from_bytes"),
      let getPage = dlsym(library, "poppler_document_get_page"),
      let getSize = dlsym(library, "poppler_page_get_size"),
      let render = dlsym(library, "poppler_page_render")
    else { return nil }
    self.openDocument = unsafeBitCast(openDocument, to: OpenDocument.self)
    self.getPage = unsafeBitCast(getPage, to: GetPage.self)
    self.getSize = unsafeBitCast(getSize, to: GetSize.self)
    self.render = unsafeBitCast(render, to: Render.self)
  }
}
