internal import Diagnostics
import Foundation

/// A drawing without pixels of its own, which can be rendered at any size: SVG, or the first page of a
/// PDF document.
///
/// Another process reads it, since a small file can make the libraries that do abort or never end. It is
/// read anew each time; what is rendered is worth keeping.
package final class VectorDocument {
  /// The size the drawing asks for: of SVG in CSS pixels, of PDF in points.
  ///
  /// SVG without a width and height has that of its view box, and without one a square of 100.
  package let size: CGSize
  private let data: Data
  private let format: VectorFormat
  private let name: String
  private let ask: DrawingWorker.Ask

  /// The most bytes that will be read: of PDF more, which may hold photographs.
  private static func mostBytes(_ format: VectorFormat) -> Int {
    format == .pdf ? 1 << 28 : 1 << 24
  }

  /// Reads a drawing, or returns nil with a diagnosis that calls the file by the name.
  package convenience init?(data: Data, format: VectorFormat, name: String? = nil) {
    self.init(data: data, format: format, name: name, ask: DrawingWorker.ask)
  }

  init?(
    data: Data,
    format: VectorFormat,
    name: String?,
    ask: @escaping DrawingWorker.Ask
  ) {
    let name = name ?? "a drawing of \(data.count) bytes"
    guard (1...Self.mostBytes(format)).contains(data.count) else {
      ImageDecoder.report("The drawing has no length that will be read.", name, saw: "")
      return nil
    }
    let answer = ask(DrawingRequest(.measure, format), data)
    guard case .numbers(let numbers) = answer else {
      Self.report(answer, format, name)
      return nil
    }
    size = CGSize(width: numbers[0], height: numbers[1])
    (self.data, self.format, self.name, self.ask) = (data, format, name, ask)
  }

  /// The box around everything that is drawn, where the drawing fills its own size; nil where nothing
  /// is.
  package var ink: CGRect? {
    switch ask(DrawingRequest(.ink, format), data) {
    case .numbers(let box): CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
    default: nil
    }
  }

  /// The drawing, stretched over a bitmap of so many pixels; nil with a diagnosis when it cannot be
  /// rendered.
  package func render(width: Int, height: Int) -> Bitmap? {
    guard size.width > 0, size.height > 0 else { return nil }
    return Self.render(data, format, width, height, name, ask)
  }

  fileprivate static func render(
    _ data: Data,
    _ format: VectorFormat,
    _ width: Int,
    _ height: Int,
    _ name: String,
    _ ask: DrawingWorker.Ask
  ) -> Bitmap? {
    let sides = 1...Bitmap.maximumSide
    guard sides.contains(width), sides.contains(height), width * height <= ImageDecoder.mostPixels
    else { return nil }
    let answer = ask(DrawingRequest(.render, format, width: width, height: height), data)
    if case .pixels(let bitmap) = answer { return bitmap }
    report(answer, format, name)
    return nil
  }

  private static func report(
    _ answer: DrawingAnswer,
    _ format: VectorFormat,
    _ name: String
  ) {
    switch answer {
    case .noLibrary:
      UIKitDiagnostics.report(
        Diagnosis(
          .pdfLibraryMissing,
          place: name,
          saw: format == .pdf ? "no libpoppler-glib.so.8" : "no librsvg-2.so.2",
          remedy:
            "apt-get install \(format == .pdf ? "libpoppler-glib8" : "librsvg2-2"); no image is shown."
        )
      )
    case .failed(let reason): ImageDecoder.report("The drawing cannot be read.", name, saw: reason)
    case .ended(let reason):
      ImageFinding.report(
        "The drawing takes more time or memory than a picture may.",
        name,
        saw: reason,
        remedy: "Export the drawing as simpler shapes, or as pixels; no image is shown."
      )
    case .empty, .numbers, .pixels: ImageDecoder.report("There is no drawing.", name, saw: "")
    }
  }
}

/// Renders an SVG drawing into a bitmap of so many pixels, or returns nil with a diagnosis.
///
/// One that is trusted, because it is the system's or our own, is read in this process.
package func render(svg: Data, width: Int, height: Int, isTrusted: Bool = false) -> Bitmap? {
  let ask = isTrusted ? DrawingWorker.answerHere : DrawingWorker.ask
  return VectorDocument.render(svg, .svg, width, height, "SVG renderer", ask)
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
}
