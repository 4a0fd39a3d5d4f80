import CoreGraphics
import Foundation
internal import HTMLReading

/// Text in HTML as UIKit shows it.
enum HTMLText {
  /// Reads a text; nil where it is longer, or its elements lie deeper in each other, than can be read.
  static func attributed(
    _ text: String,
    _ defaults: [NSAttributedString.Key: Any]
  ) -> NSAttributedString? {
    guard let runs = HTMLReader.runs(of: text) else { return nil }
    let result = NSMutableAttributedString()
    var fonts: [FontWish: UIFont] = [:]
    var paragraphs: [HTMLParagraph: NSParagraphStyle] = [:]
    for run in runs {
      let wish = FontWish(run.style)
      let font = fonts[wish] ?? wish.font
      fonts[wish] = font
      let paragraph = paragraphs[run.paragraph] ?? style(run.paragraph)
      paragraphs[run.paragraph] = paragraph
      var attributes = defaults
      attributes[.font] = font
      attributes[.paragraphStyle] = paragraph
      attributes.merge(looks(run.style)) { $1 }
      result.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return result
  }

  private static func looks(_ style: HTMLStyle) -> [NSAttributedString.Key: Any] {
    let ink = style.color ?? HTMLColor(red: 0, green: 0, blue: 0)
    var looks: [NSAttributedString.Key: Any] = [.foregroundColor: color(ink), .kern: style.kern]
    if let background = style.background { looks[.backgroundColor] = color(background) }
    if style.isUnderlined { looks[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { looks[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link = style.link { looks[.link] = URL(string: link) ?? link }
    switch style.baseline {
    case .line: break
    case .raised: looks[.baselineOffset] = style.size * 0.4
    case .lowered: looks[.baselineOffset] = -style.size * 0.2
    }
    return looks
  }

  private static func color(_ color: HTMLColor) -> UIColor {
    UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  private static func style(_ paragraph: HTMLParagraph) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment =
      switch paragraph.alignment {
      case .natural: .natural
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      }
    style.paragraphSpacing = paragraph.spacing
    style.defaultTabInterval = 36
    style.tabStops = []
    style.headIndent = paragraph.indent
    style.firstLineHeadIndent = paragraph.indent
    style.tailIndent = -paragraph.tailIndent
    style.lineHeightMultiple = paragraph.lineHeightMultiple
    if paragraph.listDepth > 0 {
      // A tab to the marker and one to the text.
      style.firstLineHeadIndent = 0
      style.tabStops = [
        NSTextTab(textAlignment: .left, location: max(0, paragraph.indent - 25)),
        NSTextTab(textAlignment: .natural, location: paragraph.indent),
      ]
    }
    return style
  }
}

/// What is asked of a font.
private struct FontWish: Hashable {
  let families: [String]
  let size: Double
  let isBold: Bool
  let isItalic: Bool

  init(_ style: HTMLStyle) {
    (families, size) = (style.families, style.size)
    (isBold, isItalic) = (style.isBold, style.isItalic)
  }

  /// The first font that is here; the usual one has serifs.
  var font: UIFont {
    let plain = families.lazy.compactMap(family).first ?? design(.serif)
    guard isBold || isItalic else { return plain }
    var traits = plain.fontDescriptor.symbolicTraits
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    return plain.fontDescriptor.withSymbolicTraits(traits).map {
      UIFont(descriptor: $0, size: size)
    } ?? plain
  }

  private func family(_ name: String) -> UIFont? {
    switch name.lowercased() {
    case "-apple-system", "system-ui", "sans-serif", "ui-sans-serif", "helvetica", "arial",
      ".sf ui text",
      ".applesystemuifont":
      .systemFont(ofSize: size)
    case "serif", "ui-serif", "times", "times new roman": design(.serif)
    case "monospace", "ui-monospace", "courier":
      .monospacedSystemFont(ofSize: size, weight: .regular)
    case "ui-rounded": design(.rounded)
    default: UIFont(name: name, size: size)
    }
  }

  private func design(_ design: UIFontDescriptor.SystemDesign) -> UIFont {
    let plain = UIFont.systemFont(ofSize: size)
    return plain.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: size) }
      ?? plain
  }
}
