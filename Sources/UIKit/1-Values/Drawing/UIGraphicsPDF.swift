// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Diagnostics
import Foundation

/// Starts a PDF document, in data, that drawing goes to once a page begins.
///
/// - Parameters:
///   - data: gets the document's bytes, all of them once it ends.
///   - bounds: where pages lie, in points; an empty rectangle stands for 612 × 792 points.
///   - documentInfo: what the document says of itself, by `kCGPDFContextTitle` and its kin.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData,
  _ bounds: CGRect,
  _ documentInfo: [AnyHashable: Any]?
) {
  GraphicsStack.current.pushPages(CGDataConsumer(data: data), bounds, documentInfo)
}

/// Starts a PDF document, in a file, that drawing goes to once a page begins.
///
/// - Parameters:
///   - path: the file's place; what is there is replaced.
///   - bounds: where pages lie, in points; an empty rectangle stands for 612 × 792 points.
///   - documentInfo: what the document says of itself, by `kCGPDFContextTitle` and its kin.
/// - Returns: whether a file can be written there. If not, nothing is started.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String,
  _ bounds: CGRect,
  _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let consumer = CGDataConsumer(url: URL(fileURLWithPath: path))
  return GraphicsStack.current.pushPages(consumer, bounds, documentInfo)
}

/// Ends the PDF document that was started last.
public func UIGraphicsEndPDFContext() {
  guard let pages = GraphicsStack.current.pages else { return }
  pages.closePDF()
  GraphicsStack.current.pop()
}

/// Begins a page of the PDF document, of the bounds that the document was started with.
public func UIGraphicsBeginPDFPage() {
  guard let entry = GraphicsStack.current.last, entry.pageBounds != nil else { return }
  UIGraphicsBeginPDFPageWithInfo(entry.pageBounds ?? .zero, nil)
}

/// Begins a page of the PDF document, after it ended the one before.
///
/// The origin is the top left corner, y points down.
///
/// - Parameters:
///   - bounds: where the page lies, in points; an empty rectangle stands for 612 × 792 points.
///   - pageInfo: not looked at.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  GraphicsStack.current.pages?.beginPage(bounds)
}

/// Where the present page lies, in points; the next one's bounds where none is open, and zero without
/// a PDF document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  GraphicsStack.current.pages?.pageBox ?? .zero
}

/// Lets a rectangle of the page lead to a web page.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  GraphicsStack.current.pages?.setURL(url, for: rect)
}

/// Gives a point of the page a name, to which links can lead.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  GraphicsStack.current.pages?.addDestination(name, at: point)
}

/// Lets a rectangle of the page lead to a point with a name.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  GraphicsStack.current.pages?.setDestination(name, for: rect)
}

extension CGContext {
  /// Begins a page with the origin at its top left corner and y down, as UIKit draws.
  func beginPage(_ bounds: CGRect) {
    var box = bounds.isEmpty ? Self.paper : bounds
    beginPage(mediaBox: &box)
    translateBy(x: 0, y: box.minY + box.maxY)
    scaleBy(x: 1, y: -1)
  }

  /// A page without a size.
  static var paper: CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }
}

extension GraphicsStack {
  /// The document that drawing goes to now.
  fileprivate var pages: CGContext? {
    guard let last, last.pageBounds != nil else { return nil }
    return last.context
  }

  @discardableResult
  fileprivate func pushPages(
    _ consumer: CGDataConsumer?,
    _ bounds: CGRect,
    _ info: [AnyHashable: Any]?
  ) -> Bool {
    var box = bounds.isEmpty ? CGContext.paper : bounds
    guard let consumer, let context = CGContext(consumer: consumer, mediaBox: &box, info) else {
      return false
    }
    push(Entry(context: context, scale: 1, pageBounds: box))
    return true
  }
}
