import CoreGraphics
import Foundation
import TextShaping

/// How strings are measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: Int

  /// Makes options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line that fits ends in an ellipsis where text is left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The rectangle's corner is that of the text, and lines wrap at its width.
  ///
  /// Without it the text is one line and the corner is the start of its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The font's leading separates lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// What is measured is the ink.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// What a string was asked to fit and what became of it.
open class NSStringDrawingContext: NSObject {
  /// The least share of the font's size that text is made smaller to.
  ///
  /// 0, the default, keeps the size.
  open var minimumScaleFactor: CGFloat = 0
  /// The share of the font's size that the text was drawn at.
  ///
  /// Kept for the app; nothing here reads it.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the text that was drawn or measured.
  ///
  /// Kept for the app; nothing here reads it.
  open internal(set) var totalBounds = CGRect.zero

  /// Makes a context that keeps fonts' sizes.
  public override init() { super.init() }
}

/// A text that is measured and drawn outside of views.
private struct StringDrawing {
  private let make: (TextSource.Defaults) -> TextSource
  private let options: NSStringDrawingOptions
  private let context: NSStringDrawingContext?
  /// The font of a text that is all of one, so that the standard one is not looked for.
  private let font: UIFont?

  init(
    _ string: NSAttributedString,
    _ options: NSStringDrawingOptions = .usesLineFragmentOrigin,
    _ context: NSStringDrawingContext? = nil
  ) {
    make = { TextSource(string, $0) }
    self.options = options
    self.context = context
    let whole = NSRange(location: 0, length: string.length)
    var reach = NSRange()
    let first =
      string.length == 0
      ? nil : string.attribute(.font, at: 0, longestEffectiveRange: &reach, in: whole) as? UIFont
    font = reach == whole ? first : nil
  }

  /// A text that has one look.
  init(
    _ string: String,
    _ attributes: [NSAttributedString.Key: Any]?,
    _ options: NSStringDrawingOptions = .usesLineFragmentOrigin,
    _ context: NSStringDrawingContext? = nil
  ) {
    let attributes = attributes ?? [:]
    make = { TextSource(string, attributes, $0) }
    self.options = options
    self.context = context
    font = string.isEmpty ? nil : attributes[.font] as? UIFont
  }

  /// The text in a size, as large as the context lets it be.
  private func fit(_ size: CGSize) -> (source: TextSource, layout: TextLayout) {
    let room = room(size)
    let source = make(defaults(fontScale: 1))
    let layout = source.layout(room)
    context?.actualScaleFactor = 1
    guard let context, context.minimumScaleFactor > 0, !fits(layout, size) else {
      return (source, layout)
    }
    let fitting = LabelFitting(minimumScale: context.minimumScaleFactor)
    let scale = fitting.scale { fits(make(defaults(fontScale: $0)).layout(room), size) }
    context.actualScaleFactor = scale
    let smaller = make(defaults(fontScale: scale))
    return (smaller, smaller.layout(room))
  }

  private func fits(_ layout: TextLayout, _ size: CGSize) -> Bool {
    !layout.isTruncated && (size.width <= 0 || layout.size.width <= size.width)
      && (size.height <= 0 || layout.size.height <= size.height)
  }

  private func room(_ size: CGSize) -> LayoutConstraints {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let truncates = options.contains(.truncatesLastVisibleLine)
    var room = LayoutConstraints(
      width: wraps && size.width > 0 ? size.width : .infinity,
      height: wraps && truncates && size.height > 0 ? size.height : .infinity,
      maximumLines: wraps ? 0 : 1,
      truncation: truncates ? .lastLine : .everyParagraph
    )
    room.leading = options.contains(.usesFontLeading) ? .allFonts : .nobody
    return room
  }

  func measure(_ size: CGSize) -> CGRect {
    let layout = fit(size).layout
    var rect = CGRect(origin: .zero, size: layout.size)
    if options.contains(.usesDeviceMetrics) {
      rect = layout.inkBounds.isNull ? .zero : layout.inkBounds
    }
    // Without a corner of its own the text starts on its baseline, y still downwards.
    if !options.contains(.usesLineFragmentOrigin) { rect.origin.y -= layout.firstBaseline }
    context?.totalBounds = rect
    return rect
  }

  /// Draws the text in a rectangle, cut off at its edges.
  func drawClipped(to rect: CGRect) {
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    graphics.saveGState()
    graphics.clip(to: rect)
    draw(in: rect)
    graphics.restoreGState()
  }

  func draw(in rect: CGRect) {
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    let (source, layout) = fit(rect.size)
    let wraps = options.contains(.usesLineFragmentOrigin)
    let origin =
      wraps ? rect.origin : CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline)
    context?.totalBounds = CGRect(origin: origin, size: layout.size)
    source.draw(layout, in: graphics, at: origin)
  }

  private func defaults(fontScale: CGFloat) -> TextSource.Defaults {
    TextSource.Defaults(
      font: font ?? Self.standardFont,
      color: .black,
      paragraph: .default,
      fontScale: fontScale
    )
  }

  /// The font of text that names none, as everywhere outside of labels.
  private static let standardFont: UIFont = {
    var description = FontDescription.named("Helvetica", 12)
    description.isImplied = true
    return UIFont(description)
  }()
}

extension NSAttributedString {
  /// The size of the text on lines of any length, in points that are not rounded.
  public func size() -> CGSize { StringDrawing(self).measure(.zero).size }

  /// Draws the text with its corner at a point, on lines of any length.
  public func draw(at point: CGPoint) {
    StringDrawing(self).draw(in: CGRect(origin: point, size: .zero))
  }

  /// Draws the text from the corner of a rectangle on, wrapped at its width and cut off at its end.
  public func draw(in rect: CGRect) { StringDrawing(self).drawClipped(to: rect) }

  /// Draws the text in a rectangle.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    StringDrawing(self, options, context).draw(in: rect)
  }

  /// The rectangle the text takes in some room, in points that are not rounded.
  ///
  /// Without `usesLineFragmentOrigin` it lies about the baseline of one line.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, options, context).measure(size)
  }
}

extension NSString {
  /// The size of the text on lines of any length, in points that are not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }

  /// Draws the text with its corner at a point, on lines of any length.
  public func draw(
    at point: CGPoint,
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    (self as String).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text from the corner of a rectangle on, wrapped at its width and cut off at its end.
  public func draw(
    in rect: CGRect,
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in a rectangle.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// The rectangle the text takes in some room, in points that are not rounded.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size,
      options: options,
      attributes: attributes,
      context: context
    )
  }
}

extension String {
  /// The size of the text on lines of any length, in points that are not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self, attrs).measure(.zero).size
  }

  /// Draws the text with its corner at a point, on lines of any length.
  public func draw(
    at point: CGPoint,
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    StringDrawing(self, attrs).draw(in: CGRect(origin: point, size: .zero))
  }

  /// Draws the text from the corner of a rectangle on, wrapped at its width and cut off at its end.
  public func draw(
    in rect: CGRect,
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    StringDrawing(self, attrs).drawClipped(to: rect)
  }

  /// Draws the text in a rectangle.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StringDrawing(self, attributes, options, context).draw(in: rect)
  }

  /// The rectangle the text takes in some room, in points that are not rounded.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, attributes, options, context).measure(size)
  }
}
