// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Diagnostics
import Foundation

/// The context that drawing goes to now; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  guard let entry = GraphicsStack.current.last, !entry.isEmpty else { return nil }
  return entry.context
}

/// Lets drawing go to a context until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.push(GraphicsStack.Entry(context: context, scale: 1))
}

/// Lets drawing go where it went before the last push.
public func UIGraphicsPopContext() { GraphicsStack.current.pop() }

/// Starts a picture of a size in points that drawing goes to.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts a picture of a size in points that drawing goes to.
///
/// An opaque picture has no transparency. `scale` is pixels a point; 0 takes the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UITraitCollection.current.drawingScale
  guard let context = GraphicsStack.makeContext(size: size, scale: scale, opaque: opaque) else {
    GraphicsStack.report(size, "UIGraphicsBeginImageContextWithOptions")
    // Its end must not end the picture around it.
    if let nothing = GraphicsStack.makeContext(
      size: CGSize(width: 1, height: 1),
      scale: 1,
      opaque: false
    ) {
      GraphicsStack.current.push(
        GraphicsStack.Entry(context: nothing, scale: 1, isImage: true, isEmpty: true)
      )
    }
    return
  }
  GraphicsStack.current.push(
    GraphicsStack.Entry(context: context, scale: scale, isImage: true)
  )
}

/// What was drawn so far into the picture that was started last.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current.last, entry.isImage, !entry.isEmpty,
    let image = entry.context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: entry.scale, orientation: .up)
}

/// Ends the picture that was started last.
public func UIGraphicsEndImageContext() {
  if GraphicsStack.current.last?.isImage == true { GraphicsStack.current.pop() }
}

/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws the outline of a rectangle, one point wide and inside of it, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let inner = rect.insetBy(dx: 1, dy: 1)
  context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
  context.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
  context.fill(CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height))
  context.fill(CGRect(x: rect.maxX - 1, y: inner.minY, width: 1, height: inner.height))
}

/// Fills a rectangle with the current fill colour, blended with what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  blended(blendMode) { UIRectFill(rect) }
}

/// Draws the outline of a rectangle in the current fill colour, blended with what is there.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  blended(blendMode) { UIRectFrame(rect) }
}

private func blended(_ blendMode: CGBlendMode, _ draw: () -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  draw()
  context.restoreGState()
}

/// Lets drawing change nothing outside of a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UITraitCollection {
  /// Pixels a point; where the traits leave it open, as many as there would be without a screen.
  var drawingScale: CGFloat { displayScale > 0 ? displayScale : Self.fallback.displayScale }
}

/// The contexts that drawing goes to on a thread, the present one last.
final class GraphicsStack {
  struct Entry {
    let context: CGContext
    let scale: CGFloat
    var isImage = false
    /// Whether it stands for a picture of a size that none can have.
    var isEmpty = false
    /// The bounds of pages where it stands for a PDF document.
    var pageBounds: CGRect?
  }

  private static let all = PerThread("UIKit.GraphicsStack") { GraphicsStack() }
  private var entries: [Entry] = []

  static var current: GraphicsStack { all.current }

  var last: Entry? { entries.last }

  func push(_ entry: Entry) { entries.append(entry) }

  func pop() { if !entries.isEmpty { entries.removeLast() } }

  /// Reports a size that no picture can have.
  static func report(_ size: CGSize, _ place: String) {
    UIKitDiagnostics.report(
      Diagnosis(
        .imageSize,
        place: place,
        saw: "\(size.width) × \(size.height) points",
        remedy: "Give a size above zero, of at most \(Bitmap.maximumSide) pixels a side.",
        applePhrase: "UIGraphicsBeginImageContext() failed to allocate CGBitmapContext"
      )
    )
  }

  /// A context for a picture of a size in points; nil where it has no pixels or too many.
  static func makeContext(size: CGSize, scale: CGFloat, opaque: Bool) -> CGContext? {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width.isFinite, height.isFinite, abs(width) < 1e6, abs(height) < 1e6,
      let bitmap = Bitmap(width: Int(width), height: Int(height))
    else { return nil }
    if opaque {
      bitmap.fill(bitmap.bounds, with: Pixel(red: 0, green: 0, blue: 0, alpha: 1))
      bitmap.isOpaque = true
    }
    return CGContext(drawingInto: bitmap, scale: scale)
  }
}
