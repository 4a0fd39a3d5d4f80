import Foundation

extension CGContext {
  /// Makes a context that writes a PDF document; nil where the document cannot be begun.
  ///
  /// Nothing is drawn but between `beginPDFPage(_:)` and `endPDFPage()`, in points, with y up. A context
  /// that goes away closes its document.
  ///
  /// - Parameters:
  ///   - consumer: takes the document's bytes while it grows, the last ones with `closePDF()`.
  ///   - mediaBox: where pages lie in user space and how large they are; nil for 612 × 792 points.
  ///   - auxiliaryInfo: what the document says of itself, by `kCGPDFContextTitle` and its kin.
  public convenience init?(
    consumer: CGDataConsumer,
    mediaBox: UnsafePointer<CGRect>?,
    _ auxiliaryInfo: CFDictionary?
  ) {
    let pages = PDFPages(
      consumer,
      box: mediaBox?.pointee ?? PDFPages.letter,
      info: PDFInfo(auxiliaryInfo)
    )
    // Nothing is drawn into it: it stands for the kind of pixels there are.
    guard let pages, let bitmap = Bitmap(width: 1, height: 1) else { return nil }
    self.init(
      bitmap: bitmap,
      baseTransform: pages.transform,
      layout: .native,
      space: nil,
      pages: pages
    )
  }

  /// Makes a context that writes a PDF document into a file; nil where none can be written.
  public convenience init?(
    _ url: CFURL,
    mediaBox: UnsafePointer<CGRect>?,
    _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Begins a page of a PDF document, after it ended the one before; without a document nothing.
  ///
  /// - Parameter pageInfo: the page's size by `kCGPDFContextMediaBox`; without it the last one's.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    begin(PDFInfo.mediaBox(pageInfo))
  }

  /// Ends the page of a PDF document; without an open one it does nothing.
  public func endPDFPage() {
    layers = []
    pages?.endPage()
  }

  /// Ends the PDF document; nothing can be drawn into it any more.
  public func closePDF() {
    layers = []
    pages?.close()
  }

  /// Begins a page of a document, where the context writes one.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { begin(mediaBox?.pointee) }

  /// Ends the page of a document, where the context writes one.
  public func endPage() { endPDFPage() }

  /// Lets a rectangle of a PDF document's page lead to a web page.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    guard FiniteGeometry.accepts(rect, place: "CGContext.setURL(_:for:)") else { return }
    pages?.link(inPoints(rect), to: .address(url))
  }

  /// Gives a point of a PDF document's page a name, to which links can lead.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    guard FiniteGeometry.accepts(point, place: "CGContext.addDestination(_:at:)") else { return }
    pages?.name(inPoints(CGRect(origin: point, size: .zero)).origin, name)
  }

  /// Lets a rectangle of a PDF document's page lead to a point with a name.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    guard FiniteGeometry.accepts(rect, place: "CGContext.setDestination(_:for:)") else { return }
    pages?.link(inPoints(rect), to: .place(name))
  }

  /// Where the present page of a document lies in user space before anything is transformed; nil
  /// where the context writes none.
  package var pageBox: CGRect? { pages?.box }

  private func begin(_ box: CGRect?) {
    guard let pages else { return }
    layers = []
    pages.beginPage(box)
    baseTransform = pages.transform
    state = GraphicsState(transform: baseTransform, bounds: pages.pixels)
    savedStates = []
    currentPath.removeAll()
    textMatrix = .identity
  }

  /// A rectangle of user space on the page, in points from its top left corner.
  private func inPoints(_ rect: CGRect) -> CGRect {
    rect.applying(state.transform)
      .applying(CGAffineTransform(scaleX: 1 / PDFPages.scale, y: 1 / PDFPages.scale))
  }
}
