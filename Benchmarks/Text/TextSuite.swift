import Foundation
import TextShaping

/// Labels measured here and in bare Pango.
enum TextSuite: Suite {
  static let name = "text"
  private static let count = 2000

  private static var font: Font { FontLibrary.shared.font(for: .system(14)) }

  static func run() -> [Measurement] {
    let first = Race.once { _ = measure("Kyoto Station 2024") }
    let japanese = Race.once { _ = measure("京都駅のりば") }
    return [
      Measurement(name: "text.first label", microseconds: first),
      Measurement(name: "text.first japanese label", microseconds: japanese),
    ] + compare("latin", SampleLabels.latin(count), family: "Inter")
      + compare("japanese", SampleLabels.japanese(count), family: "Noto Sans CJK JP")
      + compare("accented", SampleLabels.accented(count), family: "Inter")
  }

  private static func measure(_ text: String) -> TextMeasurement {
    Typesetter.shared.measure(text, TextFormat.shared(TextAttributes(font: font)))
  }

  private static func compare(_ name: String, _ texts: [String], family: String) -> [Measurement] {
    let bytes = texts.map { Array($0.utf8CString) }
    guard let pango = BarePango(family: family, size: 14),
      let wrapping = BarePango(family: family, size: 14)
    else { return [] }
    wrapping.wrap(width: 80)
    var attributes = TextAttributes(font: font)
    let plain = TextFormat.shared(attributes)
    attributes.paragraphStyle.lineBreakMode = .truncatingTail
    let truncated = TextFormat.shared(attributes)
    let two = LayoutConstraints(width: 80, maximumLines: 2)
    let typesetter = Typesetter()
    let medians = Race().medians(
      per: texts.count,
      [
        ("pango", { for text in bytes { sink &+= Int(pango.size(of: text)) } }),
        (
          "measure",
          {
            typesetter.removeAll()
            for text in texts { use(typesetter.measure(text, plain)) }
          }
        ),
        ("measure again", { for text in texts { use(typesetter.measure(text, plain)) } }),
        (
          "lay out",
          {
            typesetter.removeAll()
            for text in texts { use(typesetter.layout(text, plain)) }
          }
        ),
        ("lay out again", { for text in texts { use(typesetter.layout(text, plain)) } }),
        ("pango, two lines", { for text in bytes { sink &+= Int(wrapping.size(of: text)) } }),
        (
          "two lines",
          {
            typesetter.removeAll()
            for text in texts { use(typesetter.measure(text, truncated, in: two)) }
          }
        ),
        (
          "two lines again",
          { for text in texts { use(typesetter.measure(text, truncated, in: two)) } }
        ),
      ]
    )
    return [
      ("measure", "pango", 1.5), ("measure again", "pango", 0.05), ("lay out", "pango", nil),
      ("lay out again", "pango", 0.05), ("two lines", "pango, two lines", 1.5),
      ("two lines again", "pango, two lines", 0.05),
    ].map { (what: String, base: String, goal: Double?) in
      let (ours, bare) = (medians[what] ?? .nan, medians[base] ?? .nan)
      return Measurement(
        name: "text.\(name) \(what)",
        microseconds: ours,
        baseline: "bare Pango",
        baselineMicroseconds: bare,
        ratio: ours / bare,
        goal: goal
      )
    }
  }

  private static func use(_ measurement: TextMeasurement) { sink &+= measurement.lineCount }

  private static func use(_ layout: TextLayout) { sink &+= layout.lines.count }

  /// Keeps results from being optimised away.
  private static var sink = 0
}
