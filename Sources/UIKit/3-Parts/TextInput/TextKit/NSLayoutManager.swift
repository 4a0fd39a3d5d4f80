import CoreGraphics
import Foundation
import TextShaping

/// Lays the text of a storage out in containers, and tells where its characters are.
///
/// Every UTF-16 unit of the text counts as one glyph.
@MainActor @preconcurrency
open class NSLayoutManager: NSObject {
  /// The text view whose layout this is; nil where the manager lays out itself.
  weak var view: UITextView?
  private var fragments: [TextFragment] = []
  /// The text that was laid out.
  private var text: NSAttributedString?

  /// Makes a manager without text and containers.
  public override init() { super.init() }

  /// The text; it is the storage that holds the manager.
  open internal(set) weak var textStorage: NSTextStorage?

  /// The containers, in the order text flows through them.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Adds a container behind the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Adds a container before the one at an index.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
    container.changed = { [weak self] in self?.forget() }
    forget()
  }

  /// Takes a container away.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    let container = textContainers.remove(at: index)
    container.layoutManager = nil
    container.changed = {}
    forget()
  }

  /// Whether the font's leading separates lines.
  ///
  /// Defaults to true.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { forget() } } }

  /// Has everything laid out again.
  func forget() {
    text = nil
    view?.containerDidChange()
  }

  /// The text was edited.
  func storageDidChange() {
    if let view { view.storageDidChange() } else { forget() }
  }

  // MARK: Layout

  /// The parts of the text, by container.
  private var parts: [TextFragment] {
    if let view {
      view.layoutIfNeeded()
      guard let source = view.canvas.source, let layout = view.canvas.textLayout else { return [] }
      let range = NSRange(location: 0, length: view.editing.editor.length)
      let padding = textContainers.first?.lineFragmentPadding ?? 0
      return [TextFragment(range: range, source: source, layout: layout, padding: padding)]
    }
    guard let textStorage else { return [] }
    let now = textStorage.snapshot
    if let text, text.isEqual(now) { return fragments }
    text = now
    fragments = layOut(now)
    return fragments
  }

  private func layOut(_ text: NSAttributedString) -> [TextFragment] {
    var start = 0
    var result: [TextFragment] = []
    for container in textContainers {
      let rest = NSRange(location: start, length: text.length - start)
      let width = container.size.width > 0 ? container.size.width : .infinity
      var room = container.room(width: width, usesFontLeading: usesFontLeading)
      var source = Self.source(of: text.attributedSubstring(from: rest), container)
      var layout = source.layout(room)
      let fitting = container.size.height > 0 ? container.size.height : .infinity
      let lines = layout.lines.prefix { $0.y + $0.height <= fitting + 0.001 }
      var length = rest.length
      if lines.count < layout.lines.count {
        length = lines.last?.range.upperBound ?? 0
        let isLast = container === textContainers.last
        if !isLast || lines.isEmpty {
          let part = NSRange(location: start, length: length)
          source = Self.source(of: text.attributedSubstring(from: part), container)
        } else {
          // The last container says how its last line goes on.
          room.maximumLines = lines.count
          room.truncation = .lastLine
        }
        layout = source.layout(room)
      } else if layout.isTruncated, let last = layout.lines.last {
        length = last.range.upperBound
      }
      result.append(
        TextFragment(
          range: NSRange(location: start, length: length),
          source: source,
          layout: layout,
          padding: container.lineFragmentPadding
        )
      )
      start += length
    }
    return result
  }

  private static func source(
    of text: NSAttributedString,
    _ container: NSTextContainer
  ) -> TextSource {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = container.lineBreakMode
    return TextSource(
      text,
      TextSource.Defaults(
        font: .systemFont(ofSize: 12),
        color: .black,
        paragraph: paragraph,
        naturalAlignment: nil
      )
    )
  }

  private func part(in container: NSTextContainer) -> TextFragment? {
    let parts = parts
    guard let index = textContainers.firstIndex(where: { $0 === container }),
      parts.indices.contains(index)
    else { return nil }
    return parts[index]
  }

  private func part(at index: Int) -> TextFragment? {
    let parts = parts
    return parts.first { NSLocationInRange(index, $0.range) } ?? parts.last
  }

  /// Lays out what is in a container, if it was not.
  open func ensureLayout(for container: NSTextContainer) { _ = part(in: container) }

  /// The number of glyphs: that of the text's UTF-16 units.
  open var numberOfGlyphs: Int { view?.editing.editor.length ?? textStorage?.length ?? 0 }

  // MARK: Glyphs and characters

  /// The glyphs that lie in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    part(in: container)?.range ?? NSRange(location: 0, length: 0)
  }

  /// The glyphs of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  // MARK: Places

  /// What a container's lines take of it, in its coordinates, with the padding at both sides.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    part(in: container)?.usedRect ?? .zero
  }

  /// The smallest rectangle around glyphs, in their container's coordinates.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange,
    in container: NSTextContainer
  ) -> CGRect {
    guard let part = part(in: container), let range = part.local(glyphRange) else { return .zero }
    let rects = part.layout.selectionRects(for: range)
    guard let first = rects.first else { return .zero }
    return rects.reduce(first) { $0.union($1) }.offsetBy(dx: part.padding, dy: 0)
  }

  /// Calls a block with the rectangle of each line that glyphs are on, until it says stop.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange,
    withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let part = part(in: textContainer), let range = part.local(glyphRange) else { return }
    var stop = ObjCBool(false)
    for rect in part.layout.selectionRects(for: range) where !stop.boolValue {
      block(rect.offsetBy(dx: part.padding, dy: 0), &stop)
    }
  }

  /// The character at a point of a container, and how far across it the point is.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard let part = part(in: container) else { return 0 }
    let place = CGPoint(x: point.x - part.padding, y: point.y)
    let range: Range<Int>
    if let exact = part.layout.characterRange(at: place) {
      range = exact
    } else {
      // Beside the text it is the nearest character of the nearest line.
      let near = part.layout.position(nearestTo: place)
      let last = max(0, part.range.length - 1)
      let index =
        near.index > 0 && (near.isAtLineEnd || near.index > last) ? near.index - 1 : near.index
      range = min(index, last)..<min(index, last) + 1
      partialFraction?.pointee = near.isAtLineEnd || near.index > last ? 1 : 0
      return part.range.location + range.lowerBound
    }
    if let rect = part.layout.selectionRects(for: range).first, rect.width > 0 {
      partialFraction?.pointee = min(1, max(0, (place.x - rect.minX) / rect.width))
    }
    return part.range.location + range.lowerBound
  }

  /// The glyph at a point of a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// The glyph at a point of a container, and how far across it the point is.
  open func glyphIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point,
      in: container,
      fractionOfDistanceBetweenInsertionPoints: partialFraction
    )
  }

  // MARK: Lines

  /// The rectangle of the line with a glyph, as wide as its container, and the line's glyphs.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let part = part(at: glyphIndex), let line = part.line(at: glyphIndex) else {
      return .zero
    }
    effectiveGlyphRange?.pointee = Self.range(of: line, in: part)
    return Self.rect(of: line, in: part, width: width(of: part))
  }

  /// What text takes of the line with a glyph, and the line's glyphs.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let part = part(at: glyphIndex), let line = part.line(at: glyphIndex) else {
      return .zero
    }
    effectiveGlyphRange?.pointee = Self.range(of: line, in: part)
    return Self.usedRect(of: line, in: part)
  }

  /// Where a glyph stands on its line: from the line's left side, and down to the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let part = part(at: glyphIndex), let line = part.line(at: glyphIndex) else {
      return .zero
    }
    let place = TextLayoutPosition(glyphIndex - part.range.location)
    let caret = part.layout.caretRect(at: place)
    return CGPoint(x: caret.minX + part.padding, y: line.baseline - line.y)
  }

  /// Calls a block with each line that glyphs are on: its rectangle, what text takes of it, its
  /// container and its glyphs, until it says stop.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for (part, container) in zip(parts, textContainers) {
      for line in part.layout.lines {
        let range = Self.range(of: line, in: part)
        guard NSIntersectionRange(range, glyphRange).length > 0, !stop.boolValue else { continue }
        let rect = Self.rect(of: line, in: part, width: width(of: part))
        block(rect, Self.usedRect(of: line, in: part), container, range, &stop)
      }
    }
  }

  private func width(of part: TextFragment) -> CGFloat {
    guard let index = parts.firstIndex(where: { $0.range == part.range }),
      textContainers.indices.contains(index), textContainers[index].size.width > 0
    else { return part.usedRect.width }
    return textContainers[index].size.width
  }

  private static func range(of line: TextLine, in part: TextFragment) -> NSRange {
    NSRange(location: part.range.location + line.range.lowerBound, length: line.range.count)
  }

  private static func rect(of line: TextLine, in part: TextFragment, width: CGFloat) -> CGRect {
    CGRect(x: 0, y: line.y, width: width, height: line.height)
  }

  private static func usedRect(of line: TextLine, in part: TextFragment) -> CGRect {
    CGRect(x: line.x, y: line.y, width: line.width + 2 * part.padding, height: line.height)
  }

  // MARK: Drawing

  /// Draws glyphs in the current graphics context, their container's corner at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for (part, container) in zip(parts, textContainers) {
      guard part.local(glyphsToShow) != nil else { continue }
      context.saveGState()
      if NSIntersectionRange(glyphsToShow, part.range) != part.range {
        context.clip(
          to: boundingRect(forGlyphRange: glyphsToShow, in: container)
            .offsetBy(dx: origin.x, dy: origin.y)
        )
      }
      part.source.draw(
        part.layout,
        in: context,
        at: CGPoint(x: origin.x + part.padding, y: origin.y)
      )
      context.restoreGState()
    }
  }
}
