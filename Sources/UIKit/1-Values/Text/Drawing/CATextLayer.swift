import CoreGraphics
import Foundation
import QuartzCore

/// The way a text layer leaves out what does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String

  /// Makes a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Text is cut off; the default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// An ellipsis stands at the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// An ellipsis stands at the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// An ellipsis stands in the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where a text layer's lines stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String

  /// Makes a place from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the writing starts; the default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// On the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// On the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// On both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows a text at the top of its bounds.
open class CATextLayer: CALayer {
  private struct Values {
    var string: Any?
    var font: Any?
    var fontSize: CGFloat = 36
    var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    var isWrapped = false
    var truncation = CATextLayerTruncationMode.none
    var alignment = CATextLayerAlignmentMode.natural
    var smooths = false
  }

  private var values = Values() { didSet { setNeedsDisplay() } }

  /// Makes a layer without a text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Makes a layer without a text: archives of layers are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    needsDisplayOnBoundsChange = true
    if let layer = layer as? CATextLayer { values = layer.values }
  }

  /// The text: a `String`, or an `NSAttributedString` that brings its own fonts and colours.
  ///
  /// Defaults to nil.
  open var string: Any? {
    get { values.string }
    set { values.string = newValue }
  }

  /// The font, a `UIFont` or the name of one; only its design counts, not its size.
  ///
  /// Defaults to nil, which is Helvetica.
  open var font: Any? {
    get { values.font }
    set { values.font = newValue }
  }

  /// The size of the font, in points.
  ///
  /// Defaults to 36.
  open var fontSize: CGFloat {
    get { values.fontSize }
    set { if newValue.isFinite, newValue >= 0 { values.fontSize = newValue } }
  }

  /// The colour of the text.
  ///
  /// Defaults to opaque white.
  open var foregroundColor: CGColor? {
    get { values.color }
    set { values.color = newValue }
  }

  /// Whether text goes on on the next line.
  ///
  /// Defaults to false.
  open var isWrapped: Bool {
    get { values.isWrapped }
    set { values.isWrapped = newValue }
  }

  /// How text is left out that does not fit.
  ///
  /// Defaults to none, which cuts it off.
  open var truncationMode: CATextLayerTruncationMode {
    get { values.truncation }
    set { values.truncation = newValue }
  }

  /// Where lines stand.
  ///
  /// Defaults to natural.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// Without effect: glyphs are always drawn with shades of their colour.
  ///
  /// Defaults to false.
  open var allowsFontSubpixelQuantization: Bool {
    get { values.smooths }
    set { values.smooths = newValue }
  }

  /// Draws the text.
  open override func draw(in ctx: CGContext) {
    let text = text
    guard text.length > 0 else { return }
    UIGraphicsPushContext(ctx)
    defer { UIGraphicsPopContext() }
    ctx.saveGState()
    ctx.clip(to: bounds)
    var options: NSStringDrawingOptions = .usesLineFragmentOrigin
    if isWrapped, truncationMode != .none { options.insert(.truncatesLastVisibleLine) }
    text.draw(with: bounds, options: options, context: nil)
    ctx.restoreGState()
  }

  /// The size of the text on as many lines as it needs.
  open override func preferredFrameSize() -> CGSize {
    let width = isWrapped && bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    return text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).size
  }

  private var text: NSAttributedString {
    let text: NSMutableAttributedString
    switch values.string {
    case let attributed as NSAttributedString:
      text = NSMutableAttributedString(attributedString: attributed)
    case let plain as String:
      var attributes: [NSAttributedString.Key: Any] = [.font: designedFont]
      if let color = values.color { attributes[.foregroundColor] = UIColor(cgColor: color) }
      // Without a colour nothing is drawn.
      if values.color == nil { return NSAttributedString(string: "") }
      text = NSMutableAttributedString(string: plain, attributes: attributes)
    default: return NSAttributedString(string: "")
    }
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { style, range, _ in
      let paragraph = NSMutableParagraphStyle()
      if let style = style as? NSParagraphStyle { paragraph.setParagraphStyle(style) }
      paragraph.lineBreakMode = lineBreakMode
      if let alignment = textAlignment { paragraph.alignment = alignment }
      text.addAttribute(.paragraphStyle, value: paragraph, range: range)
    }
    return text
  }

  private var designedFont: UIFont {
    switch values.font {
    case let font as UIFont: font.withSize(values.fontSize)
    case let name as String: UIFont(name: name, size: values.fontSize) ?? helvetica
    default: helvetica
    }
  }

  private var helvetica: UIFont {
    UIFont(name: "Helvetica", size: values.fontSize) ?? .systemFont(ofSize: values.fontSize)
  }

  private var lineBreakMode: NSLineBreakMode {
    if isWrapped { return .byWordWrapping }
    switch truncationMode {
    case .start: return .byTruncatingHead
    case .middle: return .byTruncatingMiddle
    case .end: return .byTruncatingTail
    default: return .byClipping
    }
  }

  /// Nil leaves attributed texts as they are.
  private var textAlignment: NSTextAlignment? {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: nil
    }
  }
}
