import Foundation

/// The vertical measures of a line before it has a place; points.
struct LineMetrics: Hashable {
  var ascent: Double
  var descent: Double
  var leading: Double

  /// What the fonts and attachments of a line ask for, as the paragraph style limits it.
  ///
  /// Only fonts that were asked for count: a fallback face never makes a line higher.
  init(_ runs: [GlyphRun], style: ParagraphStyle) {
    var metrics = Self(ascent: -.infinity, descent: -.infinity, leading: 0)
    for run in runs {
      let offset = Double(run.baselineOffset)
      if let attachment = run.attachment {
        metrics.include(
          ascent: attachment.ascent + offset,
          descent: attachment.descent - offset,
          leading: 0
        )
      }
      let font = run.font.metrics
      metrics.include(
        ascent: font.ascender + offset,
        descent: -font.descender - offset,
        leading: font.leading
      )
    }
    self = metrics.limited(by: style)
  }

  /// What one line of a font asks for.
  init(_ font: Font, style: ParagraphStyle) {
    let natural = Self(
      ascent: font.metrics.ascender,
      descent: -font.metrics.descender,
      leading: font.metrics.leading
    )
    self = natural.limited(by: style)
  }

  private init(ascent: Double, descent: Double, leading: Double) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  var height: Double { ascent + descent }

  private mutating func include(ascent: Double, descent: Double, leading: Double) {
    self.ascent = max(self.ascent, ascent)
    self.descent = max(self.descent, descent)
    self.leading = max(self.leading, leading)
  }

  /// The height by the style's multiple and limits; all of the change goes above the baseline.
  private func limited(by style: ParagraphStyle) -> Self {
    guard style.hasLineHeight else { return self }
    var height = height
    let multiple = Double(style.lineHeightMultiple)
    if multiple > 0, multiple.isFinite { height *= multiple }
    height = max(height, Double(style.minimumLineHeight).orZero)
    let maximum = Double(style.maximumLineHeight).orZero
    if maximum > 0 { height = min(height, maximum) }
    return Self(ascent: height - descent, descent: descent, leading: leading)
  }
}

extension ParagraphStyle {
  /// Whether the style changes the height that fonts ask for.
  var hasLineHeight: Bool {
    lineHeightMultiple != 0 || minimumLineHeight != 0 || maximumLineHeight != 0
  }
}

extension Double {
  /// The number, or zero where it is none or infinite.
  var orZero: Double { isFinite ? self : 0 }
}
