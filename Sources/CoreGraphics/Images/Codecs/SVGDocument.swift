internal import CCairo
internal import CPixbuf
internal import CRsvg
import Foundation

/// A drawing in SVG, which can be rendered at any size.
package final class SVGDocument: VectorDocument {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  /// The size the drawing asks for, in CSS pixels.
  ///
  /// Without a width and height it is that of the view box, and without that a square of 100.
  package let size: CGSize

  /// The most bytes of text that will be parsed.
  private static let mostBytes = 1 << 24

  /// Parses a drawing, or returns nil with a diagnosis.
  ///
  /// The diagnosis calls the file by the name.
  package init?(data: Data, name: String? = nil) {
    let name = name ?? "an SVG drawing of \(data.count) bytes"
    guard (1...Self.mostBytes).contains(data.count) else {
      ImageDecoder.report("The drawing has no length that will be parsed.", name, saw: "")
      return nil
    }
    var error: UnsafeMutablePointer<GError>?
    let handle = data.withUnsafeBytes { bytes in
      rsvg_handle_new_from_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
        gsize(bytes.count),
        &error
      )
    }
    guard let handle else {
      ImageDecoder.report("The drawing cannot be parsed.", name, saw: takeMessage(of: error))
      return nil
    }
    rsvg_handle_set_dpi(handle, 96)
    self.handle = handle
    size = Self.size(of: handle)
  }

  deinit { g_object_unref(handle) }

  private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> CGSize {
    var width: gdouble = 0
    var height: gdouble = 0
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0,
      height > 0, width.isFinite, height.isFinite
    {
      return CGSize(width: width, height: height)
    }
    var hasWidth: gboolean = 0
    var hasHeight: gboolean = 0
    var hasBox: gboolean = 0
    var box = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, nil, &hasHeight, nil, &hasBox, &box)
    guard hasBox != 0, box.width > 0, box.height > 0 else {
      return CGSize(width: 100, height: 100)
    }
    return CGSize(width: box.width, height: box.height)
  }

  /// The box around everything that is drawn, where the drawing fills its own size; nil where nothing
  /// is.
  package var ink: CGRect? {
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    var ink = RsvgRectangle()
    var logical = RsvgRectangle()
    let isDone = rsvg_handle_get_geometry_for_layer(handle, nil, &viewport, &ink, &logical, nil)
    guard isDone != 0, ink.width > 0, ink.height > 0 else { return nil }
    return CGRect(x: ink.x, y: ink.y, width: ink.width, height: ink.height)
  }

  /// The drawing, fitted into a bitmap of so many pixels; nil when it cannot be rendered.
  package func render(width: Int, height: Int) -> Bitmap? {
    guard width * height <= ImageDecoder.mostPixels,
      let bitmap = Bitmap(width: width, height: height)
    else { return nil }
    let isDone = bitmap.withSurface { surface -> Bool in
      guard let context = cairo_create(surface) else { return false }
      defer { cairo_destroy(context) }
      var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
      var error: UnsafeMutablePointer<GError>?
      let isDone = rsvg_handle_render_document(handle, context, &viewport, &error) != 0
      if !isDone {
        let text = takeMessage(of: error)
        ImageDecoder.report("The drawing cannot be rendered.", "SVG renderer", saw: text)
      }
      return isDone
    }
    return isDone == true ? bitmap : nil
  }
}

/// Renders an SVG drawing into a bitmap of so many pixels, or returns nil with a diagnosis.
package func render(svg: Data, width: Int, height: Int) -> Bitmap? {
  SVGDocument(data: svg)?.render(width: width, height: height)
}
