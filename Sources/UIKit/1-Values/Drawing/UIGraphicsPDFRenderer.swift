import CoreGraphics
import Foundation

/// How a PDF document is to be made.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What the document says of itself, by `kCGPDFContextTitle` and its kin.
  ///
  /// Defaults to nothing.
  open var documentInfo: [String: Any] = [:]
}

/// Where a PDF renderer's block draws.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let rendererBounds: CGRect

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat, _ bounds: CGRect) {
    rendererBounds = bounds
    super.init(context, format)
  }

  /// Where the present page lies, in points; the next one's bounds where none is open.
  open var pdfContextBounds: CGRect { cgContext.pageBox ?? rendererBounds }

  /// Begins a page of the renderer's bounds, after it ended the one before.
  open func beginPage() { beginPage(withBounds: rendererBounds, pageInfo: [:]) }

  /// Begins a page, after it ended the one before.
  ///
  /// The origin is the top left corner, y points down.
  ///
  /// - Parameters:
  ///   - bounds: where the page lies, in points.
  ///   - pageInfo: not looked at.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    cgContext.beginPage(bounds)
  }

  /// Lets a rectangle of the page lead to a web page.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

  /// Gives a point of the page a name, to which links can lead.
  open func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name, at: point)
  }

  /// Lets a rectangle of the page lead to a point with a name.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.setDestination(name, for: rect)
  }
}

/// Makes PDF documents of what a block draws.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// A block that draws, page by page.
  public typealias DrawingActions = (_ rendererContext: UIGraphicsPDFRendererContext) -> Void

  private let pdfFormat: UIGraphicsPDFRendererFormat

  /// Makes a renderer of documents of letter paper, 612 × 792 points.
  public convenience init() {
    self.init(bounds: CGContext.paper)
  }

  /// Makes a renderer of documents whose pages have some bounds, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Makes a renderer of documents whose pages have some bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    pdfFormat = format
    super.init(bounds: bounds.isEmpty ? CGContext.paper : bounds, storedFormat: format)
  }

  /// A document of what the block draws.
  open func pdfData(actions: DrawingActions) -> Data {
    let data = NSMutableData()
    if let consumer = CGDataConsumer(data: data) { draw(actions, consumer) }
    return Data(referencing: data)
  }

  /// Writes a document of what the block draws into a file.
  ///
  /// - Throws: what the file system says where there cannot be such a file.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try pdfData(actions: actions).write(to: url)
  }

  private func draw(_ actions: DrawingActions, _ consumer: CGDataConsumer) {
    var box = bounds
    let info = Dictionary(
      uniqueKeysWithValues: pdfFormat.documentInfo.map { ($0 as AnyHashable, $1) }
    )
    guard let context = CGContext(consumer: consumer, mediaBox: &box, info) else { return }
    UIGraphicsPushContext(context)
    actions(UIGraphicsPDFRendererContext(context, pdfFormat, bounds))
    UIGraphicsPopContext()
    context.closePDF()
  }
}
