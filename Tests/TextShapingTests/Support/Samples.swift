import Foundation

@testable import TextShaping

/// A system font of the process.
func systemFont(_ size: CGFloat = 17, _ weight: FontWeight = .regular) -> Font {
  FontLibrary.shared.font(for: .system(size, weight: weight))
}

/// A font by name, which must be one of the pinned ones.
func namedFont(_ name: String, _ size: CGFloat = 17) -> Font {
  FontLibrary.shared.font(for: .named(name, size))
}

/// A format with some attributes changed.
func format(
  _ font: Font = systemFont(),
  _ change: (inout TextAttributes) -> Void = { _ in }
)
  -> TextFormat
{
  var attributes = TextAttributes(font: font)
  change(&attributes)
  return .shared(attributes)
}

/// A format with some of the paragraph style changed.
func paragraphFormat(
  _ font: Font = systemFont(),
  _ change: (inout ParagraphStyle) -> Void
) -> TextFormat {
  format(font) { change(&$0.paragraphStyle) }
}

/// A layout without help from a cache.
func layout(
  _ text: String,
  _ format: TextFormat = format(),
  width: CGFloat = .infinity,
  height: CGFloat = .infinity,
  lines: Int = 0
) -> TextLayout {
  Typesetter(cacheLimit: 0).layout(
    text,
    format,
    in: LayoutConstraints(width: width, height: height, maximumLines: lines)
  )
}

func layout(_ text: AttributedText, width: CGFloat = .infinity, lines: Int = 0) -> TextLayout {
  Typesetter(cacheLimit: 0).layout(
    text,
    in: LayoutConstraints(width: width, maximumLines: lines)
  )
}

extension TextLayout {
  /// The text on each line, with the spaces at its end.
  var texts: [String] {
    let units = Array(string.utf16)
    return lines.map { String(decoding: units[$0.range], as: UTF16.self) }
  }

  /// The text of each line without the spaces at its end.
  var visibleTexts: [String] {
    texts.map { $0.replacing(/[ \t\u{3000}]+$/, with: "") }
  }

  func text(of range: Range<Int>) -> String {
    let units = Array(string.utf16)
    return String(decoding: units[range], as: UTF16.self)
  }

  /// What one sees from left to right: the text of each run, and … for an ellipsis.
  var pictures: [String] {
    lines.map { line in
      line.runs.map { run in
        if run.range.isEmpty { return run.glyphs.isEmpty ? "" : "…" }
        let text = text(of: run.range)
        return run.isRightToLeft ? String(text.reversed()) : text
      }
      .joined()
    }
  }

  /// All glyphs, from left to right and line by line.
  var glyphs: [LayoutGlyph] { lines.flatMap { $0.runs.flatMap(\.glyphs) } }

  /// The PostScript names of the faces that draw, in order and without repetition.
  var faces: [String] {
    var names: [String] = []
    for run in lines.flatMap(\.runs) where names.last != run.typeface.names.postScript {
      names.append(run.typeface.names.postScript)
    }
    return names
  }
}
