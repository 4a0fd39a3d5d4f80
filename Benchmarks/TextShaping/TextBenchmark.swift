import Foundation
import TextShaping

/// Measures labels here and in bare Pango, in turn, in one process.
struct TextBenchmark {
  struct Result: Encodable {
    /// The first label of the process, fonts included, in milliseconds.
    var firstLabelMilliseconds = 0.0
    var firstJapaneseLabelMilliseconds = 0.0
    /// Medians in microseconds per label.
    var medians: [String: Double] = [:]
    /// Ours over bare Pango's for the same texts.
    var ratios: [String: Double] = [:]
  }

  let count: Int
  let passes: Int

  private static let clock = ContinuousClock()

  func run() -> Result {
    var result = Result()
    let first = Self.clock.measure { _ = measure("Kyoto Station 2024") }
    let japanese = Self.clock.measure { _ = measure("京都駅のりば") }
    result.firstLabelMilliseconds = first / .milliseconds(1)
    result.firstJapaneseLabelMilliseconds = japanese / .milliseconds(1)
    compare("latin", SampleLabels.latin(count), family: "Inter", into: &result)
    compare("japanese", SampleLabels.japanese(count), family: "Noto Sans CJK JP", into: &result)
    compare("accented", SampleLabels.accented(count), family: "Inter", into: &result)
    return result
  }

  private func measure(_ text: String) -> TextMeasurement {
    Typesetter.shared.measure(text, TextFormat.shared(TextAttributes(font: font)))
  }

  private var font: Font { FontLibrary.shared.font(for: .system(14)) }

  private func compare(_ name: String, _ texts: [String], family: String, into result: inout Result)
  {
    let bytes = texts.map { Array($0.utf8CString) }
    guard let pango = BarePango(family: family, size: 14),
      let wrapping = BarePango(family: family, size: 14)
    else { return }
    wrapping.wrap(width: 80)
    var attributes = TextAttributes(font: font)
    let plain = TextFormat.shared(attributes)
    attributes.paragraphStyle.lineBreakMode = .truncatingTail
    let truncated = TextFormat.shared(attributes)
    let two = LayoutConstraints(width: 80, maximumLines: 2)
    let typesetter = Typesetter()
    var times: [String: [Double]] = [:]
    func time(_ what: String, _ body: () -> Void) {
      let duration = Self.clock.measure(body)
      times[what, default: []].append(duration / .microseconds(1) / Double(texts.count))
    }
    for _ in 0..<passes {
      time("pango") { for text in bytes { sink &+= Int(pango.size(of: text)) } }
      typesetter.removeAll()
      time("measure") { for text in texts { use(typesetter.measure(text, plain)) } }
      time("measureCached") { for text in texts { use(typesetter.measure(text, plain)) } }
      typesetter.removeAll()
      time("layout") { for text in texts { use(typesetter.layout(text, plain)) } }
      time("layoutCached") { for text in texts { use(typesetter.layout(text, plain)) } }
      time("pangoTwoLines") { for text in bytes { sink &+= Int(wrapping.size(of: text)) } }
      typesetter.removeAll()
      time("twoLines") { for text in texts { use(typesetter.measure(text, truncated, in: two)) } }
      time("twoLinesCached") {
        for text in texts { use(typesetter.measure(text, truncated, in: two)) }
      }
    }
    record(name, times, into: &result)
  }

  private func record(_ name: String, _ times: [String: [Double]], into result: inout Result) {
    let medians = times.mapValues { $0.dropFirst(2).sorted()[($0.count - 2) / 2] }
    for (what, median) in medians {
      result.medians["\(name).\(what)"] = median
      guard !what.hasPrefix("pango") else { continue }
      let base = what.hasPrefix("twoLines") ? medians["pangoTwoLines"] : medians["pango"]
      if let base { result.ratios["\(name).\(what)"] = median / base }
    }
  }

  private func use(_ measurement: TextMeasurement) { sink &+= measurement.lineCount }

  private func use(_ layout: TextLayout) { sink &+= layout.lines.count }
}

/// Keeps results from being optimised away.
nonisolated(unsafe) private var sink = 0
