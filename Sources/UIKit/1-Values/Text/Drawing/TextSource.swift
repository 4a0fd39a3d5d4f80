import CoreGraphics
import Foundation
import TextShaping

/// A text as it is to be set, with what its parts look like.
///
/// Shaping needs no colours, so a text stays shaped when they change. One object, as it is handed
/// around in every layout.
final class TextSource {
  /// What the parts of a text are shaped by where they do not say.
  struct Defaults {
    var font: UIFont
    var color: UIColor
    var paragraph: NSParagraphStyle
    /// Where natural alignment puts lines; nil is where each paragraph's own writing starts.
    var naturalAlignment: NSTextAlignment?
    /// What the size of every font is multiplied by.
    var fontScale = CGFloat(1)
  }

  private enum Content {
    case plain(String, TextFormat)
    case attributed(AttributedText, [[NSAttributedString.Key: Any]])
  }

  private let content: Content
  private let defaults: Defaults

  init(_ string: String, _ defaults: Defaults) {
    self.defaults = defaults
    content = .plain(string, Self.format([:], defaults, style: 0))
  }

  init(_ string: NSAttributedString, _ defaults: Defaults) {
    self.defaults = defaults
    var looks: [[NSAttributedString.Key: Any]] = []
    var runs: [AttributedText.Run] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let format = Self.format(attributes, defaults, style: looks.count)
      looks.append(attributes)
      runs.append(AttributedText.Run(range.location..<range.location + range.length, format))
    }
    let plain = Self.format([:], defaults, style: looks.count)
    looks.append([:])
    content = .attributed(AttributedText(string.string, runs: runs, default: plain), looks)
  }

  /// A text that has one look; no attributed string is made of it, since Foundation keeps a part of each
  /// for ever.
  init(
    _ string: String,
    _ attributes: [NSAttributedString.Key: Any],
    _ defaults: Defaults
  ) {
    self.defaults = defaults
    let look = Self.format(attributes, defaults, style: 0)
    let plain = Self.format([:], defaults, style: 1)
    let length = string.utf16.count
    let runs = length == 0 ? [] : [AttributedText.Run(0..<length, look)]
    content = .attributed(AttributedText(string, runs: runs, default: plain), [attributes, [:]])
  }

  /// The same looks on another text; nil where the looks are of parts of this one.
  func showing(_ string: String) -> TextSource? {
    guard case .plain(_, let format) = content else { return nil }
    return TextSource(content: .plain(string, format), defaults: defaults)
  }

  private init(content: Content, defaults: Defaults) {
    self.content = content
    self.defaults = defaults
  }

  func measure(_ constraints: LayoutConstraints) -> TextMeasurement {
    switch content {
    case .plain(let string, let format):
      Typesetter.shared.measure(string, format, in: constraints)
    case .attributed(let text, _): Typesetter.shared.measure(text, in: constraints)
    }
  }

  func layout(_ constraints: LayoutConstraints) -> TextLayout {
    switch content {
    case .plain(let string, let format):
      Typesetter.shared.layout(string, format, in: constraints)
    case .attributed(let text, _): Typesetter.shared.layout(text, in: constraints)
    }
  }

  /// Draws a layout made of this text, colours resolved under the current traits.
  ///
  /// `override` changes the look of every part, as a label does that is highlighted.
  func draw(
    _ layout: TextLayout,
    in context: CGContext,
    at origin: CGPoint,
    override: ((inout DrawStyle) -> Void)? = nil
  ) {
    let looks: [[NSAttributedString.Key: Any]] =
      if case .attributed(_, let looks) = content { looks } else { [[:]] }
    let styles = looks.map { attributes in
      var style = DrawStyle(attributes, defaults.color)
      override?(&style)
      return style
    }
    layout.draw(
      in: context,
      at: origin,
      style: { styles.indices.contains($0) ? styles[$0] : styles[0] },
      attachment: { run, box in
        guard looks.indices.contains(run.style),
          let attachment = looks[run.style][.attachment] as? NSTextAttachment
        else { return }
        let color = looks[run.style][.foregroundColor] as? UIColor ?? self.defaults.color
        attachment.draw(in: box, looks[run.style][.font] as? UIFont ?? self.defaults.font, color)
      }
    )
  }

  private static func format(
    _ attributes: [NSAttributedString.Key: Any],
    _ defaults: Defaults,
    style: Int
  ) -> TextFormat {
    var own = attributes[.font] as? UIFont ?? defaults.font
    if let intent = InlinePresentationIntent(in: attributes) { own = own.showing(intent) }
    if let matrix = GlyphMatrix(in: attributes) { own = own.showing(matrix) }
    let font = defaults.fontScale == 1 ? own : own.withSize(own.pointSize * defaults.fontScale)
    var text = TextAttributes(font: font.font)
    text.kern = Double(boxed: attributes[.kern]).map { CGFloat($0) }
    text.tracking = Double(boxed: attributes[.tracking]) ?? 0
    text.baselineOffset = Double(boxed: attributes[.baselineOffset]) ?? 0
    text.usesLigatures = Double(boxed: attributes[.ligature]).map { $0 != 0 } ?? true
    if let directions = attributes[.writingDirection] as? [Int] {
      text.directions = directions.compactMap(DirectionMark.init(numbered:))
    }
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraph
    text.paragraphStyle = ParagraphStyle(paragraph)
    if paragraph.alignment == .natural, let alignment = defaults.naturalAlignment {
      text.paragraphStyle.alignment = alignment.shaping
    }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      text.attachment = AttachmentBox(bounds: attachment.box(font))
    }
    text.style = style
    return TextFormat.shared(text)
  }
}

extension NSTextAttachment {
  /// Where the picture lies, from the baseline upwards.
  func box(_ font: UIFont) -> CGRect {
    guard bounds.isEmpty else { return bounds }
    guard let image = shown(font) else { return .zero }
    // The baseline of a symbol is the text's.
    let offset = image.baselineOffsetFromBottom ?? 0
    return CGRect(origin: CGPoint(x: 0, y: -offset), size: image.size)
  }

  /// Draws the picture; a template takes the colour of the text.
  func draw(in box: CGRect, _ font: UIFont, _ color: UIColor) {
    guard let image = shown(font) else { return }
    let isTinted = image.content.isTemplate && image.content.properties.tint == nil
    (isTinted ? image.withTintColor(color) : image).draw(in: box)
  }

  /// The picture; a symbol that does not say its size has the text's.
  private func shown(_ font: UIFont) -> UIImage? {
    guard let image = picture, image.isSymbolImage else { return picture }
    let fitting = UIImage.SymbolConfiguration(font: font).merged(with: image.configuration)
    return image.with { $0.configuration = fitting }
  }
}

extension DrawStyle {
  /// The look of a part of a text, colours resolved under the current traits.
  init(_ attributes: [NSAttributedString.Key: Any], _ color: UIColor) {
    let isLink = attributes[.link] != nil
    let foreground =
      attributes[.foregroundColor] as? UIColor ?? (isLink ? UIColor.link : color)
    self.init(foreground: foreground.cgColor)
    background = (attributes[.backgroundColor] as? UIColor)?.cgColor
    underline = LineDecoration(
      attributes[.underlineStyle] ?? (isLink ? NSUnderlineStyle.single.rawValue : nil),
      attributes[.underlineColor]
    )
    let isStruck =
      InlinePresentationIntent(in: attributes)?.contains(.strikethrough) == true
    strikethrough = LineDecoration(
      attributes[.strikethroughStyle] ?? (isStruck ? NSUnderlineStyle.single.rawValue : nil),
      attributes[.strikethroughColor]
    )
    strokeWidth = Double(boxed: attributes[.strokeWidth]) ?? 0
    strokeColor = (attributes[.strokeColor] as? UIColor)?.cgColor
    if let shadow = attributes[.shadow] as? NSShadow,
      let color = shadow.shadowColor as? UIColor
    {
      self.shadow = TextShadow(
        offset: shadow.shadowOffset,
        blurRadius: shadow.shadowBlurRadius,
        color: color.cgColor
      )
    }
  }
}

extension LineDecoration {
  init?(_ style: Any?, _ color: Any?) {
    guard let number = Double(boxed: style), number > 0 else { return nil }
    let raw = Int(pixels: number)
    let weight: Weight = raw & 8 != 0 ? .double : raw & 2 != 0 ? .thick : .single
    let pattern: Pattern =
      switch raw & 0x700 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    self.init(
      weight,
      pattern,
      color: (color as? UIColor)?.cgColor,
      isByWord: raw & NSUnderlineStyle.byWord.rawValue != 0
    )
  }
}

extension ParagraphStyle {
  init(_ style: NSParagraphStyle) {
    self.init()
    alignment = style.alignment.shaping
    lineBreakMode = style.lineBreakMode.shaping
    lineSpacing = style.lineSpacing
    paragraphSpacing = style.paragraphSpacing
    paragraphSpacingBefore = style.paragraphSpacingBefore
    minimumLineHeight = style.minimumLineHeight
    maximumLineHeight = style.maximumLineHeight
    lineHeightMultiple = style.lineHeightMultiple
    firstLineHeadIndent = style.firstLineHeadIndent
    headIndent = style.headIndent
    tailIndent = style.tailIndent
    defaultTabInterval = style.defaultTabInterval
    lineBreakStrategy = LineBreakStrategy(rawValue: Int(style.lineBreakStrategy.rawValue & 3))
    baseWritingDirection =
      switch style.baseWritingDirection {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    tabStops = style.tabStops.map { tab in
      switch tab.alignment {
      case .left: TabStop(tab.location, .left)
      case .center: TabStop(tab.location, .center)
      case .right: TabStop(tab.location, .right)
      default: TabStop(tab.location, .natural)
      }
    }
  }
}

extension NSTextAlignment {
  var shaping: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  var shaping: ParagraphStyle.LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .charWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}
