internal import CCairo
internal import Diagnostics
import Foundation

/// The pages of a PDF document that a context draws into.
///
/// Outlines, colours and text stay what they are; images are kept once each. What else there is,
/// such as shadows and gradients, becomes pixels.
final class PDFPages {
  /// How many device pixels make a point: what becomes pixels is this fine.
  static let scale: CGFloat = 3
  /// A page without a size, in points: American letter paper.
  static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
  /// The longest side of a page, in points.
  private static let longest: CGFloat = 14_400

  /// The present page's place in user space, in points; the next one's where none is open.
  private(set) var box: CGRect
  private(set) var isPageOpen = false
  private(set) var isClosed = false
  let context: OpaquePointer
  private let surface: OpaquePointer
  private let stream: Stream
  /// How many transparency layers are open on the page.
  var openLayers = 0
  /// Images that are in the document already, by their pixels, which are kept so that nobody else
  /// gets their identity.
  var knownImages: [ObjectIdentifier: (bitmap: Bitmap, number: Int)] = [:]
  private var toldOfNoPage = false

  /// Takes the document's bytes as the library hands them out.
  private final class Stream {
    let consumer: CGDataConsumer

    init(_ consumer: CGDataConsumer) { self.consumer = consumer }
  }

  init?(_ consumer: CGDataConsumer, box: CGRect, info: PDFInfo) {
    stream = Stream(consumer)
    self.box = Self.accepted(box) ?? Self.letter
    let write: cairo_write_func_t = { stream, bytes, count in
      guard let stream, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      let taken = Unmanaged<Stream>.fromOpaque(stream).takeUnretainedValue().consumer
        .take(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
      return taken ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
    }
    guard
      let surface = cairo_pdf_surface_create_for_stream(
        write,
        Unmanaged.passUnretained(stream).toOpaque(),
        Double(self.box.width),
        Double(self.box.height)
      ), let context = cairo_create(surface)
    else { return nil }
    (self.surface, self.context) = (surface, context)
    // As iOS writes them; newer ones pack away what readers and people look for.
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
    describe(info)
  }

  deinit {
    close()
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  private func describe(_ info: PDFInfo) {
    let fields = [
      kCGPDFContextTitle: CAIRO_PDF_METADATA_TITLE,
      kCGPDFContextAuthor: CAIRO_PDF_METADATA_AUTHOR,
      kCGPDFContextSubject: CAIRO_PDF_METADATA_SUBJECT,
      kCGPDFContextKeywords: CAIRO_PDF_METADATA_KEYWORDS,
      kCGPDFContextCreator: CAIRO_PDF_METADATA_CREATOR,
    ]
    for (key, text) in info.texts.sorted(by: { $0.key < $1.key }) {
      if let field = fields[key] { cairo_pdf_surface_set_metadata(surface, field, text) }
    }
    guard info.wantsProtection else { return }
    UIKitDiagnostics.report(
      Diagnosis(
        .pdfProtection,
        place: "CGContext(consumer:mediaBox:_:)",
        saw: "a password, or printing or copying that is not allowed"
      )
    )
  }

  /// A page's place, made positive; nil where no page can be so large or small.
  static func accepted(_ box: CGRect) -> CGRect? {
    let box = box.standardized
    let sides = 0.01...longest
    guard box.minX.isFinite, box.minY.isFinite, sides.contains(box.width),
      sides.contains(box.height)
    else { return nil }
    return box
  }

  /// The page's pixels.
  var pixels: PixelRect {
    PixelRect(
      around: CGRect(x: 0, y: 0, width: box.width * Self.scale, height: box.height * Self.scale)
    )
  }

  /// From points with y up to pixels with y down.
  var transform: CGAffineTransform {
    let scale = Self.scale
    return CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: -scale,
      tx: -box.minX * scale,
      ty: box.maxY * scale
    )
  }

  func beginPage(_ newBox: CGRect?) {
    guard !isClosed else { return }
    endPage()
    if let newBox = newBox.flatMap(Self.accepted) { box = newBox }
    cairo_pdf_surface_set_size(surface, Double(box.width), Double(box.height))
    isPageOpen = true
    cairo_identity_matrix(context)
    cairo_scale(context, 1 / Double(Self.scale), 1 / Double(Self.scale))
  }

  func endPage() {
    guard isPageOpen else { return }
    while openLayers > 0 { endLayer(nil) }
    isPageOpen = false
    CairoFaces.inTurn { cairo_show_page(context) }
  }

  func close() {
    guard !isClosed else { return }
    endPage()
    isClosed = true
    CairoFaces.inTurn { cairo_surface_finish(surface) }
    knownImages = [:]
    let status = cairo_surface_status(surface)
    guard status != CAIRO_STATUS_SUCCESS else { return }
    UIKitDiagnostics.report(
      Diagnosis(
        .pdfUnwritten,
        place: "CGContext.closePDF()",
        saw: String(cString: cairo_status_to_string(status))
      )
    )
  }

  /// Whether there is a page to draw on; where there is none, that is told once.
  var canDraw: Bool {
    if isPageOpen { return true }
    if !toldOfNoPage {
      toldOfNoPage = true
      UIKitDiagnostics.report(
        Diagnosis(
          .pdfPage,
          place: isClosed ? "after closePDF()" : "before a page begins",
          saw: "drawing"
        )
      )
    }
    return false
  }

  // MARK: Links

  /// Lets a rectangle of user space lead to a page of the web, or to a place of this document.
  func link(_ rect: CGRect, to target: Target) {
    guard canDraw else { return }
    let box = "rect=[\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)]"
    let goal =
      switch target {
      case .address(let url): "uri='\(Self.quoted(url.absoluteString))'"
      case .place(let name): "dest='\(Self.quoted(name))'"
      }
    inPoints {
      cairo_tag_begin(context, CAIRO_TAG_LINK, "\(box) \(goal)")
      cairo_tag_end(context, CAIRO_TAG_LINK)
    }
  }

  /// Gives a place of the page a name.
  func name(_ point: CGPoint, _ name: String) {
    guard canDraw else { return }
    inPoints {
      cairo_tag_begin(
        context,
        CAIRO_TAG_DEST,
        "name='\(Self.quoted(name))' x=\(point.x) y=\(point.y)"
      )
      cairo_tag_end(context, CAIRO_TAG_DEST)
    }
  }

  /// Where a link leads.
  enum Target {
    case address(URL)
    case place(String)
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }

  /// The library takes places of links as points of the page.
  private func inPoints(_ body: () -> Void) {
    cairo_save(context)
    cairo_identity_matrix(context)
    body()
    cairo_restore(context)
  }
}
